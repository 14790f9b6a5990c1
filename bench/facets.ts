import type { FacetRequest } from "../lib/company/company-index";
import { FACETS } from "../lib/company/facets";
import { filtersUsed, type CompanyQuery } from "../lib/company/query";
import { FacetCounter } from "../lib/index/embedded/facets/facet-counter";
import type { GenerationReader } from "../lib/index/embedded/reader";
import { sampleRecords } from "./data";
import { percentile, table, timed } from "./statistics";

const QUESTIONS = 100;
const REQUESTS: readonly FacetRequest[] = FACETS.map(({ name }) => ({ facet: name, limit: 20 }));
/** What the map of cities asks for. */
const MAP: readonly FacetRequest[] = [{ facet: "cityName", limit: 60, positions: true }];

/** What people have chosen when the rail is counted anew. */
const KINDS: readonly { readonly name: string; readonly of: (values: ReturnType<typeof sampleRecords>[number]["values"]) => CompanyQuery }[] = [
  { name: "nothing", of: () => ({}) },
  { name: "no branches", of: () => ({ statusCode: ["0", "1"] }) },
  { name: "a country", of: (values) => ({ statusCode: ["0", "1"], countryCode: [values["Country Code"] ?? "NL"] }) },
  { name: "a city", of: (values) => ({ statusCode: ["0", "1"], cityName: [values.City ?? ""] }) },
  { name: "two ranges and a flag", of: (values) => ({ statusCode: ["0", "1"], employeesTotal: { min: 10 }, foundingYears: { min: 1950, max: values["Founding Year"] ?? 2000 }, hasEmail: true }) },
  { name: "six filters", of: (values) => ({ statusCode: ["0", "1"], countryCode: [values["Country Code"] ?? "NL"], sic4Digits: [values["Business Category Code 1"] ?? "7371"], employeesTotal: { max: 500 }, hasEmail: true, hasPhone: true }) },
  { name: "a name", of: (values) => ({ statusCode: ["0", "1"], search: values["Company Name"].split(" ")[0] ?? "" }) },
];

/** All facets of the rail in one call, inside the engine, with what leaving out each filter gives; and the largest cities with their positions. */
export async function benchFacets(reader: GenerationReader): Promise<string> {
  const counter = new FacetCounter(reader);
  const start = performance.now();
  counter.count({}, REQUESTS, true);
  const first = performance.now() - start;
  const records = sampleRecords(reader, QUESTIONS);
  const rows: (string | number)[][] = [["the first call of a thread", 0, first, first, NaN, NaN]];
  for (const { name, of } of KINDS) {
    const asked = records.map(({ values }) => of(values));
    const times = await timed(asked, (query) => counter.count(query, REQUESTS, true), 5);
    const maps = await timed(asked, (query) => counter.count(query, MAP, false), 5);
    rows.push([name, filtersUsed(asked[0] ?? {}).length, percentile(times, 0.5), percentile(times, 0.99), percentile(maps, 0.5), percentile(maps, 0.99)]);
  }
  return table([`${REQUESTS.length} facets at once under`, "filters", "p50 ms", "p99 ms", "map of cities p50 ms", "p99 ms"], rows);
}
