import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const namesOf = (tld: string, body: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html><body>${body}</body></html>`, new URL(`https://www.zwoom24.${tld}/impressum`)).map(({ name }) => name);
const ADDRESS = "Am Hang 2<br>89073 Ulm";
const PERSON = `<p>Berta Bergner<br>${ADDRESS}</p>`;

describe("who has neither legal form nor number, on a domain of other words", () => {
  it.each([
    ["de", `<h2>Angaben gemäß § 5 DDG</h2><p>Evangelische Kirchengemeinde Torvel<br>${ADDRESS}</p>`, "Evangelische Kirchengemeinde Torvel"],
    ["de", `<p>Anbieter dieser Seiten ist:<br>Gemeinschaftspraxis Dr. Torvel<br>${ADDRESS}</p>`, "Gemeinschaftspraxis Dr. Torvel"],
    ["de", "<p>Schützenverein Torvel, Am Hang 2, 89073 Ulm</p>", "Schützenverein Torvel"],
    ["ch", "<p>Stiftung Torvel<br>Dorfstrasse 1<br>8000 Zürich</p>", "Stiftung Torvel"],
    ["nl", "<h1>Colofon</h1><p>Huisartsenpraktijk De Torvel<br>Dorpsstraat 1<br>1234 AB Zwolle</p>", "Huisartsenpraktijk De Torvel"],
    ["it", "<h1>Note legali</h1><p>Associazione Culturale Torvel<br>Via Roma 1<br>37121 Verona</p>", "Associazione Culturale Torvel"],
  ])("is given where the imprint's address begins with it (%s)", (tld, body, name) => expect(namesOf(tld, body)).toEqual([name]));

  it.each(["Sitz des Vereins:", "Kontakt:", "Träger:", ""])("is given below a label on a page of nobody else: %s", (label) =>
    expect(namesOf("de", `<h1>Impressum</h1><p>${label}<br>Schützenverein Torvel<br>${ADDRESS}<br>Tel. 0731 12345</p>`)).toEqual(["Schützenverein Torvel"]));

  it.each([
    ["es", "<h3>1. Titular del sitio web</h3><article><p><strong>Entidad:</strong> Asociación Torveña de Familiares “Aurora” (ATF)</p></article>", "Asociación Torveña de Familiares “Aurora” (ATF)"],
    ["fr", "<p>Éditeur : Commune de Torvel</p>", "Commune de Torvel"],
    ["fr", "<p>Nom de l'association : Les Amis du Torvel</p>", "Les Amis du Torvel"],
    ["at", "<p>Medieninhaber: Marktgemeinde Torvel, Hauptplatz 1, 3500 Krems</p>", "Marktgemeinde Torvel"],
    ["de", "<dl><dt>Geschäftsbezeichnung</dt><dd>Malerbetrieb Torvel</dd></dl>", "Malerbetrieb Torvel"],
  ])("is given where it is stated behind a label (%s)", (tld, body, name) => expect(namesOf(tld, body)).toEqual([name]));

  it.each([
    ["fr", "<p>Le présent site est édité par l'association Les Amis du Torvel, 12 rue du Bac, 75007 Paris.</p>", "Les Amis du Torvel"],
    ["it", "<p>Il titolare del sito è l'Associazione Culturale Torvel, Via Roma 1, 37121 Verona</p>", "Associazione Culturale Torvel"],
  ])("is given where a sentence says that it runs the site (%s)", (tld, body, name) => expect(namesOf(tld, body)).toEqual([name]));

  it("may have a name of any words where the line below tells whose it is", () => {
    expect(namesOf("de", `<p>Torvel Farben<br>Inh. Jan Bergner<br>${ADDRESS}</p>`)).toEqual(["Torvel Farben"]);
  });

  it("is named instead of its owner, whom the copyright line names", () => {
    expect(namesOf("de", `<p>Praxis Torvel<br>Inh. Berta Bergner<br>${ADDRESS}</p><footer>© 2024 Berta Bergner</footer>`)).toEqual(["Praxis Torvel"]);
  });

  it("may begin with digits that its first word goes on behind", () => {
    expect(namesOf("de", `<h2>Betreiber</h2><p>2TOR – Büro für Stadtplanung<br>Berta Bergner<br>${ADDRESS}</p>`)).toEqual(["2TOR – Büro für Stadtplanung"]);
  });

  it("stands beside a brand of other words, and is not repeated beside one of its own", () => {
    expect(namesOf("de", `<p>Kirchengemeinde Torvel<br>${ADDRESS}</p><footer>© 2024 Jugendtreff Blau</footer>`)).toEqual(["Jugendtreff Blau", "Kirchengemeinde Torvel"]);
    expect(namesOf("de", `<p>Gemeinschaftspraxis Torvel<br>${ADDRESS}</p><footer>© 2024 Praxis Torvel</footer>`)).toEqual(["Praxis Torvel"]);
  });
});

describe("none is made the operator of a person's imprint", () => {
  it.each([
    ["the person", PERSON],
    ["what the person does", `<p>Berta Bergner<br>Praxis für Physiotherapie<br>${ADDRESS}</p>`],
    ["the room in the house", `<p>Berta Bergner Coaching<br>Studio 9<br>${ADDRESS}</p>`],
    ["a heading's words", `<p>Anschrift der Praxis<br>${ADDRESS}</p>`],
    ["a chamber", `${PERSON}<p>Kassenärztliche Vereinigung Ulm<br>Am Berg 3<br>89073 Ulm</p>`],
    ["an authority", `${PERSON}<p>Zuständige Aufsichtsbehörde:<br>Gemeinde Ulm<br>Am Berg 3<br>89073 Ulm</p>`],
    ["who made the site", `<p>Jan Bergner, Am Hang 2, 89073 Ulm</p><h3>Gestaltung und Umsetzung</h3><p>Designbüro Blau<br>Am Berg 3<br>89073 Ulm</p>`],
    ["whom a label says to represent the person, who has but telephone and mail", `<title>Berta Bergner</title><p>Berta Bergner<br>Fon: 0731 12345<br>e-mail: info@zwoom24.de</p><p>Management:<br>Agentur Wortklang<br>Am Berg 3<br>89073 Ulm</p>`],
    ["who took the pictures", `${PERSON}<h3>Bildnachweise</h3><p>Fotostudio Blau<br>Inh. Jan Kern<br>Am Berg 3<br>89073 Ulm</p>`],
    ["the host", "<p>Éditeur : Jean Bergner</p><p>Hébergeur : Association Torvel, 3 rue du Lac, 59000 Lille</p><p>Le site est hébergé par l'association Torvel, dont le siège est à Lille.</p>"],
  ])("%s", (_, body) => expect(namesOf("de", body)).toEqual([]));
});

describe("a number below what an imprint tells of somebody else", () => {
  const NUMBER = "<h2>Umsatzsteuer-Identifikationsnummer</h2><p>DE136695976</p>";
  const found = (head: string, below: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html><body><h1>Impressum</h1><p>${head}<br>${ADDRESS}</p>${below}</body></html>`, new URL("https://www.zwoom24.de/impressum")).flatMap(({ name, nationalId }) => [name, nationalId]);
  it.each([
    ["its authority", "<h2>Aufsichtsbehörde</h2><p>Regierungspräsidium Ulm<br>Am Berg 3<br>89073 Ulm</p>"],
    ["its chamber", "<p><strong>Zuständige Kammer:</strong><br>Zahnärztekammer Ulm<br>Am Berg 3<br>89073 Ulm</p>"],
    ["its insurer", "<h2>Angaben zur Berufshaftpflichtversicherung</h2><p><strong>Name und Sitz des Versicherers:</strong><br>Blau Versicherung<br>Am Berg 3<br>89073 Ulm</p>"],
    ["its data protection officer", "<h2>Datenschutzbeauftragter</h2><p>Jan Kern<br>Am Berg 3<br>89073 Ulm</p>"],
  ])("is the operator's at the head of the address: %s", (_, others) => expect(found("Zahnarztpraxis Dr. Torvel", others + NUMBER)).toEqual(["Zahnarztpraxis Dr. Torvel", "DE136695976"]));

  it("is the person's too, behind an authority or a chamber", () => {
    expect(found("Berta Bergner", `<h2>Aufsichtsbehörde</h2><p>Regierungspräsidium Ulm<br>89073 Ulm</p>${NUMBER}`)).toEqual(["Berta Bergner", "DE136695976"]);
  });

  it("is not where it stands among the host's particulars", () => {
    expect(found("Zahnarztpraxis Dr. Torvel", "<h2>Hosting</h2><p>Blau Server<br>Am Berg 3<br>89073 Ulm<br>USt-IdNr. DE136695976</p>")).not.toContain("DE136695976");
  });
});

it("a company with its legal form is not joined by a club that the imprint also gives", () => {
  expect(namesOf("de", `<p>Torvel GmbH<br>${ADDRESS}</p><p>Turnverein Blau<br>Am Berg 3<br>89073 Ulm</p>`)).toEqual(["Torvel GmbH"]);
});
