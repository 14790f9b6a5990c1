import { describe, expect, test } from "vitest";
import { INDUSTRIES } from "./industries";
import type { Language } from "./language";
import { czech } from "./languages/czech";
import { german } from "./languages/german";
import { greek } from "./languages/greek";
import { japanese, latinJapanese } from "./languages/japanese";
import { polish } from "./languages/polish";
import { domainLabel, romanise } from "./latin";
import { compose, inventedName } from "./names";
import { parsePattern } from "./pattern";
import { Random } from "./random";

const scene = (language: Language) => ({ language, industry: 0, town: "Ulm" });

describe("patterns", () => {
  test("placeholders are filled in and other text stands", () => {
    const name = compose(new Random(1), parsePattern("Gebrüder {S} & {S}, {P}"), scene(german));
    expect(name).toMatch(/^Gebrüder \p{Lu}[\p{L}]+ & \p{Lu}[\p{L}]+, Ulm$/u);
  });

  test("an unknown placeholder is refused with the pattern it stands in", () => {
    expect(() => parsePattern("{S} {X}")).toThrow("unknown placeholder {X} in {S} {X}");
  });

  test("a woman's surname has her ending, in front of the given name too", () => {
    const women = new Set(czech.givenFemale.items);
    for (let seed = 0; seed < 300; seed++) {
      const [given = "", surname = ""] = compose(new Random(seed), parsePattern("{G} {S}"), scene(czech)).split(" ");
      expect(czech.surnames.items.includes(surname), `${given} ${surname}`).toBe(!women.has(given) || surname.endsWith("í"));
      const [, last = ""] = compose(new Random(seed), parsePattern("{S} {G}"), scene(czech)).split(" ");
      expect(women.has(last)).toBe(false);
    }
    expect(["Novák", "Veselý", "Procházka", "Krejčí", "Hájek", "Marek"].map(czech.feminine)).toEqual(["Nováková", "Veselá", "Procházková", "Krejčí", "Hájková", "Marková"]);
    expect(["Kowalski", "Nowak"].map(polish.feminine)).toEqual(["Kowalska", "Nowak"]);
    expect(["Παπαδόπουλος", "Παππάς", "Γεωργίου"].map(greek.feminine)).toEqual(["Παπαδόπουλου", "Παππά", "Γεωργίου"]);
  });

  test("invented names: frequent ones come again, new ones keep coming, all are short words", () => {
    const random = new Random(11);
    const names = Array.from({ length: 20_000 }, () => inventedName(random, german));
    const distinct = new Set(names).size;
    expect(distinct).toBeGreaterThan(8000);
    expect(distinct).toBeLessThan(15_000);
    expect(names.every((name) => /^\p{Lu}\p{Ll}{2,20}$/u.test(name))).toBe(true);
  });
});

describe("Japanese in two scripts", () => {
  test("every list of the one is as long as that of the other", () => {
    const lengths = (language: Language) => [
      language.surnames.items.length, language.words.items.length, language.tails.items.length, language.starts.length, language.middles.length, language.ends.length,
      language.letters.length, language.companies.items.length, language.people.items.length, ...language.trades.map((trade) => trade.items.length),
    ];
    expect(lengths(latinJapanese)).toEqual(lengths(japanese));
    expect(lengths(japanese)).toHaveLength(9 + INDUSTRIES.length);
  });

  test("the same draws give the same name", () => {
    const pairs = Array.from({ length: 50 }, (_, seed) => [japanese, latinJapanese].map((language) => compose(new Random(seed), parsePattern("{S} {W}"), scene(language))));
    expect(pairs.find(([kanji]) => kanji?.startsWith("鈴木 "))?.[1]).toMatch(/^Suzuki /);
    expect(pairs.find(([kanji]) => kanji?.endsWith(" 日本"))?.[1]).toMatch(/ Nippon$/);
  });
});

describe("Latin letters", () => {
  test.each([
    ["Παπαδόπουλος Τρόφιμα Α.Ε.", "Papadopoulos Trofima A.E."],
    ["Χατζής & Υιοί", "Chatzis & Yioi"],
    ["Вълчев Строй ЕООД", "Valchev Stroy EOOD"],
    ["Щерев Жилища", "Shterev Zhilishta"],
    ["Müller Ærø", "Müller Ærø"],
  ])("%s is %s", (text, latin) => {
    expect(romanise(text)).toBe(latin);
  });

  test.each([
    ["Müller Feinkost", "mueller-feinkost"],
    ["Groß & Söhne", "gross-soehne"],
    ["O'Brien & Sons Ltd.", "obrien-sons-ltd"],
    ["L'Église Verte", "leglise-verte"],
    ["Łódź Ærø Øst", "lodz-aero-ost"],
    ["7 Bridges 24/7", "7-bridges-24-7"],
    ["Вълчев", "valchev"],
    ["田中", ""],
    ["--- ---", ""],
  ])("the domain of %s is %s", (name, label) => {
    expect(domainLabel(name, german.ascii)).toBe(label);
  });
});
