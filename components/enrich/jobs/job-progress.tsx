"use client";

import { Notice } from "../../ui/notice";
import { useWriters } from "../../ui/numbers";
import { Progress } from "../../ui/progress";
import type { WatchedJob } from "./jobs-data";
import { timeInWords } from "./pace";

/** How far a job is, how fast, and how long it still takes; what stopped it. Nothing once it is done. */
export function JobProgress({ job }: { readonly job: WatchedJob }) {
  const { count, percent } = useWriters();
  const { state, rows, counts, pace, reason } = job;
  const done = rows - counts.waiting;
  if (state === "done") return null;
  if (state === "receiving") {
    return (
      <Notice tone="caution" title="The file was not sent whole.">
        {rows === 1 ? "1 row" : `${count(rows)} rows`} arrived. Delete it, and send the file again.
      </Notice>
    );
  }
  return (
    <section aria-label="Progress" className="rounded-card bg-panel p-4 shadow-card sm:p-5">
      <Progress label="Rows looked up" value={done} max={Math.max(1, rows)} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6" data-done={done}>
        <span>
          <strong className="font-semibold">{count(done)}</strong> of {count(rows)} {rows === 1 ? "row" : "rows"}, {percent(Math.floor((100 * done) / Math.max(1, rows)) / 100)}
        </span>
        <span className="text-ink-soft">
          {state === "running" &&
            (pace === undefined ? "Measuring the pace …" : `${pace >= 10 ? count(Math.round(pace)) : count(Math.round(pace * 10) / 10)} rows a second, ${timeInWords(counts.waiting / pace)} left`)}
          {state === "paused" && (reason === null ? "Paused. Nothing is lost; resume when you like." : "Paused by the service.")}
          {state === "cancelled" && "Cancelled. What was found stays."}
        </span>
      </p>
      {reason !== null && state === "paused" && (
        <div role="alert" className="mt-3">
          <Notice tone="caution" title="It could not go on.">
            {reason} Resume it afterwards: it goes on where it stopped.
          </Notice>
        </div>
      )}
      {state === "running" && <p className="mt-1 text-label text-ink-faint">It goes on when you close this page.</p>}
    </section>
  );
}
