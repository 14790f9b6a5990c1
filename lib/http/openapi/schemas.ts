import { FACETS } from "../../company/facets";
import { fieldByName, FIELDS, SEARCH_FIELDS, type Field } from "../../company/fields";
import { MAX_MATCHES, REASON_KINDS, VERDICTS } from "../../company/resolution";
import { CANDIDATE_SOURCES, LINK_KINDS, MAX_CANDIDATES } from "../../company/website";
import { ERROR_STATUS } from "../../errors";
import { FURTHER_FIELDS } from "../endpoints/website-company-fields";
import { arrayOf, count, object, ref, text, type Schema } from "./schema";

/** Fields that every record has a value in. */
const ALWAYS_KNOWN = ["ID", "Company Name"];

const MATCH: Schema = {
  type: "string",
  enum: ["number", "email", "domain", "name", "wide"],
  description: "Which reading of `search` answered; only there when `search` was sent.",
};

const CANDIDATE_MEMBERS: Readonly<Record<string, Schema>> = {
  source: { type: "string", enum: CANDIDATE_SOURCES, description: "Where it was found: structured data, a number in footer or imprint, the copyright line, a name with its legal form, or the site's name." },
  name: text("As the company writes it."),
  nationalId: text("Registration or VAT number; search it with `nationalId`."),
  countryHint: text("ISO 3166-1 two-letter code for `countryCode`, from the number, the address or the domain."),
  city: text("City of the address."),
};
const OPTIONAL_CANDIDATE_MEMBERS = ["name", "nationalId", "countryHint", "city"];

/** The bodies of answers that are not errors; each endpoint names its own. */
const ANSWER_SCHEMAS = {
  SearchAnswer: object({ meta: ref("PageMeta"), data: object({ records: arrayOf(ref("SearchRecord")) }) }),
  ExportAnswer: { oneOf: [ref("ExportPage"), ref("ExportBatch")] },
  FacetsAnswer: object({ meta: ref("FacetsMeta"), data: object(Object.fromEntries(FACETS.map(({ name }) => [name, ref("FacetCounts")])), FACETS.map(({ name }) => name), "One member for each facet asked for.") }),
  CitiesAnswer: places("cityName", "City name as stored; use it verbatim in the `cityName` filter."),
  ProvincesAnswer: places("provinceName", "Name as stored; use it verbatim in the `provinceName` filter."),
  RegionsAnswer: places("regionName", "Name as stored; use it verbatim in the `regionName` filter."),
  CountriesAnswer: places("countryName", "Name as stored; use it verbatim in the `countryName` filter."),
  UsageAnswer: object({ meta: ref("UsageMeta"), data: arrayOf(object({ day: { type: "string", format: "date", description: "UTC." }, endpoint: text("Path of the endpoint."), requests: count("Requests counted.") })) }),
  WebsiteAnswer: object(
    {
      requestedUrl: text("URL fetched first, normalised."),
      finalUrl: text("URL after redirects."),
      statusCode: { type: "integer", description: "HTTP status of the final answer; pages of any status are returned." },
      contentType: text("As the site declares it; empty when it does not."),
      charset: text("Encoding that the body was decoded by, as https://encoding.spec.whatwg.org/ names it, in lower case."),
      html: text("Text of the body."),
      bytes: count("Bytes read of the decoded body."),
      truncated: { type: "boolean", description: "True when the page was longer than `maxBytes`." },
      redirects: arrayOf(text("Target of a redirect, in order.")),
      fetchedAt: { type: "string", format: "date-time", description: "When the page was fetched." },
      candidates: { ...arrayOf(ref("Candidate")), maxItems: MAX_CANDIDATES, description: "Only with `extract=true`, `explain=true` or `follow`; the most trusted first, each company once." },
      links: { ...arrayOf(ref("PageLink")), description: "Only with `explain=true`: links to where the site's operator is usually named, imprints first; at most 20." },
      followed: ref("FollowedPage"),
    },
    ["candidates", "links", "followed"],
  ),
  WebsiteCompanyAnswer: object(
    {
      requestedUrl: text("URL fetched first, normalised."),
      finalUrl: text("URL after redirects."),
      statusCode: { type: "integer", description: "HTTP status of the page." },
      verdict: { type: "string", enum: VERDICTS, description: "`match`: surely one company. `review`: somebody has to look. `none`: no company is near." },
      company: ref("WebsiteCompany"),
      candidates: { ...arrayOf(ref("ResolvedCandidate")), maxItems: MAX_CANDIDATES, description: "What the page names, the most trusted first." },
      followed: ref("FollowedPage"),
    },
    ["company", "followed"],
    "`company` is there when the verdict is `match`.",
  ),
  HealthAnswer: object({ status: { type: "string", enum: ["ok"] }, index: ref("IndexStatus") }),
  ApiDescription: { type: "object", description: "An OpenAPI 3.0.3 document." },
} as const satisfies Readonly<Record<string, Schema>>;

