import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const numbered = (url: string, title: string, body: string): string[] => extractCandidates(`<title>${title}</title>${body}`, new URL(url)).map(({ name, nationalId }) => `${name ?? ""} ${nationalId ?? ""}`);

describe("a number without a name", () => {
  it.each([
    ["its host's stands with an address", "https://www.lindora.it/contatti", "Lindora", "<h3>Contatti</h3><div><h5>Sede Legale</h5><p>Via Cavallino, 61 - 80128 - Napoli (NA)<br>P. IVA 00743110157 | lindora@pec.example<br>Iscritta nella sezione Startup Innovative</p><h5>Sede Operativa</h5><p>Via Bruna, 107 - 80125 - Napoli (NA)<br>Incubatore Brunello Officina Srl<br>Tel. +39 081 555 25 16</p></div>", "Lindora IT00743110157"],
    ["its tenant's stands with numbers of its own", "https://www.bergrettung-lindora.example/datenschutz", "Datenschutz - Bergfreunde Lindora", '<nav><a href="/">Bergfreunde Lindora</a> <a href="/h">Hütte</a></nav><h1>Datenschutzerklärung</h1><p>Verantwortlich für die Verarbeitung ist der Verein "Bergfreunde Lindora", ZVR-Zahl 318720446, mit Sitz in 9546 Bad Kleinkirchheim, Dorfstraße 74. Der Verein ist nicht zum Vorsteuerabzug berechtigt; die Schutzhütte verpachtet er an die Ostner Hüttenbetriebe GmbH (FN 508144 d, ATU76602320), die eigene Verantwortliche ist.</p><h2>Mitgliederverwaltung</h2><p>Wir nutzen Planer (MoT Vereine GmbH, Linz).</p>', "Bergfreunde Lindora 318720446"],
    ["a customer's stands in the text", "https://www.lindora.example/", "Roofs in Leeds | Lindora", "<h1>Roofs</h1><p>Company number 03847261</p><p>Call us any time.</p><p>Visit the yard.</p><p>See the van.</p><h2>Recent work</h2><p>Ashcombe Foods Ltd</p>", "Lindora 03847261"],
  ])("is the site's own where %s", (_, url, title, body, found) => expect(numbered(url, title, body)).toEqual([found]));

  it("is the company's in the footer, whatever the site is called", () => {
    expect(numbered("https://www.lindora.example/", "Lindora", "<p>Text.</p><footer><p>Registered office: 5 Mill Lane, Leeds LS1 4AP</p><p>Company number 03847261</p><p>Opening hours</p><p>Monday</p><p>Tuesday</p><p>Operated by Ashcombe Foods Ltd</p></footer>")[0]).toBe("Ashcombe Foods Ltd 03847261");
  });
});
