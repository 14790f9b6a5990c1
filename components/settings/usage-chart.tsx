"use client";

import { useLocale } from "../ui/locale";
import { cx } from "../ui/cx";
import { useWriters } from "../ui/numbers";
import type { UsageSum } from "./usage-rows";

interface UsageChartProps {
  /** From the first of the month on. */
  readonly days: readonly UsageSum[];
  /** How many days the month has: those to come keep their room. */
  readonly all: number;
}

/** Requests by day, as bars. Each bar is a list's entry that says its day and number; the table below has the same numbers. */
export function UsageChart({ days, all }: UsageChartProps) {
  const { count, compact } = useWriters();
  const locale = useLocale();
  const write = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  const most = Math.max(...days.map(({ requests }) => requests), 0);
  return (
    <figure className="mt-5">
      <div className="relative border-b border-line">
        <span aria-hidden="true" className="absolute top-0 right-0 text-micro text-ink-faint">
          {most > 0 && `${compact(most)} a day at most`}
        </span>
        <ul aria-label="Requests by day" className="grid h-36 items-end gap-[2px] pt-5" style={{ gridTemplateColumns: `repeat(${all}, minmax(0, 1fr))` }}>
          {days.map(({ name, requests }) => {
            const told = `${write.format(new Date(`${name}T00:00:00Z`))}: ${count(requests)}`;
            return (
              <li key={name} title={told} className="group flex h-full items-end">
                <span className="sr-only">{told}</span>
                <span aria-hidden="true" className={cx("w-full rounded-t-[2px]", requests === 0 ? "bg-transparent" : "bg-accent group-hover:bg-accent-strong")} style={{ height: requests === 0 ? "1px" : `${Math.max(2, (100 * requests) / most)}%` }} />
              </li>
            );
          })}
        </ul>
      </div>
      <div aria-hidden="true" className="mt-1 grid text-micro text-ink-faint" style={{ gridTemplateColumns: `repeat(${all}, minmax(0, 1fr))` }}>
        {Array.from({ length: all }, (_none, index) => (
          <span key={index} className="text-center">
            {(index + 1) % 5 === 0 || index === 0 ? index + 1 : ""}
          </span>
        ))}
      </div>
    </figure>
  );
}
