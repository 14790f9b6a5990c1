"use client";

import { SearchX } from "lucide-react";
import { filterByName } from "../../lib/company/filters";
import type { CompanyQuery } from "../../lib/company/query";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { Count } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { useRepair } from "./explore-data";
import { PRESET } from "./explore-url";
import { useExplore } from "./explore-state";

/** No company fits: which filter to drop, and what that would give. */
export function ZeroResults() {
  const { query, change } = useExplore();
  const { data } = useRepair(query);
  const ways = (data?.without ?? []).filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto bg-panel">
      <EmptyState icon={<SearchX size={20} />} title="No company fits all filters" actions={<Button onClick={() => change(PRESET)}>Clear all filters</Button>}>
        {data === undefined ? (
          <Skeleton className="mx-auto mt-3 h-20 w-64" />
        ) : ways.length === 0 ? (
          <p>No single filter is in the way: leaving out any one of them still finds nothing.</p>
        ) : (
          <>
            <p>Leave one out:</p>
            <ul className="mt-3 grid gap-1.5 text-left">
              {ways.map(({ filter, count }) => (
                <li key={filter}>
                  <button type="button" onClick={() => change(without(query, filter))} className="flex w-72 items-center justify-between gap-3 rounded-control border border-line px-3 py-1.5 hover:bg-hover">
                    <span>
                      without <em className="font-medium text-ink not-italic">{filterByName(filter)?.label ?? filter}</em>
                    </span>
                    <span className="text-accent-ink">
                      <Count value={count} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </EmptyState>
    </div>
  );
}

function without(query: CompanyQuery, name: string): CompanyQuery {
  const filter = filterByName(name);
  if (filter === undefined) return query;
  const { [filter.name]: _own, ...others } = query;
  return others;
}
