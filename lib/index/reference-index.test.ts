import { describe, expect, test } from "vitest";
import type { CompanyIndex } from "../company/company-index";
import type { CompanyRecord } from "../company/record";
import { describeCompanyIndex } from "./company-index.contract";
import { answerTo, ONLY_ID } from "./contract/asking.contract";
import { company } from "./contract/company";
import type { OpenedIndex } from "./contract/scroll.contract";
import { createReferenceIndex } from "./reference-index";

/** Reference indexes one after the other; a scroll goes on in the one it began with. */
function openSwitching(records: readonly CompanyRecord[]): Promise<OpenedIndex> {
  const generations: CompanyIndex[] = [];
  const add = (some: readonly CompanyRecord[]): void => {
    generations.push(createReferenceIndex(some, { generation: `generation-${String(generations.length)}` }));
  };
  const current = (): CompanyIndex => generations.at(-1) ?? createReferenceIndex([]);
  add(records);
  const index: CompanyIndex = {
    guarantees: current().guarantees,
    status: () => current().status(),
    page: (...asked) => current().page(...asked),
    scroll: (query, limit, projection, from) => (generations.find((known) => known.status()?.generation === from?.generation) ?? current()).scroll(query, limit, projection, from),
    facets: (...asked) => current().facets(...asked),
    places: (...asked) => current().places(...asked),
    close: () => Promise.resolve(),
  };
  const switchTo = (some: readonly CompanyRecord[]): Promise<void> => {
    add(some);
    return Promise.resolve();
  };
  return Promise.resolve({ index, switchTo, close: () => index.close() });
}

describeCompanyIndex("the reference", openSwitching);

describe("the reference", () => {
  test("without any company answers everything, with nothing", async () => {
    const index = createReferenceIndex([]);
    expect(await answerTo(index, {})).toEqual({ total: 0, ids: [], match: undefined });
    expect(await answerTo(index, { search: "alder" })).toEqual({ total: 0, ids: [], match: "name" });
    expect(await index.scroll({}, 5, ONLY_ID)).toMatchObject({ records: { count: 0 }, hasMore: false });
    expect(await index.places("city", "a", [], 5)).toEqual([]);
    expect(await index.facets({}, [{ facet: "cityName" }, { facet: "hasEmail" }])).toEqual({
      total: 0,
      facets: [
        { options: [], distinct: 0, unknown: 0 },
        { options: [{ value: "true", count: 0, selected: false }, { value: "false", count: 0, selected: false }], distinct: 0, unknown: 0 },
      ],
      without: [],
    });
  });

  test("counts the records of each register, with the date of its newest", () => {
    const index = createReferenceIndex([
      company("a-1", "One", { Register: "a", "Register Updated": "2026-01-31" }),
      company("b-1", "Two", { Register: "b" }),
      company("a-2", "Three", { Register: "a", "Register Updated": "2026-02-01" }),
    ]);
    expect(index.status()?.registers).toEqual([
      { code: "a", label: "a", companies: 2, rejected: 0, date: "2026-02-01" },
      { code: "b", label: "b", companies: 1, rejected: 0, date: "" },
    ]);
  });

  test("leaves the records it was given in their order", () => {
    const records = [company("b", "Beta"), company("a", "Alpha")];
    createReferenceIndex(records);
    expect(records.map(({ values }) => values.ID)).toEqual(["b", "a"]);
  });
});
