import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseName, foldExact, foldText, normaliseName, words } from "./names";

const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc.array(fc.constantFrom("Müller", "&", "Co.", "KG", "(", ")", "A.B.", "Ltd", "Ü", "ООО", "株式会社", "ー", "S.A.", "/", "'", " ", "+", "ß", "ﬁ", "İ")).map((parts) =>
    parts.join(""),
  ),
);
/** Letters whose two cases are one letter each in everyday spelling. */
const casedText = fc.string({
  unit: fc.constantFrom(...Array.from("abcxyz äöüßéøłđþœ ёжщїљ αβγςλ .&-'()/ 12 ı")),
});

describe("normaliseName", () => {
  it.each([
    ["ÉTABLISSEMENTS Müller-Lüdenscheidt G.m.b.H.", "etablissements muller ludenscheidt gmbh"],
    ["  Smith   & Sons,  LIMITED ", "smith sons ltd"],
    ["l'Église", "l eglise"],
    ["McDonald’s", "mcdonald s"],
    ["3M Company", "3m co"],
    ["24/7", "24 7"],
    ["7-Eleven, Inc.", "7 eleven inc"],
    ["Ørsted A/S", "orsted as"],
    ["Łódź Æther Œuvre Đorđe Þór Straße", "lodz aether oeuvre dorde thor strasse"],
    ["ＦＵＬＬ　ＷＩＤＴＨ", "full width"],
    ["Foo™ Bar®", "foo bar"],
    ["J.P. Morgan", "jp morgan"],
    ["St.Gallen", "st gallen"],
    ["Dr.No", "dr no"],
    ["DENİZ ISI", "deniz isi"],
    ["Soft\u00adhyphen", "softhyphen"],
    ["Mu\u0308ller", "muller"],
  ])("reads %j as %j", (name, normalised) => {
    expect(normaliseName(name)).toBe(normalised);
  });

  it.each([
    ["ООО «Ромашка»", "ooo romashka"],
    ["Київстар", "kiivstar"],
    ["Ελληνικά Πετρέλαια Α.Ε.", "ellinika petrelaia ae"],
    ["トヨタ自動車株式会社", "toyota 自 動 車 kk"],
    ["㈱ローソン", "kk roson"],
    ["ニッポン・シャチョウ", "nippon shacho"],
    ["とうきょう", "tokyo"],
    ["ﾊﾟﾅｿﾆｯｸ", "panasonikku"],
    ["삼성전자(주)", "samseongjeonja jusikhoesa"],
    ["LG전자", "lg jeonja"],
    ["בנק הפועלים בע\"מ", "bnk hpvalym ltd"],
    ["شركة الاتصالات", "shrka alatsalat"],
    ["บริษัท ปตท จำกัด (มหาชน)", "borisat ptth pcl"],
    ["बजाज ऑटो लिमिटेड", "bajaj oto ltd"],
    ["რუსთავი", "rustavi"],
    ["Երևան", "erevan"],
    ["٣٤٥ ๗ ५", "345 7 5"],
  ])("reads %j in Latin as %j", (name, normalised) => {
    expect(normaliseName(name)).toBe(normalised);
  });

  it("keeps a name of symbols as its symbols, so that it stays findable", () => {
    expect(normaliseName("+++")).toBe("+++");
    expect(normaliseName("!!!  ?")).toBe("!!! ?");
    expect(normaliseName("🍕")).toBe("🍕");
  });

  it("has nothing to say about nothing", () => {
    expect(normaliseName("")).toBe("");
    expect(normaliseName(" \t\n")).toBe("");
  });

  it("normalises a normalised name to itself", () => {
    fc.assert(fc.property(anyText, (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }), { numRuns: 3000 });
  });

  it("is never empty for a name with a letter, digit or symbol in any script", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        fc.pre(/[\p{L}\p{N}\p{S}]/u.test(name));
        expect(normaliseName(name)).not.toBe("");
      }),
      { numRuns: 3000 },
    );
  });

  it("does not depend on case", () => {
    fc.assert(
      fc.property(casedText, (name) => {
        expect(normaliseName(name.toUpperCase())).toBe(normaliseName(name));
        expect(normaliseName(name.toLowerCase())).toBe(normaliseName(name));
      }),
      { numRuns: 2000 },
    );
  });

  it("does not depend on the Unicode form of a name", () => {
    fc.assert(
      fc.property(casedText, (name) => {
        expect(normaliseName(name.normalize("NFD"))).toBe(normaliseName(name.normalize("NFC")));
      }),
    );
  });

  it("joins words without blanks inside by exactly one blank", () => {
    fc.assert(fc.property(anyText, (name) => {
        expect(normaliseName(name)).toMatch(/^$|^\S+( \S+)*$/u);
      }));
  });
});

