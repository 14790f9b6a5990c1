import { createHash } from "node:crypto";
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { Projection } from "../../company/company-index";
import type { CompanyRecord } from "../../company/record";
import { FILES, SCHEMA } from "./format";
import { GenerationStore } from "./generation-store";
import { importRegister, rebuild } from "./index";
import { importRecords, openTemporaryIndex, temporaryFolder, until, type TemporaryIndex } from "./testing/temporary-index";

const IDS: Projection = { fields: ["ID"] };

function companies(count: number, prefix = "a"): CompanyRecord[] {
  return Array.from({ length: count }, (_, i) => ({ values: { ID: `${prefix}-${i}`, "Company Name": `Company ${prefix} ${i}`, "Country Code": "NL", Country: "Netherlands" } }));
}

function idsOf({ json }: { readonly json: Uint8Array }): string[] {
  return (JSON.parse(Buffer.from(json).toString("utf8")) as { ID: string }[]).map(({ ID }) => ID);
}

const opened: TemporaryIndex[] = [];
const folders: string[] = [];
async function open(records?: readonly CompanyRecord[], dataDir = temporaryFolder()): Promise<TemporaryIndex> {
  const temporary = await openTemporaryIndex(records, dataDir);
  opened.push(temporary);
  return temporary;
}
function folder(): string {
  folders.push(temporaryFolder());
  return folders.at(-1)!;
}
afterEach(async () => {
  for (const temporary of opened.splice(0)) await temporary.close();
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true });
});

