import { describe, expect, test } from "vitest";
import { FILTERS, type FilterName } from "../../company/filters";
import { asked, answerTo, expectReferenceAnswer, type Sent, type Suite } from "./asking.contract";
import { FILTER_CASES } from "./filter-cases.contract";

/** Values that many companies of the crowd have, so that any two filters meet in some of them. */
const COMMON: { readonly [N in FilterName]?: Sent } = {
  ID: { ID: Array.from({ length: 140 }, (_, i) => `x-${String(i)}`).join(",") },
  search: { search: "alder", match: "strict" },
  countryCode: { countryCode: "NL,DE,FR" },
  cityName: { cityName: "Paris,Amsterdam,Utrecht" },
  regionName: { regionName: "Paris,Utrecht,Bayern" },
  provinceName: { provinceName: "Noord-Holland,Utrecht,Paris" },
  postalCode: { postalCode: "1012 lg,75001,20095" },
  postalCodeInteger: { "postalCodeInteger[min]": "1000", "postalCodeInteger[max]": "80000" },
  streetName: { streetName: "kerkstraat 1" },
  phoneNumber: { phoneNumber: Array.from({ length: 20 }, (_, i) => `+3120${String(5_000_000 + i)}`).join(",") },
  employeesHere: { "employeesHere[min]": "10", "employeesHere[max]": "50" },
  employeesTotal: { "employeesTotal[max]": "100" },
  annualSales: { "annualSales[min]": "500000" },
  foundingYears: { "foundingYears[min]": "1920" },
  sic4Digits: { sic4Digits: "0111,7371" },
  nationalId: { nationalId: Array.from({ length: 140 }, (_, i) => String(40_000_000 + i)).join(",") },
};

function samplesOf(name: FilterName): readonly Sent[] {
  const common = COMMON[name];
  const [first] = FILTER_CASES[name];
  return [...(common === undefined ? [] : [common]), ...(first === undefined ? [] : [first.sent])];
}

const PAIRS = FILTERS.map(({ name: one }, at) => ({ one, others: FILTERS.slice(at + 1).map(({ name }) => name) })).filter(({ others }) => others.length > 0);

/** Every filter together with every other: what one leaves, the other narrows. */
export function describePairs(suite: Suite): void {
  describe("every filter with every other", () => {
    test.each(PAIRS)("$one", async ({ one, others }) => {
      for (const mine of samplesOf(one)) {
        for (const theirs of others.flatMap(samplesOf)) await expectReferenceAnswer(suite, asked({ ...mine, ...theirs }));
      }
    });

    test("the values are telling: most pairs find some companies and leave some out", async () => {
      const { total: every } = await answerTo(suite.oracle, {});
      const pairs = PAIRS.flatMap(({ one, others }) => others.map((other) => ({ ...samplesOf(one)[0], ...samplesOf(other)[0] })));
      const totals = await Promise.all(pairs.map(async (sent) => (await answerTo(suite.oracle, asked(sent))).total));
      expect(totals.filter((total) => total > 0 && total < every).length / pairs.length).toBeGreaterThan(0.8);
    });
  });
}
