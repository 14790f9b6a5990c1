"use client";

import { useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { lazy, Suspense, useMemo, useState } from "react";
import { createList } from "../lists/lists-data";
import { Button } from "../ui/button";
import { MultiSelect } from "../ui/multi-select";
import { useLocale } from "../ui/locale";
import { LISTS, useHistory, useLists } from "./export-data";
import type { HistoryRecord } from "./history-record";

const AddCompaniesDialog = lazy(() => import("../lists/add-companies-dialog").then((module) => ({ default: module.AddCompaniesDialog })));

export interface LeavesOut {
  readonly exports: readonly string[];
  readonly lists: readonly string[];
}

interface LeaveOutProps {
  readonly value: LeavesOut;
  readonly onChange: (value: LeavesOut) => void;
}

/** Companies somebody has already: of earlier exports, of lists, and of a file, which becomes a list. */
export function LeaveOut({ value, onChange }: LeaveOutProps) {
  const { data: history = [] } = useHistory();
  const { data: lists = [] } = useLists();
  const queries = useQueryClient();
  const [uploading, setUploading] = useState(false);
  const earlier = history.filter(({ delivered }) => delivered > 0);
  const label = useExportLabel();
  async function keep(ids: readonly string[], name: string): Promise<void> {
    const list = await createList(name, ids);
    await Promise.all([queries.invalidateQueries({ queryKey: LISTS }), queries.invalidateQueries({ queryKey: ["lists"] })]);
    onChange({ ...value, lists: [...value.lists, list.id] });
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-ink-soft">Only companies that are new to you: those of these exports and lists stay out of the file.</p>
      {earlier.length === 0 && lists.length === 0 && <p className="text-label text-ink-faint">There are no earlier exports or lists yet.</p>}
      {lists.length > 0 && (
        <section className="grid grid-cols-1 gap-1">
          <h3 className="text-label font-medium text-ink-soft">Lists</h3>
          <MultiSelect shares={false} label="Lists" options={lists.map(({ id, name, size }) => ({ value: id, label: name, count: size }))} selected={value.lists} onChange={(chosen) => onChange({ ...value, lists: chosen })} />
        </section>
      )}
      {earlier.length > 0 && (
        <section className="grid grid-cols-1 gap-1">
          <h3 className="text-label font-medium text-ink-soft">Earlier exports</h3>
          <MultiSelect shares={false} label="Earlier exports" options={earlier.map((record) => ({ value: record.id, label: label(record), count: record.delivered }))} selected={value.exports} onChange={(chosen) => onChange({ ...value, exports: chosen })} />
        </section>
      )}
      <div>
        <Button size="sm" icon={<FileUp size={13} aria-hidden="true" />} onClick={() => setUploading(true)}>
          Companies of a file
        </Button>
        <p className="mt-1 text-label text-ink-faint">IDs or official numbers, in a CSV file or pasted. They are kept as a list.</p>
      </div>
      {uploading && (
        <Suspense>
          <AddCompaniesDialog title="Leave out the companies of a file" named onAdd={keep} onClose={() => setUploading(false)} />
        </Suspense>
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
