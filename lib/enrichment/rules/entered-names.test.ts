import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (tld: string, body: string): readonly unknown[] => extractCandidates(`<!doctype html><title>Terms</title><h1>Terms</h1>${body.startsWith("<") ? body : `<p>${body}</p>`}`, new URL(`https://www.qzxvb.${tld}/terms`)).map(({ name, nationalId }) => [name, nationalId]);

describe("who a sentence says to be entered under its number", () => {
  it.each([
    ["fr", "… conclues d'une part par la société Fougère Lune au capital social de 5 000 € dont le siège social est situé à Lyon, immatriculée au Registre du Commerce de Lyon sous le numéro 732 829 320.", "Fougère Lune", "732829320"],
    ["fr", "… entre la société e-lunea, immatriculée au RCS de Lyon sous le numéro 732 829 320, et ses clients.", "e-lunea", "732829320"],
    ["com.br", "A Cooperativa Agroindustrial Lune Flor, inscrita no CNPJ/MF sob o n.º 11.222.333/0001-81, leva a sério a sua privacidade.", "Cooperativa Agroindustrial Lune Flor", "11222333000181"],
  ])("has no legal form (%s)", (tld, sentence, name, number) => expect(found(tld, sentence)).toEqual([[name, number]]));

  it("is not the host", () => expect(found("fr", "Le site est hébergé par la société Lunandi, immatriculée au RCS de Paris sous le numéro 732 829 320")).toEqual([]));

  it("is nobody where other words stand before it", () => expect(found("com.br", "Pagamentos processados pela PagLune, inscrita no CNPJ sob o nº 11.222.333/0001-81.")).toEqual([[undefined, "11222333000181"]]));
});

describe("a name behind a label", () => {
  it("may have an article before the label", () =>
    expect(found("fr", "Le vendeur : LMP, entreprise individuelle inscrite au Registre des Métiers sous le numéro SIRET 732 829 320 00074.")).toEqual([["LMP", "73282932000074"]]));

  it("ends where the next sentence gives its number", () => expect(found("es", "Titular de la web: Asociación Amigos de Lune. CIF G28345676.")).toEqual([["Asociación Amigos de Lune", "G28345676"]]));
});

it("a bank beside an account's number is not the one company that a contact page speaks of", () => {
  const page = '<!doctype html><title>Kontakt</title><h1>Kontakt</h1><h2>Obrt za stolariju Luna, vl. Ivan Luna</h2><ul><li>Cvjetna 12, 10000 Zagreb</li></ul><p>Lunačka banka d.d. HR12 1001 0051 8630 0016 0</p>';
  expect(extractCandidates(page, new URL("https://www.qzxvb.hr/contact")).map(({ name }) => name)).not.toContain("Lunačka banka d.d.");
});
