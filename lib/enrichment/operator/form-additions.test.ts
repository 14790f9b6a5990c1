import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL("https://tarmo.com/impressum")).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("what the law adds to a name behind its legal form", () => {
  it.each([
    "Tarmo Srl Società Benefit", "TARMO SRL SOCIETA' BENEFIT", "Tarmo S.r.l. SB", "Tarmo S.r.l. - Società Benefit", "Tarmo Srl (Società Benefit)", "Tarmo Srl Impresa Sociale", "Tarmo Srl Società tra Professionisti", "Tarmo Srl STP", "Tarmo Srl Società Agricola", "Tarmo S.p.A. in liquidazione",
    "Tarmo GmbH in Liquidation", "Tarmo GmbH i.L.", "Tarmo GmbH & Co. KG i. L.", "Tarmo B.V. in liquidatie", "Tarmo SARL en liquidation", "Tarmo S.L. en liquidación", "Tarmo s.r.o. v likvidaci", "Tarmo Sp. z o.o. w restrukturyzacji",
  ])("is the name's: %s", (name) => {
    expect(found(`<footer>© 2026 ${name}. All rights reserved.</footer>`)).toEqual([name]);
    expect(found(`<footer>${name}, Via Roma 1, 37121 Verona, P. IVA 00743110157</footer>`)).toEqual([`${name} IT00743110157`]);
    expect(found(`<h1>Contatti</h1><p>${name}<br>Via Roma 1<br>37121 Verona<br>P. IVA 00743110157</p>`)).toEqual([`${name} IT00743110157`]);
  });

  it.each(["a socio unico", "con unico socio", "Unipersonale", "Startup Innovativa", "Zweigniederlassung Wien", "in Verona"])("is not the name's where it but says how the company is made or where it is: %s", (words) => {
    expect(found(`<footer>Tarmo Srl ${words} - P. IVA 00743110157</footer>`)).toEqual(["Tarmo Srl IT00743110157"]);
  });

  it("begins the next name where a name goes on behind it", () => {
    expect(found("<footer>© 2026 Tarmo Srl Società Agricola Lumo, P. IVA 00743110157</footer>")).toEqual(["Tarmo Srl IT00743110157"]);
  });

  it("makes no other company of the name without, nor keeps an article before it", () => {
    expect(found("<h1>Impressum</h1><p>Tarmo GmbH in Liquidation</p><p>HRB 48213</p><footer>© 2026 Tarmo GmbH</footer>")).toEqual(["Tarmo GmbH in Liquidation HRB48213"]);
    expect(found("<h1>Impressum</h1><p>Die Tarmo GmbH i. L. wird vertreten durch Max Berg.</p><p>HRB 48213</p>")).toEqual(["Tarmo GmbH i. L. HRB48213"]);
  });
});

describe("a form for one partner alone", () => {
  it.each(["Tarmo SARL AU", "Tarmo SARL-AU", "Tarmo SARL A.U"])("is the name's with all its letters: %s", (name) => {
    expect(found(`<h1>Impressum</h1><p>${name} au capital de 10.000 €, SIREN 732 829 320</p>`)).toEqual([`${name} 732829320`]);
    expect(found(`<h1>Impressum</h1><p>${name}, SIREN 732 829 320</p><footer>© 2026 Tarmo</footer>`)).toEqual([`${name} 732829320`]);
  });

  it("is none where the letters are a preposition", () => {
    expect(found("<h1>Impressum</h1><p>TARMO SARL AU CAPITAL DE 10.000 €, SIREN 732 829 320</p>")).toEqual(["TARMO SARL 732829320"]);
    expect(found("<h1>Impressum</h1><p>Tarmo SARL au capital de 10.000 €, SIREN 732 829 320</p>")).toEqual(["Tarmo SARL 732829320"]);
  });
});
