import type { NumberScheme } from "./scheme";
import { VAT_RULES } from "./vat";

/** What a VAT number is called, by the country in whose languages it is. */
const NATIONAL_LABELS: Readonly<Record<string, readonly string[]>> = {
  AT: ["UID", "UID-Nr", "UID-Nummer", "ATU", "ATU-Nr", "ATU-Nummer", "Umsatzsteuer-ID", "USt-ID", "UStID-Nr"],
  BE: ["BTW", "BTW-nr", "BTW-nummer", "BTW nummer BE", "TVA", "N° TVA", "numéro de TVA", "BTW/TVA", "TVA/BTW", "BTW BE", "TVA BE", "numéro d'entreprise TVA", "BTW/ondernemingsnummer"],
  BG: ["ДДС", "ДДС номер", "ДДС №", "ИН по ДДС", "ИН по ЗДДС"],
  CY: ["ΦΠΑ", "Αρ. ΦΠΑ", "TIC", "Tax Identification Code", "ΑΦΤ", "Α.Φ.Τ."],
  CZ: ["DIČ", "Daňové identifikační číslo"],
  DE: [
    "USt-IdNr", "USt-Id-Nr", "USt-ID", "UStID", "USt-ID-Nummer", "Umsatzsteuer-ID", "Umsatzsteuer-IdNr", "Umsatzsteuer-Id-Nr", "Umsatzsteueridentifikationsnummer",
    "Umsatzsteuer-Identifikationsnummer", "Umsatzsteuer-Identnummer", "Umsatzsteuer-Ident-Nr", "USt-Ident-Nr", "USt-Identifikationsnummer", "Ust-Identnr", "VAT-ID", "Ust Nr", "UStNr",
    "Umsatzsteuer-Identifikations-Nr", "Umsatzsteuernummer", "Umsatzsteuer-Nr", "UID", "UID-Nr", "USt", "Umsatzsteuer",
  ],
  DK: ["CVR", "CVR-nr", "Moms-nr", "SE-nr", "SE nr", "momsregistrering"],
  EE: ["KMKR", "KMKR nr", "KMKR number", "Käibemaksukohustuslase number", "Käibemaksukohustuslase nr", "Käibemaksunumber", "KM reg nr", "KMK nr", "KMKN"],
  EL: ["ΑΦΜ", "Α.Φ.Μ.", "ΦΠΑ", "AFM"],
  ES: ["NIF", "CIF", "NIF-IVA", "IVA intracomunitario", "NIF intracomunitario", "VAT intracomunitario", "C.I.F. nº", "N.I.F. nº", "IVA", "NIF/CIF", "CIF/NIF"],
  FI: ["ALV", "ALV-numero", "ALV-tunniste", "ALV-nro", "VAT-numero", "VAT-tunnus", "momsnummer"],
  FR: [
    "TVA", "N° TVA", "N° de TVA", "numéro de TVA", "TVA intracommunautaire", "N° TVA intracommunautaire", "numéro de TVA intracommunautaire", "N° TVA intracom", "TVA intra", "TVA intracom", "N° de TVA intracommunautaire",
    "numéro d'identification TVA", "identifiant TVA", "numéro TVA intracommunautaire", "N° de TVA intracom", "TVA communautaire", "numéro TVA", "Code TVA", "N° TVA CEE", "n° d'identification TVA", "n° id TVA",
  ],
  GB: ["VAT registered", "VAT registered number", "VAT Registered No", "VAT GB", "GB VAT", "GB VAT No", "UK VAT number", "UK VAT", "VAT Registration GB"],
  HR: ["OIB", "PDV ID", "PDV", "PDV broj", "PDV br"],
  HU: ["Közösségi adószám", "EU adószám", "Uniós adószám", "EU VAT"],
  IE: ["Irish VAT", "VAT IE", "CBL"],
  IT: ["P.IVA", "Partita IVA", "P. IVA n.", "Partita I.V.A.", "P.I.", "PI", "P.I.V.A.", "Part. IVA", "Partita IVA n.", "P.IVA/C.F.", "C.F./P.IVA", "C.F. e P.IVA", "P.IVA e C.F.", "CF e PIVA", "Cod. Fisc. e P.IVA", "Codice Fiscale e Partita IVA",
    "Partita IVA e Codice Fiscale", "Codice Fiscale/Partita IVA", "Cod. Fisc./P.IVA", "IVA", "VAT IT", "MwSt-Nr", "MwSt-Nummer", "Mehrwertsteuernummer", "P.VA", "Cod. Fisc. e Partita IVA", "C.F. & P.IVA", "P.IVA & C.F.", "C.F. P.IVA", "P. IVA C.F."],
  LT: ["PVM", "PVM kodas", "PVM mokėtojo kodas", "PVM mok. kodas"],
  LU: ["TVA", "N° TVA", "numéro de TVA", "TVA LU", "Luxembourg VAT"],
  LV: ["PVN", "PVN Nr", "PVN reģistrācijas Nr", "PVN maksātāja numurs", "PVN reģ. Nr"],
  MT: ["VAT MT", "Malta VAT"],
  NL: ["BTW", "BTW-nr", "BTW-nummer", "BTW-id", "BTW-identificatienummer", "BTW id nummer", "BTW nummer NL", "btw identificatie nummer", "omzetbelastingnummer", "OB-nummer", "belastingnummer", "BTW NL"],
  PL: ["NIP UE", "VAT UE", "VAT EU", "NIP EU"],
  PT: ["NIF", "NIPC", "contribuinte", "n.º de contribuinte", "IVA", "número de contribuinte", "contribuinte n.º"],
  RO: ["CUI", "CIF", "cod fiscal", "cod TVA", "cod unic de înregistrare", "C.I.F.", "cod de identificare fiscală", "cod înregistrare fiscală"],
  SE: ["Momsregistreringsnummer", "Moms-nr", "Momsnummer", "Moms reg nr", "VAT-nr", "VAT-nummer", "Momsreg.nr", "VAT nr", "moms"],
  SI: ["Davčna številka", "ID za DDV", "ID št. za DDV", "identifikacijska številka za DDV", "ID DDV", "DDV", "davčna št.", "Davčna", "ID številka za DDV"],
  SK: ["IČ DPH", "IČDPH", "DIČ"],
  XI: ["VAT XI"],
};

