import { resolve } from "node:path";
import type { CompanyIndex, CompanyPage, FacetRequest, FacetsAnswer, Guarantees, IndexActivity, IndexStatus, PageWanted, Place, PlaceKind, Projection, ScrollBatch, ScrollPosition } from "../../company/company-index";
import { FACETS } from "../../company/facets";
import { queryKey, type CompanyQuery } from "../../company/query";
import { ServiceError } from "../../errors";
import { loadInThread } from "./generation-loader";
import { GenerationStore } from "./generation-store";
import type { Operations } from "./messages";
import { PagesAtOnce } from "./pages-at-once";
import { matched, noIndex, statusOf } from "./parts-of-answers";
import type { LoadedGeneration } from "./reader";
import { ScrollAhead, type ScrollAnswer } from "./scroll-ahead";
import { WorkerPool } from "./worker-pool";

export type { ImportProgress } from "./import-options";
export { importRegister, rebuild } from "./importer";
export { RecordsIndex } from "./records-index";
export type { LoadedGeneration } from "./reader";

export interface EmbeddedIndexOptions {
  readonly dataDir: string;
  /** Query threads, at least 1. */
  readonly workers: number;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
  /** Told why the selected generation is not served, once for each. */
  readonly onRefused?: (reason: Error) => void;
  /** Told which generation serves from now on, whenever that changes; undefined: none. */
  readonly onServing?: (loaded: LoadedGeneration | undefined) => void;
}

const POLL_MS = 1000;
const MARK_MS = 30_000;
const CLEAN_MS = 30_000;
const SUPERSEDED_OPEN = 2;
/** From so many records on, the next batch is made while one is sent. */
const AHEAD_RECORDS = 500;
/** So much more the worker that counts facets may have to do, as cost: another one would first make what counting keeps. */
const COUNTING_PATIENCE = 4000;
/** Stands for the generation where CURRENT cannot be read. */
const UNREADABLE = "unreadable";

/**
 * Opens the index of a data directory and follows its switches: a generation that an import selects serves within seconds, while
 * scrolls that began before go on with theirs. A generation that is damaged is refused and reported; the one before goes on serving.
 */
export async function openEmbeddedIndex(options: EmbeddedIndexOptions): Promise<CompanyIndex> {
  const index = new EmbeddedIndex(options);
  await index.follow();
  return index;
}

type ScrollArguments = Operations["scroll"]["arguments"];

class EmbeddedIndex implements CompanyIndex {
  readonly guarantees: Guarantees = { snapshotScroll: true, idempotentRetry: true, facets: true, exactCounts: true, countedPlaces: true, sorting: true };
  private readonly store: GenerationStore;
  private readonly pool: WorkerPool;
  private readonly atOnce = new PagesAtOnce();
  private readonly ahead = new ScrollAhead();
  private readonly open = new Map<string, Promise<LoadedGeneration>>();
  private readonly marked = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;
  private serving: LoadedGeneration | undefined;
  private refused: string | undefined;
  private cleanedAt = 0;
  private following: Promise<void> | undefined;

  constructor(private readonly options: EmbeddedIndexOptions) {
    this.store = new GenerationStore(options.dataDir);
    this.pool = new WorkerPool(resolve("build/index-worker.mjs"), options.workers, (error) => options.log.error({ err: error }, "query worker failed and is replaced"));
    this.timer = setInterval(() => void this.follow().then(() => this.removeSuperseded()), POLL_MS);
    this.timer.unref();
  }

  status(): IndexStatus | undefined {
    return this.serving && statusOf(this.serving.manifest);
  }

  activity(): IndexActivity {
    return { openGenerations: this.open.size, ...this.pool.activity() };
  }

  async page(query: CompanyQuery, { offset, limit, sort }: PageWanted, projection: Projection): Promise<CompanyPage> {
    const generation = this.current();
    const page = { query, offset, limit, projection, sort };
    const { total, match, count, json, release } = this.atOnce.page(page) ?? (await this.pool.run(generation, "page", page, { cost: 1 + limit }));
    return { total, ...matched(match), records: { count, json, release } };
  }

  async scroll(query: CompanyQuery, limit: number, projection: Projection, from?: { readonly generation: string; readonly position: ScrollPosition }): Promise<ScrollBatch> {
    const generation = from ? await this.kept(from.generation) : this.current();
    const ask = { query, limit, projection, position: from?.position.filter((part) => typeof part === "number") };
    const { match, count, json, release, position, hasMore } = await (this.ahead.take(scrollKey(generation, ask)) ?? this.batch(generation, ask));
    // Who asks for a second batch will ask for a third.
    if (from && hasMore && limit >= AHEAD_RECORDS) this.beginNext(generation, { ...ask, position });
    return { records: { count, json, release }, ...matched(match), generation, position, hasMore };
  }

  async facets(query: CompanyQuery, requests: readonly FacetRequest[], repair = false): Promise<FacetsAnswer> {
    return this.count(this.current(), { query, requests, repair }, COUNTING_PATIENCE);
  }

  /** By the first worker, unless it is busy: what counting keeps for the next time is then kept once. */
  private count(generation: string, ask: Operations["facets"]["arguments"], patience: number): Promise<FacetsAnswer> {
    return this.pool.run(generation, "facets", ask, { cost: 1 + 100 * ask.requests.length, preferred: 0, patience });
  }

  /** Makes what counting keeps, facet by facet, so that other requests come in between: the first click in a page would wait for all of it. */
  private async prepareCounts(generation: string): Promise<void> {
    for (const { name } of FACETS) {
      if (generation !== this.serving?.manifest.generation) return;
      await this.count(generation, { query: {}, requests: [{ facet: name, limit: 1 }], repair: false }, Infinity);
    }
  }

