import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPage } from "../page/read-page";
import { findNumbers } from "./find-numbers";
import { findPageNumbers } from "./page-numbers";
import { SCHEMES } from "./schemes";

const find = (text: string, country?: string, tld = "com"): string[] => findNumbers(text, [], { country, tld, around: () => text }).numbers.map(({ value }) => value);

/** As pages write it → as its register does. The third member: the country that the page's domain points to. */
const WRITTEN: readonly (readonly [string, string, string?])[] = [
  ["KvK-nummer 24 37 85 46", "24378546"], ["K.v.K. nr. 24378546", "24378546"], ["KVK Middelburg 40310817", "40310817"], ["Nummer Kamer van Koophandel: 24378546", "24378546"], ["KVK: 24.37.85.46", "24378546"], ["ingeschreven onder nummer 24378546 bij de Kamer van Koophandel", "24378546"], ["Vereinsregister Köln Nr. 1234", "VR1234"], ["Ondernemingsnr. 0403.170.701", "0403170701", "BE"], ["N° RCS: B28471", "B28471", "LU"], ["matriculada sob o número único 500278725", "500278725", "PT"],
  ["KVK24378546", "24378546"], ["J40/372/12.03.2002", "J403722002"], ["immatriculée sous le numéro 732 829 320 au RCS de Rennes", "732829320"], ["Número de Identificação Fiscal: 500278725", "500278725", "PT"], ["Handelsregister Köln, Abt. B, Nr. 57973", "HRB57973"], ["TVA: 403.170.701", "BE0403170701", "BE"], ["Orchid Pte Ltd (201819482K)", "201819482K", "SG"], ["Protea (Pty) Ltd (2012/194827/07)", "201219482707", "ZA"], ["Αριθμός Γενικού Εμπορικού Μητρώου: 148273901000", "148273901000"],
  ["NL.8521.20.898.B01", "NL852120898B01"], ["BTW NL852120898BO1", "NL852120898B01"], ["Btw-id: NL001000044B37", "NL001000044B37"], ["btw 0453 365 132", "BE0453365132", "NL"], ["Ondernemingsnummer: 0403.170.701", "0403170701"], ["BE403.170.701", "BE0403170701"],
  ["USt-IdNr.: DE 136 695 976", "DE136695976"], ["Umsatzsteuer-Identifikationsnummer gemäß § 27 a UStG: DE811569869", "DE811569869"], ["Steuernummer: DE811569869", "DE811569869"], ["eingetragen im Handelsregister des Amtsgerichts Charlottenburg unter HRB 104512 B", "HRB104512B"], ["HRB 1067 BS", "HRB1067BS"], ["Handelsregister B 57973", "HRB57973"],
  ["Registered in England and Wales with number 3798903", "03798903"], ["LLP registered OC301234", "OC301234"], ["registered in Scotland (SC 095000)", "SC095000"], ["No. 2323345 registered in England and Wales", "02323345"], ["VAT No. 980 7806 84", "GB980780684", "GB"], ["VAT: XI 232345295", "XI232345295"],
  ["SIRET : 732 829 320 00074", "73282932000074"], ["732 829 320 RCS Paris", "732829320"], ["immatriculée au RCS de Lyon sous le n° B 732 829 320", "732829320"], ["TVA intracommunautaire : FR 40 303 265 045", "FR40303265045"],
  ["FN 258571 b", "258571B"], ["ATU13585627", "ATU13585627"], ["CHE-109.990.623 MWST", "CHE109990623"], ["UID: 105.909.036", "CHE105909036", "CH"], ["P.IVA/C.F. 00743110157", "IT00743110157"], ["Codice Fiscale 00743110157", "00743110157"], ["C.I.F.: B-58.378.431", "B58378431"], ["NIPC 500 278 725", "500278725", "PT"],
  ["CVR-nr.: 24 25 67 90", "24256790"], ["Org.nr. NO 923 609 016 MVA", "923609016"], ["Org.nr 556016-0680", "5560160680"], ["Momsreg.nr SE556016068001", "SE556016068001"], ["Y-tunnus 0112038-9", "01120389"], ["NIP: 774-00-01-454", "7740001454"], ["KRS 0000028860", "0000028860"], ["REGON: 610188201", "610188201"],
  ["IČO: 27082440", "27082440", "CZ"], ["Adószám: 10773381-2-44", "10773381244", "HU"], ["Cg. 01-10-041585", "0110041585", "HU"], ["CUI: RO 14399840", "14399840"], ["J40/372/2002", "J403722002"], ["ЕИК 831902088", "831902088"], ["ΑΦΜ: 094019245", "094019245"], ["OIB: 81793146560", "81793146560"], ["Registrikood 10421629", "10421629"], ["Įmonės kodas 121215434", "121215434"], ["PVM mokėtojo kodas: LT100004721870", "LT100004721870"],
  ["ABN 53 004 085 616", "53004085616"], ["ACN 004 085 616", "004085616"], ["CNPJ: 33.000.167/0001-01", "33000167000101"], ["CUIT: 30-50001091-2", "30500010912"], ["RUT: 96.556.940-5", "965569405"], ["NIT 860.034.313-7", "8600343137"], ["RUC: 20100047218", "20100047218"], ["GSTIN: 27AAPFU0939F1ZV", "27AAPFU0939F1ZV"], ["EIN: 53-0196605", "530196605"],
  ["法人番号：7000012050002", "7000012050002"], ["사업자등록번호: 124-81-00998", "1248100998"], ["统一社会信用代码：91440300708461136T", "91440300708461136T"], ["統一編號：22099131", "22099131"], ["Mã số thuế: 0100109106", "0100109106"], ["ИНН 7707083893", "7707083893"], ["ОГРН 1027700132195", "1027700132195"], ["ח.פ. 520013954", "520013954"], ["Reg. No. 1998/013535/07", "199801353507"], ["LEI: 529900T8BM49AURSDO55", "529900T8BM49AURSDO55"],
  ["Orlaya, S.A. de C.V. R.F.C. ORL170322KX3", "ORL170322KX3"], ["Orlaya S.A. C.N.P.J. 48.291.736/0001-92", "48291736000192"], ["Orlaya S.A.C. R.U.C. 20482917365", "20482917365"], ["Orlaya S.r.l. P.I.C.F. 00743110157", "00743110157"], ["Orlaya S.A. N.P.C. 502847166", "502847166", "PT"],
  ["Orlaya Ltda. - CGC/MF 48.291.736/0001-92", "48291736000192"], ["C.G.C. 48.291.736/0001-92", "48291736000192"], ["NIT: 1.048.273.915-0", "10482739150"], ["VSK nr. 134527", "134527", "IS"], ["VSK-númer: 48213", "48213", "IS"],
  ["inscrite sous le numéro B282719", "B282719", "LU"], ["société de droit luxembourgeois immatriculée sous le numéro B282719", "B282719"], ["inscrite sous le numéro 0648.291.778", "0648291778", "BE"], ["enregistré sous le numéro 482 637 196 00015", "48263719600015"],
  ["a company registered in Denmark under company number 24256790", "24256790", "DK"], ["incorporated in Estonia with company number 10421629", "10421629", "EE"], ["incorporated in England with company number 3798903", "03798903"], ["Company identification number: 31322832", "31322832", "SK"],
  ["VAT Reg GB 980 7806 84Website by Somebody", "GB980780684"], ["CUI 14399840Reg. com.", "14399840", "RO"], ["Klempner Süd GmbHUSt-IdNr.: DE811569869", "DE811569869"], ["VeldbouwKvK: 24378546Contact", "24378546"],
  ["USt-IdNr.: BG203648171", "BG203648171"], ["Partita IVA: CZ27082440", "CZ27082440", "IT"], ["N° TVA : RO14399840", "RO14399840", "FR"], ["Umsatzsteuer-ID: CY10483726Q", "CY10483726Q", "DE"], ["IČO: 7382910", "07382910", "CZ"], ["Orlaya Sàrl, L-1611 Luxembourg, Registration number: B148372", "B148372"],
  ["RNE : 732 829 320", "732829320", "FR"], ["Nyilvántartási szám: 01-10-041585", "0110041585", "HU"], ["Nyilvántartási szám: 09-01-0004827", "09010004827", "HU"], ["MB: 97483726", "97483726", "HR"], ["등록번호 124-81-00998", "1248100998", "KR"], ["Код ЕГРПОУ 14360570", "14360570", "UA"],
];

