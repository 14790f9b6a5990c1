"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { Check, X } from "lucide-react";
import { useEffect, useId, type RefObject } from "react";
import type { Job, JobRow } from "../../../lib/company/jobs";
import { cx } from "../../ui/cx";
import { useWriters } from "../../ui/numbers";
import { siteProblem } from "../site-problem";
import { outcomeOf } from "./outcome";

/** A row's height in pixels. */
const HEIGHT = 52;

interface RowListProps {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly job: Job;
  readonly rows: readonly JobRow[];
  /** The index of the row that is looked at. */
  readonly at: number;
  readonly onWalk: (to: number) => void;
  readonly label: string;
}

/** The rows, of which only those in view are there; one is looked at. */
export function RowList({ list, job, rows, at, onWalk, label }: RowListProps) {
  const id = useId();
  const virtual = useVirtualizer({ count: rows.length, getScrollElement: () => list.current, estimateSize: () => HEIGHT, overscan: 8 });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => virtual.scrollToIndex(at, { align: "auto" }), [virtual, at]);
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-activedescendant={`${id}-${at}`}
      onScroll={() => {
        if (last >= rows.length - 20) onWalk(at);
      }}
      className="scroll-quiet max-h-52 self-start overflow-y-auto rounded-control border border-line lg:max-h-[32rem]"
    >
      <div role="presentation" className="relative" style={{ height: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rows[index];
          return row === undefined ? null : <Line key={row.row} id={`${id}-${index}`} job={job} row={row} index={index} of={rows.length} start={start} shown={index === at} onClick={() => onWalk(index)} />;
        })}
      </div>
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly job: Job;
  readonly row: JobRow;
  readonly index: number;
  readonly of: number;
  /** From the list's top, in pixels. */
  readonly start: number;
  readonly shown: boolean;
  readonly onClick: () => void;
}

function Line({ id, job, row, index, of, start, shown, onClick }: LineProps) {
  const { count } = useWriters();
  const { company, status } = outcomeOf(row);
  const name = row.matches.find((match) => match.id === company)?.name;
  const told = name ?? (status === "rejected" ? "None of them" : row.failure !== null ? (siteProblem(row.failure.code)?.title ?? row.failure.code) : row.matches.length === 0 ? "No company" : `${count(row.matches.length)} possible`);
  return (
    <div
      id={id}
      role="option"
      aria-selected={shown}
      aria-setsize={of}
      aria-posinset={index + 1}
      data-row={row.row}
      onClick={onClick}
      style={{ height: HEIGHT, transform: `translateY(${start}px)` }}
      className={cx("absolute inset-x-0 top-0 flex items-center gap-2 border-b border-line-soft px-3", shown ? "bg-accent-soft" : "hover:bg-hover")}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{row.cells[job.domainColumn]?.trim() || "No website"}</span>
        <span className="block truncate text-label text-ink-soft">{told}</span>
      </span>
      {status === "accepted" && <Check size={15} aria-label="Accepted" role="img" className="shrink-0 text-positive" />}
      {status === "rejected" && <X size={15} aria-label="None of them" role="img" className="shrink-0 text-negative" />}
    </div>
  );
}
