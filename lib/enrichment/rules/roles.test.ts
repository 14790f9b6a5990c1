import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { findNames } from "../operator/names";

const found = (url: string, body: string) => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(url)).map(({ name, nationalId }) => [name, nationalId].filter((part) => part !== undefined).join(" "));

describe("a company with a legal form", () => {
  it.each([
    ["is not the operator behind a label of another role", "https://www.modehaus-ufer.de/", "<footer><p>Wartung: Systemhaus Berg GmbH</p></footer>", []],
    ["is the operator behind a label for a seller", "https://www.modehaus-ufer.de/", "<footer><p>Verkäufer: Ufer Handels GmbH</p></footer>", ["Ufer Handels GmbH"]],
    ["below a number has it not where the site's own name is above", "https://www.imkerei-sonnberg.at/", '<meta property="og:site_name" content="Imkerei Sonnberg"><footer><p>Imkerei Sonnberg</p><p>Dorf 4</p><p>U13585627</p><p>Versand mit Eilbote AG</p></footer>', ["Imkerei Sonnberg ATU13585627"]],
    ["has the number behind the software that is credited", "https://www.messerhaus.ch/", "<footer>© 2026, Messerhaus. Powered by Shopify CHE-116.281.710 MWST</footer>", ["Messerhaus CHE116281710"]],
    ["is not a legal form in a list of particulars", "https://www.imprimerie-bleue.fr/mentions-legales", "<h1>Mentions légales</h1><table><tr><th>Raison sociale</th><td>Les Presses Bleues</td></tr><tr><th>Forme</th><td>SCOP SA à capital variable</td></tr><tr><th>SIREN</th><td>732 829 320</td></tr></table>", ["Les Presses Bleues 732829320"]],
    ["has its short register number in Luxembourg", "https://www.dachdecker.lu/kontakt", "<h1>Kontakt</h1><p>Dachdecker Muller s.à r.l.</p><p>RC: B104210</p>", ["Dachdecker Muller s.à r.l. B104210"]],
    ["has no number of two years", "https://www.taps.com/", "<footer>Tools in stock, Registration number pending. © 1997-2016 Taps Works, Inc.</footer>", ["Taps Works, Inc."]],
  ])("%s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));

  it.each([
    ["goes on behind articles where its form stands first", "EARL Domaine du Moulin aux Chats est ouvert", "EARL Domaine du Moulin aux Chats"],
    ["has a cooperative's form with shares", "Denominazione: Garanzia Langhe Soc. Coop. p.A.", "Garanzia Langhe Soc. Coop. p.A."],
    ["has an establishment's form in Liechtenstein", "Huber Stahlbau Anstalt · Landstrasse 4", "Huber Stahlbau Anstalt"],
    ["does not begin with the holder's label", "Inh. Petra Meier e.K.", "Petra Meier e.K."],
  ])("%s", (_, text, expected) => expect(findNames(text).map(({ name }) => name)).toEqual([expected]));
});

describe("a page without a footer's mark", () => {
  it.each([
    ["has its own particulars behind the main part, whatever the last heading there tells of", "https://www.dachbau-brand.de/", "<main><h1>Dächer</h1><h2>Partner</h2><p>Ziegelwerk Nord GmbH</p></main><div>Dachbau Brand GmbH, 24103 Kiel</div><div>USt-IdNr. DE136695976</div>", ["Dachbau Brand GmbH DE136695976"]],
    ["has them behind an article whose heading tells of others", "https://www.dachbau-brand.de/", "<article><h1>Dächer</h1><h2>Kunden</h2><p>Ziegelwerk Nord GmbH</p></article><div>Dachbau Brand GmbH, 24103 Kiel</div><div>USt-IdNr. DE136695976</div>", ["Dachbau Brand GmbH DE136695976"]],
    ["has them below a menu's link to payment and delivery", "https://www.cajovna-hora.cz/", '<div><a href="/doprava">Doprava a platba</a></div><div>Provozovatel: Hora čaj s.r.o., IČO 25123891</div>', ["Hora čaj s.r.o. 25123891"]],
  ])("%s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));
});

describe("beside a company that the page settles on", () => {
  it.each([
    ["by its copyright line, one that but stands in the footer is not given", "https://www.qzxv.fi/", "<footer><p>Verkkolaskut: välittäjä Laskutalo Oy</p><p>© 2026 Rauman Konepaja Oy</p></footer>", ["Rauman Konepaja Oy"]],
    ["by its number alone, one that but stands in the footer is not given", "https://www.qzxv.sk/", "<footer><p>Autoškola Jazda s.r.o., IČO: 35239565</p><p>Tatranská sporiteľňa, a.s.</p></footer>", ["Autoškola Jazda s.r.o. 35239565"]],
  ])("%s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));
});

describe("a footer of one line", () => {
  it.each([
    ["has a copyright name of its own behind another company's part", "https://www.apex-homes.co.uk/", "<footer>Apex Homes | Member of Lettings Redress Limited | © 2026 Apex Homes | Privacy</footer>", ["Apex Homes"]],
    ["begins no name within a word, however long it is", "https://www.abbaye-ecole.be/", `<footer>${"Enseignement fondamental et secondaire depuis des générations dans la vallée, ".repeat(2)}Institut Sainte-Aldegonde-de-la-Vallée-Haute ASBL © 2020</footer>`, ["Institut Sainte-Aldegonde-de-la-Vallée-Haute ASBL"]],
    ["has no bare word for contact for a name", "https://www.qzxv.gr/epikoinonia", "<h1>Στοιχεία</h1><p>Επικοινωνία</p><p>Βιομηχανική περιοχή 4<br>691 00 Κομοτηνή</p><p>Αρ. ΓΕΜΗ 118447001000</p>", ["118447001000"]],
    ["has no street for a name", "https://www.qzxv.at/impressum", "<h1>Impressum</h1><p>Seegasse 9 · 5700 Zell am See · FN 318447 x</p>", ["318447X"]],
  ])("%s", (_, url, body, expected) => expect(found(url, body)).toEqual(expected));
  it("keeps a Canadian numbered company's number", () => expect(findNames("© 2024 1234567 Ontario Inc. All rights reserved").map(({ name }) => name)).toEqual(["1234567 Ontario Inc."]));
  it("names no trade whose word is in the domain", () => expect(found("https://www.fastlanetyres.ie/privacy", "<nav>Tyres</nav><p>Tyres</p><p>Company number 207143, registered in Ireland</p>")).toEqual(["207143"]));
});

describe("in an element called imprint that holds all of the page", () => {
  const page = (head: string, provider: string): string => `<title>Impressum - Bergfit</title><div id="impressum"><h1>Impressum</h1><h2>Angaben gemäß § 5 TMG:</h2><p>${head}<br>Lindenstr. 34<br>10317 Berlin</p><h2>Haftungsausschluss (Disclaimer)</h2><p><strong>Datenschutzerklärung für die Nutzung von Klickspur</strong></p><p>${provider}</p></div>`;
  const processor = "Unsere Webseite nutzt den Analysedienst Klickspur. Anbieter ist die Klickspur GmbH, Erste Brunnenstraße 1 20459 Hamburg Germany";

  it("a company that a sentence comes to speak of is not the operator", () => expect(found("https://www.bergfit.de/impressum/", page("Anna Berg<br>Bergfit", processor))).toEqual(["Bergfit"]));
  it("a company at a line's head is, whatever its name", () => expect(found("https://www.bergfit.de/impressum/", page("Tamberlane GmbH", processor))).toEqual(["Tamberlane GmbH"]));
  it("a company that the sentence says runs the site is", () => expect(found("https://www.bergfit.de/impressum/", page("Lumo", "Die Inhalte dieser Seite werden sorgfältig gepflegt, und die Seite wird betrieben von der Tamberlane GmbH, Am Hang 2, 89073 Ulm."))).toEqual(["Tamberlane GmbH"]));
  it("a company in brackets within a sentence is not, as a representative", () => expect(found("https://www.bergfit.de/impressum/", page("Anna Berg<br>Bergfit", "Sie stimmen der Verarbeitung durch einen Dienstleister mit einer Vertretung in EU (Klickspur Squared Ltd, Upper Street 28-32, Dublin DO2 EK84, Irland) zu."))).toEqual(["Bergfit"]));
  it.each([
    ["Die Bergfit-Redaktion (Tamberlane GmbH, Am Hang 2, 89073 Ulm) ist täglich von neun bis fünf Uhr zu sprechen."],
    ["Betreiber dieser Seite und des Blogs (Tamberlane GmbH, Am Hang 2, 89073 Ulm) ist die genannte Firma, alles in allem."],
  ])("one in brackets behind the site's own words is: %s", (said) => expect(found("https://www.bergfit.de/impressum/", page("Lumo", said))).toEqual(["Tamberlane GmbH"]));
});
