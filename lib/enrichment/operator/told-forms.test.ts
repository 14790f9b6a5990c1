import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const found = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("what is but a legal form", () => {
  it.each([
    ["behind a clause", "https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><p>Le site est édité par la société TARMO, exerçant à Paris sous forme d'une SARL au capital de 32 200 €, située :<br>6, place du Lac<br>75008 Paris<br>SIRET 73282932000074</p>", ["TARMO 73282932000074"]],
    ["behind a verb", "https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><p>TARMO BOIS exploitée sous la forme d'une SAS, SIREN 732 829 320.</p>", ["TARMO BOIS 732829320"]],
    ["without an article", "https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><p>TARMO BOIS exerce sous forme de SARL, SIREN 732 829 320.</p>", ["TARMO BOIS 732829320"]],
    ["in Dutch", "https://lumo.be/contact", "<h1>Contact</h1><p>TARMO HOUT, onder de vorm van een BVBA<br>BTW BE 0403.019.261</p>", ["TARMO HOUT BE0403019261"]],
    ["in Italian", "https://lumo.it/note-legali", "<h1>Note legali</h1><p>TARMO LEGNO opera sotto forma di una S.r.l., P.IVA 00743110157</p>", ["TARMO LEGNO IT00743110157"]],
    ["in German", "https://lumo.de/impressum", "<h1>Impressum</h1><p>Tarmo Holz in der Rechtsform einer GmbH, USt-IdNr. DE136695976</p>", ["Tarmo Holz DE136695976"]],
    ["with its words in brackets, in a list", "https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><ul><li><span>Raison sociale</span> <span>TARMO BOIS</span></li><li><span>Forme juridique</span> <span>SAS (Société par actions simplifiée)</span></li><li><span>SIREN</span> <span>732 829 320</span></li></ul>", ["TARMO BOIS 732829320"]],
    ["with its words behind a comma", "https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><p>Raison sociale : TARMO BOIS<br>Forme juridique : SAS, Société par actions simplifiée<br>SIREN : 732 829 320</p>", ["TARMO BOIS 732829320"]],
    ["as a label's abbreviation", "https://lumo.de/impressum", "<h1>Impressum</h1><p>Dr. med. Anna Weiss<br>Ärztin<br>Seeweg 1<br>12345 Berlin</p><p>Zuständige KV: Kassenärztliche Vereinigung Berlin</p>", []],
    ["behind a verb that makes no name of it", "https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><p>Le site est exploité sous forme d'une SARL, SIREN 732 829 320.</p>", ["732829320"]],
    ["with an article", "https://lumo.fr/mentions-legales", "<h1>Mentions légales</h1><p>Nous sommes une SARL immatriculée au RCS Paris 732 829 320.</p>", ["732829320"]],
  ])("is nobody's name, the company named before it: %s", (_, url, body, expected) => {
    expect(found(url, body)).toEqual(expected);
  });
});

describe("a legal form behind a name", () => {
  it.each(["De Ster BV", "La Roche SARL", "Une Idée SAS", "SARL La Forme"])("is the name's: %s", (name) => {
    expect(found("https://lumo.fr/mentions-legales", `<h1>Mentions légales</h1><p>${name}, SIREN 732 829 320</p>`)).toEqual([`${name} 732829320`]);
  });
});

describe("a legal form in a template", () => {
  it.each(["ex. SASU au capital de X €", "p. ex. SARL", "z.B. GmbH", "bijv. BV", "e.g. Ltd"])("is nobody's name behind “for example”: %s", (words) => {
    expect(found("https://lumoatelier.fr/mentions-legales", `<h1>Mentions légales</h1><p>LumoAtelier<br>[FORME JURIDIQUE — ${words}]</p>`)).toEqual(["LumoAtelier"]);
  });
});

describe("a legal form behind its label, without a colon, is nobody's name", () => {
  it.each([
    ["de", "Blauer Farn", "Rechtsform GmbH", "USt-IdNr.: DE136695976"], ["ch", "Blauer Farn", "Rechtsform Aktiengesellschaft", "UID CHE-104.532.035"], ["de", "Blauer Farn", "Rechtsform Gesellschaft mit beschränkter Haftung", "USt-IdNr.: DE136695976"],
    ["fr", "Fougère Bleue", "Forme juridique SASU", "SIRET : 73282932000074"], ["fr", "Fougère Bleue", "Forme sociale SARL", "SIRET : 73282932000074"], ["nl", "Blauwe Varen", "Rechtsvorm B.V.", "KvK 63173101"],
    ["it", "Felce Azzurra", "Forma giuridica S.r.l.", "P.IVA 00743110157"], ["pl", "Niebieska Paproć", "Forma prawna Sp. z o.o.", "NIP 526-000-12-46"], ["cz", "Modrá Kapradina", "Právní forma s.r.o.", "IČO: 69890714"],
    ["se", "Blå Ormbunke", "Bolagsform Aktiebolag", "Org.nr: 559127-3700"], ["dk", "Blå Bregne", "Selskabsform ApS", "CVR 26656931"], ["uk", "Blue Fern", "Legal form Limited", "Company number 05917730"],
  ])("on .%s: %s, %s", (tld, name, form, number) => {
    expect(extractCandidates(`<!doctype html><title>Info</title><h1>Info</h1><p>${name}</p><p>${form}</p><p>${number}</p>`, new URL(`https://www.qzxv.${tld}/contact`)).map((one) => one.name)).not.toContain(form);
  });
  it("stays one that only begins so", () => expect(extractCandidates("<!doctype html><title>Info</title><footer>© 2026 Rechtsform Beratung GmbH</footer>", new URL("https://www.qzxv.de/")).map(({ name }) => name)).toEqual(["Rechtsform Beratung GmbH"]));
});
