import { AMBIGUOUS, STATUS } from "./legal-suffixes";
import { ITALIAN_ROAD } from "./roads";
import { isTownsAddition } from "./town-additions";

/** Forms that stand before names as well as behind them, and words of sentences behind which they begin one. */
const FIRST = /^(?:[Oo]saühing|[Aa]ktsiaselts|UAB|AB|MB|VšĮ|IĮ|SIA|AS|IK|OÜ|MTÜ|TÜ|ООО|АО|ПАО|ПАТ|ПрАТ|ТОВ|ПП|ЕТ|АД)$/;
const LEADING_TO = /(?:^|\s)(?:yra|kaip|kā|kuidas|как|як|[–—]|ir|valdo|administruoja|un|uztur|pārvalda|on|ja|haldab|müüja|between|is|by|and|of|with|est|ist|от|на|е|и|между|між|є|та|і|з|с|является|принадлежит|належить) $/iu;

/** "AG München HRB …", "Handelsregister AG Rostock": there the letters are the local court's. */
const COURT_BEHIND = /^ (?:in )?\p{Lu}[\p{L}.() -]{2,40}?[,:]? ?(?:HR[AB]|PR|VR|GnR|GsR)(?![\p{L}])/u;
const REGISTER_BEFORE = /(?:register(?:gericht|eintrag|nummer)?|registriert|eingetragen|unter \S+ \d+|\b(?:HR[AB]|PR|VR|GnR) ?\d+)[ .:,(]*(?:beim |bei |im |des |am )?$/i;

/** Whether four digits stand before two letters: "4356 AS Oostkapelle", not "© 2026 AS Näide". */
export function isDutchPostalCode(line: string, letters: number): boolean {
  return /(?:(?<!\d)(?!19|20)\d{4}|, (?:19|20)\d\d) ?$/.test(line.slice(Math.max(0, letters - 7), letters));
}

/** "PROVIDED AS IS AND AS AVAILABLE": the word in a text in capitals. */
export function isEnglishAs(line: string, at: number): boolean {
  return line.startsWith("AS", at) && (/^AS[ -](?:IS|AVAILABLE|WELL|AN?|THE|OF|TO|IF|SUCH|PART|FOLLOWS|SET|MAY|REQUIRED|PERMITTED|NECESSARY|PROVIDED|EXPRESSLY|SOON|LONG|IT|APPLICABLE|SEEN)(?!\p{L})/u.test(line.slice(at, at + 16)) || /(?<!\p{L})(?:AND|OR|IS|ARE|WELL|SUCH|PROVIDED|provided|FAR|LONG|SOON|TRADING|KNOWN|ACTING|OPERATING|BUSINESS|REGISTERED|REFERRED TO|SERVING|WORKING) $/u.test(line.slice(Math.max(0, at - 10), at)));
}

/** "Acme SpA Via G. Rossi, 1", "Acme AB Storgatan 5": a road with its number, or what particulars go on with, ends a name. */
const PARTICULARS_BEHIND = new RegExp(
  String.raw`^ (?:(?:(?:[Vv]ia|[Vv]iale|[Vv]icolo|[Pp]iazz(?:a|ale)|[Cc]orso|[Ll]argo|[Cc]ontrada|[Ss]trada|[Ll]ocalità|[Ll]oc\.|[Ff]raz(?:ione|\.)|[Zz]ona|Rue|Avenue|Av\.|Boulevard|Bd|Place|Chemin|Route|Quai|Calle|C\/|Avda?\.?|Avenida|Plaza|Paseo|Carretera|Ctra\.|Camino|Polígono|Rua|Praça|Travessa|Estrada|Ul\.|Ulica|Al\.|Str\.|Bulevardul|Postbox|Postboks|Box|Postbus) [^|•·;:]{0,40}?\d)|` +
    String.raw`(?:\p{Lu}\p{L}+ ){0,2}\p{Lu}?\p{L}*(?:gatan|gata|gate|vägen|veien|vegen|vei|vej|gade|plads|katu|tie|straat|laan|kade|gracht|stra(?:ß|ss)e|gasse|platz) \d|` +
    String.raw`(?:Org\.? ?(?:nr|nummer)|Organi[sz]a[st]jonsn|Organisationsn|Y-tunnus|CVR|Capitale|Cap\. ?[Ss]oc|Capital|Sede|P\.? ?I(?:VA|va)|Partita|Cod(?:ice|\.)|C\.? ?F(?:isc)?\.|Siège|Siret|Siren|Domicilio|Inscrita|Registered|Registrikood|Reģ|Tel\.?|Tlf\.?|Telefon|Phone|Fax|E-?mail)[ .:])`,
  "u",
);

/** Whether the letters of a legal form at a place in a line are none there: an ordinary word, a court's, a state's, an address's. @param end where they end */
export function isOrdinaryWord(line: string, form: string, end: number): boolean {
  // "… savininkas yra UAB „Namai“": it begins the name in quotation marks; behind a sentence's word that in capitals as well.
  if (FIRST.test(form) && /^ ["„“«]/.test(line.slice(end, end + 2))) return true;
  if (FIRST.test(form) && /^ [\p{Lu}\p{N}]/u.test(line.slice(end, end + 2)) && LEADING_TO.test(line.slice(Math.max(0, end - form.length - 20), end - form.length))) return true;
  // "… édité par SARL Martin": behind a sentence's word the form begins the name.
  if (/^(?:SARL|SASU?|EURL|SCI|SNC|SELARL|SELAS|SCEA|EARL|GAEC|SCM|SCP)$/.test(form) && /^ \p{Lu}/u.test(line.slice(end, end + 2)) && /(?:(?<![\p{L}\p{N}])\p{Ll}+['’]?|\p{L}{3}[.:;|]) ?$/u.test(line.slice(Math.max(0, end - form.length - 24), end - form.length))) return true;
  // "SIREN 732 829 320, SARL Martin"
  if (/^(?:SARL|SASU?|EURL|SCI|SNC|SELARL|SELAS|SCEA|EARL|GAEC|SCM|SCP|SIA|UAB|OÜ)$/.test(form) && /^ ["„“«]?\p{Lu}/u.test(line.slice(end, end + 3)) && /\d[,.;)]? $/.test(line.slice(Math.max(0, end - form.length - 4), end - form.length))) return true;
  // "Adelaide SA 5000": South Australia, whose towns have no name behind their postal code.
  if (form === "SA" && /^,? 5[0-7]\d\d(?=\s*(?:$|[,.;|•·()–-]|Australia))/.test(line.slice(end, end + 20))) return true;
  // "Greenville, SC"
  if (form === "SC" && /, $/.test(line.slice(Math.max(0, end - 4), end - 2))) return true;
  // "£3.45 per metre inc.": with the tax.
  if (/^inc\.?$/.test(form) && /(?:[£€$¥] ?\d[\d.,]*|\d[\d.,]* ?[£€$¥])[^|•·;:]{0,25}$/u.test(line.slice(Math.max(0, end - form.length - 40), end - form.length))) return true;
  // "shop.SE": a domain's end.
  if (form === "SE" && /[\p{Ll}\d]\.$/u.test(line.slice(Math.max(0, end - 4), end - 2))) return true;
  // "… is a Delaware corporation"
  if (/^(?:corporation|limited|incorporated)$/.test(form) && /(?:(?<!\p{L})(?:is|are|was|were) |(?<!\p{L})an? (?:[\p{L}-]+ ){0,3})$/iu.test(line.slice(Math.max(0, end - form.length - 40), end - form.length))) return true;
  // "Via Roma snc, 87055 …": "senza numero civico", a house without a number.
  if (/^s\.?n\.?c\.?$/i.test(form) && (ITALIAN_ROAD.test(line.slice(Math.max(0, end - 60), end - form.length).replace(/[\s,]+$/, "")) || /^[\s,–-]*\d{5}(?!\d)/.test(line.slice(end, end + 10)))) return true;
  // "Joinville/SC": a state behind a town.
  if (/^[A-Z]{2}$/.test(form) && /\p{L}\/$/u.test(line.slice(Math.max(0, end - 4), end - 2))) return true;
  // "CA-1288-AS": the end of a licence's number.
  if (/^[A-Z]{2}$/.test(form) && /\d-$/.test(line.slice(Math.max(0, end - 4), end - 2))) return true;
  // "NORDVIK BIL OG EIENDOM AS": the word "and" in capitals.
  if (form === "OG" && /^ \p{Lu}/u.test(line.slice(end, end + 2))) return true;
  // "1847720 t.n.v. …", "M.P.C. srl": the end of another abbreviation.
  if (/^\p{L}\./u.test(form) && /\p{L}\.$/u.test(line.slice(Math.max(0, end - form.length - 2), end - form.length))) return true;
  // "1012 SE Amsterdam": the letters of a Dutch postal code.
  if (/^[A-Z]{2}$/.test(form) && isDutchPostalCode(line, end - 2) && /^ \p{Lu}/u.test(line.slice(end, end + 2))) return true;
  // "2400 København NV": a quarter's point of the compass, alone behind a town.
  if (form === "NV" && /(?<!\d)\d{4} \p{Lu}\p{L}+ $/u.test(line.slice(Math.max(0, end - 30), end - 2)) && !/^ \p{Lu}/u.test(line.slice(end, end + 2))) return true;
  // "… kierowane do KG RZW": behind a word of the sentence two abbreviations are one authority's.
  if (/^[A-Z]{2}$/.test(form) && /(?<![\p{L}\p{N}])\p{Ll}+ $/u.test(line.slice(Math.max(0, end - 24), end - 2)) && /^ (?!VAT|UID|HR[AB]|CHE|CVR|NIP|KRS|RCS|KBO|BCE|BTW|TVA|MVA|ORG|IN[CN]|CIF|NIF|CUI|USA?|UK|EU|AND|OR)[A-Z]{2,5}(?![\p{L}\p{N}:])/u.test(line.slice(end, end + 8))) return true;
  // "이 약관은 주식회사 나룻배": behind a particle the form begins the name.
  if (/^(?:주식|유한)회사$/.test(form) && /(?:[은는을를의과와가]|안녕하세요,?|(?<!\S)저희|당사)\s$/.test(line.slice(Math.max(0, end - 12), end - 4)) && /^ \S/.test(line.slice(end, end + 2))) return true;
  // "… 테헤란로 1 주식회사 한빛": behind an address as well.
  if (/^(?:주식|유한)회사$/.test(form) && /(?:\d|층|호|번지)\)?,? $/.test(line.slice(Math.max(0, end - 8), end - 4)) && /^ \S/.test(line.slice(end, end + 2))) return true;
  // "CASA DA PRAIA", "TRATTORIA DA GINO", "LINDORA DA BO TOPLO", "LINDORA DA 40 ANNI": a preposition or a conjunction in capitals.
  if (form === "DA" && /^ (?:(?!ORG|MVA|FORETAK|TLF|TEL|POSTBOKS|AVD|CVR|N[RO](?!\p{L}))\p{Lu}{2}|\d{1,3} \p{Lu}{2})/u.test(line.slice(end, end + 12))) return true;
  if (form === "AS" && isEnglishAs(line, end - 2)) return true;
  if (/^[ao]\. ?d\.$/.test(form) && isTownsAddition(line, end - form.length, end)) return true;
  // "Asunto Oy Kuusi": a form before the name.
  if (/^oy$/i.test(form) && /(?<!\p{L})(?:Asunto|Kiinteistö|As\.?) Oy$/u.test(line.slice(Math.max(0, end - 14), end)) && /^ \p{Lu}/u.test(line.slice(end, end + 2))) return true;
  if (form === "AG" && (COURT_BEHIND.test(line.slice(end, end + 60)) || REGISTER_BEFORE.test(line.slice(Math.max(0, end - 42), end - 2)))) return true;
  if (!AMBIGUOUS.has(form.toUpperCase()) || /[./]/.test(form)) return false;
  return (/^ \p{Lu}\p{Ll}/u.test(line.slice(end, end + 3)) && !PARTICULARS_BEHIND.test(line.slice(end, end + 60))) || (/^[-–]/.test(line.slice(end, end + 1)) && !STATUS.test(line.slice(end, end + 8)));
}

/** Whether a form is a part of an address of the web or of mail ("info@acme-gmbh.example", "www.acme-gmbh.example"). */
export function isInAddress(text: string, start: number, end: number): boolean {
  const run = text.slice(Math.max(text.lastIndexOf(" ", start - 1) + 1, start - 80), start);
  return run !== "" && (/^["'(<]?(?:www\.|https?:|@)|[\p{L}\p{N}]@/iu.test(run) || /^\.[a-z]{2,10}(?![\p{L}\p{N}])/u.test(text.slice(end)));
}
