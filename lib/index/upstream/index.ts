import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "../../clock";
import type { CompanyIndex, CompanyPage, FacetsAnswer, Guarantees, IndexStatus, PageWanted, Place, PlaceKind, Projection, ScrollBatch, ScrollPosition, SearchMatch } from "../../company/company-index";
import { type FieldName, SEARCH_FIELDS } from "../../company/fields";
import { writeQuery, type CompanyQuery } from "../../company/query";
import { ServiceError } from "../../errors";
import { readBatch, readPage, readPlaces } from "./answers";
import { AskedBatches } from "./asked-batches";
import { UpstreamClient } from "./client";
import { UPSTREAM_LIMITS, type UpstreamLimits } from "./limits";
import { Looks } from "./looks";
import { readWindow, type PagedEndpoint } from "./pages";
import { EXPORT_PATH, PLACE_PATHS, SEARCH_PATH } from "./paths";
import { project } from "./records";

export interface UpstreamOptions {
  /** http or https, without credentials, query and fragment; the API's paths are below it. */
  readonly baseUrl: URL;
  /** The operator's key for that service: visible ASCII. It is sent there and nowhere else. */
  readonly apiKey: string;
  readonly clock: Clock;
  readonly log: { info(details: object, message: string): void; warn(details: object, message: string): void; error(details: object, message: string): void };
  readonly limits?: Partial<UpstreamLimits>;
}

export interface UpstreamIndex extends CompanyIndex {
  /** Why the other service has not answered so far, for the operator; undefined once it did. */
  whyNotServing(): string | undefined;
}

/** How long opening waits for the first answer, in milliseconds. */
const PATIENCE = 5000;

/**
 * Another service that speaks the same API, as a backend. Opening succeeds also while that service does not answer: until it does, every question
 * is refused with the reason.
 */
export async function openUpstreamIndex(options: UpstreamOptions): Promise<UpstreamIndex> {
  const index = new Upstream(options);
  await index.opened();
  return index;
}

class Upstream implements UpstreamIndex {
  readonly guarantees: Guarantees = { snapshotScroll: false, idempotentRetry: false, facets: false, exactCounts: true, countedPlaces: false, sorting: false };
  readonly #client: UpstreamClient;
  readonly #looks: Looks;
  readonly #batches = new AskedBatches();
  readonly #search: PagedEndpoint = { cap: 50, largest: 50 };
  readonly #export: PagedEndpoint = { cap: 10_000, largest: 10_000 };
  readonly #odd = new Set<FieldName>();
  readonly #log: UpstreamOptions["log"];

  constructor({ baseUrl, apiKey, clock, log, limits }: UpstreamOptions) {
    this.#client = new UpstreamClient(baseUrl, apiKey, { ...UPSTREAM_LIMITS, ...limits });
    this.#looks = new Looks(this.#client, baseUrl, clock, log);
    this.#log = log;
  }

