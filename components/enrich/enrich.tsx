"use client";

import { useIsFetching } from "@tanstack/react-query";
import { useQueryState } from "nuqs";
import { lazy, Suspense, useState } from "react";
import { PageFrame } from "../shell/page-frame";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { Skeleton } from "../ui/skeleton";
import type { Given } from "./file/decode";
import { NewFile } from "./file/new-file";
import { JobsList } from "./jobs/jobs-list";
import { WebsiteForm } from "./one/website-form";

const FilePreview = lazy(() => import("./file/file-preview").then((module) => ({ default: module.FilePreview })));
const WebsiteResult = lazy(() => import("./one/website-result").then((module) => ({ default: module.WebsiteResult })));

/** The company behind one website, which the page's address names, or behind each of a file. */
export function Enrich() {
  const [url, setUrl] = useQueryState("url", { history: "push", scroll: true });
  const [given, setGiven] = useState<Given>();
  const busy = useIsFetching({ queryKey: ["website-page"] }) > 0;
  const lookUp = (wanted: string): void => void setUrl(wanted);
  const asked = url?.trim() ?? "";
  if (asked !== "") {
    return (
      <PageFrame title="Enrich" actions={<ButtonLink href="/enrich">Enrich a file</ButtonLink>}>
        <WebsiteForm key={asked} url={asked} onLookUp={lookUp} busy={busy} />
        <div className="mt-5">
          <Suspense fallback={<Skeleton className="h-44 w-full" />}>
            <WebsiteResult key={asked} url={asked} onLookUp={lookUp} />
          </Suspense>
        </div>
      </PageFrame>
    );
  }
  if (given !== undefined) {
    return (
      <PageFrame title="Enrich a file" lead={given.name}>
        <Card title="What was understood" note="Nothing is sent yet">
          <Suspense fallback={<Skeleton className="h-72 w-full" />}>
            <FilePreview given={given} onCancel={() => setGiven(undefined)} />
          </Suspense>
        </Card>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="Enrich" lead="Find the company behind a website, or behind each website of a file.">
      <WebsiteForm url="" onLookUp={lookUp} busy={busy} />
      <p className="mt-1.5 text-label text-ink-faint">Fetches the page, reads whom it names, and looks for them in the registers: one request for the page, one for the companies.</p>
      <div className="mt-6 grid grid-cols-1 gap-4">
        <Card title="A file of websites" note="CSV or TSV, up to 50,000 rows">
          <NewFile onGiven={setGiven} />
        </Card>
        <Card title="Earlier files">
          <JobsList />
        </Card>
      </div>
    </PageFrame>
  );
}
