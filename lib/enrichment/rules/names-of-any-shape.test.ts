import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { findNames } from "../operator/names";

/** What companies are called that looks like something else: a form, a menu's word, a year, a preposition. */
const NAMES = ["K&S", "A & S", "Ardent Legal", "Pharma 2000", "iVento", "e-Mobil24", "van der Velden", "N27", "4you", "K A B Contracting"];

/** A footer and an imprint of one company; `{N}` is its name without the form. */
const PAGES: Readonly<Record<string, { readonly form: string; readonly host: string; readonly number: string; readonly html: string }>> = {
  gb: { form: "Ltd", host: "www.site.co.uk", number: "04718263", html: "<h1>Terms</h1><p>This website is operated by {N} Ltd, registered in England, company number 04718263.</p><footer><p>© 2024 {N}. All rights reserved.</p></footer>" },
  de: { form: "GmbH", host: "www.seite.de", number: "HRB104512", html: "<h1>Impressum</h1><p>{N} GmbH<br>Kaistraße 4<br>20457 Hamburg</p><p>Amtsgericht Hamburg, HRB 104512</p><footer>© 2024 {N}</footer>" },
  nl: { form: "B.V.", host: "www.pagina.nl", number: "86203371", html: "<footer><div>{N} B.V. | Kade 4, 1011 AB Amsterdam | KvK 86203371</div><div>Copyright {N} 2024</div></footer>" },
  cz: { form: "s.r.o.", host: "www.stranka.cz", number: "04299434", html: "<footer><p>{N} s.r.o., Dlouhá 4, 110 00 Praha</p><p>IČO: 04299434</p><p>© 2024, {N} s.r.o.</p></footer>" },
};

