import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CompanyIndex, Projection, ScrollBatch, ScrollPosition } from "../../company/company-index";
import type { CompanyQuery } from "../../company/query";
import type { CompanyRecord } from "../../company/record";
import { CONTRACT_RECORDS } from "../contract-fixtures";
import { answerTo, asked, idsOf, ONLY_ID, recordsOf, type Sent, type Suite } from "./asking.contract";
import { company } from "./company";

/** A backend opened for tests: `switchTo` replaces all of its records while it serves, and resolves when the new ones answer. */
export interface OpenedIndex {
  readonly index: CompanyIndex;
  readonly switchTo?: (records: readonly CompanyRecord[]) => Promise<void>;
  readonly close: () => Promise<void>;
}
export type OpenIndex = (records: readonly CompanyRecord[]) => Promise<OpenedIndex>;

type From = { readonly generation: string; readonly position: ScrollPosition };

/** A cursor as it comes back from a client: the position has been through JSON. */
function cursorOf({ generation, position }: ScrollBatch): From {
  return { generation, position: JSON.parse(JSON.stringify(position)) as ScrollPosition };
}

/** All batches from the start, or from behind one; the sizes are used in turn. */
async function scrollOn(index: CompanyIndex, query: CompanyQuery, sizes: readonly number[], from?: From): Promise<readonly ScrollBatch[]> {
  const batches: ScrollBatch[] = [];
  for (let next = from, more = true; more; ) {
    const batch = await index.scroll(query, sizes[batches.length % sizes.length] ?? 1, ONLY_ID, next);
    batches.push(batch);
    next = cursorOf(batch);
    more = batch.hasMore;
    expect(batches.length, "a scroll ends").toBeLessThan(1000);
  }
  return batches;
}

const idsIn = (batches: readonly ScrollBatch[]): string[] => batches.flatMap(({ records }) => idsOf(records));

const QUERIES: readonly { readonly title: string; readonly sent: Sent }[] = [
  { title: "every company", sent: {} },
  { title: "a filter", sent: { countryCode: "NL,DE" } },
  { title: "a name search in several tiers", sent: { search: "alder bak", match: "strict" } },
  { title: "a name search with its legal form", sent: { search: "alder bakery ltd", match: "strict" } },
  { title: "a number", sent: { search: "12345678" } },
  { title: "a single company", sent: { ID: "i-Case" } },
  { title: "nothing", sent: { cityName: "Nowhere" } },
];