  async opened(): Promise<void> {
    await Promise.race([this.#looks.look(), sleep(PATIENCE, undefined, { ref: false })]);
  }

  status(): IndexStatus | undefined {
    return this.#looks.status();
  }

  whyNotServing(): string | undefined {
    const failure = this.#looks.failure();
    return failure?.cause instanceof Error ? `${failure.message}\n${failure.cause.message}` : failure?.message;
  }

  async page(query: CompanyQuery, wanted: PageWanted, projection: Projection): Promise<CompanyPage> {
    this.#checkServing();
    if (wanted.sort) throw new ServiceError("not_supported", "sort: the service behind this one does not sort; leave sort out.", { parameter: "sort" });
    // No request can hold a blank search, so that it cannot be asked: it finds nothing.
    if (query.search?.trim() === "") return { total: 0, match: "name", records: project([], projection, this.#noteOdd) };
    const bySearch = wanted.offset + wanted.limit <= this.#search.cap && isSearch(projection);
    const [path, endpoint, first] = bySearch ? [SEARCH_PATH, this.#search, []] as const : [EXPORT_PATH, this.#export, [["export", "true"]]] as const;
    const parameters = [...writeQuery(query), ...first];
    const { total, match, records } = await readWindow(endpoint, wanted, (page, pageSize) =>
      this.#client.get({ path, kind: "question", parameters: [...parameters, ["page", page.toString()], ["pageSize", pageSize.toString()]] }, (body) => readPage(body, pageSize)),
    );
    return { total, ...matched(match), records: project(records, projection, this.#noteOdd) };
  }

  async scroll(query: CompanyQuery, limit: number, projection: Projection, from?: { readonly generation: string; readonly position: ScrollPosition }): Promise<ScrollBatch> {
    this.#checkServing();
    if (from === undefined) return this.#batch(query, limit, projection, { scrollId: undefined, session: randomUUID() });
    if (from.generation !== this.#looks.generation) throw new ServiceError("scroll_expired", "scrollId: it was issued for another source of the data; start again with useScroll=true and no scrollId.", { parameter: "scrollId" });
    const [scrollId, session] = from.position;
    if (typeof scrollId !== "string" || typeof session !== "string") return { records: project([], projection, this.#noteOdd), ...from, hasMore: false };
    return this.#batches.once(`${session} ${scrollId}`, JSON.stringify([limit, projection]), () => this.#batch(query, limit, projection, { scrollId, session }));
  }

  /** @param session tells scrolls apart whose upstream cursors are equal, as those of one query begun at one moment may be. */
  async #batch(query: CompanyQuery, limit: number, projection: Projection, { scrollId, session }: { readonly scrollId: string | undefined; readonly session: string }): Promise<ScrollBatch> {
    const own = [["export", "true"], ["useScroll", "true"], ["pageSize", limit.toString()], ...(scrollId === undefined ? [] : [["scrollId", scrollId] as const])] as const;
    const batch = await this.#client.get({ path: EXPORT_PATH, kind: scrollId === undefined ? "question" : "continuation", parameters: [...writeQuery(query), ...own] }, readBatch);
    return {
      records: project(batch.records, projection, this.#noteOdd),
      ...matched(batch.match),
      generation: this.#looks.generation,
      position: batch.scrollId === undefined ? [] : [batch.scrollId, session],
      hasMore: batch.scrollId !== undefined,
    };
  }

  facets(): Promise<FacetsAnswer> {
    return Promise.reject(new ServiceError("not_supported", "The service behind this one does not count companies by filter values."));
  }

  async places(kind: PlaceKind, term: string, countries: readonly string[], limit: number): Promise<readonly Place[]> {
    this.#checkServing();
    const { path, key } = PLACE_PATHS[kind];
    const parameters = [["search", term], ["limit", limit.toString()], ...(countries.length === 0 ? [] : [["countries", countries.join(",")] as const])] as const;
    return (await this.#client.get({ path, kind: kind === "city" ? "question" : "extra", parameters }, (body) => readPlaces(body, key))).slice(0, limit);
  }

  close(): Promise<void> {
    this.#looks.close();
    this.#client.close();
    return Promise.resolve();
  }

  #checkServing(): void {
    const failure = this.#looks.failure();
    if (failure) throw failure;
  }

  readonly #noteOdd = (field: FieldName): void => {
    if (this.#odd.has(field)) return;
    this.#odd.add(field);
    this.#log.warn({ field }, "the upstream service sends values of a type that this field cannot have; they are delivered as null");
  };
}

/** Search delivers few fields. Those of an agreement beyond them are not known to be the upstream's too; export has them. */
function isSearch(projection: Projection): boolean {
  const few: readonly FieldName[] = SEARCH_FIELDS;
  return "fields" in projection && projection.fields.every((name) => few.includes(name));
}

function matched(match: SearchMatch | undefined): { readonly match?: SearchMatch } {
  return match === undefined ? {} : { match };
}
