import { describe, expect, it } from "vitest";
import { normaliseName } from "../../company/names";
import { extractCandidates } from "../candidates";

/** What stands around `{N}` and `{#}` is how pages of a country write a company's particulars; every name must come out whole in every one of them. */
interface Country {
  readonly tld: string;
  readonly number: string;
  readonly names: readonly string[];
  readonly contexts: readonly string[];
}

const COUNTRIES: Readonly<Record<string, Country>> = {
  de: {
    tld: "de", number: "DE136695976",
    names: ["Lindner Verlag GmbH", "Bäckerei Karl Huber & Söhne GmbH & Co. KG", "IT-Service Nord UG (haftungsbeschränkt)", "3D-Druck Müller e.K.", "Dr. Weber & Partner Steuerberatungsgesellschaft mbH", "ad.venture media GmbH", "Stadtwerke Neustadt an der Aue GmbH", "Weingut Hans Lang", "Praxis für Physiotherapie Anna Klein"],
    contexts: [
      "<h1>Impressum</h1><p>{N}<br>Hauptstr. 3<br>12345 Berlin</p><p>USt-IdNr.: {#}</p>",
      "<h1>Datenschutz</h1><p>Verantwortlicher im Sinne der DSGVO ist {N}, Hauptstr. 3, 12345 Berlin (USt-IdNr. {#}).</p>",
      "<h1>AGB</h1><p>Diese AGB gelten für alle Verträge zwischen {N}, Hauptstr. 3, 12345 Berlin, USt-IdNr. {#} (nachfolgend „Anbieter“) und dem Kunden.</p>",
      "<footer><p>{N} | Hauptstr. 3 | 12345 Berlin | USt-IdNr. {#}</p></footer>",
      "<footer><p>© 2024 {N} · USt-IdNr. {#} · Alle Rechte vorbehalten</p></footer>",
      "<h1>Impressum</h1><h2>Diensteanbieter</h2><p>{N}</p><p>Hauptstr. 3<br>D-12345 Berlin</p><h2>Umsatzsteuer</h2><p>Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: {#}</p>",
    ],
  },
  gb: {
    tld: "co.uk", number: "03847261",
    names: ["Hargreaves & Stone Ltd", "The Old Barn Company Limited", "J. R. Smith & Sons (York) Ltd", "4U Plumbing Ltd", "Smith, Jones & Brown LLP", "H2O Energy PLC", "e-Learning World Ltd", "St. Mary's Dental Care Limited", "Of Wood & Stone Ltd"],
    contexts: [
      "<footer><p>{N} | Registered in England and Wales | Company No. {#}</p></footer>",
      "<h1>Terms</h1><p>These terms apply to bookings made with {N} (company number {#}) whose registered office is at 1 High Street, Leeds LS1 1AA.</p>",
      "<h1>Privacy</h1><p>{N} is the data controller. We are registered in England and Wales under company number {#}.</p>",
      '<h1>Terms</h1><p>"We", "us" and "our" refers to {N}, registered in England &amp; Wales (number {#}).</p>',
      "<footer><p>Acorn is a trading name of {N}. Company No: {#}</p></footer>",
    ],
  },
  nl: {
    tld: "nl", number: "61820447",
    names: ["De Vries Advies B.V.", "'t Hoekje VOF", "Kapsalon Anders", "Bakkerij van der Meer & Zn. B.V.", "Stichting Vrienden van het Bos", "IJssalon De Punt", "Eetcafé In den Hoek"],
    contexts: [
      "<h1>Privacyverklaring</h1><p>{N}, gevestigd aan Kerkstraat 1, 1234 AB Utrecht, is verantwoordelijk voor de verwerking van persoonsgegevens.</p><p>KvK: {#}</p>",
      "<h1>Algemene voorwaarden</h1><p>Deze voorwaarden zijn van toepassing op iedere aanbieding van {N}, gevestigd te Utrecht, ingeschreven bij de Kamer van Koophandel onder nummer {#}.</p>",
      "<footer><div><h4>{N}</h4><p>Kerkstraat 1<br>1234 AB Utrecht</p><p>K.v.K. nr. {#}</p></div></footer>",
      "<footer><ul><li>{N}</li><li>Kerkstraat 1</li><li>1234 AB Utrecht</li><li>KVK {#}</li></ul></footer>",
    ],
  },
  fr: {
    tld: "fr", number: "732 829 320",
    names: ["SARL Martin et Fils", "Les Jardins de Léa", "L'Atelier du Bois SAS", "EURL Plomberie Durand", "Cabinet Dupont & Associés", "D'Clic Informatique"],
    contexts: [
      "<h1>Mentions légales</h1><p>Le présent site est édité par {N}, au capital de 10 000 €, dont le siège social est situé 3 rue des Lilas, 69003 Lyon, immatriculée au RCS de Lyon sous le numéro {#}.</p>",
      "<h1>Politique de confidentialité</h1><p>Le responsable du traitement est {N}, 3 rue des Lilas, 69003 Lyon, SIREN {#}.</p>",
      "<h1>Mentions légales</h1><p>Ce site est la propriété de {N} - SIREN {#} - 3 rue des Lilas 69003 Lyon.</p>",
      "<footer><p>{N} - 3 rue des Lilas - 69003 Lyon - RCS Lyon {#}</p></footer>",
    ],
  },
  it: {
    tld: "it", number: "00743110157",
    names: ["Officine Rossi S.r.l.", "Trattoria da Bruno di Bianchi Bruno & C. s.n.c.", "Studio Legale Ferri e Associati", "F.lli Verdi S.p.A.", "Comune di Castel Verde", "Az. Agr. Il Girasole"],
    contexts: [
      "<h1>Privacy Policy</h1><p>Il titolare del trattamento dei dati è {N}, con sede in Via Roma 1, 37121 Verona, P.IVA {#}.</p>",
      "<h1>Contatti</h1><p><strong>{N}</strong><br>Via Roma 1<br>37121 Verona<br>P.IVA: {#}</p>",
      "<footer><div>{N}</div><div>Sede legale: Via Roma 1, 37121 Verona</div><div>Partita IVA {#}</div></footer>",
    ],
  },
  se: {
    tld: "se", number: "556016-0680",
    names: ["Advokatfirman Berg & Co AB", "Nordic Tools i Borås AB", "Galleri Lund", "AB Svenska Kakel", "Restaurang Blå Dörren"],
    contexts: ["<footer><p>{N} | Storgatan 1 | 111 22 Stockholm | Org.nr {#}</p></footer>", "<h1>Om oss</h1><p>Webbplatsen drivs av {N} med organisationsnummer {#}.</p>", "<footer><div>{N}</div><div>Org.nr: {#}</div></footer>"],
  },
  dk: {
    tld: "dk", number: "10150817",
    names: ["Murermester Jensen ApS", "Arkitektkontoret Nord", "Bager & Co. A/S", "Den Grønne Have"],
    contexts: ["<h1>Privatlivspolitik</h1><p>{N}, CVR-nr. {#}, er dataansvarlig.</p>", "<h1>Handelsbetingelser</h1><p>Betingelserne gælder for køb hos {N}, Vestergade 1, 8000 Aarhus C, CVR {#}.</p>"],
  },
  pl: {
    tld: "pl", number: "8567346215",
    names: ["Zielony Zakątek Sp. z o.o.", "P.H.U. TERMOINSTAL Marek Nowak", "Kancelaria Radcy Prawnego Anna Kowal", "Fundacja Dobry Start"],
    contexts: ["<h1>Regulamin</h1><p>Sklep prowadzony jest przez {N} z siedzibą w Krakowie, ul. Długa 1, NIP: {#}.</p>", "<h1>Polityka prywatności</h1><p>Administratorem danych osobowych jest {N}, ul. Długa 1, 31-147 Kraków, NIP {#}.</p>"],
  },
};

