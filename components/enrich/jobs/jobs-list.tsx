"use client";

import { FileSpreadsheet } from "lucide-react";
import Link from "next/link";
import type { Job } from "../../../lib/company/jobs";
import { ApiProblem } from "../../shell/api-problem";
import { Badge } from "../../ui/badge";
import { EmptyState } from "../../ui/empty-state";
import { Count, Instant } from "../../ui/numbers";
import { Progress } from "../../ui/progress";
import { Skeleton } from "../../ui/skeleton";
import { JOB_WORDS, SHOWN_STATES } from "./job-words";
import { useJobs } from "./jobs-data";

/** The workspace's files, newest first. */
export function JobsList() {
  const { data, error, refetch } = useJobs();
  if (error !== null) return <ApiProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-32 w-full" />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<FileSpreadsheet size={20} />} title="No files yet">
        Each file you send stands here with its results, for everybody in the workspace.
      </EmptyState>
    );
  }
  return (
    <ul className="-my-3 grid">
      {data.map((job) => (
        <li key={job.id} className="border-t border-line-soft first:border-t-0">
          <Line job={job} />
        </li>
      ))}
    </ul>
  );
}

function Line({ job }: { readonly job: Job }) {
  const { label, tone } = JOB_WORDS[job.state];
  const done = job.rows - job.counts.waiting;
  return (
    <div className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <Link prefetch={false} href={`/enrich/${encodeURIComponent(job.id)}`} className="truncate font-medium hover:text-accent-ink hover:underline">
            {job.name}
          </Link>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="text-label text-ink-faint">
          <Count value={job.rows} /> {job.rows === 1 ? "row" : "rows"} · {job.madeBy.name} · <Instant value={new Date(job.createdAt).toISOString()} time />
        </p>
      </div>
      {job.state === "running" ? (
        <div className="w-full sm:w-56">
          <Progress label={`Progress of ${job.name}`} value={done} max={Math.max(1, job.rows)} />
        </div>
      ) : (
        <p className="flex flex-wrap gap-x-3 text-label text-ink-soft">
          {SHOWN_STATES.map((shown) => (
            <span key={shown.state}>
              {shown.label} <Count value={job.counts[shown.state]} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
