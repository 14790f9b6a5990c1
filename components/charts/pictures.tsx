"use client";

import { lazy, Suspense, useDeferredValue, type ReactNode } from "react";
import type { FacetsAnswer } from "../../lib/client/facets";
import { COUNTRY_CODES } from "../../lib/company/codes/country-codes";
import { codeLabel } from "../../lib/company/codes/table";
import { SIC_NUMBERS } from "../../lib/company/codes/sic-numbers";
import type { CompanyQuery } from "../../lib/company/query";
import { useFacets } from "../explore/explore-data";
import { useExplore } from "../explore/explore-state";
import { usePreferences } from "../explore/preferences";
import { bandsOf } from "../filters/bands";
import { cx } from "../ui/cx";
import { Skeleton } from "../ui/skeleton";
import { Bars, type Bar } from "./bars";
import { Histogram } from "./histogram";

const CompanyMap = lazy(() => import("./company-map").then((module) => ({ default: module.CompanyMap })));

/** The current result in pictures; a click on one filters. */
export function Pictures() {
  const { pictures } = usePreferences();
  const { query, change } = useExplore();
  // The companies come first.
  const data = useDeferredValue(useFacets(query).data);
  if (pictures === "none") return null;
  const toggleCountry = (code: string): void => change(toggled(query, "countryCode", [code]));
  if (pictures === "map") {
    return (
      <Suspense fallback={<Skeleton className="h-72 rounded-none border-b border-line" />}>
        <CompanyMap countries={barsOf(data, "countryCode", Infinity)} onPickCountry={toggleCountry} />
      </Suspense>
    );
  }
  return (
    <div className="hidden h-[10.75rem] border-b border-line bg-panel overflow-hidden md:grid md:grid-cols-2 xl:grid-cols-3 min-[87.5rem]:grid-cols-[1.3fr_1fr_1fr] 2xl:grid-cols-4">
      <Panel title="Country" note={noteOf(data, "countryCode")} ready={data !== undefined} room="lg:max-2xl:hidden">
        <Bars label="Companies by country" bars={barsOf(data, "countryCode", 5).map((bar) => ({ ...bar, label: codeLabel(COUNTRY_CODES, bar.value) ?? bar.value }))} onPick={toggleCountry} />
      </Panel>
      <Panel title="Industry" note={noteOf(data, "sicMajorGroup")} ready={data !== undefined}>
        <Bars label="Companies by industry" bars={barsOf(data, "sicMajorGroup", 5)} onPick={(group) => change(toggled(query, "sic4Digits", SIC_NUMBERS.entries.flatMap(({ code }) => (code.startsWith(group) ? [code] : []))))} />
      </Panel>
      <Panel title="Employees" note="whole company" ready={data !== undefined} room="max-lg:hidden">
        <Histogram label="Companies by employees" bars={barsOf(data, "employeesTotal", Infinity)} onPick={(band) => change(banded(query, "employeesTotal", data, band))} />
      </Panel>
      <Panel title="Founded" ready={data !== undefined} room="max-xl:hidden">
        <Histogram label="Companies by founding year" bars={barsOf(data, "foundingYears", Infinity)} onPick={(band) => change(banded(query, "foundingYears", data, band))} />
      </Panel>
    </div>
  );
}

interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly ready: boolean;
  /** Classes that hide it where there is no room: a bar is no narrower than a finger. Beside the rail, which has the countries, the others come first. */
  readonly room?: string;
  readonly children: ReactNode;
}

function Panel({ title, note, ready, room, children }: PanelProps) {
  return (
    <section aria-label={title} className={cx("-ml-px min-w-0 border-l border-line-soft px-4 py-2.5", room)}>
      <h2 className="mb-1.5 flex justify-between text-label font-medium text-ink-soft">
        {title}
        {note !== undefined && <span className="font-normal text-ink-faint">{note}</span>}
      </h2>
      {ready ? children : <Skeleton className="h-24" />}
    </section>
  );
}

function noteOf(data: FacetsAnswer | undefined, facet: string): string | undefined {
  const count = data?.facets[facet]?.options.length ?? 0;
  return count > 5 ? `5 of ${count}` : undefined;
}

function barsOf(data: FacetsAnswer | undefined, facet: string, most: number): readonly Bar[] {
  return (data?.facets[facet]?.options ?? []).slice(0, most);
}

/** The query with values added to a filter, or taken out where all of them are in it. */
function toggled(query: CompanyQuery, name: "countryCode" | "sic4Digits", values: readonly string[]): CompanyQuery {
  const { [name]: before = [], ...others } = query;
  const all = values.every((value) => before.includes(value));
  const next = all ? before.filter((value) => !values.includes(value)) : [...new Set([...before, ...values])].sort();
  return next.length === 0 ? others : { ...others, [name]: next };
}

/** The query with a range set to one band, or open where it is that band already. */
function banded(query: CompanyQuery, name: "employeesTotal" | "foundingYears", data: FacetsAnswer | undefined, value: string): CompanyQuery {
  const index = data?.facets[name]?.options.findIndex((option) => option.value === value) ?? -1;
  const band = bandsOf(data?.facets[name])[index];
  const { [name]: before, ...others } = query;
  if (band === undefined || (before?.min === band.min && before?.max === band.max)) return others;
  return { ...others, [name]: { ...(band.min === undefined ? {} : { min: band.min }), ...(band.max === undefined ? {} : { max: band.max }) } };
}
