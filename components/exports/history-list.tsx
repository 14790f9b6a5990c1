"use client";

import { Copy, FileDown, MoreHorizontal, RotateCcw, Sparkles, Trash2 } from "lucide-react";
import { exploreHref } from "../explore/explore-url";
import { useChangeOf } from "../shell/use-change";
import { Badge, type BadgeTone } from "../ui/badge";
import { DropdownMenu, MenuItem, MenuLine, MenuLink } from "../ui/dropdown-menu";
import { IconButton } from "../ui/icon-button";
import { Instant, useWriters } from "../ui/numbers";
import { HISTORY, transport } from "./export-data";
import type { HistoryRecord } from "./history-record";
import type { ExportJob } from "./job";
import { QueryWords } from "./query-words";
import { download } from "./running-export";
import { forget } from "./runner";
import { readQueryText } from "./words";

const STATES: Readonly<Record<string, { readonly label: string; readonly tone: BadgeTone }>> = {
  running: { label: "Running", tone: "accent" },
  paused: { label: "Paused", tone: "caution" },
  done: { label: "Done", tone: "positive" },
  cancelled: { label: "Cancelled", tone: "plain" },
  failed: { label: "Failed", tone: "negative" },
};
const FORMATS = { csv: "CSV", xlsx: "Excel", jsonl: "JSON Lines" } as const;

interface HistoryListProps {
  readonly records: readonly HistoryRecord[];
  readonly jobs: readonly ExportJob[];
}

/** The exports of everybody in the workspace, newest first. */
export function HistoryList({ records, jobs }: HistoryListProps) {
  return (
    <ul className="divide-y divide-line-soft rounded-card bg-panel shadow-card">
      {records.map((record) => (
        <HistoryRow key={record.id} record={record} job={jobs.find(({ id, state }) => id === record.id && state === "done")} />
      ))}
    </ul>
  );
}

function HistoryRow({ record, job }: { readonly record: HistoryRecord; readonly job: ExportJob | undefined }) {
  const { count } = useWriters();
  const reading = readQueryText(record.query);
  const { label, tone } = STATES[record.state] ?? { label: record.state, tone: "plain" };
  return (
    <li className="flex items-start gap-3 px-4 py-3 sm:px-5" data-history={record.id}>
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1 md:grid-cols-[minmax(0,1fr)_15rem_11rem]">
        <div className="min-w-0">
          {"query" in reading ? <QueryWords query={reading.query} /> : <p className="text-ink-soft">Its filters can no longer be read: {reading.problem}</p>}
          {record.reason !== undefined && <p className="text-label text-negative">{record.reason}</p>}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2 md:block">
          <span className="text-ink-soft">
            <span className="font-medium text-ink">{count(record.delivered)}</span>
            {record.delivered + record.skipped < record.announced ? ` of ${count(record.announced)} ${record.announced === 1 ? "company" : "companies"}` : record.delivered === 1 ? " company" : " companies"}
          </span>
          <span className="block text-label text-ink-faint">
            {FORMATS[record.format]}, {count(record.columns.length)} {record.columns.length === 1 ? "column" : "columns"}
            {record.skipped > 0 && `, ${count(record.skipped)} left out`}
          </span>
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 md:block">
          <Instant value={new Date(record.createdAt).toISOString()} time />
          <span className="block text-label text-ink-faint">{record.madeBy.name}</span>
        </p>
      </div>
      <span className="shrink-0 text-right sm:w-20">
        <Badge tone={tone}>{label}</Badge>
      </span>
      <RowMenu record={record} job={job} explore={"query" in reading ? exploreHref(reading.query) : undefined} />
    </li>
  );
}

function RowMenu({ record: { id, state, delivered }, job, explore }: { readonly record: HistoryRecord; readonly job: ExportJob | undefined; readonly explore: string | undefined }) {
  const remove = useChangeOf(
    HISTORY,
    async () => {
      await transport.send("DELETE", `/api/workspace/exports/${id}`);
      await forget(id);
    },
    { failure: "It was not deleted" },
  );
  return (
    <DropdownMenu trigger={<IconButton size="sm" label="Actions" icon={<MoreHorizontal size={16} />} />}>
      {job !== undefined && (
        <MenuItem icon={<FileDown size={15} />} onSelect={() => void download(job)}>
          Download again
        </MenuItem>
      )}
      <MenuLink icon={<RotateCcw size={15} />} href={`/exports?again=${id}`}>
        Run again
      </MenuLink>
      {delivered > 0 && (
        <MenuLink icon={<Sparkles size={15} />} href={`/exports?again=${id}&without=${id}`}>
          Run again, new companies only
        </MenuLink>
      )}
      {explore !== undefined && (
        <MenuLink icon={<Copy size={15} />} href={explore}>
          Show in Explore
        </MenuLink>
      )}
      {state !== "running" && state !== "paused" && (
        <>
          <MenuLine />
          <MenuItem danger icon={<Trash2 size={15} />} onSelect={() => remove.mutate(undefined)}>
            Delete from history
          </MenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
