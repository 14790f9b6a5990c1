import { SEARCH_FIELDS } from "../lib/company/fields";
import type { CompanyQuery } from "../lib/company/query";
import { SORTS, writeSort } from "../lib/company/sorting";
import { evaluate } from "../lib/index/embedded/query/evaluate";
import { RANGE_FILTERS } from "../lib/index/embedded/query/filter-sets";
import type { GenerationReader } from "../lib/index/embedded/reader";
import { percentile, table, timed } from "./statistics";

const TIMES = 200;
const QUERIES: readonly { readonly title: string; readonly query: CompanyQuery }[] = [
  { title: "all companies", query: {} },
  { title: "wide filters", query: { statusCode: ["0", "1"], hasWebsite: true, foundingYears: { min: 1990 } } },
];
const PAGES = [
  { title: "first 50", offset: 0, limit: 50 },
  { title: "last 50 of 10,000", offset: 9950, limit: 50 },
] as const;

/** Sorted pages with their exact total, inside the engine: no thread, no HTTP, no remembered result. */
export async function benchSorting(reader: GenerationReader): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { title, query } of QUERIES) {
    for (const { name } of SORTS) {
      for (const descending of [true, false]) {
        const order = reader.range(RANGE_FILTERS[name]).order(descending);
        const figures: number[] = [];
        for (const { offset, limit } of PAGES) {
          const times = await timed(Array.from({ length: TIMES }), () => reader.documents.project(order.slice(evaluate(reader, query).set, offset, limit), { fields: SEARCH_FIELDS }), 10);
          figures.push(percentile(times, 0.5), percentile(times, 0.99));
        }
        rows.push([`${title}, ${writeSort({ by: name, descending })}`, ...figures]);
      }
    }
  }
  return table(["sorted page", ...PAGES.flatMap(({ title }) => [`${title}: p50 ms`, "p99 ms"])], rows);
}
