"use client";

import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { Checkbox } from "./checkbox";
import { cx } from "./cx";
import { useWriters } from "./numbers";
import { SearchInput } from "./search-input";

export interface MultiSelectOption {
  readonly value: string;
  readonly label: string;
  /** How many there are of it; absent while it is not known. */
  readonly count?: number | undefined;
  readonly icon?: ReactNode;
  /** Further words it is found by. */
  readonly keywords?: string;
}

interface MultiSelectProps {
  /** What is chosen: "Country". */
  readonly label: string;
  /** In the order to show them. */
  readonly options: readonly MultiSelectOption[];
  readonly selected: readonly string[];
  readonly onChange: (selected: readonly string[]) => void;
  /** How many stand there before "show all"; the selected ones always do. */
  readonly shown?: number;
  /** Whether the counts are parts of one whole, each with a bar. */
  readonly shares?: boolean;
}

/** Any of several, each with its count; from ten on they can be searched. */
export function MultiSelect({ label, options, selected, onChange, shown = 6, shares = true }: MultiSelectProps) {
  const [term, setTerm] = useState("");
  const [all, setAll] = useState(false);
  const wanted = useDeferredValue(term.trim().toLocaleLowerCase());
  const chosen = useMemo(() => new Set(selected), [selected]);
  const fitting = useMemo(() => (wanted === "" ? options : options.filter((option) => `${option.label} ${option.value} ${option.keywords ?? ""}`.toLocaleLowerCase().includes(wanted))), [options, wanted]);
  const visible = all || wanted !== "" ? fitting.slice(0, 200) : fitting.filter((option, index) => index < shown || chosen.has(option.value));
  const most = Math.max(1, ...options.map(({ count }) => count ?? 0));
  return (
    <div role="group" aria-label={label}>
      {options.length >= 10 && <SearchInput size="sm" label={`Search ${label.toLocaleLowerCase()}`} placeholder={`Search ${options.length} options`} value={term} onChange={setTerm} />}
      <ul className={cx("mt-1", visible.length > 12 && "scroll-quiet max-h-72 overflow-y-auto pr-1")}>
        {visible.map((option) => (
          <li key={option.value}>
            <OptionLine option={option} most={shares ? most : undefined} checked={chosen.has(option.value)} onChange={(checked) => onChange(checked ? [...selected, option.value] : selected.filter((value) => value !== option.value))} />
          </li>
        ))}
      </ul>
      {visible.length === 0 && <p className="py-2 text-label text-ink-faint">Nothing fits.</p>}
      {wanted === "" && fitting.length > shown && (
        <button type="button" onClick={() => setAll(!all)} className="mt-0.5 text-label text-accent-ink hover:underline">
          {all ? "Show fewer" : `Show all ${fitting.length}`}
        </button>
      )}
    </div>
  );
}

interface OptionLineProps {
  readonly option: MultiSelectOption;
  /** The largest count beside it, which a full bar means; undefined for no bar. */
  readonly most: number | undefined;
  readonly checked: boolean | "mixed";
  readonly onChange: (checked: boolean) => void;
}

/** A box, a name, a count, and a bar as long as the count's share. */
export function OptionLine({ option: { label, count, icon }, most, checked, onChange }: OptionLineProps) {
  const { count: write } = useWriters();
  return (
    <Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} className={cx("group relative min-h-6.5 py-0.5", count === 0 && checked === false && "text-ink-faint")}>
      <span className="flex items-center gap-1.5">
        {icon}
        <span className="min-w-0 flex-1 truncate" title={label}>
          {label}
        </span>
        {count !== undefined && <span className="text-label text-ink-faint group-hover:text-ink-soft">{write(count)}</span>}
      </span>
      {count !== undefined && count > 0 && most !== undefined && <span aria-hidden="true" className={cx("absolute bottom-0 left-6 h-px", checked === false ? "bg-line" : "bg-accent")} style={{ width: `calc((100% - 1.5rem) * ${count / most})` }} />}
    </Checkbox>
  );
}
