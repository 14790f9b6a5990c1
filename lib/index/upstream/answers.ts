import { z } from "zod";
import type { SearchMatch } from "../../company/company-index";
import { TransportFailure } from "./transport";

/** Longer cursors do not fit into one of ours, in characters. */
const MAX_SCROLL_ID = 24_000;

const MATCHES = ["number", "email", "domain", "name", "wide"] as const satisfies readonly SearchMatch[];

const count = z.number().int().nonnegative();
// Thousands of records of dozens of fields: each value is looked at where it is taken, so they are not copied here.
const record = z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === "object" && value !== null && !Array.isArray(value), "expected an object");
const records = z.array(record);
/** A reading that we do not know is one less thing to tell. */
const match = z.enum(MATCHES).optional().catch(undefined);

/** Records under `data.records` or as `data`; what describes them under `meta` or beside `data`. */
const envelope = z.looseObject({
  data: z.union([records, z.object({ records }).transform((data) => data.records)]),
  meta: z.looseObject({}).optional(),
});

/** Without the size applied nobody could tell which records a page holds. */
const pageMeta = z.object({ totalCount: count, pageSize: z.number().int().positive(), match });

const batchMeta = z
  .object({ hasMoreRecords: z.boolean(), scrollId: z.string().max(MAX_SCROLL_ID).nullish(), recordCount: count.optional(), match })
  .refine(({ hasMoreRecords, scrollId }) => !hasMoreRecords || Boolean(scrollId), "more records and no scrollId to get them with");

export type UpstreamRecord = z.infer<typeof record>;

export interface UpstreamPage {
  readonly records: readonly UpstreamRecord[];
  readonly total: number;
  /** As applied, which may be smaller than asked for. */
  readonly pageSize: number;
  readonly match: SearchMatch | undefined;
}

export interface UpstreamBatch {
  readonly records: readonly UpstreamRecord[];
  /** The cursor of the next batch; absent after the last. */
  readonly scrollId: string | undefined;
  readonly match: SearchMatch | undefined;
}

/**
 * @param size the page size asked for.
 * @throws TransportFailure `unusable` when it is no page of records, or one of more.
 */
export function readPage(body: unknown, size: number): UpstreamPage {
  const [data, meta] = readEnvelope(body, pageMeta);
  if (data.length > size) throw new TransportFailure("unusable", `a page of ${data.length} records where ${size} were asked for`);
  return { records: data, total: meta.totalCount, pageSize: meta.pageSize, match: meta.match };
}

/** @throws TransportFailure `unusable` when it is no batch of a scroll, or not a whole one. */
export function readBatch(body: unknown): UpstreamBatch {
  const [data, { hasMoreRecords, scrollId, recordCount, match: reading }] = readEnvelope(body, batchMeta);
  if (recordCount !== undefined && recordCount !== data.length) throw new TransportFailure("unusable", `a batch of ${data.length} records that says it has ${recordCount}`);
  return { records: data, scrollId: hasMoreRecords ? (scrollId ?? undefined) : undefined, match: reading };
}

/**
 * Names of places.
 * @param key the member that holds the name, such as `cityName`.
 * @throws TransportFailure `unusable` when it is no list of places.
 */
export function readPlaces(body: unknown, key: string): readonly { readonly name: string; readonly countryCode: string }[] {
  const { data } = read(z.object({ data: z.array(z.looseObject({ [key]: z.string(), countryCode: z.string().nullish() })) }), body);
  return data.map((place) => ({ name: String(place[key]), countryCode: place.countryCode ?? "" }));
}

function readEnvelope<T>(body: unknown, schema: z.ZodType<T>): [readonly UpstreamRecord[], T] {
  const { data, meta, ...beside } = read(envelope, body);
  return [data, read(schema, meta ?? beside)];
}

/** @throws TransportFailure `unusable` when the body is of another shape. */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const reading = schema.safeParse(body);
  if (reading.success) return reading.data;
  const problems = reading.error.issues.slice(0, 3).map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new TransportFailure("unusable", `an answer of another shape (${problems.join("; ")})`);
}
