import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

/** Where a name beside a number begins and ends, in the ways in which pages of many countries write it. */
const GUARANTEES: Readonly<Record<string, readonly (readonly [html: string, name: string, number: string, address: string])[]>> = {
  "ends a name before its owner, whatever the language calls him": [
    ["<p>Salon Vogelmann Inh. Petra Vogelmann<br>Am Anger 2, 97070 Würzburg<br>USt-IdNr.: DE251309216</p>", "Salon Vogelmann", "DE251309216", "https://www.abcx.de/impressum"],
    ["<p>Het Groene Erf – zaakvoerder P.J. Vos<br>Molenstraat 44<br>2400 Mol<br>ON 0409.132.637</p>", "Het Groene Erf", "0409132637", "https://www.hetgroeneerf.be/contact"],
    ["<p>Aspen Garden Care – Proprietor: Mary Lowe<br>7 Mill Lane<br>York YO1 7HH<br>VAT Registration Number: GB 728 7095 04</p>", "Aspen Garden Care", "GB728709504", "https://www.aspengardencare.co.uk/contact"],
  ],
  "begins no name in the midst of a person's, whatever the person's name ends in": [
    ["<p>Ejer: Peter Ravn, Klinik for Fodterapi A/S, Algade 44, 8000 Aarhus C, CVR 36201096</p>", "Klinik for Fodterapi A/S", "36201096", "https://www.abcx.dk/kontakt"],
    ["<p>Jens Lund, Holm & Sønner ApS, Algade 44, 8000 Aarhus C, CVR 36201096</p>", "Holm & Sønner ApS", "36201096", "https://www.abcx.dk/kontakt"],
    ["<p>Smithers, Lowe & Partners Limited, 7 Mill Lane, York YO1 7HH. Registered in England 04308901</p>", "Smithers, Lowe & Partners Limited", "04308901", "https://www.abcx.co.uk/contact"],
  ],
  "begins a name behind a heading in its line": [
    ["<ul><li><a href='/contact'>Contact</a></li></ul><p>Contact Brouwvast B.V. Kade 3 8011 AB Zwolle 038 421 44 10 KvK 31166715</p>", "Brouwvast B.V.", "31166715", "https://www.abcx.nl/contact"],
    ["<p>Contact Mills Limited, 7 Mill Lane, York YO1 7HH. Registered in England 04308901</p>", "Contact Mills Limited", "04308901", "https://www.contactmills.co.uk/about"],
    ["<p>Herausgeber Kieferling GmbH Am Anger 2 97070 Würzburg Registereintrag: HRB 39800</p>", "Kieferling GmbH", "HRB39800", "https://www.abcx.de/impressum"],
    ["<p>ABN 62 127 156 263 Brightmoor Pty Ltd</p>", "Brightmoor Pty Ltd", "62127156263", "https://www.abcx.com.au/contact"],
  ],
  "keeps an article in lower case where the name fills its part of the line, or is the domain": [
    ["<p>die kornmühle KG<br>Am Anger 2<br>97070 Würzburg<br>USt-IdNr.: DE251309216</p>", "die kornmühle KG", "DE251309216", "https://www.abcx.de/impressum"],
    ["<p>El titular de este sitio web es el rincón verde SL, con domicilio en C/ Mayor, 12, 28013 Madrid y CIF B84524891.</p>", "el rincón verde SL", "B84524891", "https://www.el-rincon-verde.es/aviso-legal"],
    ["<p>la bottega di anna<br>Piazza Garibaldi 3<br>20121 Milano<br>P.I. 02078470164</p>", "la bottega di anna", "IT02078470164", "https://www.la-bottega-di-anna.it/contatti"],
    ["<p>Coast to Coast Removals Limited, 7 Mill Lane, York YO1 7HH. Registered in England 04308901</p>", "Coast to Coast Removals Limited", "04308901", "https://www.abcx.co.uk/contact"],
    ["<p>Welcome to Hartmoor Removals Limited, 7 Mill Lane, York YO1 7HH. Registered in England 04308901</p>", "Hartmoor Removals Limited", "04308901", "https://www.abcx.co.uk/contact"],
  ],
  "takes no name for a label because it begins with the same letters": [
    ["<footer><p>Northgate Joinery | ABN 99 134 520 933 | 02 9211 4410</p></footer>", "Northgate Joinery", "99134520933", "https://www.abcx.com.au/contact"],
    ["<footer><p>Taxi Bergmann | Am Anger 2 | 97070 Würzburg | USt-IdNr. DE251309216</p></footer>", "Taxi Bergmann", "DE251309216", "https://www.abcx.de/kontakt"],
    ["<footer><p>Organic Mill Farm | VAT GB 728 7095 04</p></footer>", "Organic Mill Farm", "GB728709504", "https://www.abcx.co.uk/"],
  ],
  "takes a trade above the street for nobody else's heading": [
    ["<p>Kanzlei Bergner<br>Hans Bergner<br>Steuerberater<br>Am Anger 3<br>97070 Würzburg</p><p>USt-IdNr. DE251309216</p>", "Kanzlei Bergner", "DE251309216", "https://www.kanzlei-bergner.de/impressum"],
  ],
  "credits nobody with a site that it says who owns": [
    ["<p>Propriétaire du site : Martinot Bois SARL. ZA des Prés – 35000 RENNES. RCS 461 841 488</p>", "Martinot Bois SARL", "461841488", "https://www.abcx.fr/mentions-legales"],
  ],
};

