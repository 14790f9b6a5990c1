"use client";

import { useWriters } from "../ui/numbers";

/** How sure a match is, from 0 to 1, as a share and a bar; the figure says all that the bar says. */
export function Score({ value }: { readonly value: number }) {
  const { percent } = useWriters();
  const whole = Math.floor(value * 100) / 100;
  return (
    <span className="inline-flex shrink-0 items-center gap-2 text-label text-ink-soft" title="How sure the match is">
      <span aria-hidden="true" className="h-1.5 w-14 overflow-hidden rounded-full bg-pressed">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${100 * whole}%` }} />
      </span>
      <span className="w-8 text-right">{percent(whole)}</span>
    </span>
  );
}
