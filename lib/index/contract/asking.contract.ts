import { expect } from "vitest";
import type { CompanyIndex, Projection, RecordBatch, SearchMatch } from "../../company/company-index";
import type { FieldName, PublicRecord } from "../../company/fields";
import { parseQuery, type CompanyQuery } from "../../company/query";

/** A backend under test and the reference that holds the same records. */
export interface Suite {
  readonly index: () => CompanyIndex;
  readonly oracle: CompanyIndex;
}

/** Parameters as a caller sends them, decoded; several values are the parameter repeated. */
export type Sent = Readonly<Record<string, string | readonly string[]>>;

/** Reads parameters the way a request is read, so that a backend is asked what it will be asked in service. */
export function asked(sent: Sent): CompanyQuery {
  return parseQuery(new Map(Object.entries(sent).map(([name, value]) => [name, typeof value === "string" ? [value] : value])));
}

/** More records than the fixture has: one page holds every match. */
export const ALL = { offset: 0, limit: 10_000 } as const;

export const ONLY_ID: Projection = { fields: ["ID"] };

export function recordsOf({ json }: RecordBatch): PublicRecord[] {
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(json)) as PublicRecord[];
}

export function idsOf(batch: RecordBatch): string[] {
  return recordsOf(batch).map((record) => record.ID ?? "");
}

export function valuesOf(batch: RecordBatch, field: FieldName): unknown[] {
  return recordsOf(batch).map((record) => record[field]);
}

export interface Answer {
  readonly total: number;
  readonly ids: readonly string[];
  readonly match: SearchMatch | undefined;
}

/** Everything a query finds, best first. */
export async function answerTo(index: CompanyIndex, query: CompanyQuery): Promise<Answer> {
  const { total, match, records } = await index.page(query, ALL, ONLY_ID);
  const ids = idsOf(records);
  expect(records.count, "the count of a batch is its number of records").toBe(ids.length);
  return { total, match, ids };
}

/** The backend finds the same companies as the reference, in the same order, by the same reading, and counts them right. */
export async function expectReferenceAnswer({ index, oracle }: Suite, query: CompanyQuery): Promise<Answer> {
  const [answer, expected] = await Promise.all([answerTo(index(), query), answerTo(oracle, query)]);
  const asWas = JSON.stringify(query);
  expect(answer.ids, asWas).toEqual(expected.ids);
  expect(answer.match, asWas).toBe(expected.match);
  if (index().guarantees.exactCounts) expect(answer.total, asWas).toBe(expected.total);
  return answer;
}
