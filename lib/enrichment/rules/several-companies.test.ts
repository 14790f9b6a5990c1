import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

/** Two companies of one group with a number each, as pages of a country write them; on a domain that goes with them and on another. */
interface Country {
  readonly tld: string;
  readonly first: readonly [name: string, number: string];
  readonly second: readonly [name: string, number: string];
  readonly layouts: readonly string[];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  gb: {
    tld: "co.uk", first: ["Acorn Homes Ltd", "03847261"], second: ["Acorn Lettings Limited", "04928371"],
    layouts: [
      "<footer><p>{A} (company number {a}) and {B} (company number {b}) are registered in England and Wales.</p></footer>",
      "<footer><p>{A}. Registered in England No. {a}. {B}. Registered in England No. {b}.</p></footer>",
      "<footer><p>{A} | Company No. {a} | {B} | Company No. {b}</p></footer>",
      "<footer><p>{A}<br>Company No. {a}</p><p>{B}<br>Company No. {b}</p></footer>",
      "<h1>Legal</h1><table><tr><th>Company</th><th>Number</th></tr><tr><td>{A}</td><td>Company No. {a}</td></tr><tr><td>{B}</td><td>Company No. {b}</td></tr></table>",
      "<h1>Legal</h1><ul><li>{A} – registered in England and Wales, number {a}</li><li>{B} – registered in England and Wales, number {b}</li></ul>",
      "<footer><p>Acorn is a trading name of {A}, registered in England and Wales (no. {a}), registered office 1 High Street, Leeds LS1 1AA and {B}, registered in England and Wales (no. {b}), same registered office.</p></footer>",
      "<footer><p>{A} is registered in England and Wales, company number {a}. Registered office: 1 High Street, Leeds LS1 1AA. {B} is registered in England and Wales, company number {b}. Registered office: 2 Low Street, York YO1 1AA.</p></footer>",
      "<footer><p>© 2024 {A}. Company registration no: {a}. Part of the Acorn group. {B}, company registration no: {b}.</p></footer>",
      "<h1>Contact</h1><div class='grid'><div><h3>{A}</h3><p>1 High Street, Leeds LS1 1AA</p><p>Company No. {a}</p></div><div><h3>{B}</h3><p>2 Low Street, York YO1 1AA</p><p>Company No. {b}</p></div></div>",
      "<h1>Terms</h1><p>\"We\" means {A} (registered number {a}) or {B} (registered number {b}), depending on the service.</p>",
      "<footer><p>{A} and {B} are registered in England and Wales with company numbers {a} and {b}.</p></footer>",
      "<footer><p>{A}, {B}. Registered in England and Wales Nos: {a}, {b}</p></footer>",
    ],
  },
  de: {
    tld: "de", first: ["Acorn Verlag GmbH", "HRB 10451"], second: ["Acorn Versand GmbH", "HRB 20977"],
    layouts: [
      "<h1>Impressum</h1><p>{A}<br>Hauptstr. 3<br>12345 Berlin<br>Amtsgericht Berlin {a}</p><p>{B}<br>Hauptstr. 5<br>12345 Berlin<br>Amtsgericht Berlin {b}</p>",
      "<h1>Impressum</h1><p>{A}, Sitz Berlin, Amtsgericht Charlottenburg {a}; {B}, Sitz Berlin, Amtsgericht Charlottenburg {b}</p>",
      "<h1>Impressum</h1><p>{A}</p><p>Hauptstr. 3, 12345 Berlin</p><p>Handelsregister: {a}</p><h2>Online-Shop</h2><p>{B}</p><p>Hauptstr. 5, 12345 Berlin</p><p>Handelsregister: {b}</p>",
      "<h1>Impressum</h1><table><tr><td>{A}</td><td>{B}</td></tr><tr><td>Hauptstr. 3</td><td>Hauptstr. 5</td></tr><tr><td>{a}</td><td>{b}</td></tr></table>",
      "<footer><p>{A} · {a} Berlin | {B} · {b} Berlin</p></footer>",
      "<h1>Impressum</h1><h3>{A}</h3><p>Hauptstr. 3<br>12345 Berlin</p><p>Registergericht: Amtsgericht Berlin<br>Registernummer: {a}</p><h3>{B}</h3><p>Hauptstr. 5<br>12345 Berlin</p><p>Registergericht: Amtsgericht Berlin<br>Registernummer: {b}</p>",
      "<h1>AGB</h1><p>Vertragspartner ist die {A} (AG Berlin, {a}) oder die {B} (AG Berlin, {b}).</p>",
    ],
  },
  nl: {
    tld: "nl", first: ["Acorn Bouw B.V.", "61820447"], second: ["Acorn Beheer B.V.", "24087399"],
    layouts: [
      "<footer><p>{A} KvK {a} · {B} KvK {b}</p></footer>",
      "<footer><p>{A} (KvK {a}) en {B} (KvK {b})</p></footer>",
      "<h1>Algemene voorwaarden</h1><p>Deze voorwaarden gelden voor {A}, ingeschreven bij de Kamer van Koophandel onder nummer {a}, en {B}, ingeschreven bij de Kamer van Koophandel onder nummer {b}.</p>",
      "<h1>Contact</h1><p><strong>{A}</strong><br>Kerkstraat 1<br>1234 AB Utrecht<br>KvK {a}</p><p><strong>{B}</strong><br>Kerkstraat 2<br>1234 AB Utrecht<br>KvK {b}</p>",
      "<footer><p>Acorn is een handelsnaam van {A} (KvK-nummer {a}), onderdeel van {B} (KvK-nummer {b}).</p></footer>",
    ],
  },
  fr: {
    tld: "fr", first: ["Acorn Bois SAS", "732 829 320"], second: ["Acorn Services SARL", "552 100 554"],
    layouts: [
      "<h1>Mentions légales</h1><p>{A}, RCS Lyon {a}</p><p>{B}, RCS Lyon {b}</p>",
      "<footer><p>{A} - RCS Lyon {a} - {B} - RCS Lyon {b}</p></footer>",
      "<h1>Mentions légales</h1><p>Le site est édité par {A}, au capital de 10 000 €, immatriculée au RCS de Lyon sous le numéro {a} et {B}, au capital de 5 000 €, immatriculée au RCS de Lyon sous le numéro {b}.</p>",
      "<h1>Mentions légales</h1><ul><li>{A} : SIREN {a}</li><li>{B} : SIREN {b}</li></ul>",
    ],
  },
  it: {
    tld: "it", first: ["Acorn Legno S.r.l.", "00743110157"], second: ["Acorn Servizi S.r.l.", "01114601006"],
    layouts: [
      "<footer><p>{A} - P.IVA {a} | {B} - P.IVA {b}</p></footer>",
      "<footer><div>{A}<br>Via Roma 1<br>P.IVA {a}</div><div>{B}<br>Via Roma 2<br>P.IVA {b}</div></footer>",
    ],
  },
  se: {
    tld: "se", first: ["Acorn Bygg AB", "556016-0680"], second: ["Acorn Förvaltning AB", "556012-5790"],
    layouts: [
      "<footer><p>{A}, org.nr {a}. {B}, org.nr {b}.</p></footer>",
      "<footer><p>{A} ({a}) | {B} ({b})</p></footer>",
      "<h1>Integritetspolicy</h1><p>Personuppgiftsansvarig är {A} (org.nr {a}) och {B} (org.nr {b}).</p>",
    ],
  },
};

