/** The port of website pages: what fetches one, and the companies that a page names. */
import type { ErrorCode } from "../errors";

/** Where a candidate was found, the most trusted first. */
export const CANDIDATE_SOURCES = ["jsonld", "identifier", "copyright", "legal-suffix", "og"] as const;

export type CandidateSource = (typeof CANDIDATE_SOURCES)[number];

/** A company that a page names. Which members there are depends on the source. */
export interface Candidate {
  readonly source: CandidateSource;
  /** As the company writes it. */
  readonly name?: string;
  /** Official number, upper case, letters and digits only. */
  readonly nationalId?: string;
  /** ISO 3166-1 two-letter code, from the number, the address or the domain. */
  readonly countryHint?: string;
  readonly city?: string;
}

/** Why a candidate is one: what one rule found. */
export interface Explanation {
  readonly source: CandidateSource;
  /** The page's words, at most some 160 characters. */
  readonly words: string;
  /** What was checked, in words. */
  readonly checks: readonly string[];
  /** The page whose words they are. */
  readonly url: string;
}

/** A candidate with what it was found by; at most 8 explanations of each page. */
export interface ExplainedCandidate extends Candidate {
  readonly explanations: readonly Explanation[];
}

/** What a link leads to, the most telling first. */
export const LINK_KINDS = ["imprint", "legal", "contact", "about"] as const;

/** A link to where a site's operator is usually named. */
export interface PageLink {
  readonly kind: (typeof LINK_KINDS)[number];
  /** Absolute, without a fragment. */
  readonly url: string;
  /** The link's visible text, at most 200 characters. */
  readonly text: string;
  /** Whether it stays on the page's registrable domain. */
  readonly sameSite: boolean;
}

/** What came of following a link: the page, or why it could not be had. `url` is null where the page links to no imprint, legal or contact page of its site. */
export type FollowedPage =
  | { readonly url: null }
  | { readonly url: string; readonly finalUrl: string; readonly statusCode: number }
  | { readonly url: string; readonly failure: { readonly code: ErrorCode; readonly message: string } };

/** The most candidates of one page. */
export const MAX_CANDIDATES = 12;

/** Bounds of the decoded body that is read of a page, in bytes. */
export const PAGE_BYTES = { default: 2_000_000, least: 10_000, most: 5_000_000 } as const;

export interface PageRequest {
  /** As the sender wrote it: a bare domain, a host with a path, or an http(s) URL. */
  readonly url: string;
  /** Whether to look for candidates; `explain` and `follow` look for them anyway. */
  readonly extract: boolean;
  /** Whether to tell what each candidate was found by, and the links to where more may stand. */
  readonly explain?: boolean;
  /** Whether to fetch one more page of the same site, its imprint or the like, and add the candidates there. */
  readonly follow?: boolean;
  /** Of the decoded body; within `PAGE_BYTES`. */
  readonly maxBytes: number;
  /** Whose limit of fetches at a time applies. */
  readonly keyId: string;
  /** Ends the fetch: nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** A page as it was fetched. */
export interface WebsitePage {
  readonly requestedUrl: string;
  /** After redirects. */
  readonly finalUrl: string;
  /** HTTP status of the final answer, whatever it is. */
  readonly statusCode: number;
  /** As the remote server declares it; "" when it does not. */
  readonly contentType: string;
  /** Name of the encoding that the body was decoded by, lower case, as in https://encoding.spec.whatwg.org/. */
  readonly charset: string;
  /** The text of the body as a JSON string in UTF-8, quotes included: it goes into an answer as it is. */
  readonly htmlJson: Uint8Array;
  /** Of the decoded body that was read. */
  readonly bytes: number;
  /** Whether the body was longer. */
  readonly truncated: boolean;
  /** Every redirect's target, in order. */
  readonly redirects: readonly string[];
  /** Milliseconds since the Unix epoch. */
  readonly fetchedAt: number;
  /** Only when asked for; at most `MAX_CANDIDATES`, the most trusted first. */
  readonly candidates?: readonly (Candidate | ExplainedCandidate)[];
  /** Only when explanations were asked for; at most 20, imprints first. */
  readonly links?: readonly PageLink[];
  /** Only when one was to be followed. */
  readonly followed?: FollowedPage;
}

/** What downloads public pages. */
export interface Websites {
  /**
   * Reads what is to be fetched, without fetching it.
   * @throws ServiceError `invalid_url` when it is no URL of a public page, `blocked_host` when its host may never be asked.
   */
  check(url: string): void;

  /**
   * The page; what fails of a followed one is told in `followed`.
   * @throws ServiceError `invalid_url`, `blocked_host`, `not_html`, `unreachable`, `too_many_redirects`, `timeout`; `rate_limited` and `overloaded` when
   *   too many are under way; `client_gone` after the signal.
   */
  fetch(request: PageRequest): Promise<WebsitePage>;
}
