import { invalidValue, ParameterError, readBoolean, single, type Parameters } from "../company/query";
import { readSort, SORT_VALUES, type Sort } from "../company/sorting";
import { ServiceError } from "../errors";
import type { ParameterDefinition } from "./parameter";

const DEFAULT_PAGE_SIZE = 25;
/** A scroll cursor's longest form, in characters. */
export const MAX_SCROLL_ID = 32_768;

/** What an endpoint delivers at most, in records. */
export interface PageLimits {
  readonly maxPageSize: number;
  /** All pages together. */
  readonly cap: number;
  /** What to do for records beyond the cap. */
  readonly wayOn: string;
}

export const SEARCH_LIMITS: PageLimits = { maxPageSize: 50, cap: 50, wayOn: "/api/company/export delivers more" };
export const EXPORT_LIMITS: PageLimits = { maxPageSize: 10_000, cap: 10_000, wayOn: "useScroll=true delivers all" };

/** `page`, `pageSize` and `sort` of an endpoint with these limits. */
export function pageParameters(limits: PageLimits): readonly ParameterDefinition[] {
  return [
    { name: "page", type: "integer", minimum: 1, default: 1, help: `Page number. Pages hold at most the first ${limits.cap} records together; ${limits.wayOn}.`, example: "1" },
    { name: "pageSize", type: "integer", minimum: 1, default: DEFAULT_PAGE_SIZE, help: `Records a page. Above ${limits.maxPageSize} it is reduced to ${limits.maxPageSize}; \`meta.pageSize\` is the size applied.`, example: `${DEFAULT_PAGE_SIZE}` },
    { name: "sort", type: "string", values: SORT_VALUES, help: "Order of the pages, in place of best first: by the value that the filter of this name looks at, `desc` the largest first, `asc` the smallest. Equal companies stand in the usual order, those without a value last. A scroll takes none.", example: "employeesTotal:desc" },
  ];
}

/** What only export takes. */
export const EXPORT_PARAMETERS: readonly ParameterDefinition[] = [
  { name: "export", type: "boolean", values: ["true"], help: "`true`, or left out.", example: "true" },
  { name: "useScroll", type: "boolean", default: false, help: "`true`: deliver in batches without a limit. The first answer carries `meta.scrollId`.", example: "true" },
  {
    name: "scrollId",
    type: "string",
    maxLength: MAX_SCROLL_ID,
    help: "Cursor of the previous answer, for the next batch; needs `useScroll=true`. It lives 8 minutes. Filters need not be repeated (only very long ones must, which an error then says); those sent must be the first request's.",
    example: "AVsxNzk1MTc",
  },
];

/** The page asked for, in records. */
export interface Page {
  readonly page: number;
  /** As applied. */
  readonly pageSize: number;
  readonly offset: number;
  /** At most `pageSize`, less where the cap cuts the page. */
  readonly limit: number;
  /** Undefined for the usual order. */
  readonly sort: Sort | undefined;
}

/**
 * Reads `page`, `pageSize` and `sort`.
 * @throws ParameterError unless each is absent or allowed.
 * @throws ServiceError `page_beyond_cap` when the page starts at or beyond the cap.
 */
export function readPage(parameters: Parameters, limits: PageLimits): Page {
  const pageSize = readPageSize(parameters, limits);
  const page = readPositive("page", parameters) ?? 1;
  const offset = (page - 1) * pageSize;
  if (offset >= limits.cap) {
    throw new ServiceError("page_beyond_cap", `page: page ${page} of ${pageSize} records starts beyond the first ${limits.cap} records, which is all that pages deliver; ${limits.wayOn}.`, { parameter: "page" });
  }
  return { page, pageSize, offset, limit: Math.min(pageSize, limits.cap - offset), sort: readSort(parameters) };
}

/** Reads `pageSize`, reduced to the maximum. @throws ParameterError unless it is absent or a positive whole number. */
export function readPageSize(parameters: Parameters, limits: PageLimits): number {
  return Math.min(readPositive("pageSize", parameters) ?? DEFAULT_PAGE_SIZE, limits.maxPageSize);
}

/**
 * Reads a count, however large: what is too much is the caller's to reduce.
 * @throws ParameterError unless it is absent or a positive whole number.
 */
export function readPositive(name: string, parameters: Parameters): number | undefined {
  const value = single(name, parameters);
  if (value === undefined) return undefined;
  const number = /^\d+$/.test(value) ? Number(value) : 0;
  if (number < 1) throw invalidValue(name, value, "a whole number of at least 1");
  return number;
}

export type ExportMode = { readonly scroll: false } | { readonly scroll: true; readonly scrollId: string | undefined };

/** Reads which way an export is paged. @throws ParameterError for contradictions and values that are not allowed. */
export function readExportMode(parameters: Parameters): ExportMode {
  if (readBoolean("export", parameters) === false) throw invalidValue("export", "false", "true, or no such parameter");
  const scroll = readBoolean("useScroll", parameters) ?? false;
  const scrollId = single("scrollId", parameters, MAX_SCROLL_ID);
  if (scrollId !== undefined && !scroll) throw new ParameterError("scrollId", "scrollId: it needs useScroll=true beside it.");
  if (!scroll) return { scroll };
  if (parameters.has("page")) throw new ParameterError("page", "page: a scroll has no pages; leave page out and go on with scrollId.");
  if (parameters.has("sort")) throw new ParameterError("sort", "sort: a scroll delivers in the usual order; leave sort out, or useScroll.");
  return { scroll, scrollId };
}