describe.each(Object.entries(COUNTRIES))("of two companies each has its own number (%s)", (_, { tld, first, second, layouts }) => {
  it.each(layouts)("%s", (layout) => {
    const html = `<title>x</title><div>Menu</div>${layout.replace("{A}", first[0]).replace("{B}", second[0]).replace("{a}", first[1]).replace("{b}", second[1])}`;
    for (const host of ["acorn", "zwoom24"]) {
      const found = extractCandidates(html, new URL(`https://www.${host}.${tld}/legal-contact`)).map(({ name, nationalId }) => `${name ?? ""} ${nationalId?.replace(/^IT/, "") ?? ""}`);
      expect(found.toSorted()).toEqual([first, second].map(([name, number]) => `${name} ${number.replace(/[ -]/g, "")}`).toSorted());
    }
  });
});

describe("a directory of thousands of companies", () => {
  const entries = Array.from({ length: 3000 }, (_none, at) => `<p>Werk ${at} GmbH und Hafen ${at} AG, Lagerhaus</p>`).join("");

  it.each([
    ["in its footer", "<footer>Tamberlane Verlag GmbH, Hauptstraße 5, 10115 Berlin</footer>"],
    ["under its own heading", "<h2>Impressum</h2><p>Tamberlane Verlag GmbH<br>Hauptstraße 5<br>10115 Berlin</p>"],
  ])("names who runs it %s, at the end", (_where, end) => {
    const html = `<title>Firmen von A bis Z</title><h1>Firmen von A bis Z</h1>${entries}${end}`;
    expect(extractCandidates(html, new URL("https://www.firmen-verzeichnis.de/a-z")).map(({ name }) => name)).toEqual(["Tamberlane Verlag GmbH"]);
  });
});
