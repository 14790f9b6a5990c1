import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyseName, normaliseName } from "../names";
import { LEGAL_FORMS, spellingVariants } from "./legal-forms";

const PLACES = ["end", "start", "quoted"] as const;

function rowsAt(place: (typeof PLACES)[number]): { spelling: string; canonical: string }[] {
  return LEGAL_FORMS.filter(({ at = "end" }) => at === place || (at === "both" && place !== "quoted")).flatMap(({ canonical, spellings }) =>
    spellings.map((spelling) => ({ spelling, canonical })),
  );
}

describe("the table of legal forms", () => {
  it("holds at least three hundred spellings", () => {
    expect(new Set(LEGAL_FORMS.flatMap(({ spellings }) => spellings)).size).toBeGreaterThan(300);
  });

  it.each(PLACES)("gives every spelling at the %s of a name one canonical form", (place) => {
    const claims = new Map<string, Set<string>>();
    for (const { spelling, canonical } of rowsAt(place)) {
      for (const words of spellingVariants(spelling)) {
        const key = words.join(" ");
        claims.set(key, (claims.get(key) ?? new Set()).add(canonical));
      }
    }
    expect([...claims].filter(([, forms]) => forms.size > 1).map(([spelling, forms]) => `${spelling}: ${[...forms].join(", ")}`)).toEqual([]);
  });

  it("reads every spelling at the end of a name, in any case", () => {
    for (const { spelling, canonical } of rowsAt("end")) {
      expect(normaliseName(`Acme ${spelling}`), spelling).toBe(`acme ${canonical}`);
      expect(normaliseName(`Acme, ${spelling.toUpperCase()}.`), spelling).toBe(`acme ${canonical}`);
      const { core, legalForm } = analyseName(`Acme ${spelling}`);
      expect({ core, legalForm }, spelling).toEqual({ core: ["acme"], legalForm: canonical.split(" ") });
    }
  });

  it("reads every spelling at the start of a name", () => {
    for (const { spelling, canonical } of rowsAt("start")) {
      expect(normaliseName(`${spelling} Acme`), spelling).toBe(`${canonical} acme`);
      expect(analyseName(`${spelling} Acme`).core, spelling).toEqual(["acme"]);
    }
  });

  it("reads the short forms of eastern Europe at the start of a quoted name only", () => {
    for (const { spelling, canonical } of rowsAt("quoted")) {
      expect(analyseName(`${spelling} «Acme»`), spelling).toMatchObject({ core: ["acme"], legalForm: [canonical] });
      expect(analyseName(`${spelling} Acme`), spelling).toMatchObject({ core: [canonical, "acme"], legalForm: [] });
    }
  });
});

