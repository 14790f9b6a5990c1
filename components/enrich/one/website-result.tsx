"use client";

import { ApiError } from "../../../lib/client/api-error";
import { ApiProblem } from "../../shell/api-problem";
import { ErrorState } from "../../ui/error-state";
import { Skeleton } from "../../ui/skeleton";
import { siteProblem } from "../site-problem";
import { Candidates } from "./candidates";
import { PageFacts } from "./page-facts";
import { Verdict } from "./verdict";
import { useCompanies, usePage } from "./website-data";

/** What is found behind one address: the verdict, the companies that the page names with their matches, and the page itself. */
export function WebsiteResult({ url, onLookUp }: { readonly url: string; readonly onLookUp: (url: string) => void }) {
  const page = usePage(url);
  const named = (page.data?.candidates.length ?? 0) > 0;
  const companies = useCompanies(url, named);
  if (page.error !== null) return <Problem error={page.error} onRetry={() => void page.refetch()} />;
  if (page.data === undefined) return <Waiting />;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">
        {companies.error !== null ? <Problem error={companies.error} onRetry={() => void companies.refetch()} /> : <Verdict page={page.data} resolution={companies.data} onLookUp={onLookUp} />}
        {named && <Candidates candidates={page.data.candidates} resolved={companies.data?.candidates} failed={companies.error !== null} />}
      </div>
      <PageFacts page={page.data} onLookUp={onLookUp} />
    </div>
  );
}

function Problem({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : undefined;
  const problem = siteProblem(code === "internal" ? undefined : code);
  if (problem === undefined) return <ApiProblem error={error} onRetry={onRetry} />;
  return (
    <ErrorState title={problem.title} onRetry={problem.passes ? onRetry : undefined}>
      <p>{problem.advice}</p>
      <p className="mt-2 text-label text-ink-faint">
        <code className="font-mono">{code}</code> {error.message}
      </p>
    </ErrorState>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Looking the website up" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-44 w-full" />
      </div>
      <Skeleton className="h-72 w-full" />
    </div>
  );
}

