import fc from "fast-check";
import { describe, test } from "vitest";
import { FILTERS, type Filter, type FilterName } from "../../company/filters";
import { officialNumbers } from "../../company/matching";
import { words } from "../../company/names";
import type { CompanyRecord } from "../../company/record";
import { CONTRACT_RECORDS } from "../contract-fixtures";
import { asked, expectReferenceAnswer, type Sent, type Suite } from "./asking.contract";

type Text = fc.Arbitrary<string>;
type Pool = readonly CompanyRecord[];

/** Values of some records, or of all where these have none. */
function from(pool: Pool, read: (record: CompanyRecord) => readonly (string | number | undefined)[]): Text {
  const known = (records: Pool): string[] => [...new Set(records.flatMap(read).filter((value) => value !== undefined).map(String))];
  const own = known(pool);
  return fc.constantFrom(...(own.length > 0 ? own : known(CONTRACT_RECORDS)));
}

/** Cuts a text short, changes its case, drops its accents, turns its words around, or leaves it. */
function changed(text: Text): Text {
  const changes: readonly ((value: string, share: number) => string)[] = [
    (value) => value,
    (value, share) => Array.from(value).slice(0, Math.ceil(value.length * share)).join(""),
    (value) => value.toUpperCase(),
    (value) => value.toLowerCase(),
    (value) => value.normalize("NFD").replace(/\p{M}/gu, ""),
    (value) => value.split(" ").reverse().join(" "),
  ];
  return fc.tuple(text, fc.constantFrom(...changes), fc.double({ min: 0.2, max: 1, noNaN: true })).map(([value, change, share]) => change(value, share));
}

function typed(pool: Pool): Text {
  const names = from(pool, ({ values, formerNames }) => [values["Company Name"], values["Trade Name"], ...(formerNames ?? [])]);
  const nameWords = from(pool, ({ values, formerNames }) => [values["Company Name"], values["Trade Name"] ?? "", ...(formerNames ?? [])].flatMap((name) => name.split(" ")));
  const contacts = from(pool, ({ values }) => [values.Email, values.Website, values.Email?.replace(/^[^@]*/, ""), values.Email?.replace(/@.*$/, "")]);
  return fc.oneof(changed(names), fc.array(changed(nameWords), { minLength: 1, maxLength: 3 }).map((some) => some.join(" ")), changed(contacts), changed(from(pool, officialNumbers)));
}

function street(pool: Pool): Text {
  const lines = from(pool, ({ values }) => [values["Address 1"], values["Address 2"]]);
  const runs = fc.tuple(lines, fc.nat(3), fc.nat(5)).map(([line, start, count]) => words(line).slice(start, start + count + 1).join(" "));
  return fc.oneof(changed(lines), runs, changed(runs));
}

/** What the records hold, in the form the filter takes; its own record fields unless it reads them in another form. */
function stored({ name, fields }: Filter, pool: Pool): Text {
  if (name === "ID") return from(pool, ({ values, aliases }) => [values.ID, ...(aliases ?? [])]);
  if (name === "nationalId") return from(pool, officialNumbers);
  return from(pool, ({ values }) => fields.map((field) => values[field]));
}

/** The parameters of one filter: values that the records hold, whole or changed, or near them. */
function parametersOf(filter: Filter, pool: Pool): fc.Arbitrary<Sent> {
  const { name } = filter;
  switch (filter.kind) {
    case "text":
      return (name === "search" ? typed(pool) : street(pool)).map((value) => ({ [name]: value }));
    case "flag":
      return fc.constantFrom("true", "false").map((value) => ({ [name]: value }));
    case "range": {
      const near = fc.tuple(stored(filter, pool), fc.integer({ min: -1, max: 1 })).map(([value, step]) => (Number.parseInt(value, 10) || 0) + step);
      return fc.tuple(near, near, fc.constantFrom("both", "min", "max")).map(([a, b, ends]) => ({
        ...(ends === "max" ? {} : { [`${name}[min]`]: String(Math.min(a, b)) }),
        ...(ends === "min" ? {} : { [`${name}[max]`]: String(Math.max(a, b)) }),
      }));
    }
    case "place": {
      const places = fc.array(fc.oneof(stored(filter, pool), changed(stored(filter, CONTRACT_RECORDS))), { minLength: 1, maxLength: 3 });
      return fc.tuple(places, fc.boolean()).map(([values, joined]) => ({ [name]: joined ? values.join(",") : values }));
    }
    case "list":
      return fc.array(fc.oneof(stored(filter, pool), stored(filter, CONTRACT_RECORDS)), { minLength: 1, maxLength: 3 }).map((values) => ({ [name]: values }));
  }
}

/** Whether a request may be made of it: a text cut short may be empty, or an address no more. */
function readable(sent: Sent): boolean {
  try {
    asked(sent);
    return true;
  } catch {
    return false;
  }
}

/** Drawn from one company, so that something is found, or from all, so that filters meet by chance. */
const pools: fc.Arbitrary<Pool> = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...CONTRACT_RECORDS).map((record) => [record]) }, { weight: 1, arbitrary: fc.constant(CONTRACT_RECORDS) });

export function queryWith(names: fc.Arbitrary<readonly FilterName[]>): fc.Arbitrary<Sent> {
  return fc.tuple(names, pools).chain(([some, pool]) => {
    const parts = FILTERS.filter(({ name }) => some.includes(name)).map((filter) => parametersOf(filter, pool).filter(readable));
    return fc.tuple(...parts).map((sent) => sent.reduce<Sent>((all, part) => ({ ...all, ...part }), { match: "strict" }));
  });
}

export const ALL_FILTERS: readonly FilterName[] = FILTERS.map(({ name }) => name);

/** Queries nobody thought of, drawn from the fixture's own words. */
export function describeRandomQueries(suite: Suite): void {
  describe("any query over the stored values answers as the reference does", () => {
    test.each<{ title: string; names: fc.Arbitrary<readonly FilterName[]>; numRuns: number }>([
      { title: "one to four filters", names: fc.subarray([...ALL_FILTERS], { minLength: 1, maxLength: 4 }), numRuns: 500 },
      { title: "a search alone", names: fc.constant(["search"]), numRuns: 500 },
      { title: "a search under one other filter", names: fc.constantFrom(...ALL_FILTERS).map((name) => ["search", name] as const), numRuns: 300 },
      { title: "a street", names: fc.constant(["streetName"]), numRuns: 200 },
      { title: "places", names: fc.subarray(["cityName", "regionName", "provinceName", "countryName"], { minLength: 1, maxLength: 2 }), numRuns: 200 },
    ])("$title", async ({ names, numRuns }) => {
      await fc.assert(
        fc.asyncProperty(queryWith(names), async (sent) => {
          await expectReferenceAnswer(suite, asked(sent));
        }),
        { numRuns },
      );
    });
  });
}
