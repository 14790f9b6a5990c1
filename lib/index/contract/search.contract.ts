import { describe, expect, test } from "vitest";
import { asked, expectReferenceAnswer, type Sent, type Suite } from "./asking.contract";
import { CONTRACT_RECORDS } from "../contract-fixtures";

/** The hand-shaped companies whose ID starts so, as an `ID` filter: expectations can then be complete lists. */
function among(start: string): Sent {
  return { ID: CONTRACT_RECORDS.map(({ values }) => values.ID).filter((id) => id.startsWith(start)).join(","), match: "strict" };
}

interface SearchCase {
  readonly typed: string;
  readonly finds: string;
}

const found = (typed: string, finds: string): SearchCase => ({ typed, finds });

/** Best first; among the companies of name-traps. */
const NAMES: { readonly [title: string]: readonly SearchCase[] } = {
  "every word, in tiers: the very name, its start, whole words, last word cut short": [
    found("alder bakery", "n-bakery-bare n-bakery-plc n-bakery n-bakery-branch n-bakery-bakerysmith n-bakery-supplies n-bakery-within n-bakery-reversed"),
    found("alder bak", "n-bakery-bakerysmith n-bakery-supplies n-bakery-bare n-bakery-plc n-bakery n-bakery-branch n-bakery-within n-bakery-reversed"),
    found("bakery alder", "n-bakery-reversed n-bakery-within n-bakery-supplies n-bakery-bare n-bakery-plc n-bakery n-bakery-branch n-bakery-elders"),
    found("alder royal", "n-bakery-within"),
    found("ald bakery", ""),
    found("alderb", "n-bakery-joined"),
    found("echo", "n-echo n-repeat"),
    found("echo echo echo", "n-repeat n-echo"),
  ],
  "legal forms help and never exclude, in any spelling": [
    found("alder bakery ltd", "n-bakery n-bakery-branch n-bakery-bare n-bakery-plc n-bakery-supplies n-bakery-within n-bakery-reversed"),
    found("Alder Bakery Limited", "n-bakery n-bakery-branch n-bakery-bare n-bakery-plc n-bakery-supplies n-bakery-within n-bakery-reversed"),
    found("van der berg bv", "n-berg-bv-plain n-berg-bv n-berg-bare n-berg-nv"),
    found("Van der Berg N.V.", "n-berg-nv n-berg-bare n-berg-bv-plain n-berg-bv"),
    found("van der berg besloten vennootschap", "n-berg-bv-plain n-berg-bv n-berg-bare n-berg-nv"),
    found("mueller maschinenbau g.m.b.h.", "n-mueller n-muller"),
    found("müller maschinenbau", "n-muller-bare n-muller n-mueller"),
    found("severnaya zvezda", "n-form-first"),
    found("quince juice ltd", "n-quince-large n-quince-spread"),
    found("quince juice", "n-quince-spread n-quince-large"),
  ],
  "words of company, trade and former names together": [
    found("kestrel harbour", "n-spread-one n-spread"),
    found("harbour kest", "n-spread-one n-spread"),
    found("granite tidewater blue", "n-spread"),
    found("oldgate carriers", "n-former-only"),
    found("oldgate zenith", "n-former-only"),
    found("blue harbour", "n-spread"),
  ],
  "one-letter words, numbers and signs": [
    found("x", "n-x"),
    found("a b c taxi", "n-abc"),
    found("abc taxi", "n-abc"),
    found("c b a taxi", "n-abc"),
    found("a & b media", "n-ab"),
    found("a and b media", "n-ab"),
    found("a/b media", "n-ab"),
    found("24-7 courier", "n-24-7"),
    found("24/7", "n-24-7"),
    found("3m", "n-3m"),
    found("1000 lakes", "n-1000"),
    found("1886", "n-year"),
    found("55512345", "n-digits"),
    found("c++ foundry", "n-plus"),
    found("c++ foundry [europe] (no. 1) *new*", "n-plus"),
    found('"quoted" \\ backslash', "n-quote"),
    found("the OR quoted", ""),
    found("zephyr.io", "n-dot"),
  ],
  "case, diacritics and apostrophes aside": [
    found("cave de l'eglise", "n-eglise"),
    found("ÉGLISE", "n-eglise-curly n-eglise"),
    found("l’église", "n-eglise-curly n-eglise"),
    found("oconnor", "n-oconnor"),
    found("o'connor", "n-oconnor"),
    found("o’connor plumb", "n-oconnor"),
    found("oresund skibs", "n-oresund"),
    found("ØRESUND", "n-oresund"),
    found("lodz zelazo", "n-lodz"),
    found("Łódź", "n-lodz"),
    found("café crème", "n-nfd"),
    found("ISTANBUL ISIK", "n-istanbul"),
    found("istanbul işık", "n-istanbul"),
    found("GROSSSTRASSE", "n-strasse"),
    found("acme trading", "n-fullwidth"),
  ],
  "any script, in its own letters and in Latin ones": [
    found("Αθηναϊκή", "n-greek"),
    found("athinaiki", "n-greek"),
    found("северный ветер", "n-cyrillic"),
    found("severnyy", "n-cyrillic"),
    found("さくら", "n-kana"),
    found("sakura", "n-kana"),
    found("东方明珠", "n-han"),
    found("明珠贸易有限公司", "n-han"),
    found("한빛", "n-hangul"),
    found("hanbit", "n-hangul"),
    found("النور", "n-arabic"),
    found("חדש", "n-hebrew"),
    found("მზე", "n-georgian"),
    found("ดวงดาว", "n-thai"),
    found("सूर्य", "n-devanagari"),
  ],
  "long, repeated and doubled names": [
    found("cooperative0 cooperative39 cooperative20", "n-long"),
    found("cooperative", "n-long"),
    found("gemini twin traders", "n-twin-1 n-twin-2 n-twin-3"),
    found("nobody has this name", ""),
  ],
  "what is only signs finds nothing unless a name is": [found("!?", ""), found("--", "")],
};

