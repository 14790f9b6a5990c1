import path from "node:path";
import type { Clock } from "../clock";
import type { Candidate, ExplainedCandidate, PageRequest, WebsitePage, Websites } from "../company/website";
import { ServiceError } from "../errors";
import { Deadline, FETCH_TIMES, type FetchTimes } from "./deadline";
import { download } from "./download";
import { clientGone } from "./failures";
import { linkToFollow } from "./follow/choose-link";
import { mergePages } from "./follow/merge-pages";
import { Guard, type GuardOptions } from "./guard";
import { isSameSite, readHost } from "./operator/host";
import { PageReaders } from "./page-readers";
import type { ReadRequest } from "./page-text";
import { createResolver, type Resolve } from "./resolver";
import { SLOT_LIMITS, type SlotLimits, Slots } from "./slots";
import { readPageUrl } from "./url";

export interface PageFetcherOptions extends GuardOptions {
  /** Page or address that a site's owner learns from who fetched. */
  readonly contact: string;
  /** Name servers to ask; the system's when empty. */
  readonly nameServers: readonly string[];
  readonly clock: Clock;
  readonly times?: FetchTimes;
  readonly slots?: SlotLimits;
  readonly resolve?: Resolve;
  /** Shared with others, who end them; threads of its own where there are none. */
  readonly readers?: PageReaders;
}

/** Threads that read pages. */
const READERS = 2;
/** The slowest page of 5 MB takes about a second. In milliseconds. */
const READER_PATIENCE = 10_000;

/** Threads that read pages, none of them started yet. */
export const pageReaders = (): PageReaders => new PageReaders({ script: path.resolve("build/page-worker.mjs"), threads: READERS, patience: READER_PATIENCE });

/**
 * Fetches public pages and finds the companies in them. Every name is looked up once, all its addresses are judged, and the connection goes to one
 * that was; redirects are followed by hand through the same checks. Nothing of the caller's goes along, and nothing is kept.
 */
export class PageFetcher implements Websites {
  readonly #guard: Guard;
  readonly #resolve: Resolve;
  readonly #slots: Slots;
  readonly #times: FetchTimes;
  readonly #readers: PageReaders;
  readonly #userAgent: string;

  constructor(private readonly options: PageFetcherOptions) {
    this.#guard = new Guard(options);
    this.#resolve = options.resolve ?? createResolver(options.nameServers);
    this.#slots = new Slots(options.slots ?? SLOT_LIMITS);
    this.#times = options.times ?? FETCH_TIMES;
    this.#readers = options.readers ?? pageReaders();
    this.#userAgent = `Mozilla/5.0 (compatible; FirmamentBot/1.0; +${options.contact})`;
  }

  check(url: string): void {
    this.#checked(url);
  }

  async fetch(request: PageRequest): Promise<WebsitePage> {
    try {
      return await this.#fetch(request);
    } catch (error) {
      // Whatever broke off first, the reason is that nobody waits any more.
      throw request.signal.aborted ? clientGone() : error;
    }
  }

  async #fetch(request: PageRequest): Promise<WebsitePage> {
    const { url, extract, explain = false, follow = false, keyId, signal } = request;
    const find = explain || follow ? "explained" : extract ? "candidates" : "nothing";
    const requested = this.#checked(url);
    const release = await this.#slots.enter(keyId, signal);
    const began = performance.now();
    try {
      const page = await this.#page(requested, request, find, this.#times);
      if (!follow) return page;
      const whole = Math.max(1, Math.round(this.#times.whole - (performance.now() - began)));
      return asAsked(await this.#withFollowed(page, request, { begin: Math.min(this.#times.begin, whole), whole }), explain);
    } finally {
      release();
    }
  }

  /** Ends its own threads. */
  async close(): Promise<void> {
    if (this.options.readers === undefined) await this.#readers.close();
  }

  #checked(text: string): URL {
    const url = readPageUrl(text);
    this.#guard.checkUrl(url);
    return url;
  }

  /** @param times what is left of the whole call's. */
  async #page(requested: URL, { maxBytes, signal }: PageRequest, find: ReadRequest["find"], times: FetchTimes): Promise<WebsitePage> {
    const fetchedAt = this.options.clock.now();
    const deadline = new Deadline(times, signal);
    this.#readers.prepare();
    try {
      const page = await download(requested, maxBytes, { guard: this.#guard, resolve: this.#resolve, slots: this.#slots, userAgent: this.#userAgent }, deadline);
      const { bytes, truncated, charset: label, finalUrl, statusCode, contentType, redirects } = page;
      // The bytes go to the thread, and with them their length.
      const length = bytes.length;
      const read = await this.#readers.read({ bytes, truncated, label, url: finalUrl.href, find }, signal);
      return { requestedUrl: requested.href, finalUrl: finalUrl.href, statusCode, contentType, bytes: length, truncated, redirects, fetchedAt, ...read };
    } finally {
      deadline.end();
    }
  }

  /** The page with the candidates of the imprint that it links to. What fails there costs the page nothing. */
  async #withFollowed(page: WebsitePage, request: PageRequest, times: FetchTimes): Promise<WebsitePage> {
    const link = linkToFollow(page.links ?? [], [page.requestedUrl, page.finalUrl]);
    if (link === undefined) return { ...page, followed: { url: null } };
    try {
      const { finalUrl, statusCode, candidates } = await this.#page(this.#checked(link.url), request, "explained", times);
      // What another site says is not merged, although this one leads there.
      const merged = isSameSite(finalUrl, readHost(new URL(page.finalUrl))) ? mergePages(page.candidates ?? [], candidates ?? []) : (page.candidates ?? []);
      return { ...page, candidates: merged, followed: { url: link.url, finalUrl, statusCode } };
    } catch (error) {
      if (!(error instanceof ServiceError) || request.signal.aborted) throw error;
      return { ...page, followed: { url: link.url, failure: { code: error.code, message: error.message } } };
    }
  }
}

/** Without the explanations that were only needed on the way. */
function asAsked({ links, candidates = [], ...page }: WebsitePage, explain: boolean): WebsitePage {
  return explain ? { ...page, candidates, ...(links && { links }) } : { ...page, candidates: candidates.map(plain) };
}

function plain({ explanations, ...candidate }: Candidate & Partial<Pick<ExplainedCandidate, "explanations">>): Candidate {
  return candidate;
}