export type AnswerName = keyof typeof ANSWER_SCHEMAS;

/** All named schemas of the description. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  ...ANSWER_SCHEMAS,
  SearchRecord: object(Object.fromEntries(SEARCH_FIELDS.flatMap((name) => fieldByName(name) ?? []).map(property))),
  CompanyRecord: object(
    Object.fromEntries(FIELDS.map(property)),
    FIELDS.map((field) => field.name).filter((name) => !ALWAYS_KNOWN.includes(name)),
    "The fields of the subscription's package; unknown values are null.",
  ),
  PageMeta: object(
    { totalCount: count("Number of companies matching across all pages."), currentPage: count("Page number returned.", 1), totalPages: count("totalCount / pageSize, rounded up."), pageSize: count("Page size applied.", 1), match: MATCH },
    ["match"],
  ),
  FacetsMeta: object(
    {
      totalCount: count("Companies that all filters leave."),
      match: MATCH,
      limit: count("Options of a place facet at most, those asked for aside.", 1),
      without: arrayOf(object({ filter: text("A filter of the request."), totalCount: count("Companies that all other filters leave.") })),
    },
    ["match", "without"],
  ),
  FacetCounts: object({
    options: arrayOf(
      object(
        {
          value: text("The filter's value; a heading's code; `min-max` of a band, an open end empty; `true` or `false`."),
          label: text("What it is called, in English."),
          count: count("Companies that choosing it, and nothing else of this filter, finds."),
          selected: { type: "boolean", description: "Whether the request asks for it." },
          position: object({ latitude: degrees(90, "Degrees north."), longitude: degrees(180, "Degrees east.") }, [], "Where a city is (WGS 84); with `positions=true`, where its companies tell."),
        },
        ["position"],
      ),
    ),
    distinct: count("Options that count something, those beyond the limit included."),
    unknown: count("Companies that have no value."),
  }),
  ScrollMeta: object(
    {
      pageSize: count("Batch size applied.", 1),
      hasMoreRecords: { type: "boolean", description: "True while more records remain." },
      scrollId: text("Cursor for the next request; always use the latest."),
      recordCount: count("Number of records in this batch."),
      match: MATCH,
    },
    ["match"],
  ),
  ExportPage: object({ meta: ref("PageMeta"), data: object({ records: arrayOf(ref("CompanyRecord")) }) }, [], "Standard mode."),
  ExportBatch: object({ meta: ref("ScrollMeta"), data: object({ records: arrayOf(ref("CompanyRecord")) }) }, [], "Scroll mode."),
  UsageMeta: object({
    subscription: text("Name of the subscription."),
    subscriptionStatus: text("Its state: `active` or `trial`."),
    package: text("Its package, or field groups joined with `+`."),
    ratePerSecond: limit("Requests a second."),
    month: object({ month: text("UTC, `YYYY-MM`."), requestsUsed: count("Requests of this month."), requestsLimit: limit("Requests a month.") }),
    allowances: object(
      Object.fromEntries(["requests", "searches", "exports"].flatMap((name) => [[`${name}Used`, count(`All ${name} so far.`)] as const, [`${name}Limit`, limit(`All ${name} that the subscription allows.`)] as const])),
    ),
    from: { type: "string", format: "date", description: "First day in `data`." },
    to: { type: "string", format: "date", description: "Last day in `data`." },
  }),
  IndexStatus: object({
    generation: text("Name of the data in use; it changes with every import."),
    companies: count("Companies that can be found."),
    builtAt: { type: "string", format: "date-time", description: "When the data was built." },
    registers: arrayOf(
      object({ code: text("Code of the register."), label: text("Name of the register."), companies: count("Records of this register."), rejected: count("Rows kept in the reject file."), date: { type: "string", format: "date", description: "Date of the data." } }),
    ),
  }),
  Candidate: object(
    {
      ...CANDIDATE_MEMBERS,
      explanations: { ...arrayOf(ref("Explanation")), description: "Only with `explain=true`: what it was found by." },
    },
    [...OPTIONAL_CANDIDATE_MEMBERS, "explanations"],
    "A company that the page names.",
  ),
  Explanation: object({
    source: { type: "string", enum: CANDIDATE_SOURCES, description: "Where it was found." },
    words: text("The page's words, cut to some 160 characters."),
    checks: arrayOf(text("What was checked.")),
    url: text("The page whose words they are."),
  }),
  PageLink: object({
    kind: { type: "string", enum: LINK_KINDS, description: "What it leads to." },
    url: text("Absolute, without a fragment."),
    text: text("The link's visible text."),
    sameSite: { type: "boolean", description: "Whether it stays on the page's registrable domain." },
  }),
  FollowedPage: object(
    {
      url: { type: "string", nullable: true, description: "URL of the link; null when the page links to no imprint, legal or contact page of its site." },
      finalUrl: text("URL after redirects."),
      statusCode: { type: "integer", description: "HTTP status of its answer." },
      failure: object({ code: text("As of a page fetch that fails."), message: text("What was wrong.") }),
    },
    ["finalUrl", "statusCode", "failure"],
    "Only with `follow`: the page that was followed, or why it could not be had.",
  ),
  ResolvedCandidate: object(
    { ...CANDIDATE_MEMBERS, matches: { ...arrayOf(ref("CompanyMatch")), maxItems: MAX_MATCHES, description: "Companies that it may be, best first." } },
    OPTIONAL_CANDIDATE_MEMBERS,
  ),
  CompanyMatch: object(
    {
      company: ref("WebsiteCompany"),
      score: { type: "number", minimum: 0, maximum: 1, description: "How much speaks for the company." },
      reasons: arrayOf(ref("MatchReason")),
      headquarters: ref("WebsiteCompany"),
    },
    ["headquarters"],
    "`headquarters` is there where the company is a branch.",
  ),
  MatchReason: object(
    {
      kind: { type: "string", enum: REASON_KINDS, description: "What was compared." },
      agrees: { type: "boolean", description: "Whether page and company agree in it." },
      weight: { type: "number", minimum: 0, maximum: 1, description: "Agreeing: the part that it takes of what is left open. Differing: the part that it takes of the score." },
      text: text("The same in a sentence."),
    },
    [],
    "Something that page and register agree or differ in; what either does not know is left out.",
  ),
  WebsiteCompany: object(
    Object.fromEntries([...SEARCH_FIELDS, ...FURTHER_FIELDS].flatMap((name) => fieldByName(name) ?? []).map(property)),
    FURTHER_FIELDS,
    "The fields of a search, and further ones as far as the subscription's package has them; unknown values are null.",
  ),
  Unauthorized: object({ message: { type: "string", enum: ["Unauthorized"] }, statusCode: { type: "integer", enum: [401] } }),
  NoParameters: object({ meta: object({ totalCount: { type: "integer", enum: [-1] }, message: text("The reason.") }), data: object({ records: { type: "array", items: {}, maxItems: 0 } }) }),
  InvalidRequest: failure(400, { parameter: text("The parameter at fault.") }),
  Inactive: failure(403, { subscriptionStatus: text("State of the key or subscription, such as `disabled`.") }, []),
  BlockedHost: failure(403, { parameter: text("`url`.") }),
  MethodNotAllowed: failure(405),
  TooSlow: failure(408),
  TooLong: failure(414),
  NotHtml: failure(415),
  HeadersTooLarge: failure(431),
  LimitReached: failure(
    429,
    {
      requestsUsed: count("Requests used, of the month or of the subscription."),
      requestsLimit: count("Requests allowed, a month or in all."),
      searchesUsed: count("Searches used."),
      searchesLimit: count("Searches that the subscription allows."),
      exportsUsed: count("Exports used; a scroll is one."),
      exportsLimit: count("Exports that the subscription allows."),
    },
  ),
  Failed: failure(500),
  NotSupported: failure(501),
  UpstreamFailed: failure(502),
  Unavailable: failure(503, { status: text("`unavailable`; only of the health check.") }),
  UpstreamTimedOut: failure(504),
};

function property(field: Field): [string, Schema] {
  return [field.name, { type: field.type, description: field.help, ...(ALWAYS_KNOWN.includes(field.name) ? {} : { nullable: true }) }];
}

function places(key: string, description: string): Schema {
  return object({
    data: arrayOf(object({ [key]: text(description), countryCode: text("ISO 3166-1 two-letter code; empty when the country is unknown.") })),
    total: count("Number of names in this answer."),
    limit: count("Limit applied.", 1),
  });
}

function degrees(most: number, description: string): Schema {
  return { type: "number", minimum: -most, maximum: most, description };
}

/** A limit, or null where there is none. */
function limit(description: string): Schema {
  return { type: "integer", minimum: 0, nullable: true, description: `${description} null: unlimited.` };
}

function failure(status: number, further: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = Object.keys(further)): Schema {
  const codes = Object.entries(ERROR_STATUS).filter(([code, own]) => own === status && code !== "no_parameters");
  const members = { error: text("What was wrong and what to do."), code: { type: "string" as const, enum: codes.map(([code]) => code) }, ...further };
  return object(members, optional);
}
