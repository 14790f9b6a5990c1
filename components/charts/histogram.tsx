"use client";

import { cx } from "../ui/cx";
import { useWriters } from "../ui/numbers";
import type { Bar } from "./bars";

interface HistogramProps {
  readonly label: string;
  /** Ascending. */
  readonly bars: readonly Bar[];
  readonly onPick: (value: string) => void;
}

/** Bands side by side, as high as their counts; a click filters. */
export function Histogram({ label, bars, onPick }: HistogramProps) {
  const { count: write } = useWriters();
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const any = bars.some(({ selected }) => selected);
  return (
    <div>
      <ul aria-label={label} className="flex h-24 items-end gap-0.5 border-b border-line">
        {bars.map(({ value, label: name, count, selected }) => (
          <li key={value} className="h-full min-w-0 flex-1">
            <button type="button" aria-pressed={selected} aria-label={`${name}: ${write(count)}`} title={`${name}: ${write(count)}`} onClick={() => onPick(value)} className="group flex h-full w-full items-end">
              <span className={cx("w-full rounded-t-[2px]", selected || !any ? "bg-accent" : "bg-accent-bar", !selected && "opacity-80 group-hover:opacity-100")} style={{ height: count === 0 ? "1px" : `${Math.max(3, (100 * count) / most)}%` }} />
            </button>
          </li>
        ))}
      </ul>
      <p aria-hidden="true" className="mt-1 flex justify-between text-micro text-ink-faint">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </div>
  );
}
