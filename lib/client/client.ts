/**
 * The API for programs and for the pages. Programs give a key; in a browser the session's cookie travels with every request.
 */
import type { PublicRecord } from "../company/fields";
import { writeQuery, type CompanyQuery } from "../company/query";
import { writeSort, type Sort } from "../company/sorting";
import { readFacets, type FacetsAnswer } from "./facets";
import { isObject, numberIn, objectIn, objectsIn, stringIn, type Json } from "./read-json";
import { Transport, type Parameters, type RequestOptions, type TransportOptions } from "./transport";

/** One page of companies. */
export interface CompaniesAnswer {
  /** The exact number of matching companies. */
  readonly total: number;
  /** Which reading of the search words answered: `number`, `email`, `domain`, `name`, or `wide` for similar names. */
  readonly match: string | undefined;
  readonly records: readonly PublicRecord[];
}

/** One batch of a scroll. */
export interface Batch {
  readonly records: readonly PublicRecord[];
  /** Goes on from here within eight minutes; sent again it gives the same batch again. */
  readonly scrollId: string;
  readonly hasMore: boolean;
}

export type PlaceFilter = "cityName" | "provinceName" | "regionName" | "countryName";

/** A stored place name, as the filter of its kind takes it. */
export interface PlaceAnswer {
  readonly name: string;
  /** ISO 3166-1, or "" when unknown. */
  readonly countryCode: string;
}

export interface PageRequest {
  /** From 1. */
  readonly page?: number;
  readonly pageSize?: number;
  /** In place of best first. */
  readonly sort?: Sort | undefined;
}

const PLACE_PATHS: Readonly<Record<PlaceFilter, string>> = { cityName: "/api/cities", provinceName: "/api/provinces", regionName: "/api/regions", countryName: "/api/countries" };

export class CompanyClient {
  private readonly transport: Transport;

  constructor(options: TransportOptions = {}) {
    this.transport = new Transport(options);
  }

  /** The best companies, a few fields of each; at most 50 over all pages. */
  async search(query: CompanyQuery, page: PageRequest = {}, options?: RequestOptions): Promise<CompaniesAnswer> {
    return readCompanies(await this.transport.get("/api/company/search", [...writeQuery(query), ...paging({ page: 1, ...page })], options));
  }

  /** Companies with all fields of the subscription; the first 10,000 over all pages. */
  async export(query: CompanyQuery, page: PageRequest = {}, options?: RequestOptions): Promise<CompaniesAnswer> {
    return readCompanies(await this.transport.get("/api/company/export", [...writeQuery(query), ...paging({ page: 1, ...page })], options));
  }

  /** One company with all fields of the subscription, or undefined when there is none of this ID. */
  async company(id: string, options?: RequestOptions): Promise<PublicRecord | undefined> {
    return (await this.export({ ID: [id] }, { pageSize: 1 }, options)).records[0];
  }

  /**
   * All companies, batch by batch, from the start or from a scroll that was broken off.
   * @param from the last batch's `scrollId`, and the same query.
   */
  async *scroll(query: CompanyQuery, { pageSize = 1000, from }: { readonly pageSize?: number; readonly from?: string } = {}, options?: RequestOptions): AsyncGenerator<Batch, void, void> {
    let scrollId = from;
    for (;;) {
      const batch = readBatch(await this.transport.get("/api/company/export", [...writeQuery(query), ["useScroll", "true"], ["pageSize", pageSize.toString()], ...(scrollId === undefined ? [] : ([["scrollId", scrollId]] as const))], options));
      yield batch;
      if (!batch.hasMore) return;
      scrollId = batch.scrollId;
    }
  }

  /**
   * The exact count of every option of each facet, under all other filters.
   * @param parameters of the endpoint beside the filters: `facets`, `repair` and the like.
   */
  async facets(query: CompanyQuery, parameters: Parameters = [], options?: RequestOptions): Promise<FacetsAnswer> {
    return readFacets(await this.transport.get("/api/company/facets", [...writeQuery(query), ...parameters], options));
  }

  /** Stored place names with a word that begins with the term, most companies first. */
  async places(filter: PlaceFilter, term: string, { countries = [], limit = 20 }: { readonly countries?: readonly string[]; readonly limit?: number } = {}, options?: RequestOptions): Promise<readonly PlaceAnswer[]> {
    const answer = await this.transport.get(PLACE_PATHS[filter], [["search", term], ["limit", limit.toString()], ...(countries.length === 0 ? [] : ([["countries", countries.join(",")]] as const))], options);
    return objectsIn(answer, "data").map((entry) => ({ name: stringIn(entry, filter) ?? "", countryCode: stringIn(entry, "countryCode") ?? "" }));
  }

  /** Stored city names with a word that begins with the term, most companies first. */
  cities(term: string, limits?: { readonly countries?: readonly string[]; readonly limit?: number }, options?: RequestOptions): Promise<readonly PlaceAnswer[]> {
    return this.places("cityName", term, limits, options);
  }
}

function paging({ page, pageSize, sort }: PageRequest): Parameters {
  const sent = { page: page?.toString(), pageSize: pageSize?.toString(), sort: sort && writeSort(sort) };
  return Object.entries(sent).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

function readCompanies(answer: Json): CompaniesAnswer {
  const meta = objectIn(answer, "meta");
  return { total: numberIn(meta, "totalCount") ?? 0, match: stringIn(meta, "match"), records: recordsIn(answer) };
}

/** Some services of this interface send the batch as a bare array, with the cursor beside it. */
function readBatch(answer: Json): Batch {
  const meta = isObject(answer["meta"]) ? answer["meta"] : answer;
  return { records: recordsIn(answer), scrollId: stringIn(meta, "scrollId") ?? "", hasMore: meta["hasMoreRecords"] === true };
}

function recordsIn(answer: Json): readonly PublicRecord[] {
  const data = answer["data"];
  const records = Array.isArray(data) ? data : isObject(data) ? data["records"] : undefined;
  return Array.isArray(records) ? records.filter(isRecord) : [];
}

/** A record is an object; which of its fields are there is the subscription's to say, and every reader asks. */
function isRecord(value: unknown): value is PublicRecord {
  return isObject(value);
}