/** Numbers of the rest of the world: as pages write them, the number, and the country of the domain or the words around. */
const OF_THE_WORLD: readonly (readonly [string, string, string?])[] = [
  ["IDNO: 1003600005148", "1003600005148", "MD"], ["Cod fiscal 1003600005148", "1003600005148", "MD"], ["Vállalkozói nyilvántartási szám: 58305461", "58305461", "HU"], ["ID broj: 4200211100005", "4200211100005", "BA"], ["PDV broj: 200211100005", "200211100005", "BA"], ["PIB: 02655284", "02655284", "ME"], ["ЕДБ: MK4030000375897", "4030000375897", "MK"], ["ЕМБС 6073914", "6073914", "MK"], ["NIPT: K40817392L", "K40817392L", "AL"], ["NUI: 814081739, Prishtinë", "814081739"], ["VÖEN: 140 155 5071", "1401555071", "AZ"], ["ИНН: 304 081 739", "304081739", "UZ"], ["ИНН 02708201510123", "02708201510123", "KG"], ["ID code: 404081739", "404081739", "GE"], ["Регистрийн дугаар: 2073914", "2073914", "MN"],
  ["Company Registration No: PVT-AAABBB1", "PVTAAABBB1", "KE"], ["Company number: CPR/2015/187654", "CPR2015187654", "KE"], ["KRA PIN: P051408173X", "P051408173X", "KE"], ["Registration No: CS408173926", "CS408173926", "GH"], ["TIN: C0000803561", "C0000803561", "GH"], ["TIN No. 102938475", "102938475", "RW"], ["Reg. No. 80020004081739", "80020004081739", "UG"], ["TIN 104-081-739", "104081739", "TZ"], ["PACRA No. 120150139142", "120150139142", "ZM"], ["TPIN: 1004081739", "1004081739"], ["Company No. 4081/2015", "40812015", "ZW"], ["UIN: BW00000739142", "BW00000739142", "BW"], ["Reg No: CC/2010/4081", "CC20104081", "NA"], ["BRN: C40817392", "C40817392", "MU"], ["TIN Number: 0004081739", "0004081739", "ET"],
  ["ICE : 001 561 191 000 066", "001561191000066"], ["RC : 408173, Casablanca, Maroc", "408173"], ["RC : 16/00-0739142 B 00", "16000739142B00", "DZ"], ["NIF : 000016004081739", "000016004081739", "DZ"], ["Matricule fiscal : 1408173X/A/M/000", "1408173XAM000"], ["RCCM : CI-ABJ-2012-B-4081", "CIABJ2012B4081"], ["RCCM CI-ABJ-03-2022-B13-04567", "CIABJ032022B1304567"], ["R.C.C.M. SN DKR 2012 B 4081", "SNDKR2012B4081"], ["RC/DLA/2012/B/4081", "RCDLA2012B4081"], ["RCCM : RB/COT/12 B 4081", "RBCOT12B4081"], ["RCCM Ma.Bko.2012.B.4081", "MABKO2012B4081"], ["RCCM : CD/KIN/RCCM/14-B-04081", "CDKINRCCM14B04081"], ["NINEA : 004567891 2G3", "0045678912G3"], ["NIU : M012012345678A", "M012012345678A"], ["IFU : 3201200408173", "3201200408173"], ["Id. Nat. : 01-83-N40817T", "0183N40817T"], ["STAT : 46101112012004081", "46101112012004081"],
  ["شماره ثبت: 7456", "7456"], ["کد اقتصادی 411347291826", "411347291826"], ["سجل تجاري: 408173", "408173", "EG"], ["CR No. 40817, Doha, Qatar", "40817"], ["CR: 40817-1", "408171", "BH"], ["C.R. No. 1408173", "1408173", "OM"], ["الرقم الوطني للمنشأة: 200081739", "200081739"], ["Trade Licence No: 408173", "408173", "AE"], ["Reg. No. PV 00240817", "PV00240817", "LK"], ["BIN: 000408173-0101", "0004081730101", "BD"], ["NTN: 4081739-8", "40817398", "PK"], ["SECP Registration No. 0140817", "0140817", "PK"], ["PAN/VAT No. 604081739", "604081739", "NP"], ["Regd. No. 140817/072/073", "140817072073", "NP"], ["PAN: AABCF4081K", "AABCF4081K"], ["LLPIN: AAB-4081", "AAB4081"], ["UDYAM-KL-18-0073914", "UDYAMKL180073914"], ["SEC Registration No. CS201540817", "CS201540817", "PH"], ["VATTIN: K001-901408173", "K001901408173", "KH"], ["법인등록번호 : 130111-0006246", "1301110006246"], ["Company No. 1408173, Kowloon, Hong Kong", "1408173"],
  ["NIT: 1023456029", "1023456029", "BO"], ["RUC: 80028061-0", "800280610", "PY"], ["RNC: 1-01-85004-3", "101850043"], ["NIT: 576937-K", "576937K", "GT"], ["RTN 08019014081739", "08019014081739"], ["NRC: 408173-7", "4081737", "SV"], ["RUC: J0310000040817", "J0310000040817", "NI"], ["RUC: 155600123-2-2015 DV 12", "15560012322015", "PA"], ["Florida Document Number: L12000739142", "L12000739142"], ["Delaware File Number: 4081739", "4081739"], ["Incorporation No. BC0408173", "BC0408173", "CA"],
  ["RCI Monaco 12 S 05678", "12S05678"], ["COE SM40817", "SM40817", "SM"], ["NRT: L-740817-A", "L740817A"], ["Company number: 108173", "108173", "GI"], ["V-tal: 408173", "408173"], ["Company number 073914C", "073914C", "IM"], ["W-IdNr.: DE136695976-00001", "DE136695976"], ["Wirtschafts-ID DE 136 695 976-00001", "DE136695976"],
  ["Blue Fern Ltd, registriert in England und Wales unter der Nummer 07412906", "07412906", "DE"], ["sociedad registrada en Inglaterra y Gales con el número 07412906", "07412906", "ES"], ["geregistreerd in Engeland en Wales onder nummer 07412906", "07412906", "NL"], ["società registrata in Inghilterra e Galles con il numero 07412906", "07412906", "IT"],
];

