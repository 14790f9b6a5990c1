"use client";

import { Download, Search } from "lucide-react";
import { ApiProblem } from "../shell/api-problem";
import { PageFrame } from "../shell/page-frame";
import { ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { useHistory, useJobs } from "./export-data";
import { HistoryList } from "./history-list";
import { RunningExport } from "./running-export";

/** What is being written, what is here to download, and what was exported before. */
export function ExportsView({ person }: { readonly person: string }) {
  const jobs = useJobs(person);
  const { data: history, error, refetch } = useHistory();
  const open = [...jobs].sort((a, b) => ORDER[a.state] - ORDER[b.state]);
  const past = history?.filter(({ id }) => !jobs.some((job) => job.id === id && (job.state === "running" || job.state === "paused")));
  return (
    <PageFrame
      title="Exports"
      lead="Files of companies. An export runs in this browser and goes on here after a reload."
      actions={
        <ButtonLink href="/exports?all=true" icon={<Download size={15} aria-hidden="true" />}>
          Export everything
        </ButtonLink>
      }
    >
      {open.length > 0 && (
        <section aria-labelledby="in-this-browser" className="mb-8">
          <h2 id="in-this-browser" className="mb-2 font-semibold">
            In this browser
          </h2>
          <ul className="grid gap-3">
            {open.map((job) => (
              <RunningExport key={job.id} job={job} />
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="history">
        <h2 id="history" className="mb-2 font-semibold">
          History
        </h2>
        {error !== null ? (
          <ApiProblem error={error} onRetry={() => void refetch()} />
        ) : past === undefined ? (
          <div aria-busy="true" className="grid gap-px overflow-hidden rounded-card shadow-card">
            {["a", "b", "c"].map((row) => (
              <Skeleton key={row} className="h-16" />
            ))}
          </div>
        ) : past.length === 0 ? (
          <div className="rounded-card bg-panel shadow-card">
            <EmptyState
              icon={<Download size={20} aria-hidden="true" />}
              title={open.length > 0 ? "No earlier exports" : "Nothing was exported yet"}
              actions={
                <ButtonLink variant="primary" href="/" icon={<Search size={15} aria-hidden="true" />}>
                  Find companies
                </ButtonLink>
              }
            >
              Filter companies in Explore and press Export. Every export of the workspace is then listed here, to be run again or left out of the next one.
            </EmptyState>
          </div>
        ) : (
          <HistoryList records={past} jobs={jobs} />
        )}
      </section>
    </PageFrame>
  );
}

const ORDER = { running: 0, paused: 1, failed: 2, done: 3 } as const;
