import { fieldByName, FIELDS, SEARCH_FIELDS, type Field } from "../../company/fields";
import { ERROR_STATUS } from "../../errors";
import { arrayOf, count, object, ref, text, type Schema } from "./schema";

/** Fields that every record has a value in. */
const ALWAYS_KNOWN = ["ID", "Company Name"];

const MATCH: Schema = {
  type: "string",
  enum: ["number", "email", "domain", "name", "wide"],
  description: "Which reading of `search` answered; only there when `search` was sent.",
};

/** The bodies of answers that are not errors; each endpoint names its own. */
const ANSWER_SCHEMAS = {
  SearchAnswer: object({ meta: ref("PageMeta"), data: object({ records: arrayOf(ref("SearchRecord")) }) }),
  ExportAnswer: { oneOf: [ref("ExportPage"), ref("ExportBatch")] },
  CitiesAnswer: places("cityName", "City name as stored; use it verbatim in the `cityName` filter."),
  ProvincesAnswer: places("provinceName", "Name as stored; use it verbatim in the `provinceName` filter."),
  RegionsAnswer: places("regionName", "Name as stored; use it verbatim in the `regionName` filter."),
  CountriesAnswer: places("countryName", "Name as stored; use it verbatim in the `countryName` filter."),
  UsageAnswer: object({ meta: ref("UsageMeta"), data: arrayOf(object({ day: { type: "string", format: "date", description: "UTC." }, endpoint: text("Path of the endpoint."), requests: count("Requests counted.") })) }),
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
  Unauthorized: object({ message: { type: "string", enum: ["Unauthorized"] }, statusCode: { type: "integer", enum: [401] } }),
  NoParameters: object({ meta: object({ totalCount: { type: "integer", enum: [-1] }, message: text("The reason.") }), data: object({ records: { type: "array", items: {}, maxItems: 0 } }) }),
  InvalidRequest: failure(400, { parameter: text("The parameter at fault.") }),
  Inactive: failure(403, { subscriptionStatus: text("State of the key or subscription, such as `disabled`.") }, []),
  MethodNotAllowed: failure(405),
  TooSlow: failure(408),
  TooLong: failure(414),
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

/** A limit, or null where there is none. */
function limit(description: string): Schema {
  return { type: "integer", minimum: 0, nullable: true, description: `${description} null: unlimited.` };
}

function failure(status: number, further: Readonly<Record<string, Schema>> = {}, optional: readonly string[] = Object.keys(further)): Schema {
  const codes = Object.entries(ERROR_STATUS).filter(([code, own]) => own === status && code !== "no_parameters");
  const members = { error: text("What was wrong and what to do."), code: { type: "string" as const, enum: codes.map(([code]) => code) }, ...further };
  return object(members, optional);
}