/** What other countries' pages write beside the same labels. */
const OF_NO_COUNTRY: readonly (readonly [string, string?])[] = [
  ["RC : 408173"], ["Assurance RC n° 408173", "FR"], ["TIN: 104081739 (Kigali, Rwanda)", "FR"], ["RUC: 80028061-1", "PY"], ["NIT: 576937-1", "GT"], ["RNC 101850044"], ["ICE : 001561191000067"], ["VÖEN: 1401555081"], ["CR No. 40817"], ["Trade Licence No: 408173", "DE"], ["Company No. PV 40817"], ["Document Number: L12000739142"], ["File Number: 4081739", "US"], ["PAN pizza 604081739"], ["Nyilvántartási szám: 5830546", "HU"], ["Kamarai nyilvántartási szám: 58305461", "HU"], ["W-IdNr.: DE136695975-00001"], ["RC 2012 B 4081"], ["Boston, MA 02110, RC 408173"], ["NUI 814081739"], ["SEC File No. 811-40817"],
];

/** What looks like a number of a company and is none. */
const NONE: readonly string[] = [
  "KvK: 123456789", "USt-IdNr.: 203648171", "Orlaya Ltd, Registration number: B148372", "IČO: 7382910", "KvK 12345678", "40310817", "Artikelnummer 24378546", "USt-IdNr.: DE123456789", "Steuernummer: 136695976", "IBAN: DE89 3704 0044 0532 0130 00", "IBAN NL91 ABNA 0417 1643 00", "PL61 1090 1014 0000 0712 1981 2874", "Tel: 01234 567890", "Registered office: 1 High Street, tel. 01234 567890",
  "VR 12 is fun", "Savanorių pr. 192", "Registered in England and Wales 2014-2026", "SIRET 732 829 320 00075", "CVR 24256791", "Org.nr. 923609017", "EIN of your business", "ISBN 978-3-16-148410-0", "Capital 1.000.000 EUR", "VAT 20%",
  "54 points by hrb1979 20 hours ago", "hra2041", "user de136695976", "nl852120898b01", "Policy No. 923609016", "Serial No. 974760673", "Trade mark registration number 7683419", "GMC registration number 6202146", "Vehicle registration number 6202146", "Dossiernummer 24378546", "commit j4742002", "IK 121215434", "Company number: see below, +44 93 345 37 17", "Company number (020) 7946 0958", "VAT: UA-23375792-1", "HRB 12345", "NIT: 1.048.273.915-1", "inscrite sous le numéro A28471 à l'Ordre", "Prekės kodas 121215434",
];

