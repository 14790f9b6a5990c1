import { mod11and10, weighted } from "./checks";
import { asWritten, checked, type NumberScheme } from "./scheme";

const COURT_LABELS = ["Handelsregister", "Handelsregisternummer", "Handelsregister-Nr", "Handelsregister Nr", "HReg", "Registernummer", "Register-Nr", "Registereintrag", "Amtsgericht", "Registergericht", "Genossenschaftsregister", "Vereinsregister", "Partnerschaftsregister", "Vereinsregisternummer", "Genossenschaftsregisternummer", "Partnerschaftsregisternummer", "VR-Nr", "Commercial Register", "Registration number", "Register number", "Trade register", "Local Court", "District Court", "Reg.-Nr", "Registergericht und Nummer", "Registernr", "Handelsregistereintrag", "HRB-Nr", "HRB-Nummer"];

/** Labels under which the number may stand without its register's letters, which are then told elsewhere. */
const BARE_LABELS = ["Registernummer", "Register-Nr", "Registernr", "Handelsregisternummer", "Handelsregister-Nr", "HR-Nummer", "HR-Nr", "Reg.-Nr", "Handelsregister Nr", "Nummer des Registers"];

/** "© 2025 Klar GmbH": digits that may be a year are a number with the right check letter only. */
function firmenbuchNumber(compact: string): string | undefined {
  if (!/^\d{4,6}[A-Z]$/.test(compact)) return undefined;
  const digits = compact.slice(0, -1);
  const letter = "ABDFGHIKMPSTVWXYZ".charAt(weighted(digits.padStart(6, "0"), [6, 4, 14, 15, 10, 1]) % 17);
  return /^(?:19|20)\d\d$/.test(digits) && !compact.endsWith(letter) ? undefined : compact;
}

/** Registers of cooperatives, partnerships and associations; without a label their letters are anything ("pr. 192" is a house in an avenue). */
function courtNumber(compact: string): string | undefined {
  const [, register, number] = /^([A-Z]{2,3}?)(?:NUMMER|NR)?((?!0+(?:[A-Z]|$))\d{1,6}[A-Z]{0,3})$/.exec(compact) ?? [];
  return register === undefined || number === undefined ? undefined : `${register}${number}`;
}

/** A register's own name before the number says its letters ("Vereinsregister Köln Nr. 1234"). */
function bareOf(register: string, labels: readonly string[]): readonly NumberScheme[] {
  return [{ id: `de-bare-${register.toLowerCase()}`, country: "DE", needs: "label", labels, shapes: [/^\d{2,6}/], read: (digits) => (/^(?:19|20)\d\d$/.test(digits) ? undefined : `${register}${digits}`), source: "https://www.gesetze-im-internet.de/vrv/" }];
}

