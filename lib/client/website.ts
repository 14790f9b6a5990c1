import { REASON_KINDS, VERDICTS, type CompanyMatch, type MatchReason, type Resolution, type ResolvedCandidate, type ShownCompany } from "../company/resolution";
import { CANDIDATE_SOURCES, LINK_KINDS, type Candidate, type ExplainedCandidate, type Explanation, type PageLink } from "../company/website";
import { isObject, numberIn, objectsIn, stringIn, textsIn, type Json } from "./read-json";
import { Transport, type RequestOptions, type TransportOptions } from "./transport";

/** A page, the companies that it names with its words for each, and where more may stand. */
export interface PageAnswer {
  readonly finalUrl: string;
  readonly statusCode: number;
  readonly contentType: string;
  readonly charset: string;
  readonly html: string;
  /** Of the decoded body that was read. */
  readonly bytes: number;
  readonly truncated: boolean;
  readonly redirects: readonly string[];
  readonly candidates: readonly ExplainedCandidate[];
  readonly links: readonly PageLink[];
}

/** The companies behind a page, how surely, and why. */
export type CompaniesOfPage = Pick<Resolution, "verdict" | "company" | "candidates">;

/** Websites and the companies behind them. Whatever it asks is a request that counts, once: a slow site is not asked again by itself, a request that was refused for the moment is. */
export class WebsiteClient {
  private readonly transport: Transport;

  constructor(options: TransportOptions = {}) {
    this.transport = new Transport(options);
  }

  /** The page with everything that it tells about its company. */
  async page(url: string, options?: RequestOptions): Promise<PageAnswer> {
    const answer = await this.transport.get("/api/website/html", [["url", url], ["explain", "true"]], { refusedOnly: true, ...options });
    return {
      finalUrl: stringIn(answer, "finalUrl") ?? url,
      statusCode: numberIn(answer, "statusCode") ?? 0,
      contentType: stringIn(answer, "contentType") ?? "",
      charset: stringIn(answer, "charset") ?? "",
      html: stringIn(answer, "html") ?? "",
      bytes: numberIn(answer, "bytes") ?? 0,
      truncated: answer["truncated"] === true,
      redirects: textsIn(answer, "redirects"),
      candidates: objectsIn(answer, "candidates").map((candidate) => ({ ...readCandidate(candidate), explanations: objectsIn(candidate, "explanations").map(readExplanation) })),
      links: objectsIn(answer, "links").map(readLink),
    };
  }

  /** The companies behind the page, how surely, and why. */
  async companies(url: string, options?: RequestOptions): Promise<CompaniesOfPage> {
    const answer = await this.transport.get("/api/website/company", [["url", url]], { refusedOnly: true, ...options });
    const { company } = answer;
    return { verdict: oneOf(VERDICTS, answer["verdict"]) ?? "none", ...(isObject(company) && { company: readCompany(company) }), candidates: objectsIn(answer, "candidates").map(readResolved) };
  }
}

function oneOf<const T extends string>(values: readonly T[], value: unknown): T | undefined {
  return values.find((known) => known === value);
}

function readCandidate(json: Json): Candidate {
  const [name, nationalId, countryHint, city] = ["name", "nationalId", "countryHint", "city"].map((member) => stringIn(json, member));
  return {
    source: oneOf(CANDIDATE_SOURCES, json["source"]) ?? "og",
    ...(name !== undefined && { name }),
    ...(nationalId !== undefined && { nationalId }),
    ...(countryHint !== undefined && { countryHint }),
    ...(city !== undefined && { city }),
  };
}

function readExplanation(json: Json): Explanation {
  return { source: oneOf(CANDIDATE_SOURCES, json["source"]) ?? "og", words: stringIn(json, "words") ?? "", checks: textsIn(json, "checks"), url: stringIn(json, "url") ?? "" };
}

function readLink(json: Json): PageLink {
  return { kind: oneOf(LINK_KINDS, json["kind"]) ?? "about", url: stringIn(json, "url") ?? "", text: stringIn(json, "text") ?? "", sameSite: json["sameSite"] === true };
}

function readResolved(json: Json): ResolvedCandidate {
  return { ...readCandidate(json), matches: objectsIn(json, "matches").map(readMatch) };
}

function readMatch(json: Json): CompanyMatch {
  const { headquarters } = json;
  return {
    company: readCompany(json["company"]),
    score: numberIn(json, "score") ?? 0,
    reasons: objectsIn(json, "reasons").map(readReason),
    ...(isObject(headquarters) && { headquarters: readCompany(headquarters) }),
  };
}

function readReason(json: Json): MatchReason {
  return { kind: oneOf(REASON_KINDS, json["kind"]) ?? "name", agrees: json["agrees"] === true, weight: numberIn(json, "weight") ?? 0, text: stringIn(json, "text") ?? "" };
}

function readCompany(value: unknown): ShownCompany {
  const known = Object.entries(isObject(value) ? value : {}).flatMap(([name, field]) => (typeof field === "string" || typeof field === "number" || field === null ? [[name, field] as const] : []));
  return Object.fromEntries(known);
}
