import { describe, expect, it } from "vitest";
import { readPage } from "../page/read-page";
import { findPageNumbers } from "./page-numbers";

/** How a country's pages announce a number: labels, ways of writing it, what stands beside it and is none. */
interface Custom {
  readonly country: string;
  readonly tld: string;
  /** The value as its register writes it. */
  readonly value: string;
  readonly labels: readonly string[];
  readonly written: readonly string[];
  readonly neighbours: readonly string[];
}

const CUSTOMS: readonly Custom[] = [
  { country: "NL", tld: "nl", value: "65080327", labels: ["KvK", "KvK-nr.", "K.v.K.", "Kamer van Koophandel te Utrecht onder nummer", "Chamber of Commerce no."], written: ["65080327", "65 08 03 27", "65.08.03.27", "6508 0327"], neighbours: ["06 69 17 11 52", "12-03-2024", "Tel. 020-7654321", "1017 AB Utrecht", "BIC: RABONL2U"] },
  { country: "IT", tld: "it", value: "IT00743110157", labels: ["P.IVA", "Partita I.V.A.", "C.F. e P.IVA", "P.I./C.F.", "MwSt.-Nr.", "VAT number"], written: ["00743110157", "00 743 110 157", "IT00743110157", "IT 00743110157"], neighbours: ["20121 Milano", "Tel. 02 76543210", "Cap. Soc. € 10.000,00 i.v.", "D.Lgs. 196/2003", "Codice destinatario M5UXCR1"] },
  { country: "IT", tld: "it", value: "MI1310714", labels: ["REA", "R.E.A. n.", "Numero REA"], written: ["MI-1310714", "MI 1310714", "MI1310714"], neighbours: ["20186 Milano", "Tel. 06 4577714", "D.Lgs. 196/2003", "Autorizzazione n. 2550/00"] },
  { country: "DE", tld: "de", value: "VR25330", labels: ["Vereinsregister", "Registernummer", "Vereinsregisternummer"], written: ["VR 25330", "VR25330", "VR Nr. 25330"], neighbours: ["10973 Berlin", "12.03.2024", "Postfach 30 47 12", "info@beispiel-24.example", "IHK-Nr. 593924", "IK 104511908"] },
  { country: "GB", tld: "uk", value: "08443535", labels: ["Company No.", "Registered in England & Wales No.", "Co. Reg. No.", "Registered in Cardiff No."], written: ["08443535", "8443535", "0844 3535"], neighbours: ["Gas Safe Reg No. 350409", "ABTA Y4220", "12/03/2024", "Tel: 020 4319 6717", "SRA No. 661907", "9.00 - 17.30"] },
  { country: "GB", tld: "uk", value: "SC613394", labels: ["Company number", "Registered in Scotland"], written: ["SC613394", "SC 613394", "SC-613394", "SC No. 613394"], neighbours: ["0345 542 03 91", "FRN 304637"] },
  { country: "CY", tld: "cy", value: "HE312457", labels: ["Registration number", "Company Reg. No.", "Αριθμός Εγγραφής"], written: ["HE312457", "HE 312457", "HE-312457", "H.E. 312457", "HE No. 312457", "ΗΕ 312457"], neighbours: ["Tel. +357 25 765432", "1066 Nicosia", "CySEC 402/18"] },
  { country: "SE", tld: "se", value: "5560160680", labels: ["Org.nr", "Organisationsnummer", "Registreringsnummer", "VAT"], written: ["556016-0680", "5560160680", "556016–0680", "SE556016-0680"], neighbours: ["111 21 Stockholm", "070-064 64 75", "2024-03-12"] },
  { country: "RO", tld: "ro", value: "14399840", labels: ["CUI", "C.U.I.", "Cod de identificare fiscală"], written: ["14399840", "RO14399840", "RO 14399840"], neighbours: ["0759 338 370", "12.03.2024", "Capital social 200 lei"] },
  { country: "CZ", tld: "cz", value: "27082440", labels: ["IČO", "IČ", "Identifikační číslo", "Company ID No."], written: ["27082440", "270 82 440", "27 08 24 40"], neighbours: ["777 135 908", "110 00 Praha 1", "12. 3. 2024", "8:00 - 16:30"] },
  { country: "SI", tld: "si", value: "5860571000", labels: ["Matična številka", "Mat. št.", "Registrska številka"], written: ["5860571000", "5860571 000"], neighbours: ["8.00 - 16.00", "12. 3. 2024", "1000 Ljubljana"] },
  { country: "HU", tld: "hu", value: "0110041585", labels: ["Cégjegyzékszám", "Cg.", "Cégbírósági bejegyzés száma"], written: ["01-10-041585", "01 10 041585", "0110041585"], neighbours: ["06-1-571-4503", "1132 Budapest", "8:00 - 16:30"] },
  { country: "DK", tld: "dk", value: "24256790", labels: ["CVR-nr.", "Business registration no.", "Momsnummer", "USt-IdNr."], written: ["24256790", "24 25 67 90", "DK24256790"], neighbours: ["Tlf. 33 12 34 56", "2100 København"] },
  { country: "PL", tld: "pl", value: "7740001454", labels: ["NIP", "Numer NIP", "numer identyfikacji podatkowej", "USt-IdNr."], written: ["7740001454", "774-00-01-454", "774 000 14 54"], neighbours: ["00-950 Warszawa", "tel. 22 123 45 67", "kapitał zakładowy 50 000,00 zł"] },
  { country: "BR", tld: "br", value: "33000167000101", labels: ["CNPJ", "inscrita no CNPJ/MF sob o nº"], written: ["33.000.167/0001-01", "33.000.167/0001‐01", "33.000.167 / 0001 - 01"], neighbours: ["CEP 01310-100", "(11) 4321-8765", "CRECI 12345-J"] },
  { country: "HK", tld: "hk", value: "74068315", labels: ["BR No.", "Business Registration Number", "商業登記編號"], written: ["74068315", "74068315-000", "74068315-000-01-23-A"], neighbours: ["Tel: 2345 6789", "Licence C-552978"] },
  { country: "TH", tld: "th", value: "0105546114231", labels: ["เลขทะเบียนนิติบุคคล", "เลขประจำตัวผู้เสียภาษี", "Tax ID No."], written: ["0105546114231", "0-1055-46114-23-1"], neighbours: ["โทร. 02-345-6789", "10110 กรุงเทพ"] },
];

