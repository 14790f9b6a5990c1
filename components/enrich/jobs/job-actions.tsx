"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, Pause, Play, Trash2 } from "lucide-react";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import type { Job } from "../../../lib/company/jobs";
import { mayDelete, type Reader } from "../../lists/reader";
import { tellFailure } from "../../shell/use-change";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { notify } from "../../ui/toast";
import { jobs, useChangeJob } from "./jobs-data";

const DownloadDialog = lazy(() => import("./download-dialog").then((module) => ({ default: module.DownloadDialog })));

type Asked = "cancel" | "delete" | "download";

/** What can be done with a job in its state. */
export function JobActions({ job, reader }: { readonly job: Job; readonly reader: Reader }) {
  const change = useChangeJob(job.id);
  const [asked, setAsked] = useState<Asked>();
  const close = (): void => setAsked(undefined);
  function turn(state: "running" | "paused"): void {
    change.mutate(state, { onError: (error) => tellFailure("That did not work", error, () => turn(state)) });
  }
  const goesOn = job.state === "running" || job.state === "paused";
  return (
    <>
      {job.state === "running" && (
        <Button icon={<Pause size={14} aria-hidden="true" />} busy={change.isPending} onClick={() => turn("paused")}>
          Pause
        </Button>
      )}
      {job.state === "paused" && (
        <Button variant="primary" icon={<Play size={14} aria-hidden="true" />} busy={change.isPending} onClick={() => turn("running")}>
          Resume
        </Button>
      )}
      {goesOn && <Button onClick={() => setAsked("cancel")}>Cancel</Button>}
      {job.state !== "receiving" && (
        <Button variant={goesOn ? "secondary" : "primary"} icon={<Download size={14} aria-hidden="true" />} onClick={() => setAsked("download")}>
          Download
        </Button>
      )}
      {mayDelete(reader, job.madeBy) && (
        <Button variant="danger" icon={<Trash2 size={14} aria-hidden="true" />} onClick={() => setAsked("delete")}>
          Delete
        </Button>
      )}
      {asked === "cancel" && <CancelDialog job={job} onClose={close} />}
      {asked === "delete" && <DeleteDialog job={job} onClose={close} />}
      {asked === "download" && (
        <Suspense>
          <DownloadDialog job={job} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface AskProps {
  readonly job: Job;
  readonly onClose: () => void;
}

function CancelDialog({ job, onClose }: AskProps) {
  const change = useChangeJob(job.id);
  return (
    <Ask
      title="Cancel this file?"
      text="Rows that were not looked up yet stay empty, and it cannot be resumed. What was found stays, and can be downloaded."
      action="Cancel the file"
      back="Go on with it"
      busy={change.isPending}
      error={change.error}
      onAction={() => change.mutate("cancelled", { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ job, onClose }: AskProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => jobs.remove(job.id),
    onSuccess: () => {
      notify({ title: "File deleted", description: job.name });
      router.push("/enrich");
      queries.removeQueries({ queryKey: ["jobs"] });
    },
  });
  return (
    <Ask
      title="Delete this file?"
      text="The file, its results and everything that was decided go for everybody, at once and for good."
      action="Delete"
      back="Keep it"
      busy={remove.isPending}
      error={remove.error}
      onAction={() => remove.mutate()}
      onClose={onClose}
    />
  );
}

interface AskTextProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly back: string;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onAction: () => void;
  readonly onClose: () => void;
}

function Ask({ title, text, action, back, busy, error, onAction, onClose }: AskTextProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{back}</Button>
          <Button variant="danger" busy={busy} onClick={onAction}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {error !== null && (
        <p role="alert" className="mt-2 text-negative">
          {error.message}
        </p>
      )}
    </Dialog>
  );
}