describe.each(Object.entries(GUARANTEES))("extraction %s", (_, cases) => {
  it.each(cases)("%s", (html, name, number, address) => {
    const heading = /impressum|aviso|mentions/.exec(address)?.[0] ?? "Info";
    const candidates = extractCandidates(`<html><head><title>${heading}</title></head><body><h1>${heading}</h1>${html}</body></html>`, new URL(address));
    expect(candidates.map((one) => [normaliseName(one.name ?? ""), one.nationalId])).toContainEqual([normaliseName(name), number]);
    expect(candidates.map((one) => normaliseName(one.name ?? ""))).toEqual(candidates.map(() => normaliseName(name)));
  });
});

describe("extraction", () => {
  it("begins a name behind a person's where the page's title says what follows by itself", () => {
    const html = "<html><head><title>kaffe og kage</title></head><body><h1>Kontakt</h1><p>Peter Ravn, kaffe og kage ApS, Algade 44, 8000 Aarhus C, CVR 36201096</p></body></html>";
    expect(extractCandidates(html, new URL("https://www.abcx.dk/kontakt"))[0]).toMatchObject({ name: "kaffe og kage ApS", nationalId: "36201096" });
  });

  it("takes no title's word for a first page in any language for a name", () => {
    const html = "<html><head><title>Usługi Jan Nowik | Strona główna</title></head><body><p>ul. Długa 12, 00-238 Warszawa, NIP: 604-228-15-50</p></body></html>";
    expect(extractCandidates(html, new URL("https://www.abcx.pl/o")).map(({ name }) => name)).not.toContain("Strona główna");
  });

  it.each([
    ["on a page that gives it elsewhere without the word, whatever the language", "co.uk", "<p>Once Ashdown Joinery Ltd accepts your order, it is binding.</p><p>Ashdown Joinery Ltd, 7 Mill Lane, York YO1 7HH</p>", "Ashdown Joinery Ltd"],
    ["on a page that gives it elsewhere without the word (se)", "se", "<p>Om Ashdown Joinery AB ändrar villkoren, sägs det här.</p><p>Ashdown Joinery AB, Storgatan 1, 111 22 Stockholm</p>", "Ashdown Joinery AB"],
    ["on a page that gives it elsewhere without the word, before a noun (de)", "de", "<p>Falls Ashdown Joinery GmbH Ihre Daten weitergibt, steht es hier.</p><p>Ashdown Joinery GmbH, Am Anger 2, 97070 Würzburg</p>", "Ashdown Joinery GmbH"],
    ["where the word is a conjunction, on a page that names it once", "co.uk", "<p>Although Ashdown Joinery Ltd is not required to publish a statement, here it is.</p>", "Ashdown Joinery Ltd"],
    ["where the word is a conjunction, on a page that names it once (fr)", "fr", "<p>Lorsque Ashdown Joinery SARL collecte vos données, elle vous le dit.</p>", "Ashdown Joinery SARL"],
    ["where the word is a conjunction, before a noun (de)", "de", "<p>Sofern Ashdown Joinery GmbH Daten verarbeitet, steht es hier.</p>", "Ashdown Joinery GmbH"],
  ])("takes the first word of a sentence for none of a name %s", (_, tld, body, name) => {
    const html = `<html><head><title>Statement | Ashdown Joinery</title></head><body><h1>Statement</h1>${body}</body></html>`;
    expect(extractCandidates(html, new URL(`https://www.ashdownjoinery.${tld}/terms`)).map((one) => one.name)).toEqual([name]);
  });

  it.each([
    ["where it stands in an address too", "ashdown.co.uk", "Ashdown", "<p>Nordic Ashdown Ltd is a joinery. The cabinets come from Ashdown Ltd.</p><footer><p>Nordic Ashdown Ltd<br>7 Mill Lane<br>York YO1 7HH</p></footer>", "Nordic Ashdown Ltd"],
    ["where the page calls itself so", "nordicashdown.co.uk", "Nordic Ashdown", "<p>Nordic Ashdown Ltd is a daughter of Ashdown Ltd.</p><p>Ashdown Ltd is its parent.</p>", "Nordic Ashdown Ltd"],
    ["where the page calls itself so, though the word is a conjunction", "wherewolf.co.uk", "Where Wolf", "<p>Where Wolf Ltd is a joinery.</p>", "Where Wolf Ltd"],
    ["where it is in capitals", "abcx.co.uk", "Info", "<p>Terms: IF Joinery Ltd is the seller on this site.</p>", "IF Joinery Ltd"],
  ])("keeps the first word of a name at a sentence's head %s", (_, domain, title, body, name) => {
    const html = `<html><head><title>Terms | ${title}</title></head><body><h1>Terms</h1>${body}</body></html>`;
    expect(extractCandidates(html, new URL(`https://www.${domain}/terms`)).map((one) => one.name)).toContain(name);
  });

  it.each([
    ["that an element sets apart", "<div><span>Zuständig</span> <strong>Ashdown Joinery GmbH</strong></div><p>Ashdown Joinery GmbH, Am Anger 2, 97070 Würzburg</p>", "Ashdown Joinery GmbH"],
    ["before which the name is in bold", "<p>Zuständig <strong>Ashdown Joinery GmbH</strong></p><p>Ashdown Joinery GmbH, Am Anger 2, 97070 Würzburg</p>", "Ashdown Joinery GmbH"],
    ["that is known, before the name in bold, on a page that names it once", "<p>Verantwortlicher <strong>Ashdown Joinery GmbH</strong></p>", "Ashdown Joinery GmbH"],
    ["that is known (ee)", "<div><span>Andmetöötleja</span> <strong>OÜ Sinine Puit</strong></div>", "OÜ Sinine Puit"],
    ["that is known (lt)", "<div><span>Duomenų valdytojas</span> <strong>UAB Mėlynas Medis</strong></div>", "UAB Mėlynas Medis"],
    ["that is known (lv)", "<div><span>Pārzinis</span> <strong>SIA Zilais Koks</strong></div>", "SIA Zilais Koks"],
    ["that is known (tr)", "<div><span>Veri Sorumlusu</span> <strong>Mavi Ahşap Ltd. Şti.</strong></div>", "Mavi Ahşap Ltd. Şti."],
  ])("takes a label %s for none of a name", (_, body, name) => {
    const html = `<html><head><title>Privacy</title></head><body><h1>Privacy</h1>${body}</body></html>`;
    expect(extractCandidates(html, new URL("https://www.abcx.eu/privacy")).map((one) => one.name)).toEqual([name]);
  });

  it.each([
    ["where the domain has it", "ashdownjoinery.de", "Privacy", "<p><span>Ashdown</span> <b>Joinery GmbH</b></p><p>Joinery GmbH, Am Anger 2, 97070 Würzburg</p>"],
    ["where the title has it", "abcx.de", "Privacy | Ashdown Joinery", "<p><span>Ashdown</span> <b>Joinery GmbH</b></p><p>Joinery GmbH, Am Anger 2, 97070 Würzburg</p>"],
    ["where it stands in running text too", "abcx.de", "Privacy", "<p><span>Ashdown</span> <b>Joinery GmbH</b></p><p>Die Ashdown Joinery GmbH baut Küchen.</p><p>Joinery GmbH, Am Anger 2, 97070 Würzburg</p>"],
  ])("keeps the first word of a name in two colours %s", (_, domain, title, body) => {
    const html = `<html><head><title>${title}</title></head><body><h1>Privacy</h1>${body}</body></html>`;
    expect(extractCandidates(html, new URL(`https://www.${domain}/privacy`)).map((one) => one.name)).toContain("Ashdown Joinery GmbH");
  });

  it.each([
    ["before an article or a conjunction", "kekpafrany.hu", "<p>A bolt.kekpafrany.hu a Kék Páfrány Kft. áruháza.</p>", "Kék Páfrány Kft."],
    ["before an article or a conjunction (en)", "bluefern.co.uk", "<p>The bluefern.co.uk and Blue Fern Ltd logos are ours.</p>", "Blue Fern Ltd"],
    ["before an article or a conjunction (de)", "blauerfarn.de", "<p>Die blauerfarn.de der Blauer Farn GmbH ist ein Angebot.</p>", "Blauer Farn GmbH"],
    ["before the words that it is made of", "niebieskapaproc.pl", "<p>Sklep niebieskapaproc.pl Niebieska Paproć sp. z o.o. zaprasza.</p>", "Niebieska Paproć sp. z o.o."],
  ])("takes the site's address for none of a name %s", (_, domain, body, name) => {
    const html = `<html><head><title>Info</title></head><body><h1>Info</h1>${body}</body></html>`;
    expect(extractCandidates(html, new URL(`https://www.${domain}/impresszum`)).map((one) => one.name)).toEqual([name]);
  });

  it.each(["Zaluma.de GmbH", "Zaluma.com Holding GmbH", "zaluma.de GmbH", "zaluma.de und Partner GmbH", "Ashdown.com Travel and Events GmbH"])("keeps an address that is a name's own: %s", (name) => {
    const html = `<html><head><title>Impressum</title></head><body><h1>Impressum</h1><p>${name}<br>Am Anger 2<br>97070 Würzburg</p></body></html>`;
    expect(extractCandidates(html, new URL("https://www.abcx.de/impressum")).map((one) => one.name)).toEqual([name]);
  });
});

