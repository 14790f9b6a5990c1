"use client";

import { ChevronRight, Lock } from "lucide-react";
import { FIELD_GROUPS, fieldsOfGroup, type FieldGroup, type FieldName } from "../../lib/company/fields";
import { COLUMN_PRESETS, columnsOfGroups, columnsOfPreset } from "../../lib/export/columns";
import { Checkbox } from "../ui/checkbox";
import { Button } from "../ui/button";
import { useWriters } from "../ui/numbers";

interface ColumnPickerProps {
  /** Those of the package. */
  readonly groups: readonly FieldGroup[];
  /** In the order of the file. */
  readonly selected: readonly FieldName[];
  readonly onChange: (selected: readonly FieldName[]) => void;
}

/** Which fields the file has: by presets, by groups, one by one. */
export function ColumnPicker({ groups, selected, onChange }: ColumnPickerProps) {
  const { count } = useWriters();
  const available = columnsOfGroups(groups);
  const chosen = new Set(selected);
  const set = (names: readonly FieldName[], on: boolean): void => onChange(available.filter((name) => (names.includes(name) ? on : chosen.has(name))));
  return (
    <div className="grid gap-3">
      <div role="group" aria-label="Presets" className="flex flex-wrap gap-1.5">
        {COLUMN_PRESETS.map((preset) => {
          const columns = columnsOfPreset(preset, available);
          return (
            <Button key={preset.key} size="sm" title={preset.help} aria-pressed={columns.length === selected.length && columns.every((name, index) => selected[index] === name)} className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent-ink" onClick={() => onChange(columns)}>
              {preset.label} <span className="font-normal text-ink-soft">{count(columns.length)}</span>
            </Button>
          );
        })}
      </div>
      <ul className="divide-y divide-line-soft border-y border-line-soft">
        {FIELD_GROUPS.map(({ key, label }) => {
          const fields = fieldsOfGroup(key).map(({ name }) => name);
          const on = fields.filter((name) => chosen.has(name)).length;
          if (!groups.includes(key)) {
            return (
              <li key={key} className="flex h-9 items-center gap-2 text-ink-faint">
                <Lock size={14} aria-hidden="true" className="mx-px" />
                {label}
                <span className="ml-auto text-label">Not in your package</span>
              </li>
            );
          }
          return (
            <li key={key} className="relative">
              <span className="absolute top-2.5 left-0 flex">
                <Checkbox aria-label={`All of ${label}`} checked={on === fields.length ? true : on > 0 ? "mixed" : false} onChange={() => set(fields, on < fields.length)} />
              </span>
              <details className="group">
                <summary className="ml-6 flex min-h-9 list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
                  <span className="font-medium">{label}</span>
                  <span className="ml-auto text-label text-ink-faint">
                    {on} of {fields.length}
                  </span>
                  <ChevronRight size={14} aria-hidden="true" className="text-ink-faint transition-transform group-open:rotate-90" />
                </summary>
                <div className="grid gap-x-4 gap-y-1.5 pt-1 pb-3 pl-6 sm:grid-cols-2">
                  {fieldsOfGroup(key).map(({ name, help }) => (
                    <Checkbox key={name} checked={chosen.has(name)} onChange={(event) => set([name], event.target.checked)} title={help.replaceAll("`", "")}>
                      {name}
                    </Checkbox>
                  ))}
                </div>
              </details>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