/** How `search` reads what was typed. */
export function describeSearch(suite: Suite): void {
  describe.each(Object.entries(NAMES).map(([title, cases]) => ({ title, cases })))("search by name: $title", ({ cases }) => {
    test.each(cases)("$typed", async ({ typed, finds }) => {
      await expectReferenceAnswer(suite, asked({ search: typed, match: "strict" }));
      const { ids, match } = await expectReferenceAnswer(suite, asked({ search: typed, ...among("n-") }));
      expect(ids.join(" ")).toBe(finds);
      expect(match).toBe("name");
    });
  });

  describe("search: the most precise reading that finds something answers", () => {
    test.each([
      { typed: "12345678", match: "number", finds: "i-shared-gb i-shared-no" },
      { typed: "NL 1234.56.789.B01", match: "number", finds: "i-vat-nl" },
      { typed: "123456789b01", match: "number", finds: "i-vat-nl" },
      { typed: "3M", match: "number", finds: "i-3m" },
      { typed: "TAX 77 A", match: "number", finds: "i-other" },
      { typed: "Info@Shop.Example.com", match: "email", finds: "e-sub" },
      { typed: "@example.com", match: "email", finds: "e-root e-sub" },
      { typed: "shop.example.com", match: "domain", finds: "e-sub" },
      { typed: "info.nl", match: "domain", finds: "e-dotted-domain e-dotted-sub" },
      { typed: "https://www.quillfeather.co.uk/pens", match: "domain", finds: "e-web-only" },
      { typed: "quillfeather.example", match: "name", finds: "e-label" },
      { typed: "quillfeather.co.jp", match: "name", finds: "e-label" },
      { typed: "quartermas", match: "email", finds: "e-local" },
      { typed: "mailers", match: "name", finds: "e-alike e-alike-end e-capital e-dotted e-dotted-domain e-dotted-sub e-local e-long-local e-no-address e-phone e-phone-long e-root e-sub e-web-only" },
      { typed: "nobody@nowhere.test", match: "name", finds: "" },
    ])("$typed is read as a $match", async ({ typed, match, finds }) => {
      const answer = await expectReferenceAnswer(suite, asked({ search: typed, match: "strict" }));
      expect(answer.match).toBe(match);
      expect(answer.ids.filter((id) => /^[ei]-/.test(id)).sort().join(" ")).toBe(finds);
    });

    test.each([
      { rule: "a number that another filter excludes leaves the name", sent: { search: "3M", hasNationalID: "false" }, match: "name", finds: ["n-3m"] },
      { rule: "and without that filter the number wins", sent: { search: "3M", hasNationalID: "true" }, match: "number", finds: ["i-3m"] },
      { rule: "a domain that another filter excludes leaves its label as a name", sent: { search: "quillfeather.co.uk", hasWebsite: "false" }, match: "name", finds: ["e-label"] },
      { rule: "a name that another filter excludes leaves the start of an e-mail", sent: { search: "information", hasEmail: "true" }, match: "email", finds: ["e-long-local"] },
      { rule: "an e-mail's start is never asked for more than one word", sent: { search: "information desk" }, match: "name", finds: [] },
    ])("$rule", async ({ sent, match, finds }) => {
      const answer = await expectReferenceAnswer(suite, asked({ ...sent, match: "strict" }));
      expect(answer).toMatchObject({ match, ids: finds });
    });

    test("blanks alone, which no request can hold, find nothing", async () => {
      const { ids } = await expectReferenceAnswer(suite, { search: " ", match: "strict" });
      expect(ids).toEqual([]);
    });

    test("without search no reading is named", async () => {
      const { match } = await expectReferenceAnswer(suite, asked({ countryCode: "NL" }));
      expect(match).toBeUndefined();
    });
  });
}
