import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemClock } from "../clock";
import type { CompanyIndex, Projection } from "../company/company-index";
import { FIELDS, FIELD_GROUPS, type PublicRecord } from "../company/fields";
import type { CompanyRecord } from "../company/record";
import { normaliseNumber } from "../company/values";
import { openEmbeddedIndex } from "../index/embedded";
import { readAll } from "../registers/shared/testing/read-all";
import { embeddedTarget, importFiles, registerByCommand, type ImportSummary, type Register } from "./imports";

const DATA = path.resolve("../shared/data/registers");
const FULL: Projection = { groups: FIELD_GROUPS.map(({ key }) => key) };
/** `companies`: rows of companies and branches in the files; roles and accounts are read beside them. */
const SOURCES = [
  { command: "companydata", files: ["amsterdam.csv", "berlin.csv", "los-angeles.csv", "madrid.csv", "paris.csv"].map((name) => `companydata/${name}`), companies: 5000 },
  { command: "companies-house", files: ["uk_companies_house/BasicCompanyDataAsOneFile-2020-05-01_sample.csv"], companies: 4537 },
  { command: "brreg", files: ["enheter.csv", "underenheter.csv", "roller.csv", "regnskap_2023.csv", "regnskap_2024.csv"].map((name) => `no_brreg/${name}`), companies: 4052 + 3671 },
] as const;

/** Picked by hand from the files: ID, and the words or the number somebody would type. */
const PICKED: readonly [id: string, search: string][] = [
  ["296682918", "cbre gws integrated facility"], ["320024557", "Bavella BV"], ["320752815", "vox ventures"], ["271137639", "Deutsche Bahn AG"], ["270767806", "totalenergies holdings deutschland"],
  ["272588433", "zalando"], ["195558259", "charter communications inc"], ["190803942", "Adobe"], ["313288608", "repsol petróleo"], ["313288188", "Compania Espanola de Petroleos"],
  ["260174186", "societe nationale d'exploitation industrielle des tabacs"], ["263180102", "electricite de france"],
  ["gb-10231623", "C.S. Engineering (South East) Ltd"], ["gb-12016217", "M&M IT Limited"], ["gb-02888172", "mercury resources uk"],
  ["gb-10231623", "10231623"], ["gb-02888172", "02888172"],
  ["no-916218753", "bertel o steen"], ["no-943733988", "Harald A Moller AS"], ["no-812301292", "car outlet norway electric city"], ["no-916218753", "916 218 753"], ["no-811602582", "811602582"],
  ["no-943733988", "943733988"], ["320024557", "52522911"],
];

describe.skipIf(!readable())("the registers' real files (skipped: no ../shared/data)", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "registers-"));
  const summaries = new Map<string, ImportSummary>();
  const read = new Map<string, CompanyRecord>();
  let index: CompanyIndex;

  beforeAll(async () => {
    for (const { command, files } of SOURCES) {
      const register = registerNamed(command);
      const inputs = files.map((file) => path.join(DATA, file));
      for (const record of (await readAll(register, inputs)).records) read.set(record.values.ID, record);
      summaries.set(command, await importFiles({ register, inputs, dataDir, clock: systemClock, target: embeddedTarget(dataDir, false, () => undefined) }));
    }
    index = await openEmbeddedIndex({ dataDir, workers: 1, log: { info: () => undefined, error: () => undefined } });
  }, 240_000);
  afterAll(async () => {
    await index.close();
    rmSync(dataDir, { recursive: true });
  });

  it.each(SOURCES)("$command: every row is indexed or kept with its line and reason", ({ command, companies }) => {
    const summary = summaries.get(command);
    expect((summary?.records ?? 0) + (summary?.rejected ?? 0)).toBe(companies);
    const kept = summary?.rejectFile === undefined ? [] : readFileSync(summary.rejectFile, "utf8").trim().split("\n").map((line) => JSON.parse(line) as { line: number; reason: string });
    expect(kept).toHaveLength(summary?.rejected ?? 0);
    expect(kept.filter(({ line, reason }) => line < 1 || reason === "")).toEqual([]);
  });

  it("the index holds exactly what was read", () => {
    expect(index.status()?.companies).toBe(read.size);
    expect([...summaries.values()].reduce((sum, { records }) => sum + records, 0)).toBe(read.size);
  });

  it.each(PICKED)("%s is found first by %j", async (id, search) => {
    const [first] = await page({ search });
    expect(first?.ID).toBe(id);
  });

  it("every company with an official number is found by it in its country", async () => {
    const numbered = [...read.values()].filter(({ values }) => values["Company Registration Number"] !== undefined && values["Country Code"] !== undefined);
    for (const { values } of numbered.filter((_, i) => i % 40 === 0)) {
      const found = await page({ nationalId: [normaliseNumber(values["Company Registration Number"] ?? "")], countryCode: [values["Country Code"] ?? ""] });
      expect(found.map(({ ID }) => ID)).toContain(values.ID);
    }
  });

  it("every exported record equals what the reader made of its row, headquarters filled from parents aside", async () => {
    const linked = new Set<string>(FIELDS.filter(({ group }) => group === "headquarters").map(({ name }) => name));
    let seen = 0;
    let from: Parameters<CompanyIndex["scroll"]>[3];
    for (let more = true; more; ) {
      const batch = await index.scroll({}, 2000, FULL, from);
      for (const exported of records(batch.records.json)) {
        const record = read.get(exported.ID ?? "");
        const values = new Map<string, unknown>(Object.entries(record?.values ?? {}));
        for (const { name } of FIELDS) if (values.has(name) || !linked.has(name)) expect([exported.ID, name, exported[name]]).toEqual([exported.ID, name, values.get(name) ?? null]);
        seen++;
      }
      [from, more] = [batch, batch.hasMore];
    }
    expect(seen).toBe(read.size);
  }, 120_000);

  async function page(query: Parameters<CompanyIndex["page"]>[0]): Promise<readonly PublicRecord[]> {
    return records((await index.page(query, { offset: 0, limit: 50 }, FULL)).records.json);
  }
});

function records(json: Uint8Array): readonly PublicRecord[] {
  return JSON.parse(Buffer.from(json).toString("utf8")) as PublicRecord[];
}

function registerNamed(command: string): Register {
  const register = registerByCommand(command);
  if (!register) throw new Error(`There is no register ${command}.`);
  return register;
}

function readable(): boolean {
  try {
    return readdirSync(DATA).length > 0;
  } catch {
    return false;
  }
}
