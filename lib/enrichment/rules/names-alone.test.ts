import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const on = (html: string, url: string): readonly (string | undefined)[] => extractCandidates(`<!doctype html>${html}`, new URL(url)).map(({ name }) => name);

describe("words that a name was read together with are none of it", () => {
  it.each([
    ["where the title says it without them", "https://example.org/agb", "<title>Farnbau GmbH | AGB</title><h1>AGB</h1><p>Allgemeine Geschäftsbedingungen der Fa. FARNBAU GmbH</p>", "FARNBAU GmbH"],
    ["in a sentence that goes over a domain", "https://ceges.pafranykert.hu/impresszum", "<title>Impresszum – Páfrány Kert Kft. | Program</title><h2>A szolgáltató adatai</h2><p>Cégnév: Páfrány Kert Kft.</p><p>Székhely: 3343 Bekölce, Fő utca 5.</p><h2>A szolgáltatás jellege</h2><p>A ceges.pafranykert.hu a Páfrány Kert Kft. „Program” elnevezésű oldala.</p>", "Páfrány Kert Kft."],
    ["where they are a label, and it stands often", "https://sonajalg.ee/privaatsuspoliitika", "<title>Privaatsuspoliitika | MTÜ Noorte Sõnajalg</title><div><span>Andmetöötleja</span> <strong>MTÜ Noorte Sõnajalg</strong></div><footer><h3>MTÜ Noorte Sõnajalg</h3><p>© 2026 MTÜ Noorte Sõnajalg. Kõik õigused kaitstud.</p><p><strong>MTÜ Noorte Sõnajalg</strong><br>Registrikood: 80123453</p></footer>", "MTÜ Noorte Sõnajalg"],
    ["where they are small, and it mostly goes behind others", "https://example.org/agb", "<title>AGB</title><p>Diese AGB regeln die App, die von Blauer Farn GmbH („Betreiber“) betrieben wird.</p><p>Es sei denn, die Blauer Farn GmbH kündigt.</p><p>Gerichtsstand ist Sitz der Blauer Farn GmbH.</p>", "Blauer Farn GmbH"],
  ])("%s", (_, url, html, name) => expect(on(html, url)).toEqual([name]));
});

describe("a page's own word before a name in its heading is none of it, where the title has the name", () => {
  it.each([
    ["Lindora BV", "Over ons | Lindora", "Over Lindora BV", "over-ons"],
    ["Lindora Software Ltd", "LINDORA", "About LINDORA Software Ltd", "about"],
    ["Lindora GmbH", "Kontakt – Lindora", "Kontakt Lindora GmbH", "kontakt"],
    ["Lindora s.r.o.", "O nás | Lindora", "O Lindora s.r.o.", "o-nas"],
  ])("%s", (name, title, heading, path) => expect(on(`<title>${title}</title><h1>${heading}</h1><p>Text.</p>`, `https://www.qzx.example/${path}`).map((one) => one?.toLowerCase())).toEqual([name.toLowerCase()]));

  it("but stays where the title has it too", () => expect(on("<title>Kontakt | Kontakt Lindora GmbH</title><h1>Kontakt Lindora GmbH</h1><p>Text.</p>", "https://www.qzx.example/kontakt")).toEqual(["Kontakt Lindora GmbH"]));
});

describe("words stay that are the name's", () => {
  it.each([
    ["where all of it stands by itself", "<title>Farnbau GmbH</title><h1>Impressum</h1><p>Holz und Farnbau GmbH<br>Hauptstr. 1<br>10115 Berlin</p>", "Holz und Farnbau GmbH"],
    ["between signs, too", "<title>Farnbau GmbH</title><h1>Impressum</h1><p>Angaben nach § 5 DDG: Holz und Farnbau GmbH, Hauptstr. 1, 10115 Berlin</p>", "Holz und Farnbau GmbH"],
    ["of nobility", "<title>von Farnbach GmbH</title><h1>Impressum</h1><p>von Farnbach GmbH<br>Hauptstr. 1<br>10115 Berlin</p><footer>© 2026 von Farnbach GmbH</footer>", "von Farnbach GmbH"],
  ])("%s", (_, html, name) => expect(on(html, "https://example.org/impressum")).toContain(name));
});

describe.each(["https://www.qzx.example/terms", "https://www.lindora.example/terms"])("whatever the language of the words, on %s", (url) => {
  it.each([
    ["Lindora Oy", "Palvelun Tarjoaja Lindora Oy kerää tietoja."], ["Lindora ehf.", "Þjónustuaðili Vefsins Lindora ehf. safnar gögnum."], ["Lindora Sp. z o.o.", "Usługodawca Serwisu Lindora Sp. z o.o. zbiera dane."],
    ["Lindora SIA", "Pakalpojuma Sniedzējs Lindora SIA vāc datus."], ["Lindora Ltd", "Service Provider Lindora Ltd collects data."], ["Lindora S.L.", "La Empresa Lindora S.L. recoge datos."],
    ["Lindora GmbH", "Vertragspartner und Verkäuferin Lindora GmbH liefert die Ware."], ["Lindora d.o.o.", "Voditelj Obrade Lindora d.o.o. prikuplja podatke."], ["SC Lindora SRL", "Operatorul Site-ului SC Lindora SRL colectează date."],
  ])("%s", (name, sentence) => expect(on(`<title>${name} | Terms</title><h1>Terms</h1><p>${sentence}</p><p>Text.</p>`, url)).toEqual([name]));
});
