import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { analyseName, normaliseName } from "../names";

// Names as real registers write them. The sample files are not part of the project.
const REGISTERS = path.resolve("../shared/data/registers");

/** The first column of a comma-separated file, quotes off; enough for the samples whose first column is the name. */
function firstColumn(file: string): string[] {
  const lines = readFileSync(path.join(REGISTERS, file), "utf8").split(/\r?\n/u).slice(1);
  return lines.map((line) => /^"((?:[^"]|"")*)"|^[^,]*/u.exec(line)).map((match) => (match?.[1] ?? match?.[0] ?? "").replaceAll('""', '"')).filter((name) => name !== "");
}

function texts(file: string, pattern: RegExp): string[] {
  return [...readFileSync(path.join(REGISTERS, file), "utf8").matchAll(pattern)].map((match) => JSON.parse(`"${match[1] ?? ""}"`) as string);
}

function registerNames(): string[] {
  return [
    ...firstColumn("uk_companies_house/BasicCompanyDataAsOneFile-2020-05-01_sample.csv"),
    ...texts("gleif/20240505-0000-gleif-goldencopy-lei2-intra-day.json", /"LegalName": \{[^}]*?"\$": "((?:[^"\\]|\\.)*)"/gu),
    ...texts("de_offeneregister/gau-algesheim.jsonl", /"name": ?"((?:[^"\\]|\\.)*)", ?"(?:native|previous|retrieved|registered)/gu),
    ...texts("us_sec_edgar/company_tickers.json", /"title": ?"((?:[^"\\]|\\.)*)"/gu),
  ];
}

describe.skipIf(!existsSync(REGISTERS))("names of real registers (skipped without ../shared/data)", () => {
  const names = existsSync(REGISTERS) ? registerNames() : [];

  it("are there", () => {
    expect(names.length).toBeGreaterThan(10_000);
  });

  it("normalise to something, and again to the same", () => {
    for (const name of names) {
      const normalised = normaliseName(name);
      expect(normalised, name).not.toBe("");
      expect(normaliseName(normalised), name).toBe(normalised);
    }
  });

  it("read the same in capitals and in small letters", () => {
    for (const name of names) {
      expect(normaliseName(name.toUpperCase()), name).toBe(normaliseName(name));
      expect(normaliseName(name.toLowerCase()), name).toBe(normaliseName(name));
    }
  });

  it("keep a core, whose every word is among the tokens", () => {
    for (const name of names) {
      const { core, tokens } = analyseName(name);
      expect(core.length, name).toBeGreaterThan(0);
      expect(core.every((word) => tokens.includes(word)), name).toBe(true);
    }
  });

  it("carry few words beyond their own: less than two a name", () => {
    const extra = names.reduce((sum, name) => sum + analyseName(name).extra.length, 0);
    expect(extra / names.length).toBeLessThan(2);
  });
});
