import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { isValidNumber } from "./testing/check-digits";
import { labelledPages, type LabelledPage } from "./testing/pages";

const open = labelledPages("open");
const held = labelledPages("held");
const pages = [...open, ...held];
const named = (list: readonly LabelledPage[]): [string, LabelledPage][] => list.map((page) => [`${page.part}/${page.name}`, page]);

/** All that a page says: source and text with entities read, so that names in attributes, scripts and structured data are in it as well. */
function saysOf(page: LabelledPage): string {
  const $ = load(page.html);
  const attributes = $("[content]").map((_, element) => $(element).attr("content") ?? "").get().join("\n");
  return `${page.html}\n${$("html").text()}\n${attributes}`;
}
const letters = (text: string): string => text.normalize("NFC").toUpperCase().replace(/[^\p{L}\p{M}\d]/gu, "");

describe("the set of labelled pages", () => {
  it("is large and mixed enough to judge by, a third of it held back", () => {
    expect(pages.length).toBeGreaterThanOrEqual(90);
    expect(held.length / pages.length).toBeGreaterThan(1 / 3);
    expect(held.length / pages.length).toBeLessThan(0.4);
    expect(new Set(pages.map((page) => page.country)).size).toBeGreaterThanOrEqual(25);
    expect(new Set(pages.map((page) => page.encoding)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(held.map((page) => page.encoding)).size).toBeGreaterThanOrEqual(8);
    expect(pages.filter((page) => page.companies.length === 0).length).toBeGreaterThanOrEqual(8);
    expect(pages.filter((page) => page.html.split("\n").length >= 200).length).toBeGreaterThanOrEqual(12);
  });

  it("has every page once", () => {
    for (const of of [(page: LabelledPage) => page.name, (page: LabelledPage) => page.url]) expect(new Set(pages.map(of)).size).toBe(pages.length);
  });
});

describe.each(named(pages))("%s", (_, page) => {
  it("is in the encoding its label says", () => expect(page.html).not.toContain("\ufffd"));

  it("has every labelled name and number on the page", () => {
    const says = letters(saysOf(page));
    for (const company of page.companies) {
      expect(says).toContain(letters(company.names[0] ?? ""));
      for (const { number, written } of company.numbers) expect(says).toContain(letters(written ?? number));
    }
    const { forbidden, neutral } = page;
    for (const one of [forbidden, neutral].flatMap(({ names, numbers }) => [...names, ...numbers])) expect(says).toContain(letters(one));
  });

  it("has numbers with right check digits, each given by a source", () => {
    for (const company of page.companies) {
      for (const { scheme, number } of company.numbers) expect([scheme, number, isValidNumber(scheme, number)]).toEqual([scheme, number, true]);
      const given = Object.values(company.from).flatMap((source) => source?.numbers ?? []);
      expect(new Set(given)).toEqual(new Set(company.numbers.map(({ number }) => number)));
    }
  });

  it("has names of sources among the company's names, and none of them forbidden", () => {
    const right = new Set(page.companies.flatMap((company) => company.names.map(normaliseName)));
    for (const company of page.companies) {
      for (const source of Object.values(company.from)) if (source?.name !== undefined) expect(company.names.map(normaliseName)).toContain(normaliseName(source.name));
    }
    for (const name of page.forbidden.names) expect(right).not.toContain(normaliseName(name));
  });
});
