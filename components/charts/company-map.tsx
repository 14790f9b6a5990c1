"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useRef, useState } from "react";
import type { FacetAnswer } from "../../lib/client/facets";
import { queryKey, type CompanyQuery } from "../../lib/company/query";
import { client } from "../explore/explore-data";
import { useExplore } from "../explore/explore-state";
import { RadioGroup } from "../ui/radio-group";
import { Skeleton } from "../ui/skeleton";
import type { Bar } from "./bars";
import { CityMap, MOST_CITIES } from "./city-map";
import { NoMap } from "./map-frame";
import { WorldMap } from "./world-map";

type Level = "countries" | "cities";

const LEVELS = [
  { value: "countries", label: "Countries" },
  { value: "cities", label: "Cities" },
] as const satisfies readonly { readonly value: Level; readonly label: string }[];

/** So many countries are few enough to look at their cities. */
const FEW_COUNTRIES = 3;

const NONE: FacetAnswer = { options: [], distinct: 0, unknown: undefined };

interface CompanyMapProps {
  /** By ISO 3166-1 code. */
  readonly countries: readonly Bar[];
  readonly onPickCountry: (code: string) => void;
}

/** Where the companies are, by country or by city: unless a person chose, the cities where the search is for a few countries or places in them. */
export function CompanyMap({ countries, onPickCountry }: CompanyMapProps) {
  const { query, change } = useExplore();
  const map = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Level>();
  const wanted = chosen ?? (isNear(query) ? "cities" : "countries");
  const { data, error } = useCities(query, wanted === "cities");
  const cities = useDeferredValue(data);
  // Whoever did not ask for cities is not shown a map without any.
  const level = chosen === undefined && (error !== null || (cities !== undefined && !cities.options.some(({ position }) => position))) ? "countries" : wanted;
  const pickCountry = (code: string): void => {
    // What was clicked may go when the cities come: the focus stays in the map.
    if (chosen === undefined) map.current?.focus();
    onPickCountry(code);
  };
  return (
    <section ref={map} tabIndex={-1} aria-label="Map" className="relative">
      {level === "countries" ? (
        <WorldMap counts={countries} onPick={pickCountry} />
      ) : cities === undefined ? (
        <Waiting failed={error !== null} />
      ) : (
        <CityMap cities={cities} onPick={(city) => change(withCity(query, cities, city))} />
      )}
      <div className="absolute top-2 right-3 rounded-control bg-panel shadow-card">
        <RadioGroup look="segments" label="What the map shows" choices={LEVELS} value={level} onChange={setChosen} />
      </div>
    </section>
  );
}

function Waiting({ failed }: { readonly failed: boolean }) {
  return failed ? <NoMap>The cities could not be counted.</NoMap> : <Skeleton className="h-72 rounded-none border-b border-line" />;
}

function isNear({ countryCode = [], countryName = [], provinceName, regionName, cityName }: CompanyQuery): boolean {
  const countries = countryCode.length + countryName.length;
  return (countries > 0 && countries <= FEW_COUNTRIES) || [provinceName, regionName, cityName].some((places) => places !== undefined);
}

/** The cities with most companies, and where they are: one request a view, while they are looked at. */
function useCities(query: CompanyQuery, enabled: boolean) {
  return useQuery({
    queryKey: ["cities", queryKey(query)],
    queryFn: async ({ signal }) => (await client.facets(query, [["facets", "cityName"], ["limit", String(MOST_CITIES)], ["positions", "true"]], { signal })).facets["cityName"] ?? NONE,
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** The query with a city added, or taken out where it is chosen already. */
function withCity({ cityName: _own, ...others }: CompanyQuery, { options }: FacetAnswer, city: string): CompanyQuery {
  const before = options.flatMap(({ value, selected }) => (selected ? [value] : []));
  const cities = before.includes(city) ? before.filter((value) => value !== city) : [...before, city].sort();
  return cities.length === 0 ? others : { ...others, cityName: cities };
}
