import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseQuery } from "../../../company/query";
import { CONTRACT_RECORDS } from "../../contract-fixtures";
import { GenerationStore } from "../generation-store";
import { loadGeneration } from "../loader";
import type { LoadedGeneration } from "../reader";
import { importRecords, temporaryFolder, until } from "../testing/temporary-index";
import type { PageArguments } from "./page-question";
import { PageSharing } from "./page-sharing";

const HELPER = resolve("build/index-helper.mjs");
const dataDir = temporaryFolder();
let loaded: LoadedGeneration;

beforeAll(async () => {
  await importRecords(dataDir, CONTRACT_RECORDS);
  const store = new GenerationStore(dataDir);
  loaded = loadGeneration(store, store.current()!).loaded;
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Different pages, more than the board has places for. */
const PAGES: readonly PageArguments[] = CONTRACT_RECORDS.flatMap((record) =>
  [1, 2, 3].map((limit) => ({ query: parseQuery(new Map([["search", [record.values["Company Name"].slice(0, 40)]]])), offset: 0, limit, projection: { groups: ["identity"] as const } })),
);

async function answers(sharing: PageSharing, together: boolean): Promise<string[]> {
  const text = async (page: PageArguments): Promise<string> => {
    const answer = await sharing.page(page);
    return `${answer?.total} ${answer?.match} ${answer?.count} ${Buffer.from(answer?.json ?? []).toString()}`;
  };
  if (together) return Promise.all(PAGES.map(text));
  const made: string[] = [];
  for (const page of PAGES) made.push(await text(page));
  return made;
}

describe("PageSharing", () => {
  it("answers what is asked together as what is asked one after another", async () => {
    const failures: Error[] = [];
    const sharing = new PageSharing(HELPER, (error) => failures.push(error));
    sharing.serve(loaded);
    const alone = await answers(sharing, false);
    expect(PAGES.length).toBeGreaterThan(100);
    expect(new Set(alone).size).toBeGreaterThan(20);
    for (let round = 0; round < 20; round++) expect(await answers(sharing, true)).toEqual(alone);
    await sharing.close();
    expect(failures).toEqual([]);
  });

  it("answers what a helper took that ends without an answer, reports it once, and goes on alone", async () => {
    const script = join(dataDir, "ends.mjs");
    // Takes the oldest questions off the board, whatever they are, and ends.
    writeFileSync(script, `import { workerData } from "node:worker_threads"; const words = new Int32Array(workerData); while (Atomics.load(words, 0) === 0) Atomics.wait(words, 2, 0, 50); Atomics.store(words, 1, Atomics.load(words, 0)); process.exit(3);`);
    const failures: Error[] = [];
    const sharing = new PageSharing(script, (error) => failures.push(error));
    sharing.serve(loaded);
    const together = await answers(sharing, true);
    await until(() => failures.length > 0);
    expect(together).toEqual(await answers(sharing, false));
    expect(await answers(sharing, true)).toEqual(together);
    await sharing.close();
    expect(failures.map(String)).toEqual(["Error: The helper of searches ended with code 3."]);
  });

  it("answers nothing when nothing is served, and what was asked before a switch from the new generation", async () => {
    const sharing = new PageSharing(HELPER, () => undefined);
    const before = answers(sharing, true);
    sharing.serve(loaded);
    expect(await before).toEqual(await answers(sharing, false));
    sharing.serve(undefined);
    expect(await sharing.page(PAGES[0]!)).toBeUndefined();
    const closing = PAGES.map((page) => sharing.page(page));
    await sharing.close();
    expect(new Set(await Promise.all(closing))).toEqual(new Set([undefined]));
  });
});
