/** From what people have in a file to companies. */
import type { CompanyClient } from "../../lib/client/client";
import type { PublicRecord } from "../../lib/company/fields";
import type { CompanyQuery } from "../../lib/company/query";

/** What the values are: IDs of this service, or official numbers (registration, VAT, LEI). */
export type ValueKind = "ids" | "numbers";

export interface Resolved {
  /** The companies' own IDs, each once, in the order of the values where one names one company. */
  readonly ids: readonly string[];
  /** Values for which there is no company, as they were given. */
  readonly missing: readonly string[];
}

/** Values looked up in one request. */
const VALUES_A_REQUEST = 200;
/** Companies asked for in one answer; a number may belong to several. */
const PAGE = 1000;

/** The requests that so many values need. */
export function requestsFor(values: number): number {
  return Math.ceil(values / VALUES_A_REQUEST);
}

/**
 * Looks values up, {@link VALUES_A_REQUEST} a request. Branches carry their company's number: a number finds the company alone.
 * @param onProgress told how many values are done.
 * @throws ApiError; the signal's reason when it is aborted.
 */
export async function resolveCompanies(client: CompanyClient, kind: ValueKind, values: readonly string[], { signal, onProgress }: { readonly signal?: AbortSignal; readonly onProgress?: (done: number) => void } = {}): Promise<Resolved> {
  const ids = new Set<string>();
  const missing: string[] = [];
  for (let from = 0; from < values.length; from += VALUES_A_REQUEST) {
    const part = values.slice(from, from + VALUES_A_REQUEST);
    const found = await (kind === "ids" ? byId(client, part, signal) : byNumber(client, part, signal));
    for (const id of found.ids) ids.add(id);
    missing.push(...found.missing);
    onProgress?.(from + part.length);
  }
  return { ids: [...ids], missing };
}

async function byId(client: CompanyClient, values: readonly string[], signal: AbortSignal | undefined): Promise<Resolved> {
  const known = new Set((await all(client, { ID: values }, signal)).flatMap(({ ID }) => ID ?? []));
  const rest = values.filter((value) => !known.has(value));
  const aliased = [...known].some((id) => !values.includes(id));
  const ids = new Map(values.filter((value) => known.has(value)).map((value) => [value, value]));
  // Another source's ID: the answer has the company's own, and only one by one shows which is whose.
  if (aliased) for (const value of rest) ids.set(value, (await client.company(value, { signal }))?.ID ?? "");
  return { ids: values.flatMap((value) => ids.get(value) || []), missing: values.filter((value) => !ids.get(value)) };
}

async function byNumber(client: CompanyClient, values: readonly string[], signal: AbortSignal | undefined): Promise<Resolved> {
  const records = (await all(client, { nationalId: values }, signal)).filter((record) => record["Location Type"] !== "2");
  const numbers = new Set(records.flatMap(numbersOf));
  // What a record shows tells which value found it; a further number that it does not show makes it found, too.
  const unexplained = records.some((record) => !values.some((value) => numbersOf(record).includes(plain(value))));
  return { ids: records.flatMap(({ ID }) => ID ?? []), missing: unexplained ? [] : values.filter((value) => !numbers.has(plain(value))) };
}

async function all(client: CompanyClient, query: CompanyQuery, signal: AbortSignal | undefined): Promise<readonly PublicRecord[]> {
  const records: PublicRecord[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await client.export(query, { page, pageSize: PAGE }, { signal });
    records.push(...answer.records);
    if (answer.records.length === 0 || records.length >= answer.total) return records;
  }
}

/** A record's official numbers, compared as the service does: letters and digits; a VAT number also without its country. */
function numbersOf(record: PublicRecord): readonly string[] {
  const vat = plain(record["VAT Number"] ?? "");
  return [plain(record["Company Registration Number"] ?? ""), vat, vat.replace(/^[A-Z]{2}/, ""), plain(record.LEI ?? "")].filter((number) => number !== "");
}

function plain(number: string): string {
  return number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}
