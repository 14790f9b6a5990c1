"use client";

import { useMemo } from "react";
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

/** Every filter there is, by group: made from the list of filters, so that a new one appears by itself. */
export function FilterRail() {
  const { query } = useExplore();
  const { isPlaceholderData } = useFacets(query);
  const used = useMemo(() => new Set<string>(filtersUsed(query)), [query]);
  return (
    <div aria-busy={isPlaceholderData}>
      <p className="px-4 pt-3 pb-1 text-label text-ink-faint">Choices within a filter widen it; further filters narrow.</p>
      {FILTER_GROUPS.map((group) => {
        const filters = FILTERS.filter((filter) => filter.group === group.key).sort((a, b) => rank(a) - rank(b));
        return (
          <Disclosure key={group.key} look="group" label={group.label} open={OPEN_GROUPS.has(group.key)} active={filters.filter(({ name }) => used.has(name)).length}>
            {filters.map((filter) => (
              <FilterLine key={filter.name} filter={filter} used={used.has(filter.name)} />
            ))}
          </Disclosure>
        );
      })}
    </div>
  );
}

function FilterLine({ filter, used }: { readonly filter: Filter; readonly used: boolean }) {
  const { query } = useExplore();
  const { data, isPlaceholderData } = useFacets(query);
  const facet = data?.facets[filter.name];
  if (filter.kind === "flag") return <FlagLine filter={filter} facet={facet} stale={isPlaceholderData} />;
  return (
    <Disclosure look="filter" label={filter.label} help={filter.help} open={OPEN_FILTERS.has(filter.name) || used} active={used ? 1 : 0}>
      <FilterControl filter={filter} facets={data?.facets ?? {}} />
    </Disclosure>
  );
}
