"use client";

import { useState, type KeyboardEvent } from "react";
import { cx } from "./cx";
import { Input } from "./input";
import { useWriters } from "./numbers";

export interface RangeValue {
  readonly min?: number;
  readonly max?: number;
}

/** A band of values, both ends inclusive, with how many fall into it. */
export interface RangeBand extends RangeValue {
  readonly label: string;
  readonly count?: number | undefined;
}

interface RangeInputProps {
  readonly label: string;
  readonly value: RangeValue;
  readonly onChange: (value: RangeValue) => void;
  /** In ascending order; drawn as a histogram whose bars set the range. */
  readonly bands: readonly RangeBand[];
  /** How many have no value and so fall into no range. */
  readonly unknown?: number | undefined;
}

/** A range of whole numbers: by a click on a band, or typed. */
export function RangeInput({ label, value, onChange, bands, unknown }: RangeInputProps) {
  const { count: write } = useWriters();
  const most = Math.max(1, ...bands.map(({ count }) => count ?? 0));
  return (
    <div role="group" aria-label={label}>
      {/* For the pointer: the same ranges are typed below, where the keyboard comes to. */}
      <div aria-hidden="true" className="flex h-14 items-end gap-px border-b border-line">
        {bands.map((band) => {
          const inside = isInside(band, value);
          const only = band.min === value.min && band.max === value.max;
          const told = `${band.label}${band.count === undefined ? "" : `: ${write(band.count)}`}`;
          return (
            <button key={band.label} type="button" tabIndex={-1} title={told} onClick={() => onChange(only ? {} : rangeOf(band))} className="group flex h-full min-w-0 flex-1 items-end">
              <span className={cx("w-full rounded-t-[2px]", inside ? "bg-accent" : "bg-accent-bar group-hover:bg-accent")} style={{ height: `${band.count === undefined || band.count === 0 ? 2 : Math.max(4, (100 * band.count) / most)}%` }} />
            </button>
          );
        })}
      </div>
      <div className="mt-0.5 flex justify-between text-micro text-ink-faint" aria-hidden="true">
        <span>{bands[0]?.label}</span>
        <span>{bands.at(-1)?.label}</span>
      </div>
      <Ends label={label} value={value} onChange={onChange} />
      {unknown !== undefined && unknown > 0 && (
        <p className="mt-1.5 text-label text-ink-faint">
          {value.min === undefined && value.max === undefined ? `${write(unknown)} without a known value are included.` : `${write(unknown)} without a known value are left out.`}
        </p>
      )}
    </div>
  );
}

function isInside(band: RangeValue, value: RangeValue): boolean {
  if (value.min === undefined && value.max === undefined) return false;
  return (band.min ?? -Infinity) >= (value.min ?? -Infinity) && (band.max ?? Infinity) <= (value.max ?? Infinity);
}

function rangeOf({ min, max }: RangeBand): RangeValue {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** The two ends, typed; they take effect with Enter or when the focus leaves. */
function Ends({ label, value, onChange }: Pick<RangeInputProps, "label" | "value" | "onChange">) {
  // What is typed holds until the range changes, from here or from elsewhere.
  const from = `${value.min ?? ""}-${value.max ?? ""}`;
  const [draft, setDraft] = useState({ from, ...textOf(value) });
  const [wrongFrom, setWrongFrom] = useState<string>();
  const typed = draft.from === from ? draft : textOf(value);
  const wrong = wrongFrom === from;
  function type(part: { readonly min?: string; readonly max?: string }): void {
    setDraft({ from, min: typed.min, max: typed.max, ...part });
  }
  function apply(): void {
    const min = read(typed.min);
    const max = read(typed.max);
    const bad = Number.isNaN(min) || Number.isNaN(max) || (min !== undefined && max !== undefined && min > max);
    setWrongFrom(bad ? from : undefined);
    if (!bad && (min !== value.min || max !== value.max)) onChange({ ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) });
  }
  const shared = { size: "sm", inputMode: "numeric", "aria-invalid": wrong || undefined, onBlur: apply, onKeyDown: (event: KeyboardEvent) => event.key === "Enter" && apply() } as const;
  return (
    <>
      <div className="mt-1.5 grid grid-cols-[1fr_auto_1fr] items-center gap-1.5">
        <Input {...shared} aria-label={`${label}, at least`} placeholder="Min" value={typed.min} onChange={(event) => type({ min: event.target.value })} />
        <span aria-hidden="true" className="text-ink-faint">
          –
        </span>
        <Input {...shared} aria-label={`${label}, at most`} placeholder="Max" value={typed.max} onChange={(event) => type({ max: event.target.value })} />
      </div>
      {wrong && (
        <p role="alert" className="mt-1 text-label text-negative">
          Two whole numbers, the smaller one first.
        </p>
      )}
    </>
  );
}

function textOf({ min, max }: RangeValue): { readonly min: string; readonly max: string } {
  return { min: min?.toString() ?? "", max: max?.toString() ?? "" };
}

/** @returns undefined for nothing, NaN for what is no whole number; blanks, dots, commas and apostrophes may group digits. */
function read(text: string): number | undefined {
  const digits = text.replace(/[\s.,'’]/g, "");
  return digits === "" ? undefined : /^\d{1,15}$/.test(digits) ? Number(digits) : NaN;
}
