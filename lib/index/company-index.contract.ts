import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONTRACT_RECORDS } from "./contract-fixtures";
import type { Suite } from "./contract/asking.contract";
import { describeFacets } from "./contract/facets.contract";
import { describeFilters } from "./contract/filters.contract";
import { describeOrder } from "./contract/order.contract";
import { describePages } from "./contract/paging.contract";
import { describePairs } from "./contract/pairs.contract";
import { describePlaces } from "./contract/places.contract";
import { describeRandomQueries } from "./contract/random-queries.contract";
import { describeScroll, describeSwitch, type OpenedIndex, type OpenIndex } from "./contract/scroll.contract";
import { describeSearch } from "./contract/search.contract";
import { describeSorting } from "./contract/sorting.contract";
import { createReferenceIndex } from "./reference-index";

/**
 * The one suite that every backend of the port passes. What it promises beyond the core (`index.guarantees`) it is held to, and
 * what it does not promise is reported as skipped.
 * @param open loads the records and nothing else. A backend whose data can be replaced while it serves hands out `switchTo`.
 */
export function describeCompanyIndex(name: string, open: OpenIndex): void {
  describe(`${name} as a company index`, () => {
    let opened: OpenedIndex;
    const suite: Suite = { index: () => opened.index, oracle: createReferenceIndex(CONTRACT_RECORDS) };
    beforeAll(async () => {
      opened = await open(CONTRACT_RECORDS);
    });
    afterAll(async () => {
      await opened.close();
    });

    describeStatus(suite);
    describeFilters(suite);
    describePairs(suite);
    describeSearch(suite);
    describeOrder(suite);
    describePages(suite);
    describeSorting(suite);
    describeScroll(suite);
    describeFacets(suite);
    describePlaces(suite);
    describeRandomQueries(suite);
  });

  describe(`${name} as a company index`, () => {
    describeSwitch(open);
  });
}

function describeStatus({ index }: Suite): void {
  test("says what it holds", async () => {
    const status = index().status();
    expect(status).toMatchObject({ companies: CONTRACT_RECORDS.length });
    expect(status?.generation).toBe((await index().scroll({}, 1, { fields: ["ID"] })).generation);
    expect(new Date(status?.builtAt ?? "").toISOString()).toBe(status?.builtAt);
  });
}