  async places(kind: PlaceKind, term: string, countries: readonly string[], limit: number): Promise<readonly Place[]> {
    return this.pool.run(this.current(), "places", { kind, term, countries, limit }, { cost: 1 });
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.following;
    this.ahead.close();
    this.atOnce.serve(undefined);
    await this.pool.close();
  }

  /** Looks whether another generation was selected, and switches to it; one look at a time. */
  follow(): Promise<void> {
    this.following ??= this.look().finally(() => {
      this.following = undefined;
    });
    return this.following;
  }

  private async look(): Promise<void> {
    let selected: string | undefined;
    try {
      selected = this.store.current();
      if (selected === undefined || selected === this.serving?.manifest.generation || selected === this.refused) return;
      await this.serve(selected);
    } catch (error) {
      this.refuse(selected ?? UNREADABLE, error instanceof Error ? error : new Error(String(error)));
    }
  }

  private refuse(generation: string, reason: Error): void {
    if (generation === this.refused) return;
    this.refused = generation;
    this.options.log.error({ err: reason, generation }, "index generation refused");
    this.options.onRefused?.(reason);
  }

  private async serve(generation: string): Promise<void> {
    const before = this.serving?.manifest.generation;
    const loaded = await this.opened(generation);
    this.setServing(loaded);
    this.refused = undefined;
    this.options.log.info({ generation, companies: loaded.manifest.companies }, "index generation serves");
    if (before !== undefined) this.store.markUsed(before);
    this.store.removeSuperseded(Date.now());
    await this.closeOldest();
    // A worker that fails, or the end, is told elsewhere; the sets are then made when they are asked for.
    this.prepareCounts(generation).catch(() => undefined);
  }

  /** From time to time: what no scroll asks for any more goes, from disk and from memory. */
  private async removeSuperseded(): Promise<void> {
    if (Date.now() - this.cleanedAt < CLEAN_MS) return;
    this.cleanedAt = Date.now();
    try {
      this.store.removeSuperseded(this.cleanedAt);
      const gone = [...this.open.keys()].filter((generation) => generation !== this.serving?.manifest.generation && !this.store.has(generation));
      for (const generation of gone) await this.forget(generation);
    } catch (error) {
      this.options.log.error({ err: error }, "superseded index generations could not be removed");
    }
  }

  private async forget(generation: string): Promise<void> {
    this.open.delete(generation);
    this.marked.delete(generation);
    await this.pool.detach(generation);
  }

  private batch(generation: string, ask: ScrollArguments): Promise<ScrollAnswer> {
    return this.pool.run(generation, "scroll", ask, { cost: 1 + ask.limit, preferred: affinity(ask.query) });
  }

  private beginNext(generation: string, ask: ScrollArguments): void {
    this.ahead.begin(scrollKey(generation, ask), () => this.batch(generation, ask));
  }

  private current(): string {
    if (!this.serving) throw noIndex();
    return this.serving.manifest.generation;
  }

  /** A generation that a scroll began with: open, or still on disk. */
  private async kept(generation: string): Promise<string> {
    if (generation === this.serving?.manifest.generation) return generation;
    this.current();
    try {
      await this.opened(generation);
    } catch (error) {
      throw new ServiceError("scroll_expired", "This scroll began on data that is no longer kept. Start a new scroll.", { parameter: "scrollId", cause: error });
    }
    if (Date.now() - (this.marked.get(generation) ?? 0) > MARK_MS) {
      this.marked.set(generation, Date.now());
      this.store.markUsed(generation);
    }
    await this.closeOldest();
    return generation;
  }

  private opened(generation: string): Promise<LoadedGeneration> {
    let loaded = this.open.get(generation);
    if (!loaded) {
      loaded = this.load(generation);
      this.open.set(generation, loaded);
      loaded.catch(() => this.open.delete(generation));
    }
    return loaded;
  }

  private async load(generation: string): Promise<LoadedGeneration> {
    const loaded = await loadInThread(resolve("build/index-loader.mjs"), { dataDir: this.options.dataDir, generation }, (error) => this.withdraw(generation, error));
    await this.pool.attach(loaded);
    return loaded;
  }

  /** Stops serving a generation whose documents turned out to be damaged. */
  private withdraw(generation: string, error: Error): void {
    this.refuse(generation, error);
    if (this.serving?.manifest.generation !== generation) return;
    this.setServing(undefined);
  }

  private setServing(loaded: LoadedGeneration | undefined): void {
    this.serving = loaded;
    this.atOnce.serve(loaded);
    this.options.onServing?.(loaded);
  }

  /** Keeps at most two superseded generations open, the latest ones opened. */
  private async closeOldest(): Promise<void> {
    const superseded = [...this.open.keys()].filter((generation) => generation !== this.serving?.manifest.generation);
    for (const generation of superseded.slice(0, -SUPERSEDED_OPEN)) await this.forget(generation);
  }
}

/** The batches of one query go to one worker, which remembers its result. */
function affinity(query: CompanyQuery): number {
  let hash = 0;
  for (const char of queryKey(query)) hash = (Math.imul(hash, 31) + char.codePointAt(0)!) | 0;
  return hash >>> 0;
}

/** Tells one batch from all others: its generation, query, size, fields and where it begins. */
function scrollKey(generation: string, { query, limit, projection, position }: ScrollArguments): string {
  return JSON.stringify([generation, queryKey(query), limit, projection, position]);
}