function swiss(compact: string): boolean {
  return (11 - (weighted(compact.slice(3), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === Number(compact.slice(11, 12));
}

/** Germany, Austria, Switzerland and Liechtenstein. */
export const GERMANIC_NUMBERS: readonly NumberScheme[] = [
  {
    id: "de-handelsregister", country: "DE", needs: "prefix", labels: COURT_LABELS,
    // Unique only together with its court; the letters behind it are part of the number (HRB 1067 BS).
    shapes: [/^HR[AB](?:NUMMER|NR)?\d{1,6}/], read: courtNumber, source: "https://www.gesetze-im-internet.de/hrv/",
  },
  {
    id: "de-division-b", country: "DE", needs: "label", labels: ["HRB", "HR B", "HRB-Nr", "HRB-Nummer", "Handelsregister B", "Handelsregister Abteilung B", "HReg B", "Abt. B Nr", "Abt. B", "Abteilung B", "Abteilung B Nr", "Abteilung B Nummer"], shapes: [/^\d{3,6}/], read: (digits) => (/^(?:19|20)\d\d$/.test(digits) ? undefined : `HRB${digits}`),
    source: "https://www.gesetze-im-internet.de/hrv/",
  },
  {
    id: "de-division-a", country: "DE", needs: "label", notBehind: /\bABTA\b/, labels: ["HRA", "HR A", "HRA-Nr", "HRA-Nummer", "Handelsregister A", "Handelsregister Abteilung A", "HReg A", "Abt. A Nr", "Abt. A", "Abteilung A", "Abteilung A Nr", "Abteilung A Nummer"], shapes: [/^\d{3,6}/], read: (digits) => (/^(?:19|20)\d\d$/.test(digits) ? undefined : `HRA${digits}`),
    source: "https://www.gesetze-im-internet.de/hrv/",
  },
  {
    id: "de-division-letter", country: "DE", needs: "label", labels: COURT_LABELS, shapes: [/^[AB]\d{3,6}/], read: (compact) => `HR${compact}`, source: "https://www.gesetze-im-internet.de/hrv/",
    onlyWith: { tlds: [], words: /amtsgericht|registergericht|handelsregister/i },
  },
  {
    id: "de-other-registers", country: "DE", needs: "label", labelBehind: true, labels: COURT_LABELS,
    shapes: [/^(?:GNR|PR|VR|GSR)(?:NUMMER|NR)?\d{1,6}/], read: courtNumber, source: "https://www.gesetze-im-internet.de/vrv/",
  },
  {
    id: "de-lettered-registers", country: "DE", needs: "prefix", labels: COURT_LABELS,
    shapes: [/^(?:GNR|PR|VR|GSR)(?:NUMMER|NR)?\d{1,6}/], read: courtNumber, source: "https://www.gesetze-im-internet.de/vrv/",
    // Without a label their letters are anything ("pr. 192" is a house in an avenue): the court stands beside them.
    onlyWith: { tlds: [], words: /(?<!\p{L})GnR\.? ?\d|(?<!\p{L})(?:PR|VR|GnR|GsR)(?:[ -]?Nr\.?:?)? ?\d+ ?,? ?(?:beim |des |am )?(?:AG|Amtsgericht|Registergericht)(?!\p{L})|(?:AG|Amtsgericht|Registergericht) \p{Lu}[\p{L}.() -]{2,30}[,:]? (?:unter )?(?:PR|VR|GnR|GsR) ?\d/u },
  },
  {
    id: "de-bare-b", country: "DE", needs: "label", labels: BARE_LABELS, shapes: [/^\d{3,6}/], read: (digits) => (/^(?:19|20)\d\d$/.test(digits) ? undefined : `HRB${digits}`), source: "https://www.gesetze-im-internet.de/hrv/",
    onlyWith: { tlds: [], words: /\bHR ?B\b|(?:Abteilung|Abt\.) B\b|(?<!\p{L})(?:g?GmbH|AG|UG)(?! ?& ?Co)(?!\p{L})/u },
  },
  {
    id: "de-bare-a", country: "DE", needs: "label", labels: BARE_LABELS, shapes: [/^\d{3,6}/], read: (digits) => (/^(?:19|20)\d\d$/.test(digits) ? undefined : `HRA${digits}`), source: "https://www.gesetze-im-internet.de/hrv/",
    onlyWith: { tlds: [], words: /\bHR ?A\b|(?:Abteilung|Abt\.) A\b|& ?Co\.? ?KG|(?<!\p{L})(?:OHG|KG|e\. ?K\.)(?!\p{L})/u },
  },
  ...bareOf("VR", ["Vereinsregister", "Vereinsregisternummer", "Vereinsregister-Nr", "VR-Nummer"]),
  ...bareOf("GNR", ["Genossenschaftsregister", "Genossenschaftsregisternummer", "Genossenschaftsregister-Nr"]),
  ...bareOf("PR", ["Partnerschaftsregister", "Partnerschaftsregisternummer", "Partnerschaftsregister-Nr"]),
  {
    // The company's number with five digits for its activities, which are no part of what it is found by.
    id: "de-w-idnr", country: "DE", needs: "prefix", labels: ["W-IdNr", "W-ID-Nr", "W-Id", "Wirtschafts-Identifikationsnummer", "Wirtschafts-Identifikations-Nr", "Wirtschaftsidentifikationsnummer", "Wirtschafts-ID", "Wirtschafts-IdNr", "Wirtschafts-ID-Nr"],
    shapes: [/^(DE[1-9]\d{8})\d{5}/, /^DE[1-9]\d{8}/], read: checked((compact) => mod11and10(compact.slice(2))), check: "ISO 7064 MOD 11,10", source: "https://www.bzst.de/DE/Unternehmen/Identifikationsnummern/Wirtschafts-Identifikationsnummer/wirtschaftsidentifikationsnummer_node.html",
  },
  {
    id: "at-firmenbuch", country: "AT", needs: "label", labels: ["FN", "Firmenbuchnummer", "Firmenbuch-Nr", "Firmenbuchnr", "Firmenbuch", "FB-Nr", "FN-Nr", "Firmenbuch FN", "Firmenbuchnummer FN", "FBN", "Company register", "Commercial register", "Company registration number", "Commercial register number", "Handelsregister", "FB", "Firmenbuch-Nummer", "Company number", "Company register number", "Registration number", "Firmenbucheintrag", "Firmenbuchgericht", "Firmenbuchnummer und Firmenbuchgericht", "Firmenbuch-Eintrag", "Companies register", "Companies register number", "Handelsgericht", "Landesgericht", "Landes- als Handelsgericht"],
    shapes: [/^(?:FN)?(\d{1,6}[A-Z])/], read: firmenbuchNumber,
    source: "https://www.justiz.gv.at/service/datenbanken/firmenbuch",
  },
  {
    id: "at-zvr", country: "AT", needs: "label", labels: ["ZVR", "ZVR-Zahl", "ZVR-Nr", "ZVR Zahl", "ZVR-Nummer", "Vereinsregisternummer", "Zentrales Vereinsregister", "Zentrale Vereinsregister-Zahl", "Zentrale Vereinsregisterzahl", "Vereinsregisterzahl", "Vereinsregister-Nr", "Vereinsregisterauszug", "Vereinsregisterauszug No", "ZVR-Zl"], shapes: [/^\d{9,10}/], read: asWritten, source: "https://www.bmi.gv.at/409/",
  },
  {
    id: "ch-uid", country: "CH", needs: "prefix", labels: ["UID", "CHE", "MWST", "MWST-Nr", "MwSt-Nr", "MWST-Nummer", "Handelsregister", "Handelsregisternummer", "IDE", "IDI", "TVA", "N° TVA", "IVA", "Firmennummer", "Unternehmens-Identifikationsnummer", "UID-Nr", "UID-Nummer", "VAT", "Registernummer", "N. IVA", "numéro IDE", "Unternehmensnummer"],
    shapes: [/^CHE\d{9}/, /^\d{9}/], read: (compact) => checked(swiss)(compact.startsWith("CHE") ? compact : `CHE${compact}`), check: "weights modulo 11", source: "https://www.bfs.admin.ch/bfs/en/home/registers/enterprise-register/enterprise-identification.html",
  },
  {
    id: "ch-old-register", country: "CH", needs: "label", labels: ["CH-Nr", "Handelsregister-Nr", "Handelsregister", "Handelsregisternummer", "Firmennummer", "Registre du commerce", "Registernummer", "Firmen-Nr", "CH-ID", "RC", "HR-Nr"],
    shapes: [/^CH\d{11}/], read: asWritten, source: "https://www.zefix.ch/",
  },
  {
    id: "li-register", country: "LI", needs: "label", labels: ["Registernummer", "Öffentlichkeitsregister", "Handelsregister", "Handelsregisternummer", "Register-Nr", "FL-Nr", "Reg.-Nr", "Handelsregister-Nr", "Öffentlichkeitsregisternummer", "Register number"], shapes: [/^FL\d{11}/], read: asWritten, source: "https://handelsregister.li/",
  },
];