/** A label and its number as markup sets them. */
const SET = ["<p>{L}: {N}</p>", "<p>{L} {N}</p>", "<p><strong>{L}:</strong>{N}</p>", "<dl><dt>{L}</dt><dd>{N}</dd></dl>", "<table><tr><td>{L}</td><td>{N}</td></tr></table>", "<h3>{L}</h3><p>{N}</p>", "<p>Acorn ({L}: {N}) is here.</p>"] as const;
/** The same with a neighbour. */
const BESIDE = ["<p>{X}</p><p>{L}: {N}</p>", "<p>{L}: {N}</p><p>{X}</p>", "<p>{X} | {L}: {N}</p>", "<p>{L} {N} - {X}</p>", "<p>{X}, {L} {N}</p>", "<p>{L} {N}, {X}</p>", "<ul><li>{L} {N}</li><li>{X}</li></ul>", "<table><tr><td>{L}</td><td>{N}</td></tr><tr><td colspan=\"2\">{X}</td></tr></table>"] as const;

const digits = (value: string): string => value.replace(/^(?:IT|DK|PL|RO|CZ)(?=\d)/, "").replace(/^SE(\d{10})(?:01)?$/, "$1");

function numbersOf(html: string, { country, tld }: Custom): string[] {
  const numbers = findPageNumbers(readPage(`<body><p>Welcome</p>${html}</body>`).lines, country, tld);
  return numbers.map(({ value, scheme }) => `${scheme.country} ${digits(value)}`);
}

const fill = (form: string, label: string, number: string, neighbour = ""): string => form.replace("{L}", label.replace("&", "&amp;")).replace("{N}", number).replace("{X}", neighbour);

describe("a number beside its label", () => {
  it.each(CUSTOMS)("is read once and as its register writes it, whatever the label, the grouping and the markup: $country $value", (custom) => {
    const wanted = [`${custom.country} ${digits(custom.value)}`];
    for (const label of custom.labels) for (const written of custom.written) for (const form of SET) expect(numbersOf(fill(form, label, written), custom), fill(form, label, written)).toEqual(wanted);
  });

  it.each(CUSTOMS)("takes none of its neighbours along: $country $value", (custom) => {
    const wanted = [`${custom.country} ${digits(custom.value)}`];
    for (const label of custom.labels.slice(0, 2)) for (const neighbour of custom.neighbours) for (const form of BESIDE) {
      const html = fill(form, label, custom.written[0] ?? "", neighbour);
      expect(numbersOf(html, custom), html).toEqual(wanted);
    }
  });

  it.each(CUSTOMS)("and its neighbours alone are none: $country $value", (custom) => {
    for (const neighbour of custom.neighbours) expect(numbersOf(`<p>Acorn, ${neighbour}</p>`, custom), neighbour).toEqual([]);
  });
});

describe("a German register's number without its letters", () => {
  const found = (line: string): readonly string[] => findPageNumbers(readPage(`<p>Torvel GmbH</p><p>${line}</p>`).lines, "DE", "de").map(({ value }) => value);
  it.each(["Meldung: Bundesnetzagentur Reg-Nr. 23/041", "Reg.-Nr. 23/0417", "Handwerkskammer Ulm, Reg.-Nr. 230417"])("is none that an authority files it under: %s", (line) => expect(found(line)).toEqual([]));
  it.each(["Amtsgericht Ulm, Reg.-Nr. 230417", "Registernummer: 230417"])("is the court's: %s", (line) => expect(found(line)).toEqual(["HRB230417"]));
});
