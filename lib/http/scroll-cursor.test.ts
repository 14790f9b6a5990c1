import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseQuery, type CompanyQuery } from "../company/query";
import { MAX_SCROLL_ID } from "./paging";
import { ScrollCursors } from "./scroll-cursor";

const SECRET = randomBytes(32);
const MINUTE = 60_000;
let now = 1_000_000;
const cursors = new ScrollCursors(SECRET, { now: () => now });
const point = { generation: "g-1", position: [2, 4711], exportId: "exp_1", delivered: 100, query: parseQuery(new Map([["countryCode", ["DE,NL"]], ["employeesTotal[min]", ["5"]], ["hasEmail", ["true"]]])) };
const code = (expected: string) => expect.objectContaining({ code: expected }) as Error;

describe("a scroll cursor", () => {
  it("carries query, generation and position, for the subscription it was issued to", () => {
    expect(cursors.read(cursors.issue(point, "a"), "a", {})).toEqual(point);
  });

  it("survives a restart with the same secret, and no other secret", () => {
    const scrollId = cursors.issue(point, "a");
    expect(new ScrollCursors(SECRET, { now: () => now }).read(scrollId, "a", {})).toEqual(point);
    expect(() => new ScrollCursors(randomBytes(32), { now: () => now }).read(scrollId, "a", {})).toThrow(code("scroll_invalid"));
  });

  it("of another subscription is invalid", () => {
    expect(() => cursors.read(cursors.issue(point, "a"), "b", {})).toThrow(code("scroll_invalid"));
  });

  it("lives eight minutes, to the millisecond", () => {
    const scrollId = cursors.issue(point, "a");
    const issued = now;
    now = issued + 8 * MINUTE - 1;
    expect(cursors.read(scrollId, "a", {})).toEqual(point);
    now = issued + 8 * MINUTE;
    expect(() => cursors.read(scrollId, "a", {})).toThrow(code("scroll_expired"));
    now = issued;
  });

  it("with any character changed, added or left out is invalid", () => {
    const scrollId = cursors.issue(point, "a");
    const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/=. é");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: scrollId.length - 1 }), fc.constantFrom(...alphabet, ""), fc.boolean(), (at, other, replaces) => {
        const changed = scrollId.slice(0, at) + other + scrollId.slice(replaces ? at + 1 : at);
        if (changed === scrollId) return;
        expect(() => cursors.read(changed, "a", {})).toThrow(code("scroll_invalid"));
      }),
      { numRuns: 3000 },
    );
  });

  it("made up altogether is invalid", () => {
    const bytes = fc.uint8Array({ maxLength: 200 }).map((made) => Buffer.from(made).toString("base64url"));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), bytes), (made) => {
        expect(() => cursors.read(made, "a", {})).toThrow(code("scroll_invalid"));
      }),
    );
  });

  it("accepts its own filters beside it and refuses others", () => {
    const scrollId = cursors.issue(point, "a");
    expect(cursors.read(scrollId, "a", point.query)).toEqual(point);
    expect(() => cursors.read(scrollId, "a", { ...point.query, hasEmail: false })).toThrow(code("scroll_mismatch"));
    expect(() => cursors.read(scrollId, "a", { hasEmail: true })).toThrow(code("scroll_mismatch"));
    const all = cursors.issue({ ...point, query: {} }, "a");
    expect(cursors.read(all, "a", {}).query).toEqual({});
    expect(() => cursors.read(all, "a", { hasEmail: true })).toThrow(code("scroll_mismatch"));
  });

  it("keeps place names with commas as they were sent, one or several", () => {
    for (const cityName of [["Berlin, Stadt"], ["Berlin, Stadt", "Hamburg"]]) {
      const query = parseQuery(new Map([["cityName", cityName]]));
      expect(cursors.read(cursors.issue({ ...point, query }, "a"), "a", {}).query).toEqual(query);
    }
  });

  it("of a list of 1,000 identifiers fits into a scrollId, filters included", () => {
    const query = listOf(1000, 12);
    const scrollId = cursors.issue({ ...point, query }, "a");
    expect(scrollId.length).toBeLessThanOrEqual(MAX_SCROLL_ID);
    expect(cursors.read(scrollId, "a", {}).query).toEqual(query);
  });

  it("of filters too long to be inside asks for them to be repeated", () => {
    const query = listOf(1000, 40);
    const scrollId = cursors.issue({ ...point, query }, "a");
    expect(scrollId.length).toBeLessThan(300);
    expect(cursors.read(scrollId, "a", query)).toEqual({ ...point, query });
    expect(() => cursors.read(scrollId, "a", {})).toThrow(/send the same filters again/);
    expect(() => cursors.read(scrollId, "a", { ...query, hasEmail: true })).toThrow(code("scroll_mismatch"));
  });

  it("of any query reads back as it", () => {
    const query = fc.record(
      { search: fc.stringMatching(/^[a-z"&%=+]{1,20}$/), countryCode: fc.constantFrom(["DE"], ["DE", "NL"]), hasFax: fc.boolean(), annualSales: fc.record({ min: fc.nat() }), match: fc.constant("strict" as const) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(query, fc.array(fc.nat(), { maxLength: 4 }), (asked, position) => {
        const at = { ...point, query: asked, position };
        expect(cursors.read(cursors.issue(at, "a"), "a", {})).toEqual(at);
      }),
    );
  });
});

function listOf(count: number, length: number): CompanyQuery {
  return parseQuery(new Map([["ID", Array.from({ length: count }, () => randomBytes(length).toString("base64url").slice(0, length))]]));
}
