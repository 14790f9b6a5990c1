import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const read = (tld: string, body: string): ReturnType<typeof extractCandidates> => extractCandidates(`<!doctype html><title>Terms</title><h1>Terms</h1>${body.startsWith("<") ? body : `<p>${body}</p>`}`, new URL(`https://www.qzxvb.${tld}/terms`));
const found = (tld: string, body: string): readonly unknown[] => read(tld, body).map(({ name, nationalId }) => [name, nationalId]);
const names = (tld: string, body: string): readonly unknown[] => [...new Set(read(tld, body).map(({ name }) => name))];

describe("who a sentence says to be entered under its number", () => {
  it.each([
    ["fr", "… conclues d'une part par la société Fougère Lune au capital social de 5 000 € dont le siège social est situé à Lyon, immatriculée au Registre du Commerce de Lyon sous le numéro 732 829 320.", "Fougère Lune", "732829320"],
    ["fr", "… entre la société e-lunea, immatriculée au RCS de Lyon sous le numéro 732 829 320, et ses clients.", "e-lunea", "732829320"],
    ["com.br", "A Cooperativa Agroindustrial Lune Flor, inscrita no CNPJ/MF sob o n.º 11.222.333/0001-81, leva a sério a sua privacidade.", "Cooperativa Agroindustrial Lune Flor", "11222333000181"],
  ])("has no legal form (%s)", (tld, sentence, name, number) => expect(found(tld, sentence)).toEqual([[name, number]]));

  it.each([
    ["fr", "Le site web www.qzxvb.fr (ci-après ’’le Site’’) est la propriété de SCM LUN FLR au capital de 2 000 €, immatriculée au Registre du Commerce de Lyon sous le numéro 732829320, dont le siège social est situé 10 rue Haute, 69001 Lyon. Numéro de TVA : FR44732829320.", "SCM LUN FLR", "732829320"],
    ["fr", "Le site internet qzxvb.fr (ci-après « le Site ») appartient à Cabinet Lune, 10 rue Haute, 69001 Lyon, SIREN 732 829 320.", "Cabinet Lune", "732829320"],
    ["pl", "Serwis qzxvb.pl (dalej: Serwis) prowadzony jest przez Gabinet Luna, ul. Lipowa 4, 00-001 Warszawa, NIP 5260001246.", "Gabinet Luna", "5260001246"],
    ["pt", "O site qzxvb.pt (doravante o Site) é propriedade de Gabinete Lune registada na Conservatória de Lisboa, NIPC 503504564.", "Gabinete Lune", "503504564"],
  ])("owns the site that the sentence calls by its domain (%s)", (tld, sentence, name, number) => {
    expect(found(tld, sentence)[0]).toEqual([name, number]);
    expect(names(tld, sentence)).toEqual([name]);
  });

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
