"use client";

import { useMemo } from "react";
import { MultiSelect } from "../ui/multi-select";
import { useLocale } from "../ui/locale";
import { useHistory, useLists } from "./export-data";
import type { HistoryRecord } from "./history-record";

export interface LeavesOut {
  readonly exports: readonly string[];
  readonly lists: readonly string[];
}

interface LeaveOutProps {
  readonly value: LeavesOut;
  readonly onChange: (value: LeavesOut) => void;
}

/** Companies somebody has already: of earlier exports, and of lists. */
export function LeaveOut({ value, onChange }: LeaveOutProps) {
  const { data: history = [] } = useHistory();
  const { data: lists = [] } = useLists();
  const earlier = history.filter(({ delivered }) => delivered > 0);
  const label = useExportLabel();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">Only companies that are new to you: those of these exports and lists stay out of the file.</p>
      {earlier.length === 0 && lists.length === 0 && <p className="text-label text-ink-faint">There are no earlier exports or lists yet.</p>}
      {lists.length > 0 && (
        <section className="grid grid-cols-1 gap-1">
          <h3 className="text-label font-medium text-ink-soft">Lists</h3>
          <MultiSelect label="Lists" options={lists.map(({ id, name, size }) => ({ value: id, label: name, count: size }))} selected={value.lists} onChange={(chosen) => onChange({ ...value, lists: chosen })} />
        </section>
      )}
      {earlier.length > 0 && (
        <section className="grid grid-cols-1 gap-1">
          <h3 className="text-label font-medium text-ink-soft">Earlier exports</h3>
          <MultiSelect label="Earlier exports" options={earlier.map((record) => ({ value: record.id, label: label(record), count: record.delivered }))} selected={value.exports} onChange={(chosen) => onChange({ ...value, exports: chosen })} />
        </section>
      )}
    </div>
  );
}

/** What an earlier export is called: its day, and its filters in short. */
function useExportLabel(): (record: HistoryRecord) => string {
  const locale = useLocale();
  const date = useMemo(() => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" }), [locale]);
  return ({ createdAt, query, madeBy }) => {
    const values = [...new URLSearchParams(query).values()].join(", ");
    return `${date.format(createdAt)} · ${values === "" ? "All companies" : values} · ${madeBy.name}`;
  };
}
