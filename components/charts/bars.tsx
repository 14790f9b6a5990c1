"use client";

import { cx } from "../ui/cx";
import { useWriters } from "../ui/numbers";

export interface Bar {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly selected: boolean;
}

interface BarsProps {
  /** What the bars are of, and what a click on one does. */
  readonly label: string;
  readonly bars: readonly Bar[];
  readonly onPick: (value: string) => void;
}

/** Names with bars, the longest first; a click filters. */
export function Bars({ label, bars, onPick }: BarsProps) {
  const { count: write } = useWriters();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const any = bars.some(({ selected }) => selected);
  return (
    <ul aria-label={label} className="grid">
      {bars.map(({ value, label: name, count, selected }) => (
        <li key={value}>
          <button type="button" aria-pressed={selected} title={name} onClick={() => onPick(value)} className="group grid h-6 w-full grid-cols-[minmax(0,9fr)_minmax(0,7fr)_3.25rem] items-center gap-2 text-left text-label">
            <span className="truncate text-ink-soft group-hover:text-ink">{name}</span>
            <span aria-hidden="true" className={cx("h-2.5 rounded-[2px]", selected || !any ? "bg-accent" : "bg-accent-bar", !selected && "opacity-80 group-hover:opacity-100")} style={{ width: `${Math.max(1.5, (100 * count) / most)}%` }} />
            <span className="text-right text-ink-faint">{write(count)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