const candidates = (country: Country, name: string, context: string, host: string) =>
  extractCandidates(`<html><head><title>x</title></head><body><div>Menu</div>${context.replaceAll("{N}", name.replaceAll("&", "&amp;")).replaceAll("{#}", country.number)}</body></html>`, new URL(`https://www.${host}.${country.tld}/legal-contact`));

describe.each(Object.entries(COUNTRIES))("every name is whole beside its number (%s)", (_, country) => {
  it.each(country.contexts)("%s", (context) => {
    const found = country.names.map((name) => candidates(country, name, context, "portal24")[0]);
    expect(found.map((candidate) => normaliseName(candidate?.name ?? ""))).toEqual(country.names.map(normaliseName));
    expect(found.every((candidate) => candidate?.nationalId !== undefined)).toBe(true);
  });
});

describe("every name is whole in the copyright line", () => {
  const LINES = [
    "© 2024 {N}", "© 2024 {N}. All rights reserved.", "{N} © 2024", "&copy; {N} 2024 - All Rights Reserved", "Copyright 2024 {N}. Powered by WordPress", '© 2024, <a href="/">{N}</a> Powered by Shopify', "{N} · Main Street 1 · © 2024", "© Copyright 2024 - {N} - Design: Studio X",
  ];
  const NAMES = [...Object.values(COUNTRIES).flatMap(({ names }) => names).filter((name) => !name.startsWith("'t ")), "haus & garten Brandt GmbH"];
  it.each(LINES)("%s", (line) => {
    const found = NAMES.map((name) => extractCandidates(`<p>Text.</p><footer><p>${line.replaceAll("{N}", name.replaceAll("&", "&amp;"))}</p></footer>`, new URL("https://www.portal24.com/"))[0]?.name);
    expect(found.map((name) => normaliseName(name ?? ""))).toEqual(NAMES.map(normaliseName));
  });
});
