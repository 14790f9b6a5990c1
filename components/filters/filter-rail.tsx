"use client";

import { memo, useDeferredValue, useMemo } from "react";
import type { FacetsAnswer } from "../../lib/client/facets";
import { FILTER_GROUPS, FILTERS, type Filter } from "../../lib/company/filters";
import { filtersUsed } from "../../lib/company/query";
import { useFacets } from "../explore/explore-data";
import { useExplore } from "../explore/explore-state";
import { Disclosure } from "./disclosure";
import { FilterControl } from "./filter-control";
import { FlagLine } from "./flag-line";

/** What stands open before anybody has opened or closed anything. */
const OPEN_GROUPS: ReadonlySet<string> = new Set(["location", "industry", "size", "contact"]);
const OPEN_FILTERS: ReadonlySet<string> = new Set(["countryCode", "cityName", "sic4Digits", "employeesTotal", "statusCode"]);

/** What stands first in its group, in this order; the others follow as they are listed. */
const FIRST: readonly string[] = ["countryCode", "provinceName", "regionName", "cityName", "streetName", "postalCode", "postalCodeInteger", "phoneNumber", "search", "statusCode", "legalStatus", "subsidiaryCode", "foundingYears", "worldwideHeadquarterID"];
const rank = ({ name }: Filter): number => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

const NOT_COUNTED: FacetsAnswer["facets"] = {};

/** Every filter there is, by group: made from the list of filters, so that a new one appears by itself. */
export function FilterRail() {
  const { query } = useExplore();
  const { data, isPlaceholderData } = useFacets(query);
  // The companies come first: counts are drawn when they have been.
  const facets = useDeferredValue(data?.facets);
  const stale = isPlaceholderData || facets !== data?.facets;
  const used = useMemo(() => new Set<string>(filtersUsed(query)), [query]);
  return (
    <div aria-busy={stale}>
      <p className="px-4 pt-3 pb-1 text-label text-ink-faint">Choices within a filter widen it; further filters narrow.</p>
      {FILTER_GROUPS.map((group) => {
        const filters = FILTERS.filter((filter) => filter.group === group.key).sort((a, b) => rank(a) - rank(b));
        return (
          <Disclosure key={group.key} look="group" label={group.label} open={OPEN_GROUPS.has(group.key)} active={filters.filter(({ name }) => used.has(name)).length}>
            {filters.map((filter) => (
              <FilterLine key={filter.name} filter={filter} used={used.has(filter.name)} facets={facets} stale={stale} />
            ))}
          </Disclosure>
        );
      })}
    </div>
  );
}

interface FilterLineProps {
  readonly filter: Filter;
  readonly used: boolean;
  readonly facets: FacetsAnswer["facets"] | undefined;
  /** The counts are those of the query before. */
  readonly stale: boolean;
}

const FilterLine = memo(function FilterLine({ filter, used, facets = NOT_COUNTED, stale }: FilterLineProps) {
  if (filter.kind === "flag") return <FlagLine filter={filter} facet={facets[filter.name]} stale={stale} />;
  return (
    <Disclosure look="filter" label={filter.label} help={filter.help} open={OPEN_FILTERS.has(filter.name) || used} active={used ? 1 : 0}>
      <FilterControl filter={filter} facets={facets} />
    </Disclosure>
  );
});
