"use client";

import { FileCheck, Pause, Play, RotateCcw, TriangleAlert, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { Button, ButtonLink } from "../ui/button";
import { Dialog, DialogClose } from "../ui/dialog";
import { useLocale } from "../ui/locale";
import { useWriters } from "../ui/numbers";
import { Progress } from "../ui/progress";
import { notify } from "../ui/toast";
import { durationText, sizeText } from "./bytes";
import { handOver } from "./hand-over";
import type { ExportJob } from "./job";
import { useProgress, type ExportProgress } from "./progress";
import { QueryWords } from "./query-words";
import { cancel, forget, pause, resume } from "./runner";
import { readQueryText } from "./words";

/** An export of this browser that is under way, paused, failed, or finished and still here. */
export function RunningExport({ job }: { readonly job: ExportJob }) {
  const progress = useProgress(job.id);
  const { count, percent } = useWriters();
  const locale = useLocale();
  const reading = readQueryText(job.query);
  const seen = progress?.stage === "writing" ? progress.done : job.checkpoint.seen;
  const share = job.announced === 0 ? 1 : seen / job.announced;
  const packing = job.state === "running" && progress?.stage === "packing";
  return (
    <li className="rounded-card bg-panel p-4 shadow-card sm:p-5" data-export={job.id} data-state={job.state}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h3 className="truncate font-semibold" title={job.name}>
            {job.name}
          </h3>
          {"query" in reading && <div className="mt-0.5 text-label"><QueryWords query={reading.query} /></div>}
        </div>
        <Actions job={job} />
      </div>
      {job.state === "done" ? (
        <p className="mt-3 flex items-center gap-2">
          <FileCheck size={16} aria-hidden="true" className="shrink-0 text-positive" />
          <span>
            {count(job.checkpoint.delivered)} {job.checkpoint.delivered === 1 ? "company" : "companies"}
            {job.checkpoint.skipped > 0 && `, ${count(job.checkpoint.skipped)} left out`} · {sizeText(job.fileSize ?? 0, locale)}
          </span>
        </p>
      ) : job.state === "failed" ? (
        <Told>{job.reason}</Told>
      ) : (
        <>
          <div className="mt-3">
            <Progress label={`Progress of ${job.name}`} value={packing ? progress.done / Math.max(1, progress.total) : share} />
          </div>
          <p className="mt-2 flex flex-wrap justify-between gap-x-4 text-label">
            <span>
              <strong className="font-semibold">{count(seen)}</strong> of {count(job.announced)} {job.announced === 1 ? "company" : "companies"}
              {job.checkpoint.skipped > 0 && `, ${count(job.checkpoint.skipped)} left out`}
            </span>
            <span className="text-ink-soft" role="status">
              {job.state === "paused" ? `Paused at ${percent(share)}` : doing(progress, job, count)}
            </span>
          </p>
          {job.reason !== undefined && <Told>{job.reason}</Told>}
        </>
      )}
    </li>
  );
}

function doing(progress: ExportProgress | undefined, { announced }: ExportJob, count: (value: number) => string): string {
  switch (progress?.stage) {
    case undefined:
    case "preparing":
      return "Starting";
    case "replaying":
      return `The scroll had expired; finding the place again: ${count(progress.done)} of ${count(progress.total)}`;
    case "packing":
      return "Packing the workbook";
    case "waiting":
      return `Goes on in ${durationText(progress.done)}: ${progress.why ?? "the service does not answer"}`;
    case "writing":
      return progress.rate === undefined || progress.rate === 0 ? "Writing" : `${count(Math.round(progress.rate))} a second · ${durationText((announced - progress.done) / progress.rate)} left`;
  }
}

function Told({ children }: { readonly children: ReactNode }) {
  return (
    <p role="alert" className="mt-3 flex items-start gap-2 text-negative">
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function Actions({ job }: { readonly job: ExportJob }) {
  const { id, state } = job;
  if (state === "done") {
    return (
      <div className="flex flex-wrap gap-1.5">
        <Button variant="secondary" onClick={() => void download(job)}>
          Download again
        </Button>
        <Button variant="ghost" onClick={() => void forget(id)}>
          Remove file
        </Button>
      </div>
    );
  }
  if (state === "failed") {
    return (
      <div className="flex flex-wrap gap-1.5">
        <ButtonLink href={`/exports?again=${id}`} icon={<RotateCcw size={15} aria-hidden="true" />}>
          Start over
        </ButtonLink>
        <Button variant="ghost" onClick={() => void forget(id)}>
          Dismiss
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap gap-1.5">
      {state === "running" ? (
        <Button icon={<Pause size={15} aria-hidden="true" />} onClick={() => pause(id)}>
          Pause
        </Button>
      ) : job.remedy === "sign-in" ? (
        <ButtonLink variant="primary" href="/sign-in?next=%2Fexports">
          Sign in
        </ButtonLink>
      ) : (
        <Button icon={<Play size={15} aria-hidden="true" />} onClick={() => resume(id)}>
          Resume
        </Button>
      )}
      <CancelButton job={job} />
    </div>
  );
}

function CancelButton({ job: { id, name } }: { readonly job: ExportJob }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="ghost" icon={<X size={15} aria-hidden="true" />}>
          Cancel
        </Button>
      }
      title="Cancel this export?"
      actions={
        <>
          <DialogClose asChild>
            <Button>Keep it</Button>
          </DialogClose>
          <Button
            variant="danger"
            onClick={() => {
              setOpen(false);
              void cancel(id);
            }}
          >
            Cancel export
          </Button>
        </>
      }
    >
      What is written of {name} is deleted. To go on later, pause it instead.
    </Dialog>
  );
}

/** Gives the file to the browser's downloads once more. */
export async function download(job: ExportJob): Promise<void> {
  try {
    await handOver(job);
  } catch (error) {
    notify({ tone: "negative", title: "The file is no longer here", description: error instanceof Error ? error.message : String(error) });
  }
}