/** What pages in English, and those in any language that borrow it, call a VAT number. */
const ENGLISH_LABELS: readonly string[] = [
  "VAT", "VAT number", "VAT no", "VAT nr", "VAT ID", "VAT ID no", "VAT ID number", "VAT identification number", "VAT registration number", "VAT registration no", "VAT registration", "VAT Reg", "VAT reg no", "VAT reg number",
  "EU VAT", "EU VAT ID", "EU VAT number", "European VAT number", "Intra-Community VAT number", "Tax ID", "Tax number", "Tax no", "VAT code", "VATIN", "VAT Id Nr", "value added tax identification number", "value added tax number", "VAT Identification No",
  "value added tax id", "sales tax identification number", "sales tax ID", "turnover tax identification number", "VAT n°", "our VAT number is", "Tax identification number",
];

/** Prefixes whose check digits pass too many random numbers, or have none: a label must stand beside them. */
const WEAK: ReadonlySet<string> = new Set(["BG", "CZ", "RO", "CY"]);

/**
 * The VAT numbers of the European Union and Northern Ireland. With their prefix they are recognised wherever they stand; beside a label also
 * without it. A Greek number is of GR, one of Northern Ireland of GB.
 */
export const VAT_SCHEMES: readonly NumberScheme[] = Object.entries(VAT_RULES).map(([prefix, { shape, passes }]) => ({
  id: `${prefix.toLowerCase()}-vat`,
  country: prefix === "EL" ? "GR" : prefix === "XI" ? "GB" : prefix,
  shapes: shapesOf(prefix, shape),
  labels: [...ENGLISH_LABELS, ...(NATIONAL_LABELS[prefix] ?? [])],
  needs: WEAK.has(prefix) ? "label" : "prefix",
  read: (compact) => readVat(prefix, compact, passes),
  check: "check digits of VAT numbers",
  source: "https://ec.europa.eu/taxation_customs/vies/",
}));

/** With the prefix, and without it where the digits alone are enough: an unprefixed row of two digits would be anything. */
function shapesOf(prefix: string, shape: string): readonly RegExp[] {
  const typed = prefix === "NL" ? "\\d{9}B[\\dO]\\d" : prefix === "BE" ? "(?:[01]\\d{9}|[1-9]\\d{8})" : shape;
  const bare = prefix === "RO" ? "[1-9]\\d{5,9}" : prefix === "BE" ? "(?:[01]\\d{9}|[4-9]\\d{8})" : typed;
  const before = prefix === "EL" ? "(?:EL|GR)" : prefix;
  return prefix === "XI" ? [new RegExp(`^XI${shape}`)] : [new RegExp(`^${before}${typed}`), new RegExp(`^${bare}`)];
}

function readVat(prefix: string, compact: string, passes: (national: string) => boolean): string | undefined {
  const bare = compact.startsWith(prefix) || (prefix === "EL" && compact.startsWith("GR")) ? compact.slice(2) : compact;
  // Common slips: the letter O for a zero behind the Dutch B, a Belgian number in its nine-digit form of before 2005.
  const national = prefix === "NL" ? bare.replace(/BO/, "B0") : prefix === "BE" && bare.length === 9 ? `0${bare}` : bare;
  return passes(national) ? `${prefix}${national}` : undefined;
}
