import { z } from "zod";
import { CANDIDATE_SOURCES, LINK_KINDS, MAX_CANDIDATES, type Candidate, type Explanation, type FollowedPage, type PageRequest, type WebsitePage, type Websites } from "../../company/website";
import { ERROR_STATUS, type ErrorCode } from "../../errors";
import { read } from "./answers";
import { UpstreamClient } from "./client";
import { UPSTREAM_LIMITS, type UpstreamLimits } from "./limits";

/** A fetch there waits up to 2 s for a place and takes up to 15; a page of 5 MB may be three times that as JSON. */
const PAGE_LIMITS: UpstreamLimits = { ...UPSTREAM_LIMITS, answerWithin: 20_000, deadline: 30_000, maxBody: 40 << 20 };

const count = z.number().int().nonnegative();
const text = z.string().nullish().transform((value) => value ?? undefined);
const source = z.enum(CANDIDATE_SOURCES);
const explanations = z.array(z.object({ source, words: z.string(), checks: z.array(z.string()), url: z.string() })).nullish().transform((value) => value ?? undefined);
const candidate = z.object({ source, name: text, nationalId: text, countryHint: text, city: text, explanations }).transform(present);
const link = z.object({ kind: z.enum(LINK_KINDS), url: z.string(), text: z.string(), sameSite: z.boolean() });
const followed = z.union([
  z.object({ url: z.null() }),
  z.object({ url: z.string(), failure: z.object({ code: z.custom<ErrorCode>(isErrorCode), message: z.string() }) }),
  z.object({ url: z.string(), finalUrl: z.string(), statusCode: count }),
]);
const page = z.object({
  requestedUrl: z.string(),
  finalUrl: z.string(),
  statusCode: count,
  contentType: z.string(),
  charset: z.string(),
  html: z.string(),
  bytes: count,
  truncated: z.boolean(),
  redirects: z.array(z.string()),
  fetchedAt: z.string().refine((time) => !Number.isNaN(Date.parse(time)), "expected a time"),
  candidates: z.array(candidate).max(MAX_CANDIDATES).optional(),
  links: z.array(link).optional(),
  followed: followed.optional(),
});

function isErrorCode(code: unknown): boolean {
  return typeof code === "string" && Object.hasOwn(ERROR_STATUS, code);
}

/** Only the members that have a value. */
function present({ source, ...members }: Pick<Candidate, "source"> & Readonly<Record<"name" | "nationalId" | "countryHint" | "city", string | undefined>> & { readonly explanations?: readonly Explanation[] | undefined }): Candidate {
  return { source, ...Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) };
}

const NOWHERE: FollowedPage = { url: null };

/** Page fetches of another service that speaks the same API: it reaches the sites, this one reaches only it. */
export class UpstreamWebsites implements Websites {
  readonly #client: UpstreamClient;

  /** @param apiKey the operator's key for that service. */
  constructor(baseUrl: URL, apiKey: string, limits: Partial<UpstreamLimits> = {}) {
    this.#client = new UpstreamClient(baseUrl, apiKey, { ...PAGE_LIMITS, ...limits });
  }

  /** What may be fetched is the other service's to decide. */
  check(): void {
    return;
  }

  /** What is beyond the contract is asked for only where it is wanted: the other service need not know it. */
  async fetch({ url, extract, maxBytes, explain = false, follow = false }: PageRequest): Promise<WebsitePage> {
    const wants = extract || explain || follow;
    const beyond = [...(explain ? [["explain", "true"] as const] : []), ...(follow ? [["follow", "imprint"] as const] : [])];
    const parameters = [["url", url], ["extract", wants.toString()], ["maxBytes", maxBytes.toString()], ...beyond] as const;
    const { html, fetchedAt, candidates, links, followed: led, ...rest } = await this.#client.get({ path: "/api/website/html", kind: "page", parameters }, (body) => read(page, body));
    return { ...rest, htmlJson: new TextEncoder().encode(JSON.stringify(html)), fetchedAt: Date.parse(fetchedAt), ...(wants && { candidates: candidates ?? [] }), ...(explain && { links: links ?? [] }), ...(follow && { followed: led ?? NOWHERE }) };
  }

  close(): void {
    this.#client.close();
  }
}