describe("the sign of a trade mark at a name's end is none of it", () => {
  const on = (html: string, domain = "qzxvbw.example"): readonly (string | undefined)[] => extractCandidates(`<html>${html}</html>`, new URL(`https://www.${domain}/`)).map(({ name }) => name);

  it.each(["(TM)", " (TM)", "(tm)", "(R)", " (R)", "™", "®", " ®", "<sup>TM</sup>"])("in a copyright line: %s", (sign) => expect(on(`<title>Rugs</title><p>Copyright (c) 2003 - 2037 Tin Kettle${sign} - Thank you for visiting</p>`)).toEqual(["Tin Kettle"]));
  it.each(["(TM)", "(R)", " ®"])("in the title, the logo and the site's elements: %s", (sign) =>
    expect([on(`<title>Tin Kettle${sign} - Rugs</title>`, "tinkettle.example"), on(`<title>Tin Kettle${sign} - Rugs</title><a href="/"><img src="l.png" alt="Tin Kettle${sign} logo"></a>`), on(`<meta property="og:site_name" content="Tin Kettle${sign}">`)]).toEqual([["Tin Kettle"], ["Tin Kettle"], ["Tin Kettle"]]));
  it.each([
    ["within a word", '<meta property="og:site_name" content="Tin(R)ket">', "Tin(R)ket"],
    ["in capitals, as initials", "<p>© 2037 Studio ATM</p>", "Studio ATM"],
  ])("but letters stay that are the name's: %s", (_, html, name) => expect(on(html)).toEqual([name]));
});
