import { describe, expect, test } from "vitest";
import { FIELD_GROUPS, FIELDS, SEARCH_FIELDS, type FieldName } from "../../company/fields";
import { PACKAGES } from "../../company/packages";
import type { Projection } from "../../company/company-index";
import { ALL, asked, answerTo, idsOf, ONLY_ID, recordsOf, type Sent, type Suite, valuesOf } from "./asking.contract";

const QUERIES: readonly { readonly title: string; readonly sent: Sent }[] = [
  { title: "every company", sent: {} },
  { title: "one filter", sent: { countryCode: "NL" } },
  { title: "a name search in several tiers", sent: { search: "alder bak", match: "strict" } },
  { title: "a single company", sent: { ID: "i-Case" } },
  { title: "nothing", sent: { cityName: "Nowhere" } },
];

/** Pages of one query, and what a record is delivered with. */
export function describePages(suite: Suite): void {
  describe.each(QUERIES)("pages of $title", ({ sent }) => {
    test.each([1, 7, 50])("of %i records are disjoint, complete and in order, and all say the same total", async (limit) => {
      const whole = await answerTo(suite.index(), asked(sent));
      const paged: string[] = [];
      const last = limit === 1 ? Math.min(whole.ids.length, 20) : whole.ids.length;
      for (let offset = 0; offset < last; offset += limit) {
        const page = await suite.index().page(asked(sent), { offset, limit }, ONLY_ID);
        expect(page.records.count).toBe(Math.min(limit, whole.ids.length - offset));
        expect(page).toMatchObject({ total: whole.total, ...(whole.match === undefined ? {} : { match: whole.match }) });
        paged.push(...idsOf(page.records));
      }
      expect(paged).toEqual(whole.ids.slice(0, paged.length));
      expect(paged.length).toBeGreaterThanOrEqual(last);
    });

    test("behind the last record are empty and keep the total", async () => {
      const { total, ids } = await answerTo(suite.index(), asked(sent));
      for (const offset of [ids.length, ids.length + 1, 1_000_000]) {
        const page = await suite.index().page(asked(sent), { offset, limit: 5 }, ONLY_ID);
        expect({ total: page.total, count: page.records.count, records: recordsOf(page.records) }).toEqual({ total, count: 0, records: [] });
      }
    });

    test("of no records only count", async () => {
      const { total } = await answerTo(suite.index(), asked(sent));
      const page = await suite.index().page(asked(sent), { offset: 0, limit: 0 }, ONLY_ID);
      expect({ total: page.total, records: recordsOf(page.records) }).toEqual({ total, records: [] });
    });
  });

  describe("a record is delivered", () => {
    const same = async (projection: Projection): Promise<void> => {
      const [mine, expected] = await Promise.all([suite.index().page({}, ALL, projection), suite.oracle.page({}, ALL, projection)]);
      expect(recordsOf(mine.records)).toEqual(recordsOf(expected.records));
      expect(recordsOf(mine.records).map((record) => Object.keys(record))).toEqual(recordsOf(expected.records).map((record) => Object.keys(record)));
    };

    test.each(PACKAGES)("with the groups of package $name in export order, unknown values as null", async ({ groups }) => {
      await same({ groups });
    });

    test.each(FIELD_GROUPS)("with group $key alone", async ({ key }) => {
      await same({ groups: [key] });
    });

    test("with groups in export order whatever order they are asked in", async () => {
      await same({ groups: ["provenance", "employees", "identity"] });
      const { records } = await suite.index().page(asked({ ID: "v-low" }), ALL, { groups: ["employees", "executives"] });
      expect(recordsOf(records).map((record) => Object.keys(record))).toEqual([["CEO Name", "CEO Title", "Employees On Site", "Employees On Site Indicator", "Employees Total", "Employees Total Indicator"]]);
    });

    test("with single fields in the order asked", async () => {
      await same({ fields: ["City", "Employees Total", "ID", "Company Name", "Email"] });
    });

    test("with the search defaults", async () => {
      await same({ fields: SEARCH_FIELDS });
    });

    test.each(FIELDS)("with $name in its type", async ({ name, type }) => {
      const { records } = await suite.index().page({}, ALL, { fields: [name] });
      const wrong = valuesOf(records, name).filter((value) => value !== null && typeof value !== (type === "string" ? "string" : "number"));
      expect(wrong).toEqual([]);
    });

    test("with zero as zero and unknown as null", async () => {
      const { records } = await suite.index().page(asked({ ID: "v-zero,v-loss" }), ALL, { fields: ["ID", "Employees Total", "City", "Yearly Revenue in U.S. Dollars"] });
      expect(recordsOf(records)).toEqual([
        { ID: "v-zero", "Employees Total": 0, City: null, "Yearly Revenue in U.S. Dollars": 0 },
        { ID: "v-loss", "Employees Total": null, City: null, "Yearly Revenue in U.S. Dollars": -250 },
      ]);
    });

    test("with its values as they were stored: quotes, backslashes, accents apart, other scripts", async () => {
      const names: FieldName = "Company Name";
      const { records } = await suite.index().page(asked({ ID: "n-quote,n-nfd,n-kana" }), ALL, { fields: [names] });
      expect(valuesOf(records, names).sort()).toEqual(["Cafe\u0301 Cre\u0300me", "The \"Quoted\" \\ Backslash; Company", "さくら サービス 株式会社"].sort());
    });
  });
}
