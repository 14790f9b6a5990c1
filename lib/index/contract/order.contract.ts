import { describe, expect, test } from "vitest";
import { asked, expectReferenceAnswer, type Suite } from "./asking.contract";

/** The static rank among equal names; a company before each one differs from it in one step of the order. */
const RANKED = [
  "r-single", // 60 employees
  "r-head", // 50
  "r-revenue-large", // 40, as the next four, by revenue
  "r-unknown-type",
  "r-revenue-zero",
  "r-revenue-loss",
  "r-revenue-unknown",
  "r-zero", // 0 is known
  "r-nothing-B", // all unknown: by ID in code-unit order
  "r-nothing-a",
  "r-nothing-b",
  "r-branch", // branches last, however large
  "r-branch-small",
] as const;

/** Best first: tiers of a name search are part of the search cases; here the rank within a tier and without any search. */
export function describeOrder(suite: Suite): void {
  describe("order", () => {
    test.each([
      { title: "without a search", sent: { ID: [...RANKED].reverse().join(",") } },
      { title: "within the tier of a search", sent: { search: "ranked foundry", ID: RANKED.join(",") } },
      { title: "under a filter", sent: { search: "ranked", hasEmail: "false", ID: RANKED.join(",") } },
    ])("branches last, then employees, revenue, name and ID: $title", async ({ sent }) => {
      const { ids } = await expectReferenceAnswer(suite, asked(sent));
      expect(ids).toEqual(RANKED);
    });

    test("equally large companies stand by normalised name, case and diacritics aside", async () => {
      const { ids } = await expectReferenceAnswer(suite, asked({ ID: "n-twin-3,n-twin-1,n-nfd,n-istanbul,n-strasse,n-x,n-lodz,n-oresund,n-fullwidth,n-abc,n-24-7" }));
      expect(ids).toEqual(["n-24-7", "n-abc", "n-fullwidth", "n-nfd", "n-twin-1", "n-twin-3", "n-strasse", "n-istanbul", "n-lodz", "n-oresund", "n-x"]);
    });
  });
}
