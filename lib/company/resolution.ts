/** The port of resolution: which companies of the index a website's page belongs to, how surely, and why. */
import type { FieldName } from "./fields";
import type { Candidate, FollowedPage } from "./website";

/** `match`: one company, surely. `review`: somebody has to look. `none`: no company. */
export const VERDICTS = ["match", "review", "none"] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a candidate and a company are compared by. */
export const REASON_KINDS = ["number", "name", "country", "city", "website", "emailDomain"] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/** One fact that page and register agree or differ in; one that either does not know is none. */
export interface MatchReason {
  readonly kind: ReasonKind;
  readonly agrees: boolean;
  /** 0 to 1: of what speaks against the company, the part that agreement takes away; of the score, the part that difference does. */
  readonly weight: number;
  readonly text: string;
}

/** The fields asked for, by public name; unknown values are null. */
export type ShownCompany = Readonly<Record<string, string | number | null>>;

export interface CompanyMatch {
  readonly company: ShownCompany;
  /** 0 to 1. */
  readonly score: number;
  /** In the order of `REASON_KINDS`. */
  readonly reasons: readonly MatchReason[];
  /** Of a branch, where its headquarters is loaded. */
  readonly headquarters?: ShownCompany;
}

/** A candidate with the companies that it may be, best first; at most `MAX_MATCHES`. */
export interface ResolvedCandidate extends Candidate {
  readonly matches: readonly CompanyMatch[];
}

/** The most companies told of one candidate. */
export const MAX_MATCHES = 5;

export interface Resolution {
  readonly requestedUrl: string;
  /** After redirects. */
  readonly finalUrl: string;
  readonly statusCode: number;
  readonly verdict: Verdict;
  /** Of a `match`, as in its candidate's matches. */
  readonly company?: ShownCompany;
  /** All that the page has, in its order. */
  readonly candidates: readonly ResolvedCandidate[];
  /** Only when a page was to be followed. */
  readonly followed?: FollowedPage;
}

export interface ResolutionRequest {
  readonly url: string;
  readonly follow: boolean;
  /** What to tell of a company. */
  readonly fields: readonly FieldName[];
  readonly keyId: string;
  readonly signal: AbortSignal;
}

export interface WebsiteCompanies {
  /**
   * Fetches a page and looks for the companies that it names.
   * @throws ServiceError as a page fetch or a question to the index does.
   */
  resolve(request: ResolutionRequest): Promise<Resolution>;
}
