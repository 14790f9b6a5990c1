"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FacetAnswer } from "../../lib/client/facets";
import type { Filter } from "../../lib/company/filters";
import { queryKey } from "../../lib/company/query";
import { client } from "../explore/explore-data";
import { useExplore } from "../explore/explore-state";
import { useDebounced } from "../explore/use-debounced";
import { OptionLine } from "../ui/multi-select";
import { SearchInput } from "../ui/search-input";
import { Skeleton } from "../ui/skeleton";

/** How many places stand there before anything is typed, and how long typing must pause, in milliseconds. */
const SHOWN = 5;
const PAUSE = 150;

interface PlaceControlProps {
  readonly filter: Extract<Filter, { kind: "place" }>;
  readonly facet: FacetAnswer | undefined;
}

/** Stored place names, found by typing in the local or English name; the exact stored name is what is filtered by. */
export function PlaceControl({ filter, facet }: PlaceControlProps) {
  const { query, change } = useExplore();
  const [typed, setTyped] = useState("");
  const term = useDebounced(typed.trim(), PAUSE);
  const found = useQuery({
    queryKey: ["places", filter.name, term, queryKey(query)],
    enabled: term !== "",
    queryFn: ({ signal }) => client.facets(query, [["facets", filter.name], ["term", term], ["limit", "20"]], { signal, attempts: 2 }),
    placeholderData: keepPreviousData,
  });
  const selected = facet?.options.filter((option) => option.selected).map(({ value }) => value) ?? query[filter.name] ?? [];
  const listed = term === "" ? facet?.options.filter((option, index) => index < SHOWN || option.selected) : found.data?.facets[filter.name]?.options;
  const { [filter.name]: _own, ...others } = query;
  const most = Math.max(1, ...(listed ?? []).map(({ count }) => count));
  return (
    <div role="group" aria-label={filter.label}>
      <SearchInput size="sm" label={`Search ${filter.label.toLocaleLowerCase()}`} placeholder={`Type a ${filter.label.toLocaleLowerCase()}`} value={typed} onChange={setTyped} maxLength={200} />
      {listed === undefined ? (
        <Skeleton className="mt-2 h-24" />
      ) : (
        <ul className="scroll-quiet mt-1 max-h-64 overflow-y-auto">
          {listed.map((option) => {
            const checked = selected.includes(option.value);
            return (
              <li key={option.value}>
                <OptionLine
                  option={option}
                  most={most}
                  checked={checked}
                  onChange={(wanted) => {
                    const values = wanted ? [...selected, option.value] : selected.filter((value) => value !== option.value);
                    change(values.length === 0 ? others : { ...others, [filter.name]: [...new Set(values)].sort() });
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {listed?.length === 0 && <p className="py-2 text-label text-ink-faint">{term === "" ? "No company has one." : "No stored name begins like that."}</p>}
    </div>
  );
}
