import { digitsOf, luhn, mod11and10, weighted } from "./checks";
import { asWritten, checked, type NumberScheme } from "./scheme";
import { bulgarian, greek, hungarian, ico, polish, romanian } from "./vat";

const POLISH_REGON = [8, 9, 2, 3, 4, 5, 6, 7];
const regon = (digits: string): boolean => (weighted(digits, POLISH_REGON) % 11) % 10 === Number(digits.charAt(8));
const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12 = [3, 7, ...INN_10];

function inn(digits: string): boolean {
  if (digits.length === 10) return (weighted(digits, INN_10) % 11) % 10 === Number(digits.charAt(9));
  return (weighted(digits, [7, ...INN_10]) % 11) % 10 === Number(digits.charAt(10)) && (weighted(digits, INN_12) % 11) % 10 === Number(digits.charAt(11));
}

/** The Russian state register number: the last digit is the remainder of the others by 11 (13 digits) or 13 (15). */
const ogrn = (digits: string): boolean => (Number(digits.slice(0, -1)) % (digits.length - 2)) % 10 === Number(digits.slice(-1));

/** County, number and year, some with the whole date of entry; since 2024 year, number and county. */
function romanianRegistry(compact: string): string | undefined {
  if (/^J(?:199|20[0-4])\d{10}$/.test(compact)) return compact;
  const [, number, year] = (compact.length > 13 ? /^(J\d{2}\d{1,6})(?:[0-2]\d|3[01])(?:0\d|1[0-2])(\d{4})$/.exec(compact) : null) ?? [];
  const short = number === undefined || year === undefined ? compact : `${number}${year}`;
  return /^J(?:0[1-9]|[1-3]\d|4\d|5[12])\d{1,6}(?:199|20[0-4])\d$/.test(short) ? short : undefined;
}