describe("analyseName", () => {
  it("gives the tokens that the normalised name consists of", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(analyseName(name).tokens.join(" ")).toBe(normaliseName(name));
      }),
      { numRuns: 2000 },
    );
  });

  it("splits tokens into core and legal form without losing or adding a word", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const { tokens, core, legalForm } = analyseName(name);
        expect([...core, ...legalForm].sort()).toEqual([...tokens].sort());
        expect(core.length).toBeGreaterThan(tokens.length === 0 ? -1 : 0);
      }),
      { numRuns: 2000 },
    );
  });

  it("never repeats a token or a word in extra", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        const { tokens, extra } = analyseName(name);
        expect(new Set([...tokens, ...extra]).size).toBe(new Set(tokens).size + extra.length);
      }),
    );
  });

  it("answers the same for the same name", () => {
    fc.assert(fc.property(anyText, (name) => {
        expect(analyseName(name)).toEqual(analyseName(name));
      }));
  });

  it("tells name and legal form apart", () => {
    expect(analyseName("Müller & Söhne GmbH & Co. KG")).toEqual({
      tokens: ["muller", "sohne", "gmbh", "co", "kg"],
      core: ["muller", "sohne"],
      legalForm: ["gmbh", "co", "kg"],
      extra: ["company", "kommanditgesellschaft", "mueller", "soehne", "and", "und", "et", "y", "e", "en", "og", "och"],
    });
  });
});

/** Whether the strict reading of a query finds a name: every core word, the last word of the query as a prefix. */
function finds(query: string, name: string): boolean {
  const asked = analyseName(query);
  const { tokens, extra } = analyseName(name);
  const indexed = [...tokens, ...extra];
  const last = asked.tokens.at(-1);
  return asked.core.every((word) => indexed.some((at) => (word === last ? at.startsWith(word) : at === word)));
}

