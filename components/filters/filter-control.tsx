"use client";

import { lazy, Suspense, useMemo } from "react";
import type { FacetAnswer, FacetsAnswer } from "../../lib/client/facets";
import type { Filter } from "../../lib/company/filters";
import { shortLabel } from "../explore/chips";
import { useExplore } from "../explore/explore-state";
import { CountryFlag } from "../ui/country-flag";
import { MultiSelect, type MultiSelectOption } from "../ui/multi-select";
import { RangeInput } from "../ui/range-input";
import { Skeleton } from "../ui/skeleton";
import { bandsOf } from "./bands";
import { PlaceControl } from "./place-control";

// Closed at first: loaded when they are opened.
const TextControl = lazy(() => import("./text-control").then((module) => ({ default: module.TextControl })));
const TokenControl = lazy(() => import("./token-control").then((module) => ({ default: module.TokenControl })));
const IndustryControl = lazy(() => import("./industry-control").then((module) => ({ default: module.IndustryControl })));

interface FilterControlProps {
  readonly filter: Exclude<Filter, { kind: "flag" }>;
  readonly facets: FacetsAnswer["facets"];
}

/** The control of a filter, chosen by its kind: a new filter needs none of its own. */
export function FilterControl({ filter, facets }: FilterControlProps) {
  const { query, change } = useExplore();
  const { [filter.name]: _own, ...others } = query;
  switch (filter.kind) {
    case "text":
      return (
        <Suspense fallback={<Skeleton className="h-7" />}>
          <TextControl filter={filter} />
        </Suspense>
      );
    case "place":
      return <PlaceControl filter={filter} facet={facets[filter.name]} />;
    case "range":
      return (
        <RangeInput
          label={filter.label}
          value={query[filter.name] ?? {}}
          bands={bandsOf(facets[filter.name])}
          unknown={facets[filter.name]?.unknown}
          onChange={(range) => change(range.min === undefined && range.max === undefined ? others : { ...others, [filter.name]: range })}
        />
      );
    case "list":
      if (!("codes" in filter)) {
        return (
          <Suspense fallback={<Skeleton className="h-7" />}>
            <TokenControl filter={filter} />
          </Suspense>
        );
      }
      if (filter.name === "sic4Digits") {
        return (
          <Suspense fallback={<Skeleton className="h-40" />}>
            <IndustryControl filter={filter} divisions={facets["sicDivision"]} majorGroups={facets["sicMajorGroup"]} />
          </Suspense>
        );
      }
      return <CodesControl filter={filter} facet={facets[filter.name]} />;
  }
}

type CodedFilter = Extract<Filter, { codes: unknown }>;

/** Codes of a closed set: those that count something first, the others when searched for. */
function CodesControl({ filter, facet }: { readonly filter: CodedFilter; readonly facet: FacetAnswer | undefined }) {
  const { query, change } = useExplore();
  const options = useMemo(() => optionsOf(filter, facet), [filter, facet]);
  const { [filter.name]: selected = [], ...others } = query;
  return <MultiSelect label={filter.label} options={options} selected={selected} onChange={(values) => change(values.length === 0 ? others : { ...others, [filter.name]: [...values].sort() })} />;
}

function optionsOf(filter: CodedFilter, facet: FacetAnswer | undefined): readonly MultiSelectOption[] {
  const counts = new Map(facet?.options.map(({ value, count }) => [value, count]));
  const all = filter.codes.entries.map(({ code, label }) => ({
    value: code,
    label: shortLabel(label),
    count: facet === undefined ? undefined : (counts.get(code) ?? 0),
    ...(filter.format === "country" ? { icon: <CountryFlag code={code} /> } : {}),
  }));
  return facet === undefined ? all : all.filter(({ count, value }) => (count ?? 0) > 0 || filter.codes.entries.length < 20 || counts.has(value)).sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}
