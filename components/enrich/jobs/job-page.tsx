"use client";

import { ApiError } from "../../../lib/client/api-error";
import type { Reader } from "../../lists/reader";
import { ApiProblem } from "../../shell/api-problem";
import { PageFrame } from "../../shell/page-frame";
import { Badge } from "../../ui/badge";
import { ButtonLink } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Count, Day } from "../../ui/numbers";
import { Skeleton } from "../../ui/skeleton";
import { JobActions } from "./job-actions";
import { JobProgress } from "./job-progress";
import { JOB_WORDS } from "./job-words";
import { useJob, type WatchedJob } from "./jobs-data";
import { Results } from "./results";

/** A file of websites: how far it is, and what came of it. */
export function JobPage({ id, reader }: { readonly id: string; readonly reader: Reader }) {
  const { data: job, error, refetch } = useJob(id);
  if (error !== null && job === undefined) {
    return (
      <PageFrame title="A file of websites">
        {error instanceof ApiError && error.status === 404 ? (
          <EmptyState title="This file is not here any more" actions={<ButtonLink href="/enrich">All files</ButtonLink>}>
            Files are deleted with their results by whoever sent them, by an owner, or when their time is over.
          </EmptyState>
        ) : (
          <ApiProblem error={error} onRetry={() => void refetch()} />
        )}
      </PageFrame>
    );
  }
  if (job === undefined) {
    return (
      <PageFrame title={<Skeleton className="h-7 w-64" />}>
        <Skeleton className="h-28 w-full" />
        <Skeleton className="mt-4 h-96 w-full" />
      </PageFrame>
    );
  }
  return (
    <PageFrame title={<Title job={job} />} lead={<Lead job={job} />} actions={<JobActions job={job} reader={reader} />}>
      <div className="grid grid-cols-1 gap-4">
        <JobProgress job={job} />
        {job.state !== "receiving" && <Results job={job} />}
      </div>
    </PageFrame>
  );
}

function Title({ job: { name, state } }: { readonly job: WatchedJob }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2.5">
      <span className="min-w-0 break-words">{name}</span>
      <Badge tone={JOB_WORDS[state].tone}>{JOB_WORDS[state].label}</Badge>
    </span>
  );
}

function Lead({ job: { rows, columns, domainColumn, madeBy, expiresAt } }: { readonly job: WatchedJob }) {
  return (
    <span className="block text-body">
      <Count value={rows} /> {rows === 1 ? "row" : "rows"}, by the column “{columns[domainColumn]?.trim() || `Column ${domainColumn + 1}`}”. Sent by {madeBy.name}, kept until <Day value={new Date(expiresAt).toISOString().slice(0, 10)} />.
    </span>
  );
}
