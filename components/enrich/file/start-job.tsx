"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "../../shell/api-problem";
import { Button } from "../../ui/button";
import { useWriters } from "../../ui/numbers";
import { Progress } from "../../ui/progress";
import { jobs, useAllowance, type Allowance } from "../jobs/jobs-data";
import { timeInWords } from "../jobs/pace";
import type { Table } from "./read-table";
import { jobName, sendFile } from "./send-file";

interface StartJobProps {
  readonly name: string;
  readonly table: Table;
  readonly column: number;
  /** Different domains. */
  readonly lookUps: number;
  readonly refused: boolean;
  readonly onCancel: () => void;
}

/** What it takes, and the button that starts it. */
export function StartJob({ name, table, column, lookUps, refused, onCancel }: StartJobProps) {
  const { data: allowance } = useAllowance();
  const router = useRouter();
  const queries = useQueryClient();
  const [sent, setSent] = useState(0);
  const [cancelled, setCancelled] = useState(false);
  const stop = useRef<AbortController>(undefined);
  const send = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      setCancelled(false);
      return sendFile(jobs, { name: jobName(name), table, domainColumn: column, signal: stop.current.signal, onSent: setSent });
    },
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ["jobs"] });
      router.push(`/enrich/${encodeURIComponent(id)}`);
    },
  });
  const sending = send.isPending;
  useEffect(() => {
    if (!sending) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [sending]);
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line-soft pt-4">
      {send.error !== null && !cancelled && <ApiProblem error={send.error} />}
      {sending && <Progress label="Sending the file" value={sent} max={Math.max(1, table.rows.length)} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Cost lookUps={lookUps} rows={table.rows.length} allowance={allowance} />
        <div className="flex gap-2">
          <Button
            onClick={() => {
              setCancelled(true);
              stop.current?.abort(new Error("cancelled"));
              if (!sending) onCancel();
            }}
          >
            Cancel
          </Button>
          <Button variant="primary" busy={sending} disabled={refused || lookUps === 0} onClick={() => send.mutate()}>
            {sending ? "Sending" : "Start"}
          </Button>
        </div>
      </div>
    </div>
  );
}

function Cost({ lookUps, rows, allowance }: { readonly lookUps: number; readonly rows: number; readonly allowance: Allowance | undefined }) {
  const { count } = useWriters();
  const { left, limit, perSecond } = allowance ?? {};
  const short = left !== undefined && left < lookUps;
  return (
    <div className="min-w-0 flex-1 basis-72">
      <p>
        <strong className="font-semibold">
          {count(lookUps)} {lookUps === 1 ? "request" : "requests"}
        </strong>{" "}
        for {count(rows)} {rows === 1 ? "row" : "rows"}
        {perSecond !== undefined && lookUps > 0 && `, ${timeInWords(lookUps / perSecond)} at ${count(perSecond)} a second`}
      </p>
      <p className={short ? "text-caution" : "text-label text-ink-faint"}>
        {allowance === undefined
          ? "Each website is looked up once."
          : left === undefined || limit === undefined
            ? "Your quota is not limited. Each website is looked up once."
            : short
              ? `Only ${count(left)} of ${count(limit)} requests are left: the file pauses there, and goes on when you resume it.`
              : `${count(left)} of ${count(limit)} requests are left. Each website is looked up once.`}
      </p>
    </div>
  );
}
