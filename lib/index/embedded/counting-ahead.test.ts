import { afterEach, expect, it, vi } from "vitest";
import { FACETS } from "../../company/facets";
import type { CompanyRecord } from "../../company/record";
import { importRecords, openTemporaryIndex, until, type TemporaryIndex } from "./testing/temporary-index";
import { WorkerPool } from "./worker-pool";

const RECORDS: readonly CompanyRecord[] = [{ values: { ID: "a-1", "Company Name": "Company", "Country Code": "NL", Country: "Netherlands", City: "Delft" } }];

let opened: TemporaryIndex | undefined;
afterEach(() => opened?.close());

it("what counting keeps is made of each generation that serves, before anybody asks, by the worker that is asked", async () => {
  const run = vi.spyOn(WorkerPool.prototype, "run");
  opened = await openTemporaryIndex(RECORDS);
  const { index, dataDir } = opened;
  const made = (): readonly string[] => run.mock.calls.flatMap(([generation, , args]) => (generation === index.status()?.generation && "requests" in args ? args.requests.map(({ facet }) => facet) : []));
  const all = FACETS.map(({ name }) => name);
  await until(() => made().length === all.length);
  expect(made()).toEqual(all);
  expect(new Set(run.mock.calls.map(([, , , { preferred, patience }]) => `${preferred} ${patience}`))).toEqual(new Set(["0 Infinity"]));

  const before = index.status()?.generation;
  await importRecords(dataDir, [...RECORDS, { values: { ID: "a-2", "Company Name": "Another" } }]);
  await until(() => index.status()?.generation !== before && made().length === all.length);
  expect(made()).toEqual(all);
});