describe("a company is found whatever shape its name has", () => {
  for (const [country, { form, host, number, html }] of Object.entries(PAGES)) {
    it.each(NAMES)(`${country}: %s`, (name) => {
      const candidates = extractCandidates(html.replaceAll("{N}", name.replace("&", "&amp;")), new URL(`https://${host}/`));
      expect(candidates[0]).toMatchObject({ name: `${name} ${form}`, nationalId: number });
      expect(candidates.slice(1).filter((one) => one.name !== name)).toEqual([]);
    });
  }

  const SENTENCES: Readonly<Record<string, readonly [url: string, number: string, html: string]>> = {
    nl: ["https://www.praktijk.nl/privacy", "86203371", "<h1>Privacy</h1><p>{N}, gevestigd aan de Kade 4, 1011 AB Amsterdam, KvK 86203371, is verantwoordelijk voor de verwerking.</p>"],
    it: ["https://www.studio.it/privacy", "IT01966730481", "<h1>Privacy</h1><p>Il titolare del trattamento è {N}, Via Roma 4, 20121 Milano, P.IVA 01966730481.</p>"],
    fr: ["https://www.atelier.fr/mentions", "33722127900009", "<h1>Mentions légales</h1><p>Le site est édité par {N}, SIRET 33722127900009, 4 rue de la Paix, 75002 Paris.</p>"],
  };
  for (const [country, [url, number, html]] of Object.entries(SENTENCES)) {
    it.each(["Dr. med. Anna Weiss", "Prof. Dr. Weiss", "van der Velden", "iVento", "The Good Spoon"])(`${country}, in a sentence without a legal form: %s`, (name) => {
      expect(extractCandidates(html.replace("{N}", name), new URL(url))).toEqual([expect.objectContaining({ name, nationalId: number })]);
    });
  }

  it.each(["hundeschule lindau", "iVento", "van der Velden", "Ardent Legal"])("from the title that goes with the domain alone: %s", (name) => {
    const host = `www.${name.toLowerCase().replaceAll(" ", "-")}.example`;
    expect(extractCandidates(`<title>Kontakt | ${name}</title><body><h1>Kontakt</h1><p>Schreiben Sie uns.</p>`, new URL(`https://${host}/kontakt`))).toEqual([expect.objectContaining({ source: "og", name })]);
  });

  it("takes the words behind a name that a form begins for the sentence's where the page signs with the name alone", () => {
    const html = "<h1>Over ons</h1><p>Stichting Zonnehoek Platform is er voor iedereen.</p><footer>© 2024 Stichting Zonnehoek</footer>";
    expect(extractCandidates(html, new URL("https://www.zonnehoek.nl/")).map(({ name }) => name)).toEqual(["Stichting Zonnehoek"]);
  });

  it("takes a lower-case article for the name's where a line is but the name, and for the sentence's elsewhere", () => {
    const namesOf = (html: string) => extractCandidates(html, new URL("https://www.pagina.nl/")).map(({ name }) => name);
    expect(namesOf("<footer><p>de Bijenkorf B.V. | KvK 86203371</p></footer>")).toEqual(["de Bijenkorf B.V."]);
    expect(namesOf("<footer><p>Deze website is eigendom van de Bijenkorf B.V., KvK 86203371</p></footer>")).toEqual(["Bijenkorf B.V."]);
  });

  it.each(["주식회사 한빛", "한국밸브시스템(주)"])("ends a Korean company's name at the English label behind it: %s", (name) => {
    expect(extractCandidates(`<footer>COMPANY ${name} OWNER 김철수 BUSINESS LICENSE 220-81-62517</footer>`, new URL("https://www.shop.co.kr/"))[0]).toMatchObject({ name, nationalId: "2208162517" });
  });

  it("takes a photographer's own particulars for no credit for pictures", () => {
    const namesOf = (html: string) => extractCandidates(html, new URL("https://www.portal24.de/impressum")).map(({ name }) => name);
    expect(namesOf("<footer><p>Foto Kern GmbH | Kaistraße 4, 20457 Hamburg | USt-IdNr. DE136695976</p></footer>")).toEqual(["Foto Kern GmbH"]);
    expect(namesOf("<h1>Impressum</h1><p>Nord Bau GmbH<br>USt-IdNr. DE136695976</p><footer><p>Fotos Kern Bildagentur GmbH</p></footer>")).toEqual(["Nord Bau GmbH"]);
  });

  it("takes the year of a copyright line for no Firmenbuch number", () => {
    const numbersOf = (line: string) => extractCandidates(`<h1>Impressum</h1><p>Nordlicht GmbH</p><p>Handelsgericht Wien</p><footer>${line}</footer>`, new URL("https://www.nordlicht.at/")).map(({ nationalId }) => nationalId);
    expect(numbersOf("© 2025 e-Nordlicht GmbH")).not.toContain("2025E");
    expect(numbersOf("FN 56247t")).toContain("56247T");
  });

  /** What register names hold that sentences and lines of particulars hold between names too. */
  const WIDE = ["Lindau - Netz für Pflege", "Kern, Import und Handel", "Brandt 2000 Bau", "Alma / Nordlicht", "Berger (nederland)", "N.O.R.", "NORDVIK BIL OG EIENDOM"];
  it.each(WIDE)("a name that holds a sign, where the page says all of it elsewhere: %s", (name) => {
    const html = `<title>${name} | Kontakt</title><p>Die Seite wird von ${name} GmbH betrieben, HRB 104512.</p><footer>© 2024 ${name}</footer>`;
    const candidates = extractCandidates(html, new URL("https://www.seite.de/kontakt"));
    expect(candidates[0]).toMatchObject({ name: `${name} GmbH`, nationalId: "HRB104512" });
    expect(candidates.slice(1).filter((one) => one.name !== name)).toEqual([]);
  });

  it.each(["Lindau - Netz für Pflege", "Kern, Import und Handel", "gns Natur", "e-inductive Verwaltung", "Berger (nederland)"])("a name that holds a sign, as the first line of its address: %s", (name) => {
    const html = `<h1>Impressum</h1><p>${name} GmbH<br>Kaistraße 4<br>20457 Hamburg</p><p>HRB 104512</p>`;
    expect(extractCandidates(html, new URL("https://www.seite.de/impressum"))).toEqual([expect.objectContaining({ name: `${name} GmbH`, nationalId: "HRB104512" })]);
  });

  it("a brand before a dash that the page calls itself by alone is none of the company's name", () => {
    const html = "<title>Zaluma</title><footer>Zaluma - Kern Handel GmbH - HRB 104512</footer>";
    expect(extractCandidates(html, new URL("https://www.zaluma.de/"))[0]).toMatchObject({ name: "Kern Handel GmbH", nationalId: "HRB104512" });
  });

  it.each(["A10 Networks", "Freshly Made Films", "MMC Norge"])("in a copyright line: %s", (name) => {
    expect(extractCandidates(`<footer>© 2026 ${name}. All rights reserved.</footer>`, new URL("https://www.site.co.uk/"))).toEqual([expect.objectContaining({ source: "copyright", name })]);
  });

  it.each(["Brandt Bau GesbR", "Brandt e. Kfm.", "Puusepät Lehto oy", "Azienda Agricola Rovere S.S.", "Notaires Belleau SENCRL", "Campos Verdes S.P.R. de R.L. de C.V.", "Cartref Glyn Cyf", "Hilltop Plumbing CC", "Solbakken Borettslag", "Nordport SCSp", "Yılmaz Kom. Şti.", "Jadran Split j.d.o.o", "УП «Северный лес»"])("knows the legal form of %s", (name) => {
    expect(findNames(`${name}, 12 Main Street`).map((found) => found.name)).toEqual([name]);
  });

  it.each([["dl", "<dl><dt>Ragione sociale</dt><dd>{N}</dd><dt>P.IVA</dt><dd>07805139115</dd></dl>"], ["lines", "<p>Ragione sociale</p><p>{N}</p><p>P.IVA</p><p>07805139115</p>"]])("takes what stands behind a label for names as stated, on a page that nothing ties to it (%s)", (_, html) => {
    expect(extractCandidates(html.replace("{N}", "Monte Piano S.R.L."), new URL("https://www.albergo.it/p"))[0]).toMatchObject({ name: "Monte Piano S.R.L.", nationalId: "IT07805139115" });
  });
});