/** What every scroll does. */
export function describeScroll(suite: Suite): void {
  describe.each(QUERIES)("scroll of $title", ({ sent }) => {
    const query = asked(sent);

    test.each([{ sizes: [1] }, { sizes: [2, 5] }, { sizes: [7] }, { sizes: [50, 1, 400] }, { sizes: [1000] }])("in batches of $sizes delivers what the pages do, each company once", async ({ sizes }) => {
      const { ids, match } = await answerTo(suite.index(), query);
      const batches = await scrollOn(suite.index(), query, sizes);
      expect(idsIn(batches)).toEqual(ids);
      expect(batches.map((batch) => batch.match)).toEqual(batches.map(() => match));
      expect(batches.slice(0, -1).filter(({ records }) => records.count === 0)).toEqual([]);
    });

    test("has no more exactly when everything is delivered", async () => {
      const { ids } = await answerTo(suite.index(), query);
      const whole = await suite.index().scroll(query, Math.max(ids.length, 1), ONLY_ID);
      expect(whole.hasMore).toBe(false);
      if (ids.length > 1) expect((await suite.index().scroll(query, ids.length - 1, ONLY_ID)).hasMore).toBe(true);
    });

    test("behind its last batch is empty, again and again", async () => {
      let last = (await scrollOn(suite.index(), query, [100])).at(-1);
      for (let i = 0; i < 2 && last; i += 1) {
        last = await suite.index().scroll(query, 10, ONLY_ID, cursorOf(last));
        expect({ hasMore: last.hasMore, records: recordsOf(last.records), count: last.records.count }).toEqual({ hasMore: false, records: [], count: 0 });
      }
    });
  });

  describe("scroll", () => {
    test("delivers the fields asked for", async () => {
      const projection: Projection = { groups: ["identity", "employees"] };
      const [batch, page] = await Promise.all([suite.index().scroll({}, 40, projection), suite.index().page({}, { offset: 0, limit: 40 }, projection)]);
      expect(recordsOf(batch.records)).toEqual(recordsOf(page.records));
    });

    test("from a generation that is not kept is refused as expired", async () => {
      const { position } = await suite.index().scroll({}, 5, ONLY_ID);
      await expect(suite.index().scroll({}, 5, ONLY_ID, { generation: "no-such-generation", position })).rejects.toMatchObject({ code: "scroll_expired" });
    });

    test("idempotentRetry: a lost batch is sent again, never skipped", async (context) => {
      context.skip(!suite.index().guarantees.idempotentRetry, "not declared");
      const query = asked({ search: "alder bak", match: "strict" });
      let from: From | undefined;
      for (let batch = 0; batch < 5; batch += 1) {
        const once = await suite.index().scroll(query, 3, ONLY_ID, from);
        const again = await suite.index().scroll(query, 3, ONLY_ID, from);
        expect(again).toEqual(once);
        from = cursorOf(once);
      }
    });

    test("two scrolls at once do not disturb each other", async () => {
      const [a, b] = await Promise.all([scrollOn(suite.index(), {}, [13]), scrollOn(suite.index(), asked({ countryCode: "NL" }), [3])]);
      expect(idsIn(a)).toEqual((await answerTo(suite.index(), {})).ids);
      expect(idsIn(b)).toEqual((await answerTo(suite.index(), asked({ countryCode: "NL" }))).ids);
    });
  });
}

const REPLACED = CONTRACT_RECORDS.filter((_, at) => at % 3 !== 0).concat(company("new-1", "Alder Bakery Newcomer", { "Employees Total": 1_000_000 }));

/** What a scroll does while the data is replaced under it. */
export function describeSwitch(open: OpenIndex): void {
  describe("while the data is switched", () => {
    let opened: OpenedIndex;
    beforeEach(async () => {
      opened = await open(CONTRACT_RECORDS);
    });
    afterEach(async () => {
      await opened.close();
    });

    test("snapshotScroll: a scroll delivers the state it began with, each company once", async (context) => {
      context.skip(!opened.index.guarantees.snapshotScroll, "not declared");
      const { index, switchTo } = opened;
      if (!switchTo) throw new Error("a backend that declares snapshotScroll is opened with a switchTo to prove it");
      for (const sent of [{}, { search: "alder bak", match: "strict" }] as const) {
        const query = asked(sent);
        const before = await answerTo(index, query);
        const first = await index.scroll(query, 4, ONLY_ID);
        await switchTo(REPLACED);
        const rest = await scrollOn(index, query, [4, 9], cursorOf(first));
        expect(idsIn([first, ...rest])).toEqual(before.ids);
        expect(new Set(rest.map(({ generation }) => generation))).toEqual(new Set([first.generation]));
        await switchTo(CONTRACT_RECORDS);
      }
    });

    test("pages and new scrolls answer from the new state at once", async (context) => {
      const { index, switchTo } = opened;
      if (!switchTo) return context.skip("the data cannot be switched");
      const old = await index.scroll({}, 1, ONLY_ID);
      await switchTo(REPLACED);
      const { ids } = await answerTo(index, {});
      expect([...ids].sort()).toEqual(REPLACED.map(({ values }) => values.ID).sort());
      const begun = await index.scroll({}, 1, ONLY_ID);
      expect(idsOf(begun.records)).toEqual(["new-1"]);
      expect(begun.generation).not.toBe(old.generation);
      expect(index.status()).toMatchObject({ companies: REPLACED.length, generation: begun.generation });
    });
  });
}
