/**
 * The port that every backend implements: the embedded index, a distributed engine, another service that speaks the same API.
 * It takes a CompanyQuery, never an engine's query language. `lib/index/company-index.contract.ts` is its test suite.
 */
import type { FacetName } from "./facets";
import type { FieldGroup, FieldName } from "./fields";
import type { FilterName } from "./filters";
import type { Position } from "./position";
import type { CompanyQuery } from "./query";
import type { Sort } from "./sorting";

/** What a record is delivered with: whole field groups in export order, or single fields in the order given. */
export type Projection = { readonly groups: readonly FieldGroup[] } | { readonly fields: readonly FieldName[] };

/** Records ready to send: a JSON array in UTF-8, and how many elements it has. */
export interface RecordBatch {
  readonly count: number;
  readonly json: Uint8Array;
  /**
   * Gives the memory of `json` back, once nobody reads it any more; without it the memory waits for the garbage collector.
   * @param memory that same memory, where it was moved to another thread meanwhile.
   */
  readonly release?: ((memory?: ArrayBuffer) => void) | undefined;
}

/** Which reading of `search` answered. */
export type SearchMatch = "number" | "email" | "domain" | "name" | "wide";

export interface PageWanted {
  /** In records, both ≥ 0. */
  readonly offset: number;
  readonly limit: number;
  /** In the place of the usual order. */
  readonly sort?: Sort | undefined;
}

export interface CompanyPage {
  /** The exact number of matching companies. */
  readonly total: number;
  readonly match?: SearchMatch;
  readonly records: RecordBatch;
}

/** Where a scroll stands: everything before it has been delivered. Opaque to all but the backend; it travels as JSON. */
export type ScrollPosition = readonly (number | string)[];

export interface ScrollBatch {
  readonly records: RecordBatch;
  readonly match?: SearchMatch;
  /** The index generation that answered; the next batch asks for the same one. */
  readonly generation: string;
  readonly position: ScrollPosition;
  readonly hasMore: boolean;
}

export type PlaceKind = "city" | "province" | "region" | "country";

/** A stored place name; `countryCode` is "" when the record's country is unknown. */
export interface Place {
  readonly name: string;
  readonly countryCode: string;
  /** Absent where the backend does not declare `countedPlaces`. */
  readonly companies?: number;
}

export interface FacetRequest {
  readonly facet: FacetName;
  /** Places only: the names with a word that starts with this, in the stored or another known language. */
  readonly term?: string | undefined;
  /** Places only: the most options, the most frequent first; those that the query asks for come on top. All when absent. */
  readonly limit?: number | undefined;
  /** Cities only: read the position of each option too. */
  readonly positions?: boolean | undefined;
}

export interface FacetOption {
  /** The filter's value; a group's code; `min-max` for a band (an open end is empty); `true`/`false` for a flag. */
  readonly value: string;
  readonly count: number;
  /** Whether the query asks for it. */
  readonly selected: boolean;
  /** Of a city, as `cityPosition` says, by those of its companies that are counted; absent unless asked for, and where they do not tell. */
  readonly position?: Position;
}

/**
 * The options of a facet. Codes, groups and places: those that count something or are selected, most frequent first, then by value in code point
 * order. Bands: all, ascending. Flags: `true`, then `false`.
 */
export interface FacetCounts {
  readonly options: readonly FacetOption[];
  /** How many options count something, those beyond the limit included. */
  readonly distinct: number;
  /** Companies that have no value. */
  readonly unknown: number;
}

export interface FacetsAnswer {
  /** Companies that all filters leave. */
  readonly total: number;
  readonly match?: SearchMatch;
  /** One for each request, in its order. */
  readonly facets: readonly FacetCounts[];
  /** For each filter of the query, the companies that all others leave; empty unless asked for. */
  readonly without: readonly { readonly filter: FilterName; readonly count: number }[];
}

interface RegisterStatus {
  readonly code: string;
  readonly label: string;
  /** Records of this register in the index. */
  readonly companies: number;
  /** Rows kept in the reject file, with line and reason. */
  readonly rejected: number;
  /** Date of the register's data or of its import, YYYY-MM-DD. */
  readonly date: string;
}

export interface IndexStatus {
  readonly generation: string;
  readonly companies: number;
  /** ISO 8601. */
  readonly builtAt: string;
  readonly registers: readonly RegisterStatus[];
}

/** What a backend promises beyond the core; the contract suite holds it to each one it declares. */
export interface Guarantees {
  /** A scroll delivers one consistent state, also while the data is switched. */
  readonly snapshotScroll: boolean;
  /** The same position asked again gives the same batch. */
  readonly idempotentRetry: boolean;
  readonly facets: boolean;
  readonly exactCounts: boolean;
  /** Places of every kind are looked up, each with its number of companies; without it, names of cities alone. */
  readonly countedPlaces: boolean;
  /** Pages come sorted by a value when asked. */
  readonly sorting: boolean;
}

/** What a backend with workers of its own has to do at this moment. */
export interface IndexActivity {
  /** Generations held in memory: the one that serves, and superseded ones that scrolls go on with. */
  readonly openGenerations: number;
  readonly workers: number;
  /** Workers that have something to do, 0 to `workers`. */
  readonly busyWorkers: number;
  /** Questions that workers were given and have not answered. */
  readonly waitingQuestions: number;
}

export interface CompanyIndex {
  readonly guarantees: Guarantees;
  /** What is loaded, or undefined while no generation is selected. */
  status(): IndexStatus | undefined;
  /** Absent where the backend knows of none. */
  activity?(): IndexActivity;
  /**
   * One page in the order of relevance tier, then static rank, or in the order asked for.
   * @throws ServiceError `no_index`, or `not_supported` for a sort where `sorting` is not declared.
   */
  page(query: CompanyQuery, page: PageWanted, projection: Projection): Promise<CompanyPage>;
  /**
   * The next records after a position, or the first ones.
   * @param from the generation and position of the previous batch.
   * @throws ServiceError `no_index`, or `scroll_expired` when that generation is no longer kept.
   */
  scroll(query: CompanyQuery, limit: number, projection: Projection, from?: { readonly generation: string; readonly position: ScrollPosition }): Promise<ScrollBatch>;
  /**
   * Counts per option of each facet under all filters of the query but the facet's own.
   * @param repair also count what leaving out each single filter would give.
   * @throws ServiceError `no_index`, or `not_supported` where `facets` is not declared.
   */
  facets(query: CompanyQuery, requests: readonly FacetRequest[], repair?: boolean): Promise<FacetsAnswer>;
  /**
   * Stored place names with a word that starts with the term, across local and English names where known, most companies first.
   * @param countries ISO codes to restrict to; empty means all.
   * @throws ServiceError `no_index`, or `not_supported` for another kind than cities where `countedPlaces` is not declared.
   */
  places(kind: PlaceKind, term: string, countries: readonly string[], limit: number): Promise<readonly Place[]>;
  close(): Promise<void>;
}