describe("an import", () => {
  it("of the same input gives the same checksum, and of another input another one", async () => {
    const [first, second, other] = [await importRecords(folder(), companies(500)), await importRecords(folder(), companies(500)), await importRecords(folder(), companies(501))];
    expect(second.checksum).toBe(first.checksum);
    expect(other.checksum).not.toBe(first.checksum);
  });

  it("in any order of the input gives the same checksum", async () => {
    const [first, second] = [await importRecords(folder(), companies(500)), await importRecords(folder(), companies(500).reverse())];
    expect(second.checksum).toBe(first.checksum);
  });

  it("that fails while reading leaves the old generation serving and nothing behind", async () => {
    const { index, dataDir } = await open(companies(3));
    const before = index.status()!.generation;
    const failing = function* (): Generator<CompanyRecord> {
      yield* companies(2, "b");
      throw new Error("the register broke off");
    };
    await expect(importRecords(dataDir, failing())).rejects.toThrow("the register broke off");
    expect(new GenerationStore(dataDir).current()).toBe(before);
    expect(readdirSync(new GenerationStore(dataDir).building)).toEqual([]);
    expect((await index.page({}, { offset: 0, limit: 10 }, IDS)).total).toBe(3);
  });

  it("without any record changes nothing and says so", async () => {
    await expect(importRecords(folder(), [])).rejects.toThrow("No record could be read");
  });

  it("refuses to run beside another one, and takes over the lock of one that died", async () => {
    const dataDir = folder();
    await importRecords(dataDir, companies(1));
    const lock = join(dataDir, "index", "LOCK");
    writeFileSync(lock, String(process.ppid));
    await expect(importRecords(dataDir, companies(2))).rejects.toThrow(/Another import is running \(process \d+\)/);
    writeFileSync(lock, "999999999");
    expect((await importRecords(dataDir, companies(2))).companies).toBe(2);
    writeFileSync(lock, String(process.pid));
    expect((await importRecords(dataDir, companies(3))).companies).toBe(3);
    const [first, second] = await Promise.allSettled([importRecords(dataDir, companies(4)), importRecords(dataDir, companies(5))]);
    expect([first.status, second.status].sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("keeps the other registers' records, and a rebuild from the kept records gives the same index", async () => {
    const dataDir = folder();
    await importRecords(dataDir, companies(5, "a"), "one");
    const both = await importRegister({ dataDir, clock: { now: () => Date.now() }, register: { code: "two", label: "Two" }, records: companies(7, "b"), keep: () => true });
    expect(both.companies).toBe(12);
    expect(both.registers.map(({ code, companies: count }) => [code, count])).toEqual([["one", 5], ["two", 7]]);
    expect((await rebuild({ dataDir, clock: { now: () => Date.now() } })).checksum).toBe(both.checksum);
  });

  it("indexes an ID once, within a register and over registers, and reports the others", async () => {
    const dataDir = folder();
    const duplicates: string[] = [];
    const options = { dataDir, clock: { now: () => Date.now() }, keep: () => true, onDuplicate: ({ values }: CompanyRecord) => void duplicates.push(values.ID) };
    await importRegister({ ...options, register: { code: "one", label: "One" }, records: [...companies(3), ...companies(1)] });
    const both = await importRegister({ ...options, register: { code: "two", label: "Two" }, records: companies(4) });
    expect(both.companies).toBe(4);
    expect(duplicates.sort()).toEqual(["a-0", "a-0", "a-1", "a-2"]);
  });
});

describe("what was imported is not lost", () => {
  const clock = { now: () => Date.now() };

  it("when CURRENT is: the index is not taken for empty, and a rebuild brings it back", async () => {
    const dataDir = folder();
    const { checksum } = await importRecords(dataDir, companies(20));
    rmSync(join(dataDir, "index", "CURRENT"));
    expect(() => new GenerationStore(dataDir).current()).toThrow("is lost. Run `npm run reindex`");
    expect((await rebuild({ dataDir, clock })).checksum).toBe(checksum);
  });

  for (const [what, harm] of [["its manifest is of another schema", (manifest: string) => manifest.replace(/"schema": \d+/, '"schema": 99')], ["its manifest was changed", (manifest: string) => `${manifest} `]] as const)
    it(`when ${what}: a rebuild and an import that keeps other registers still work`, async () => {
      const dataDir = folder();
      const { checksum, generation } = await importRecords(dataDir, companies(20), "one");
      const manifest = join(new GenerationStore(dataDir).folder(generation), "manifest.json");
      writeFileSync(manifest, harm(readFileSync(manifest, "utf8")));
      expect((await importRegister({ dataDir, clock, register: { code: "two", label: "Two" }, records: companies(5, "b"), keep: () => true })).companies).toBe(25);
      expect((await importRegister({ dataDir, clock, register: { code: "one", label: "One" }, records: companies(20) })).checksum).toBe(checksum);
      expect((await rebuild({ dataDir, clock })).checksum).toBe(checksum);
    });

  it("when its records are missing or of another version: the import says which register to import again, and changes nothing", async () => {
    const dataDir = folder();
    const { registers, generation } = await importRecords(dataDir, companies(20));
    const snapshot = join(new GenerationStore(dataDir).snapshots, registers[0]!.snapshot);
    const bytes = readFileSync(snapshot);
    writeFileSync(snapshot, Buffer.concat([Buffer.from("#firmament-records 0123456789abcdef\n"), bytes.subarray(bytes.indexOf("\n") + 1)]));
    await expect(rebuild({ dataDir, clock })).rejects.toThrow(/The imported records of Register test .* were written by another version\. Import this register \(test\) again/);
    rmSync(snapshot);
    await expect(rebuild({ dataDir, clock })).rejects.toThrow("are missing");
    expect(new GenerationStore(dataDir).current()).toBe(generation);
  });
});

describe("a switch", () => {
  it("serves the new data while a scroll goes on with the old", async () => {
    const { index, switchTo } = await open(companies(10, "old"));
    const first = await index.scroll({}, 4, IDS);
    await switchTo(companies(2, "new"));
    expect((await index.page({}, { offset: 0, limit: 10 }, IDS)).total).toBe(2);
    const second = await index.scroll({}, 100, IDS, first);
    expect([...idsOf(first.records), ...idsOf(second.records)].sort()).toEqual(companies(10, "old").map(({ values }) => values.ID).sort());
    expect(second.hasMore).toBe(false);
  });

  it("lets a scroll go on after a restart, from the generation on disk", async () => {
    const before = await open(companies(10, "old"));
    const first = await before.index.scroll({}, 4, IDS);
    await before.switchTo(companies(2, "new"));
    await before.index.close();
    const after = await open(undefined, before.dataDir);
    expect((await after.index.scroll({}, 100, IDS, first)).records.count).toBe(6);
  });

  it("ends scrolls of generations that are no longer kept with scroll_expired", async () => {
    const { index, switchTo, dataDir } = await open(companies(10, "a"));
    const first = await index.scroll({}, 4, IDS);
    for (const prefix of ["b", "c", "d"]) await switchTo(companies(3, prefix));
    expect(existsSync(new GenerationStore(dataDir).folder(first.generation))).toBe(false);
    await expect(index.scroll({}, 4, IDS, first)).rejects.toMatchObject({ code: "scroll_expired" });
    await expect(index.scroll({}, 4, IDS, { generation: "../../etc", position: [0, 1] })).rejects.toMatchObject({ code: "scroll_expired" });
  });

  it("deletes a superseded generation nine minutes after its last use, not before", async () => {
    const { dataDir, switchTo, index } = await open(companies(1, "a"));
    const old = index.status()!.generation;
    await switchTo(companies(1, "b"));
    const store = new GenerationStore(dataDir);
    const used = join(store.folder(old), "used");
    const now = Date.now();
    utimesSync(used, new Date(now), new Date(now - 8.9 * 60_000));
    store.removeSuperseded(now);
    expect(existsSync(used)).toBe(true);
    utimesSync(used, new Date(now), new Date(now - 9.1 * 60_000));
    store.removeSuperseded(now);
    expect(existsSync(store.folder(old))).toBe(false);
  });
});

describe("a damaged generation is refused with what to do about it", () => {
  const damage: Record<string, (path: string) => void> = {
    "one changed byte": (path) => flipByte(path),
    "a missing end": (path) => truncateSync(path, Math.max(0, readFileSync(path).length - 3)),
    "more at its end": (path) => appendFileSync(path, "x"),
    "its loss": (path) => rmSync(path),
  };
  for (const file of [...FILES, "manifest.json"] as const)
    for (const [what, harm] of Object.entries(damage))
      it(`${file}: ${what}`, async () => {
        const dataDir = folder();
        const { generation } = await importRecords(dataDir, companies(50));
        harm(join(new GenerationStore(dataDir).folder(generation), file));
        const { index, errors } = await open(undefined, dataDir);
        expect(index.status()).toBeUndefined();
        expect(errors.join()).toContain("npm run reindex");
        await expect(index.page({}, { offset: 0, limit: 1 }, IDS)).rejects.toMatchObject({ code: "no_index", status: 503 });
      });

  it("a file of another generation", async () => {
    const dataDir = folder();
    const { generation } = await importRecords(dataDir, companies(50));
    const foreign = folder();
    const other = await importRecords(foreign, companies(50, "b"));
    copyFileSync(join(new GenerationStore(foreign).folder(other.generation), "terms.bin"), join(new GenerationStore(dataDir).folder(generation), "terms.bin"));
    const { errors } = await open(undefined, dataDir);
    expect(errors.join()).toContain("terms.bin");
  });

  it("and the one before goes on serving", async () => {
    const { index, dataDir, errors } = await open(companies(3, "old"));
    const foreign = folder();
    const { generation } = await importRecords(foreign, companies(50));
    const [from, to] = [new GenerationStore(foreign).folder(generation), new GenerationStore(dataDir).folder(generation)];
    flipByte(join(from, "postings.bin"));
    cpSync(from, to, { recursive: true });
    copyFileSync(join(foreign, "index", "CURRENT"), join(dataDir, "index", "CURRENT"));
    await until(() => errors.length > 0);
    expect(errors.join()).toContain("postings.bin");
    expect((await index.page({}, { offset: 0, limit: 1 }, IDS)).total).toBe(3);
  });

  it("of another format, naming both", () => {
    const dataDir = folder();
    const manifest = JSON.stringify({ format: "firmament-index", schema: 99 });
    mkdirSync(join(dataDir, "index", "generations", "g"), { recursive: true });
    writeFileSync(join(dataDir, "index", "generations", "g", "manifest.json"), manifest);
    writeFileSync(join(dataDir, "index", "CURRENT"), `g ${createHash("sha256").update(manifest).digest("hex")}\n`);
    expect(() => new GenerationStore(dataDir).manifest("g")).toThrow(`has format 99; this version reads format ${SCHEMA}`);
  });
});

function flipByte(path: string): void {
  const bytes = readFileSync(path);
  const at = Math.floor(bytes.length / 2);
  const descriptor = openSync(path, "r+");
  writeSync(descriptor, Buffer.of(bytes[at]! ^ 1), 0, 1, at);
}
