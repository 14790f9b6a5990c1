"use client";

import { Keyboard } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import type { Job, JobRow } from "../../../lib/company/jobs";
import { ApiProblem } from "../../shell/api-problem";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Kbd } from "../../ui/kbd";
import { useWriters } from "../../ui/numbers";
import { Skeleton } from "../../ui/skeleton";
import type { ShownState } from "./job-words";
import { useRows } from "./jobs-data";
import { RowDetail } from "./row-detail";
import { RowList } from "./row-list";
import { useDecisions } from "./use-decisions";

interface ReviewProps {
  readonly job: Job;
  readonly state: ShownState;
  readonly heading: string;
  readonly what: string;
}

/** The rows of one kind beside the one that is looked at: walked through, decided and taken back by keys. */
export function Review({ job, state, heading, what }: ReviewProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useRows(job, state);
  const decisions = useDecisions(job.id);
  const [current, setCurrent] = useState<number>();
  const [picks, setPicks] = useState<ReadonlyMap<number, number>>(new Map());
  const list = useRef<HTMLDivElement>(null);
  const { count } = useWriters();
  if (error !== null && data === undefined) return <ApiProblem error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-96 w-full" />;
  const rows = data.pages.flatMap((page) => page.rows).map(decisions.of);
  const at = Math.max(0, rows.findIndex(({ row }) => row === current));
  const row = rows[at];
  if (row === undefined) {
    return job.state === "running" ? <EmptyState title="None yet">Rows stand here as soon as they are looked up.</EmptyState> : <EmptyState title="No rows">No row of the file came out like this.</EmptyState>;
  }
  const picked = picks.get(row.row) ?? Math.max(0, row.matches.findIndex(({ id }) => id === row.decision?.company));
  const matches = row.matches.length;
  const decided = rows.filter(({ decision }) => decision !== null).length;

  function walk(to: number): void {
    const target = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (target !== undefined) setCurrent(target.row);
    if (to >= rows.length - 5 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }
  /** Decides, and goes on to the next row that nobody has decided. */
  function decide(given: JobRow, company: string | null): void {
    decisions.decide(given, company);
    const next = rows.findIndex((each, index) => index > at && each.decision === null);
    walk(next >= 0 ? next : at);
  }
  const actions = {
    pick: (index: number) => setPicks((before) => new Map(before).set(row.row, index)),
    accept: (index: number) => {
      const match = row.matches[index];
      if (match !== undefined) decide(row, match.id);
    },
    reject: () => {
      if (row.matches.length > 0) decide(row, null);
    },
    undo: () => {
      const undone = decisions.undo();
      if (undone !== undefined) setCurrent(undone);
      else if (row.decision !== null) decisions.decide(row, undefined);
    },
  };
  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : undefined;
    if (key === "j" || key === "arrowdown") walk(at + 1);
    else if (key === "k" || key === "arrowup") walk(at - 1);
    else if (key === "home") walk(0);
    else if (key === "end") walk(rows.length - 1);
    else if (digit !== undefined && digit < matches) actions.pick(digit);
    else if (key === "a") actions.accept(picked);
    else if (key === "n") actions.reject();
    else if (key === "u") actions.undo();
    else return;
    event.preventDefault();
  }

  return (
    <div onKeyDown={onKeyDown}>
      <h2 className="sr-only">{heading}</h2>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-ink-soft">
          {what}
          {state === "review" && <span data-decided={decided}> {count(decided)} decided{hasNextPage ? ` of the first ${count(rows.length)}` : `, ${count(rows.length - decided)} left`}.</span>}
        </p>
        <Hints decidable={state === "match" || state === "review"} onStart={() => list.current?.focus()} />
      </div>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <RowList list={list} job={job} rows={rows} at={at} onWalk={walk} label={heading} />
        <RowDetail key={row.row} job={job} row={row} picked={picked} actions={actions} />
      </div>
    </div>
  );
}

/** The keys, and a button that makes them work: they are the list's, so that they disturb nobody elsewhere on the page. */
function Hints({ decidable, onStart }: { readonly decidable: boolean; readonly onStart: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-faint max-sm:hidden">
      <span className="flex items-center gap-1">
        <Kbd>J</Kbd>
        <Kbd>K</Kbd> walk
      </span>
      {decidable && (
        <>
          <span className="flex items-center gap-1">
            <Kbd>1</Kbd>–<Kbd>9</Kbd> pick
          </span>
          <span className="flex items-center gap-1">
            <Kbd>A</Kbd> accept
          </span>
          <span className="flex items-center gap-1">
            <Kbd>N</Kbd> none
          </span>
          <span className="flex items-center gap-1">
            <Kbd>U</Kbd> undo
          </span>
        </>
      )}
      <Button size="sm" icon={<Keyboard size={14} aria-hidden="true" />} onClick={onStart}>
        Use the keyboard
      </Button>
    </div>
  );
}
