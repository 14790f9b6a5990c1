import { rmSync } from "node:fs";
import { expect, it, vi } from "vitest";
import type { CompanyIndex } from "../../company/company-index";
import { ONLY_ID } from "../contract/asking.contract";
import { openEmbeddedIndex, RecordsIndex } from "./index";
import { importRecords, temporaryFolder } from "./testing/temporary-index";

it("a page that is sorted is passed on with its order; the same one in the usual order is answered at once", async () => {
  const dataDir = temporaryFolder();
  await importRecords(dataDir, [1999, 2001, 2000].map((year, i) => ({ values: { ID: `a-${i}`, "Company Name": `Company ${i}`, "Country Code": "NL", "Founding Year": year } })));
  const asked = vi.fn<CompanyIndex["page"]>(() => Promise.reject(new Error("not answered")));
  const pages = new RecordsIndex({ page: asked, scroll: () => Promise.reject(new Error("not asked")) });
  const whole = await openEmbeddedIndex({ dataDir, workers: 1, log: { info: () => undefined, error: () => undefined }, onServing: (loaded) => pages.serve(loaded) });
  const query = { countryCode: ["NL"] };
  const sort = { by: "foundingYears", descending: true } as const;
  expect((await pages.page(query, { offset: 0, limit: 5 }, ONLY_ID)).total).toBe(3);
  expect(asked).not.toHaveBeenCalled();

  asked.mockImplementation((...page) => whole.page(...page));
  const { total, records } = await pages.page(query, { offset: 0, limit: 2, sort }, ONLY_ID);
  expect(asked).toHaveBeenCalledWith(query, { offset: 0, limit: 2, sort }, ONLY_ID);
  expect([total, new TextDecoder().decode(records.json)]).toEqual([3, '[{"ID":"a-1"},{"ID":"a-2"}]']);
  await whole.close();
  rmSync(dataDir, { recursive: true });
});
