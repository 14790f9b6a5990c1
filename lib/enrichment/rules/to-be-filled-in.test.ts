import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (body: string, tld = "de"): string[] => extractCandidates(`<html><head><title>Impressum - Orlaya</title></head><body><h1>Impressum</h1>${body}</body></html>`, new URL(`https://orlaya.${tld}/impressum`)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("what a template leaves to be filled in is nobody's", () => {
  it.each([
    ["a number, with an example", "<p>Handelsregister: [Tu Registro, ej: HRB 48213 Amtsgericht Ulm]</p>"],
    ["a number, with what belongs there", "<p>Registereintrag: [Ihre Nummer HRB 48213]</p>"],
    ["a number, in curly brackets", "<p>Handelsregister: {z. B. HRB 48213}</p>"],
    ["a number of digits in a row", "<p>Handelsregister: HRB 12345</p>"],
    ["a company", "<p>[Raison sociale à compléter, Moulin SARL, Lyon]</p>"],
    ["a company of the template's own", "<p>Musterfirmenname Gesellschaft mit beschränkter Haftung</p>"],
    ["a legal form, as an example", "<p>[FORME JURIDIQUE — ex. SASU au capital de X €]</p>"],
    ["a legal form, as an example without brackets", "<p>Forme juridique : p. ex. SARL</p>"],
  ])("%s", (_, body) => expect(found(body)).toEqual(["Orlaya"]));
});

describe("what stands in brackets and is no template's is read", () => {
  it.each([
    ["a number", "<p>Orlaya GmbH [HRB 48213]</p>", "Orlaya GmbH HRB48213"],
    ["a number behind brackets that an example is in", "<p>[z. B. montags] Orlaya GmbH, HRB 48213</p>", "Orlaya GmbH HRB48213"],
    ["an example in round brackets beside it", "<p>Orlaya GmbH, Holz (z. B. Tische), HRB 48213</p>", "Orlaya GmbH HRB48213"],
  ])("%s", (_, body, wanted) => expect(found(body)).toEqual([wanted]));
});