describe("legal forms in names", () => {
  it.each([
    ["Müller GmbH & Co. KG", "muller", "gmbh co kg"],
    ["Müller Gesellschaft mit beschränkter Haftung & Co. Kommanditgesellschaft", "muller", "gmbh co kg"],
    ["Müller GmbH und Co KG", "muller", "gmbh co kg"],
    ["Dussmann Stiftung & Co. KG auf Aktien", "dussmann", "stiftung co kgaa"],
    ["Acme UG (haftungsbeschränkt)", "acme", "ug"],
    ["Acme UG (haftungsbeschraenkt) & Co. KG", "acme", "ug co kg"],
    ["Baugesellschaft mbH", "baugesellschaft", "gmbh"],
    ["Median B.V. & Co. KG", "median", "bv co kg"],
    ["Banco X, S.A.B. de C.V.", "banco x", "sab de cv"],
    ["Empresa S. A. de C. V.", "empresa", "sa de cv"],
    ["Foo Sp. z o.o. Sp. k.", "foo", "sp z oo sp k"],
    ["Foo spol. s r.o.", "foo", "sro"],
    ["Acme (Pty) Ltd", "acme", "pty ltd"],
    ["Acme (P) Ltd.", "acme", "pvt ltd"],
    ["Acme Co., Ltd.", "acme", "co ltd"],
    ["Acme Corporation, Inc.", "acme", "corp inc"],
    ["Acme Ltd (UK)", "acme uk", "ltd"],
    ["Acme Inc /DE/", "acme de", "inc"],
    ["UGI CORP /PA/", "ugi pa", "corp"],
    ["Siam Makro Public Co Limited/ADR", "siam makro adr", "pcl"],
    ["Acme AS KONKURSBO", "acme konkursbo", "as"],
    ["Acme Limited NUF", "acme", "ltd nuf"],
    ["Amazon EU SARL", "amazon eu", "sarl"],
    ["Stichting Beheer Acme", "beheer acme", "stichting"],
    ["PT Bank Mandiri (Persero) Tbk", "bank mandiri", "pt persero tbk"],
    ["ООО «Ромашка»", "romashka", "ooo"],
    ["Публичное акционерное общество «Лукойл»", "lukoyl", "pao"],
    ["SIA \"Rīgas nami\"", "rigas nami", "sia"],
    ["島田商事株式会社", "島 田 商 事", "kk"],
    ["深圳华为技术有限公司", "深 圳 华 为 技 术", "co ltd"],
    ["Volvo AB (publ)", "volvo", "ab publ"],
    ["The Bank of New York Mellon SA/NV", "the bank of new york mellon", "sa nv"],
    ["Smith & Co", "smith", "co"],
    ["Banque Dupont et Cie", "banque dupont", "cie"],
    ["Aena S.M.E., S.A.", "aena", "sme sa"],
  ])("reads in %j the name %j and the form %j", (name, core, legalForm) => {
    const read = analyseName(name);
    expect({ core: read.core.join(" "), legalForm: read.legalForm.join(" ") }).toEqual({ core, legalForm });
  });

  it.each([
    ["SE Missouri News"],
    ["AS Roma"],
    ["SAS Institute"],
    ["AO Smith"],
    ["Sia Partners"],
    ["Limited"],
    ["The Limited"],
    ["S.A."],
    ["Co Op"],
    ["Limited Edition Records"],
    ["Company of Heroes"],
    ["U S A"],
    ["L A H S A"],
    ["Day Spa"],
    ["Nails & Spa"],
    ["Commune de Spa"],
    ["Gaming PC"],
    ["Delta EU"],
    ["Kerkfabriek Sint-Barbara (VL - As)"],
  ])("sees no legal form in %j", (name) => {
    expect(analyseName(name).legalForm).toEqual([]);
  });

  it.each([
    ["P.A.P. Limited", "pap", "ltd"],
    ["Beauty & Spa Limited", "beauty spa", "ltd"],
    ["Smith A.O. Corp", "smith ao", "corp"],
    ["Werk & Ik B.V.", "werk ik", "bv"],
    ["PT Bil AS", "pt bil", "as"],
    ["Smith & Jones, P.C.", "smith jones", "pc"],
    ["Cassa S.p.A.", "cassa", "spa"],
  ])("takes in %j only the last words for the form", (name, core, legalForm) => {
    const read = analyseName(name);
    expect({ core: read.core.join(" "), legalForm: read.legalForm.join(" ") }).toEqual({ core, legalForm });
  });

  const pieces = [...rowsAt("end"), ...rowsAt("start")].map(({ spelling }) => spelling);
  const heap = fc
    .array(fc.tuple(fc.constantFrom(...pieces, "Acme", "The", "a", "il", "UK"), fc.constantFrom(" ", " & ", " (", ") ", "/", ", ", " /", " \"", " - ")), {
      minLength: 1,
      maxLength: 6,
    })
    .map((parts) => parts.flat().join(""));

  it("are read the same again from the normalised name, however they are heaped up", () => {
    fc.assert(
      fc.property(heap, (name) => {
        expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
      }),
      { numRuns: 5000 },
    );
  });

  it("never take the whole name", () => {
    fc.assert(
      fc.property(heap, (name) => {
        expect(analyseName(name).core).not.toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  it("stay findable in their own spelling", () => {
    fc.assert(
      fc.property(fc.constantFrom(...rowsAt("end")), ({ spelling }) => {
        const { tokens, extra } = analyseName(`Acme ${spelling}`);
        const known = new Set([...tokens, ...extra]);
        expect(spellingVariants(spelling)[0]?.filter((word) => !known.has(word))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});