/** The same on pages of a country whose numbers have the same form. */
const NONE_THERE: readonly (readonly [string, string])[] = [
  ["Pen-y-bont 01120389", "FI"], ["y=01120389", "FI"], ["Order 0112038-9", "FI"], ["Tuote nro 0112038-9", "FI"], ["Y (Geo: 54.155278, -2.249722)", "FI"], ["AFM 27082440", "CZ"], ["Latitude 24.378546, 4.895168", "NL"], ["Order No. 24256790", "DK"], ["KvK | 10:15 - 18:45", "NL"], ["Verð með VSK 12.900", "IS"],
];

describe("official numbers in text", () => {
  it.each(WRITTEN.map(([text, value, country]) => ({ text, value, country })))("reads $text", ({ text, value, country }) => {
    expect(find(text, country, country?.toLowerCase() ?? "com")).toEqual([value]);
  });

  it.each(OF_THE_WORLD.map(([text, value, country]) => ({ text, value, country })))("reads the number of a smaller register: $text", ({ text, value, country }) => {
    expect(find(text, country, country?.toLowerCase() ?? "com")).toEqual([value]);
  });

  it.each(OF_NO_COUNTRY.map(([text, country]) => ({ text, country })))("takes no other country's label for such a register's: $text", ({ text, country }) => {
    expect(find(text, country, country?.toLowerCase() ?? "com")).toEqual([]);
  });

  it("reads the PAN that a GSTIN holds as part of it", () => {
    const numbers = (html: string): readonly string[] => findPageNumbers(readPage(html).lines, "IN", "in").map(({ value }) => value);
    expect(numbers("<p>PAN: AAPFU0939F</p><p>GSTIN: 27AAPFU0939F1ZV</p>")).toEqual(["27AAPFU0939F1ZV"]);
    expect(numbers("<p>PAN: AABCF4081K</p><p>GSTIN: 27AAPFU0939F1ZV</p>")).toEqual(["AABCF4081K", "27AAPFU0939F1ZV"]);
  });

  it.each(NONE)("finds none in %s", (text) => {
    expect(find(text)).toEqual([]);
  });

  it.each(NONE_THERE.map(([text, country]) => ({ text, country })))("finds none in $text on a page of $country", ({ text, country }) => {
    expect(find(text, country, country.toLowerCase())).toEqual([]);
  });

  it("reads no number with a check digit when one digit is wrong", () => {
    const withCheck = WRITTEN.filter(([text]) => findNumbers(text, [], { country: undefined, tld: "com", around: () => text }).numbers.some(({ scheme }) => scheme.check !== undefined && !["us-ein", "it-rea"].includes(scheme.id)));
    expect(withCheck.length).toBeGreaterThan(30);
    for (const [text, value, country] of withCheck) {
      // A wrong digit in the middle: at most one of the ten passes a check of this kind by chance where two rules apply.
      const at = [...text.matchAll(/\d/g)].at(-3)?.index ?? 0;
      const wrong = `${text.slice(0, at)}${(Number(text.charAt(at)) + 1) % 10}${text.slice(at + 1)}`;
      expect(find(wrong, country, country?.toLowerCase() ?? "com"), wrong).not.toContain(value);
    }
  });

  it("reads several numbers of a line, each by its own label", () => {
    expect(find("NIP: 5260250274 KRS: 0000803909 REGON: 012100784")).toEqual(["5260250274", "0000803909", "012100784"]);
    expect(find("KvK nr.: 24378546 | BTW nr.: NL852120898B01")).toEqual(["24378546", "NL852120898B01"]);
  });

  it("finds nothing but what its scheme accepts, whatever the text", () => {
    const label = fc.constantFrom(...SCHEMES.flatMap(({ labels }) => labels));
    fc.assert(
      fc.property(fc.array(fc.oneof(label, fc.stringMatching(/^[0-9 .A-Z-]{1,20}$/), fc.string({ unit: "grapheme" }))), (parts) => {
        const text = parts.join(" ");
        for (const { value, start, end } of findNumbers(text, [], { country: undefined, tld: "com", around: () => text }).numbers) {
          expect(value).toMatch(/^[A-Z0-9Ñ&]{3,21}$/);
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });

  it("knows no number without a digit", () => {
    fc.assert(fc.property(fc.stringMatching(/^[A-Z]{2,26}$/), (letters) => SCHEMES.every(({ shapes }) => shapes.every((shape) => !shape.test(letters)))));
    expect(SCHEMES.flatMap(({ shapes }) => shapes).filter(({ source }) => !/\\d|\[[^\]]*0-9/.test(source))).toEqual([]);
  });

  it("knows every number by a name of its own and where its rule is written", () => {
    expect(new Set(SCHEMES.map(({ id }) => id)).size).toBe(SCHEMES.length);
    for (const { source, labels, shapes } of SCHEMES) {
      expect(source).toMatch(/^https?:/);
      expect(labels.length).toBeGreaterThan(0);
      expect(shapes.every((shape) => shape.source.startsWith("^"))).toBe(true);
    }
  });
});
