"use client";

import type { FacetAnswer } from "../../lib/client/facets";
import type { Filter } from "../../lib/company/filters";
import { useExplore } from "../explore/explore-state";
import { cx } from "../ui/cx";
import { useWriters } from "../ui/numbers";

interface FlagLineProps {
  readonly filter: Extract<Filter, { kind: "flag" }>;
  readonly facet: FacetAnswer | undefined;
  /** The counts are those of the query before. */
  readonly stale: boolean;
}

/** A data item that a company has or has not: both are one click away, with their counts. */
export function FlagLine({ filter, facet, stale }: FlagLineProps) {
  const { query, change } = useExplore();
  const { count } = useWriters();
  const wanted = query[filter.name];
  const { [filter.name]: _own, ...others } = query;
  const counted = (value: boolean): string | undefined => {
    const option = facet?.options.find((candidate) => candidate.value === String(value));
    return option === undefined ? undefined : count(option.count);
  };
  return (
    <div role="group" aria-label={filter.label} title={filter.help} className="flex h-7 items-center gap-1 px-4">
      <span className={cx("flex-1 truncate", wanted === undefined ? "text-ink-soft" : "font-medium")}>{filter.label}</span>
      {([true, false] as const).map((value) => (
        <button
          key={String(value)}
          type="button"
          aria-pressed={wanted === value}
          aria-label={`${filter.label}: ${value ? "yes" : "no"}${counted(value) === undefined ? "" : `, ${counted(value)}`}`}
          onClick={() => change(wanted === value ? others : { ...others, [filter.name]: value })}
          className={cx(
            "h-5 rounded px-1 text-micro",
            value ? "min-w-10 text-right" : "min-w-8 text-center",
            wanted === value ? "bg-accent font-medium text-accent-on" : "text-ink-faint hover:bg-hover hover:text-ink",
            stale && "opacity-60",
          )}
        >
          {value ? (counted(true) ?? "yes") : "none"}
        </button>
      ))}
    </div>
  );
}
