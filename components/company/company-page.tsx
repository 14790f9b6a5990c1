"use client";

import { useEffect } from "react";
import type { PublicRecord } from "../../lib/company/fields";
import { useCompany } from "../explore/explore-data";
import { ApiProblem } from "../shell/api-problem";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button";
import { CountryFlag } from "../ui/country-flag";
import { Skeleton } from "../ui/skeleton";
import { CompanyActions } from "./company-actions";
import { companyHref } from "./fact-line";
import { FieldGroups } from "./field-groups";
import { GroupCard } from "./group-card";
import { SourceCard } from "./source-card";

interface CompanyPageProps {
  /** Its ID, or any other one that the service knows it by. */
  readonly id: string;
  /** The registers in the index, by code. */
  readonly registers: Readonly<Record<string, string>>;
}

/** One company with everything the subscription includes. */
export function CompanyPage({ id, registers }: CompanyPageProps) {
  const { data, error, refetch } = useCompany(id);
  const own = data?.ID;
  useEffect(() => {
    // Links, lists and the history have one address for one company.
    if (typeof own === "string" && own !== id) window.history.replaceState(null, "", companyHref(own));
  }, [own, id]);
  return (
    <main id="content" className="mx-auto max-w-7xl px-4 pt-6 pb-16 sm:px-6">
      {error !== null ? (
        <ApiProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <PageSkeleton />
      ) : data === null ? (
        <Missing id={id} />
      ) : (
        <>
          <Head record={data} />
          {typeof own === "string" && own !== id && (
            <p role="status" className="mt-3 text-label text-ink-soft">
              You followed the ID <code className="font-mono">{id}</code>, under which another source knows this company. Its own is <code className="font-mono">{own}</code>.
            </p>
          )}
          <div className="mt-5 grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <FieldGroups record={data} look="page" without={["provenance"]} />
            <aside aria-label="Group and source" className="grid gap-4">
              <GroupCard record={data} />
              <SourceCard record={data} registers={registers} />
            </aside>
          </div>
        </>
      )}
    </main>
  );
}

function Head({ record }: { readonly record: PublicRecord }) {
  const trade = record["Trade Name"];
  const where = [record.City, record.Country].filter((part) => part !== null && part !== undefined).join(", ");
  const location = { "0": "Single location", "1": "Headquarters", "2": "Branch" }[record["Location Type"] ?? ""];
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title break-words">{record["Company Name"]}</h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft">
          <span className="flex items-center gap-1.5">
            <CountryFlag code={record["Country Code"] ?? ""} />
            {where}
          </span>
          {location !== undefined && <Badge>{location}</Badge>}
          {record["Subsidiary Code"] === "3" && <Badge>Subsidiary</Badge>}
          {typeof trade === "string" && trade !== "" && <span>trades as {trade}</span>}
        </p>
      </div>
      <CompanyActions look="page" record={record} />
    </header>
  );
}

function Missing({ id }: { readonly id: string }) {
  return (
    <div>
      <h1 className="text-title">There is no such company</h1>
      <p className="mt-0.5 max-w-3xl text-lead text-ink-soft">
        No company has the ID <code className="font-mono break-all">{id}</code>. It may have gone with the last import, or the link is cut off.
      </p>
      <ButtonLink href="/" variant="primary" className="mt-5">
        Find it by name
      </ButtonLink>
    </div>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading the company">
      <Skeleton className="h-7 w-72" />
      <Skeleton className="mt-2 h-5 w-44" />
      <div className="mt-5 grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-4 xl:grid-cols-2">
          {[0, 1, 2, 3].map((part) => (
            <Skeleton key={part} className="h-56" />
          ))}
        </div>
        <Skeleton className="h-72" />
      </div>
    </div>
  );
}
