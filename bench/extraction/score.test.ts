import { describe, expect, it } from "vitest";
import type { Candidate } from "../../lib/company/website";
import type { LabelledPage } from "../../lib/enrichment/pages/testing/pages";
import { scorePage } from "./score";

const page: LabelledPage = {
  name: "a-page",
  part: "open",
  html: "",
  bytes: Buffer.alloc(0),
  url: "https://example.org/",
  encoding: "utf-8",
  country: "NL",
  kind: "imprint",
  traps: [],
  companies: [
    { names: ["Linde B.V.", "Linde"], numbers: [{ scheme: "nl-kvk", number: "40310817" }, { scheme: "de-vat", number: "136695976" }], from: { identifier: { numbers: ["40310817", "136695976"] }, copyright: { name: "Linde" } } },
    { names: ["Linde Berlin GmbH"], numbers: [{ scheme: "de-hr", number: "HRB4711B" }], from: { "legal-suffix": { name: "Linde Berlin GmbH" } } },
  ],
  forbidden: { names: ["Studio Kwint"], numbers: ["DE123456789"] },
  neutral: { names: ["Lindeblog"], numbers: ["821234567"] },
};
const verdicts = (...candidates: Candidate[]): string[] => scorePage(page, candidates).verdicts.map(({ verdict }) => verdict);

describe("scoring of candidates", () => {
  it("takes a number with and without its prefix, and a court around a register number", () => {
    expect(verdicts({ source: "identifier", nationalId: "DE136695976" }, { source: "identifier", nationalId: "AMTSGERICHTBERLINHRB4711B" })).toEqual(["right", "right"]);
    expect(verdicts({ source: "identifier", nationalId: "136695976" }, { source: "identifier", nationalId: "HRB4711" })).toEqual(["right", "wrong"]);
  });

  it("counts what was given before as wrong, a company's other number or name as right", () => {
    const named: Candidate = { source: "identifier", nationalId: "40310817", name: "LINDE BV" };
    expect(verdicts(named, named)).toEqual(["right", "wrong"]);
    expect(verdicts(named, { source: "copyright", name: "Linde B.V." })).toEqual(["right", "wrong"]);
    expect(verdicts(named, { ...named, nationalId: "DE136695976" }, { source: "og", name: "Linde" })).toEqual(["right", "right", "right"]);
  });

  it("counts a right number with another's name as wrong", () => {
    expect(verdicts({ source: "identifier", nationalId: "40310817", name: "Linde Berlin GmbH" }, { source: "identifier", nationalId: "40310817", name: "Website door Studio Kwint" })).toEqual(["wrong", "wrong"]);
  });

  it("tells forbidden names and numbers, with words around them or without their prefix", () => {
    const { verdicts: judged } = scorePage(page, [{ source: "legal-suffix", name: "by Studio Kwint" }, { source: "identifier", nationalId: "123456789" }, { source: "og", name: "Somebody" }]);
    expect(judged.map(({ forbidden }) => forbidden)).toEqual([true, true, false]);
  });

  it("leaves neutral candidates out, and takes the operator's name from one", () => {
    const score = scorePage(page, [{ source: "og", name: "Lindeblog" }, { source: "identifier", nationalId: "821234567", name: "Linde" }]);
    expect(score.verdicts.map(({ verdict }) => verdict)).toEqual(["neutral", "neutral"]);
    expect(score.items.filter(({ found }) => found).map(({ what }) => what)).toEqual(["Linde B.V."]);
    expect(score.operatorFirst).toBe(true);
  });

  it("finds a source's name in a more trusted source, never in a less trusted one", () => {
    const copyright = (candidate: Candidate): readonly boolean[] => scorePage(page, [candidate]).bySource.copyright;
    expect([copyright({ source: "jsonld", name: "Linde B.V." }), copyright({ source: "legal-suffix", name: "Linde B.V." }), copyright({ source: "og", name: "Linde" })]).toEqual([[true], [true], [false]]);
  });
});