describe("the strict reading", () => {
  it.each([
    ["Müller", "MUELLER INC"],
    ["mueller", "Autohaus Müller GmbH"],
    ["muller", "Autohaus Müller GmbH"],
    ["münchener rück", "MUENCHENER RUECKVERSICHERUNGS AG"],
    ["haeuser", "Häuser KG"],
    ["Häuser", "HAEUSER KG"],
    ["Århus", "Aarhus Havn A/S"],
    ["aarhus", "Århus Havn A/S"],
    ["noerregaard", "Nørregård ApS"],
    ["Nørregård", "Nørregaard ApS"],
    ["abc", "A.B.C. Holding"],
    ["a.b.c.", "ABC Holding"],
    ["a b c", "A.B.C. Holding"],
    ["abc", "A B C Holding"],
    ["jp morgan", "J. P. Morgan"],
    ["j.p. morgan", "J P Morgan"],
    ["3m", "3 M Company"],
    ["hm", "H & M Hennes & Mauritz AB"],
    ["smith and sons", "Smith & Sons"],
    ["smith & sons", "Smith and Sons"],
    ["meier und sohn", "Meier + Sohn"],
    ["loreal", "L'Oréal S.A."],
    ["l'oreal", "L’ORÉAL"],
    ["mcdonalds", "McDonald's Corporation"],
    ["mcdonald's", "McDonald’s"],
    ["oneill", "John O'Neill Ltd"],
    ["tmobile", "T-Mobile US, Inc."],
    ["eon", "E.ON SE"],
    ["acme lim", "Acme Ltd"],
    ["acme lim", "Acme Limited"],
    ["acme ltd", "Acme Limited"],
    ["acme limited", "ACME LTD."],
    ["siemens aktienge", "Siemens Aktiengesellschaft"],
    ["romashka", "ООО «Ромашка»"],
    ["ромашка", "OOO Romashka"],
    ["toyota", "トヨタ自動車株式会社"],
    ["トヨタ 自動車", "トヨタ自動車株式会社"],
    ["sons smith", "Smith & Sons"],
  ])("finds by %j the company %j", (query, name) => {
    expect(finds(query, name)).toBe(true);
  });

  it.each([
    ["meller", "Müller GmbH"],
    ["michal", "Michael Ltd"],
    ["manul", "Manuel SA"],
    ["areas", "Líneas Aéreas SA"],
    ["dexploitation", "Société d'exploitation"],
    ["smithsons", "Smith & Sons"],
    ["acme gmbh holding", "Acme Holding Ltd"],
  ])("does not find by %j the company %j", (query, name) => {
    expect(finds(query, name)).toBe(false);
  });
});

describe("foldText", () => {
  it("folds streets and cities without reading legal forms or joining initials", () => {
    expect(foldText("Rue de l'Église, 12")).toBe("rue de l eglise 12");
    expect(foldText("St. P.C. Hooftstraat 5-B")).toBe("st p c hooftstraat 5 b");
    expect(foldText("Company Limited")).toBe("company limited");
    expect(foldText("Санкт-Петербург")).toBe("sankt peterburg");
    expect(foldText("- / -")).toBe("");
  });

  it("folds every character to something that stays as it is", () => {
    const changed = Array.from({ length: 0x110000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => foldText(`a${String.fromCodePoint(code)}b`))
      .filter((folded) => foldText(folded) !== folded);
    expect(changed).toEqual([]);
  });

  it("folds a folded text to itself", () => {
    fc.assert(fc.property(anyText, (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }), { numRuns: 2000 });
  });

  it("is its words joined by one blank", () => {
    fc.assert(fc.property(anyText, (text) => {
        expect(words(text).join(" ")).toBe(foldText(text));
      }));
    expect(words("São Paulo")).toEqual(["sao", "paulo"]);
    expect(words("…")).toEqual([]);
  });
});

describe("foldExact", () => {
  it("treats two cases and two Unicode forms as equal", () => {
    expect(foldExact("AMSTERDAM")).toBe(foldExact("amsterdam"));
    expect(foldExact("Straße")).toBe(foldExact("STRASSE"));
    expect(foldExact("GROẞ")).toBe(foldExact("groß"));
    expect(foldExact("Mu\u0308nchen")).toBe(foldExact("MÜNCHEN"));
    expect(foldExact("ΠΕΙΡΑΙΑΣ")).toBe(foldExact("πειραιας"));
    expect(foldExact("ŁÓDŹ")).toBe(foldExact("łódź"));
  });

  it("keeps diacritics, punctuation and blanks apart", () => {
    expect(foldExact("Munchen")).not.toBe(foldExact("München"));
    expect(foldExact("Berlin, Stadt")).not.toBe(foldExact("Berlin Stadt"));
    expect(foldExact("Den  Haag")).not.toBe(foldExact("Den Haag"));
  });

  it("does not depend on case, and folds a folded text to itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(foldExact(text.toUpperCase())).toBe(foldExact(text));
        expect(foldExact(foldExact(text))).toBe(foldExact(text));
      }),
      { numRuns: 3000 },
    );
  });
});