function turkishTax(digits: string): boolean {
  const sum = digitsOf(digits.slice(0, 9)).reduce((total, digit, at) => {
    const shifted = (digit + 9 - at) % 10;
    const value = (shifted * 2 ** (9 - at)) % 9;
    return total + (shifted !== 0 && value === 0 ? 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digits.charAt(9));
}

/** The number of the authority that Czech shops' terms name, as they must (https://www.coi.cz/). */
const TRADE_INSPECTION = "00020869";

/** Poland, Czechia, Slovakia, Hungary, Romania, Bulgaria, Greece, Cyprus, the former Yugoslavia, Ukraine, Russia, Turkey, Israel, Malta. */
export const EASTERN_NUMBERS: readonly NumberScheme[] = [
  { id: "pl-nip", country: "PL", needs: "label", labels: ["NIP", "NIP nr", "Numer NIP", "N.I.P.", "Nr NIP", "NIP/VAT", "VAT", "VAT ID", "Tax ID", "VAT number", "VAT no", "NIP number", "NIP (VAT)", "VAT ID (NIP)"], shapes: [/^\d{10}/], read: checked(polish), check: "weights modulo 11", source: "https://www.podatki.gov.pl/" },
  { id: "pl-krs", country: "PL", needs: "label", labels: ["KRS", "Numer KRS", "Nr KRS", "KRS nr", "Krajowy Rejestr Sądowy", "Krajowego Rejestru Sądowego", "National Court Register", "pod numerem KRS", "KRS number", "KRS no", "pod numerem", "pod nr", "Rejestru Przedsiębiorców", "Rejestr Przedsiębiorców", "KRS under number", "Landesgerichtsregister"], shapes: [/^0\d{9}/], read: asWritten, source: "https://wyszukiwarka-krs.ms.gov.pl/" },
  { id: "pl-regon", country: "PL", needs: "label", labels: ["REGON", "Numer REGON", "Nr REGON", "REGON nr", "REGON number", "REGON no"], shapes: [/^\d{14}/, /^\d{9}/], read: checked(regon), check: "weights modulo 11", source: "https://bip.stat.gov.pl/dzialalnosc-statystyki-publicznej/rejestr-regon/" },
  { id: "cz-ico", country: "CZ", needs: "label", labels: ["IČO", "IČ", "IČ/DIČ", "IČO/DIČ", "Identifikační číslo", "Company ID", "Company registration number", "Identification number", "Reg. No", "ID No", "ID number", "Business ID", "Company ID No", "Company number", "IČO:", "Company Reg. No", "Registration number", "Reg. number", "Company identification number"], shapes: [/^\d{8}/], read: checked((digits) => digits !== TRADE_INSPECTION && ico(digits)), check: "weights modulo 11", source: "https://ares.gov.cz/", onlyWith: { tlds: ["cz", "com", "eu", "net", "org", "io", "app", "store", "shop", "tech", "online"], words: /\bič|\bico\b|czech|prague|praha|brno/i } },
  { id: "sk-ico", country: "SK", needs: "label", labels: ["IČO", "Identifikačné číslo", "Company ID", "Identification number", "IČO:", "Company registration number", "Registration number", "Reg. No", "Business ID", "ID No"], shapes: [/^\d{8}/], read: checked(ico), check: "weights modulo 11", source: "https://www.orsr.sk/", onlyWith: { tlds: ["sk"], words: /slovak|slovensk|bratislava|košice|ič dph/i } },
  { id: "sk-dic", country: "SK", needs: "label", labels: ["DIČ", "Daňové identifikačné číslo", "Tax ID"], shapes: [/^[1-9]\d{9}/], read: checked((digits) => Number(digits) % 11 === 0), check: "multiple of 11", source: "https://www.financnasprava.sk/", onlyWith: { tlds: ["sk"], words: /slovak|slovensk|bratislava|ič dph/i } },
  { id: "hu-registry", country: "HU", needs: "label", labels: ["Cégjegyzékszám", "Cégj.", "Cégjsz", "Cégjegyzék száma", "Cg.", "Cégjegyzék szám", "Cégj.sz", "Company registration number", "Registration number", "Cg", "Cégjegyzékszáma", "Cégjegyzékszámunk", "cjsz", "Cégjegyz. sz.", "Company registry number", "Company number", "Reg. No"], shapes: [/^(?:0[1-9]|1\d|20)(?:0[1-9]|1\d|2[0-3])\d{6}/], read: asWritten, source: "https://www.e-cegjegyzek.hu/", onlyWith: { tlds: ["hu"], words: /c[eé]gj|hungar|budapest|\bcg/i } },
  { id: "hu-tax", country: "HU", needs: "label", labels: ["Adószám", "Asz", "Adósz", "Adószáma", "Adószámunk", "Tax number", "Tax ID", "VAT number", "VAT ID", "Magyar adószám", "Tax no", "Adóazonosító"], shapes: [/^\d{8}[1-5]\d{2}/, /^\d{8}/], read: checked((digits) => hungarian(digits.slice(0, 8))), check: "weights modulo 10", source: "https://nav.gov.hu/", onlyWith: { tlds: ["hu"], words: /ad[oó]sz[aá]m|hungar|budapest/i } },
  { id: "ro-cui", country: "RO", needs: "label", labels: ["CUI", "CIF", "C.U.I.", "C.I.F.", "Cod fiscal", "Cod unic de înregistrare", "Cod de identificare fiscală", "Cod unic", "C.U.I", "CUI RO", "CIF RO", "Cod Unic de Identificare", "Fiscal code", "VAT", "VAT number", "Cod de înregistrare fiscală", "CUI/CIF", "Unique registration code", "C.F.", "Identificator fiscal"], shapes: [/^RO([1-9]\d{4,9})/, /^[1-9]\d{4,9}/], read: checked(romanian), check: "weights modulo 11", source: "https://www.anaf.ro/", onlyWith: { tlds: ["ro", "com", "eu", "net", "org"], words: /\bcui\b|c\.u\.i|cod (?:fiscal|unic)|rom[aâ]nia|bucure|\bRO ?\d/i } },
  { id: "ro-registry", country: "RO", needs: "prefix", labels: ["Registrul Comerțului", "Reg. Com.", "Nr. Reg. Com.", "Nr. înregistrare Registrul Comerțului", "Nr. ORC", "ORC", "J", "Registru Comerț", "Nr. Registrul Comerțului", "Număr de ordine în Registrul Comerțului", "Reg Com", "Trade Register", "Număr înregistrare", "RC", "Nr.Reg.Com"], shapes: [/^J\d{2}\d{3,6}(?:[0-2]\d|3[01])(?:0\d|1[0-2])(?:19|20)\d{2}/, /^J\d{2}\d{1,6}(?:19|20)\d{2}/, /^J(?:19|20)\d{2}\d{9}/], read: romanianRegistry, source: "https://www.onrc.ro/" },
  { id: "bg-eik", country: "BG", needs: "label", labels: ["ЕИК", "Булстат", "БУЛСТАТ", "EIK", "UIC", "Bulstat", "ЕИК/Булстат", "ЕИК №", "ЕИК по БУЛСТАТ", "Company number", "UIC number", "Unified identification code", "ЕИК/ПИК", "Company registration number", "ИН", "Company ID"], shapes: [/^(?:BG)?(\d{9})(?:\d{4})?/], read: checked(bulgarian), check: "weights modulo 11", source: "https://portal.registryagency.bg/", onlyWith: { tlds: ["bg", "com", "eu", "net", "org"], words: /еик|булстат|\beik\b|\buic\b|bulgari|sofia|софия/i } },
  { id: "gr-afm", country: "GR", needs: "label", labels: ["ΑΦΜ", "Α.Φ.Μ.", "AFM", "ΑΦΜ:", "A.Φ.M.", "Tax ID", "VAT", "VAT number", "VAT no", "TIN", "Tax Reg. No", "V.A.T."], shapes: [/^(?:EL|GR)?(\d{9})/], read: checked(greek), check: "powers of two modulo 11", source: "https://www.aade.gr/" },
  { id: "gr-gemi", country: "GR", needs: "label", labels: ["Γ.Ε.ΜΗ.", "ΓΕΜΗ", "ΑΡ. ΓΕΜΗ", "Αρ. Γ.Ε.ΜΗ.", "GEMI", "G.E.MI.", "Αριθμός ΓΕΜΗ", "GEMI no", "GEMI number", "Αριθμός Γ.Ε.ΜΗ.", "Αρ. Γ.Ε.Μ.Η.", "Γ.Ε.Μ.Η.", "ΑΡΙΘΜΟΣ ΓΕΜΗ", "General Commercial Registry", "Αριθμός Γενικού Εμπορικού Μητρώου", "Γενικού Εμπορικού Μητρώου", "Γενικό Εμπορικό Μητρώο", "G.C.R. No", "GCR"], shapes: [/^\d{12}/, /^\d{11}/, /^\d{10}/], read: asWritten, source: "https://www.businessportal.gr/" },
  { id: "cy-registry", country: "CY", needs: "label", labels: ["Registration number", "Company registration number", "Company number", "Registration no", "Reg. No", "Company no", "Reg number", "Αριθμός Εγγραφής", "Company reg no", "HE", "Company registration no", "Registered number", "Registered in Cyprus", "under number"], shapes: [/^(?:HE|ΗΕ)\d{3,6}/], read: (compact) => compact.replace("ΗΕ", "HE"), source: "https://www.companies.gov.cy/" },
  { id: "mt-company", country: "MT", needs: "label", labels: ["Company Registration number", "Company number", "Company registration no", "Registration number", "Company no", "Company Reg No", "Reg no", "Registered number", "Registered in Malta", "Registration no", "Limited", "Ltd", "plc"], shapes: [/^C\d{3,6}/], read: asWritten, source: "https://mbr.mt/", onlyWith: { tlds: ["mt"], words: /\bmalta\b|\bmfsa\b|\bmga\b/i } },
  { id: "hr-oib", country: "HR", needs: "label", labels: ["OIB", "OIB broj", "Osobni identifikacijski broj", "OIB:", "PDV ID", "Tax ID", "VAT", "VAT ID", "PIN", "VAT number"], shapes: [/^(?:HR)?(\d{11})/], read: checked(mod11and10), check: "ISO 7064 MOD 11,10", source: "https://www.porezna-uprava.hr/" },
  { id: "hr-mbs", country: "HR", needs: "label", labels: ["MBS", "Matični broj subjekta", "Matični broj poslovnog subjekta"], shapes: [/^\d{8,9}/], read: asWritten, source: "https://sudreg.pravosudje.hr/" },
  { id: "hr-mbs-unnamed", country: "HR", needs: "label", labels: ["Matični broj", "pod brojem", "Matični br", "MB"], shapes: [/^0[1-8]0?\d{6,7}/], read: asWritten, onlyWith: { tlds: ["hr"], words: /sudsk\p{L}* regist|hrvatsk|croatia|zagreb|\bOIB\b/iu }, source: "https://sudreg.pravosudje.hr/" },
  { id: "si-registry", country: "SI", needs: "label", labels: ["Matična številka", "Matična št.", "MŠ", "Mat. št.", "Matična", "matična številka podjetja", "Registration number", "Company number", "Reg. no", "Company registration number", "Registry number"], shapes: [/^\d{7}0\d\d/, /^\d{7}/], read: asWritten, source: "https://www.ajpes.si/", onlyWith: { tlds: ["si", "com", "eu"], words: /mati[cč]na|mat\. ?[sš]t|sloveni|ljubljana/i } },
  { id: "si-tax", country: "SI", needs: "label", labels: ["Davčna številka", "Davčna št.", "ID za DDV", "Davčna", "Tax number", "Tax ID"], shapes: [/^[1-9]\d{7}/], read: checked((digits) => (11 - (weighted(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(digits.slice(-1))), check: "weights modulo 11", source: "https://www.fu.gov.si/", onlyWith: { tlds: ["si"], words: /dav[cč]na|ddv|sloveni/i } },
  { id: "rs-pib", country: "RS", needs: "label", labels: ["PIB", "ПИБ", "PIB broj", "Poreski identifikacioni broj", "Tax ID", "VAT number"], shapes: [/^1\d{8}/], read: checked(mod11and10), check: "ISO 7064 MOD 11,10", source: "https://www.apr.gov.rs/" },
  { id: "rs-mb", country: "RS", needs: "label", labels: ["Matični broj", "MB", "Мат. број", "Matični br", "Матични бр", "Матични број", "Mat. br.", "Mat.br", "Registration number", "Company number", "Maticni broj", "Reg. number"], shapes: [/^\d{8}/], read: asWritten, source: "https://www.apr.gov.rs/", onlyWith: { tlds: ["rs"], words: /mati[cč]ni|матични|serbia|beograd|belgrade/i } },
  { id: "ua-edrpou", country: "UA", needs: "label", labels: ["ЄДРПОУ", "Код ЄДРПОУ", "ЕДРПОУ", "EDRPOU", "код за ЄДРПОУ", "код ЕДРПОУ", "Ідентифікаційний код", "USREOU", "USREOU code", "EDRPOU code"], shapes: [/^\d{8}/], read: asWritten, source: "https://usr.minjust.gov.ua/" },
  { id: "ru-inn", country: "RU", needs: "label", labels: ["ИНН", "INN", "ИНН/КПП", "ИНН №", "Taxpayer Identification Number", "TIN", "ИНН:"], shapes: [/^\d{12}/, /^\d{10}/], read: checked(inn), check: "weights modulo 11", source: "https://www.nalog.gov.ru/" },
  { id: "ru-ogrn", country: "RU", needs: "label", labels: ["ОГРН", "ОГРНИП", "OGRN", "ОГРН №", "PSRN", "Primary State Registration Number"], shapes: [/^[35]\d{14}/, /^[15]\d{12}/], read: checked(ogrn), check: "remainder of the other digits", source: "https://egrul.nalog.ru/" },
  { id: "by-unp", country: "BY", needs: "label", labels: ["УНП", "UNP", "УНП №"], shapes: [/^\d{9}/], read: asWritten, source: "https://egr.gov.by/" },
  { id: "kz-bin", country: "KZ", needs: "label", labels: ["БИН", "BIN", "БСН", "БИН/ИИН"], shapes: [/^\d{12}/], read: asWritten, source: "https://stat.gov.kz/" },
  { id: "tr-vkn", country: "TR", needs: "label", labels: ["Vergi No", "Vergi Numarası", "VKN", "Vergi Kimlik No", "Vergi Kimlik Numarası", "V.N.", "V.D.", "Vergi Dairesi / No", "Vergi Dairesi ve No", "Vergi Dairesi", "Vergi Dairesi/No", "Vergi Dairesi No", "Tax Number", "Tax ID", "VKN/TCKN", "Tax No"], shapes: [/^\d{10}/], read: checked(turkishTax), check: "check digit of the tax number", source: "https://www.gib.gov.tr/" },
  { id: "tr-mersis", country: "TR", needs: "label", labelBehind: true, labels: ["MERSİS", "MERSIS No", "Mersis", "Mersis Numarası", "MERSİS No", "MERSIS number"], shapes: [/^0\d{15}/], read: asWritten, source: "https://mersis.ticaret.gov.tr/" },
  { id: "il-company", country: "IL", needs: "label", labels: ["ח.פ.", "ח.פ", "חפ", "ח\"פ", "ע.מ.", "ע.מ", "עוסק מורשה", "מספר חברה", "ע.ר.", "Company number", "Company No", "Registration number", "C.N.", "H.P.", "עמותה", "עמותה רשומה", "עמותה רשומה מספר", "מספר עמותה", "ח.פ. מספר", "מס' חברה", "ע\"ר"], shapes: [/^5\d{8}/], read: checked(luhn), check: "Luhn", source: "https://ica.justice.gov.il/" },
];
