import type { NumberScheme } from "./scheme";
import { SCHEMES } from "./schemes";

/** By country: the legal forms behind (or, for some, before) whose name companies write their number without a label, and which numbers those are. */
interface Custom {
  readonly schemes: readonly NumberScheme[];
  /** Forms right before the number. */
  readonly behind: RegExp;
  /** Forms before the name, where that is the custom. */
  readonly before?: RegExp;
}

/** What may stand between the form and its number: a bracket, a dash, a comma or a blank; in brackets only, where telephones look alike. */
const GAP = "[.,]?(?: ?[(–—|·:-] ?|, | )$";
const BRACKET = "[.,]? ?\\($";

const custom = (ids: readonly string[], forms: string, gap = GAP, before?: string): Custom => ({
  schemes: ids.flatMap((id) => SCHEMES.filter((scheme) => scheme.id === id)),
  behind: new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms})${gap}`, "u"),
  ...(before !== undefined && { before: new RegExp(`(?:^|[\\s(„"“])(?:${before})[ „"“«]{1,2}\\p{Lu}[^\\d:()]{1,50}${gap}`, "u") }),
});

/** Only numbers with check digits, or in brackets: everything else is as well a telephone or a price. */
const CUSTOMS: Readonly<Record<string, Custom>> = {
  SE: custom(["se-orgnr"], "AB|HB|KB|Aktiebolag|Handelsbolag|Kommanditbolag|[Ee]konomisk förening|[Ff]örening(?:en)?", GAP, "AB"),
  NO: custom(["no-orgnr"], "AS|ASA|ANS|DA|SA|BA|ENK|NUF"),
  DK: custom(["dk-cvr"], "A/S|ApS|I/S|K/S|P/S|IVS|F\\.?m\\.?b\\.?a|A\\.m\\.b\\.a", BRACKET),
  FI: custom(["fi-y-tunnus"], "Oy|Oyj|OY|Ky|KY|Tmi|Ab|Oy Ab|Ay|ry|osk|Osuuskunta"),
  EE: custom(["ee-registrikood"], "OÜ|AS|MTÜ|FIE|TÜ|UÜ", GAP, "OÜ|AS|MTÜ"),
  LV: custom(["lv-regnr"], "SIA|AS|IK", GAP, "SIA|AS|IK"),
  LT: custom(["lt-code"], "UAB|AB|MB|IĮ|VšĮ", GAP, "UAB|AB|MB|IĮ|VšĮ"),
  BR: custom(["br-cnpj"], "[Ll][Tt][Dd][Aa]|S[./]?[AS]|EIRELI|Eireli|ME|EPP|MEI|SLU"),
  PT: custom(["pt-nipc"], "[Ll][Dd][Aa]|S\\.?A"),
  ES: custom(["es-nif"], "S\\.? ?[LA](?:\\.? ?[LUP])?|S\\. ?[Cc]oop|S\\.?C\\.?P|C\\.?B"),
  IT: custom(["it-codice-fiscale"], "[Ss]\\.?[Rr]\\.?[Ll](?:\\.?[Ss])?|[Ss]\\.?[Pp]\\.?[Aa]|[Ss]\\.?[NnAa]\\.?[CcSs]"),
  FR: custom(["fr-siret", "fr-siren"], "SARL|SASU?|EURL|SCI|SNC|SELARL|SCOP|S\\.A\\.(?:R\\.L|S)"),
  BE: custom(["be-kbo"], "BV|NV|BVBA|CV|VZW|VOF|SRL|SA|SPRL|ASBL|SC"),
  CZ: custom(["cz-ico"], "s\\. ?r\\. ?o|a\\. ?s|v\\. ?o\\. ?s|z\\. ?s"),
  SK: custom(["sk-ico"], "s\\. ?r\\. ?o|a\\. ?s|o\\. ?z"),
  HU: custom(["hu-tax"], "[Kk][Ff][Tt]|[ZN]yrt|Zrt|[Bb]t|Kkt|E\\.?[CV]"),
  HR: custom(["hr-oib"], "j?\\.?d\\. ?o\\. ?o|d\\. ?d|obrt"),
  BG: custom(["bg-eik"], "ЕООД|ООД|ЕАД|АД|ЕТ|EOOD|OOD|EAD|AD"),
  IL: custom(["il-company"], "בע[\"״']?מ"),
  AU: custom(["au-abn", "au-acn"], "Pty\\.? Ltd|Pty\\.? Limited|Ltd|Limited"),
  ZA: custom(["za-company"], "\\(?(?:Pty|PTY|Edms)\\)?\\.? (?:Ltd|LTD|Limited|Bpk)|CC|BK|NPC|Bpk"),
  GB: custom(["gb-company"], "Ltd|LTD|Limited|LIMITED|LLP|PLC|plc|CIC|C\\.?I\\.?C", BRACKET),
  IE: custom(["ie-cro"], "Ltd|Limited|DAC|CLG|PLC|plc|Teoranta", BRACKET),
};

/** Ways of grouping that are one number's own in its country, so that with its check digits it is one without a label: no telephone is written so. */
const OWN_GROUPS: Readonly<Record<string, readonly [ids: readonly string[], groups: RegExp]>> = {
  BR: [["br-cnpj"], /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}(?!\d)/], BE: [["be-kbo"], /^[01]\d{3}\.\d{3}\.\d{3}(?![\d.])/], HU: [["hu-tax"], /^\d{8}-[1-5]-\d{2}(?!\d)/], FI: [["fi-y-tunnus"], /^\d{7}-\d(?!\d)/],
  AR: [["ar-cuit"], /^3[034]-\d{8}-\d(?!\d)/], KR: [["kr-business"], /^\d{3}-\d{2}-\d{5}(?!\d)/], CO: [["co-nit"], /^[89]\d{2}\.\d{3}\.\d{3}-\d(?!\d)/],
};
const GROUPED = new Map(Object.entries(OWN_GROUPS).map(([country, [ids, groups]]) => [country, { groups, schemes: SCHEMES.filter(({ id }) => ids.includes(id)) }]));

/** "Order 1016332-1", "Tuote nro 1234567-1": what is numbered otherwise. */
const BEHIND_LABEL = /(?:(?<!\p{L})(?:n[r°º]|no|nro|n:o|order|item|sku|ref|tilaus|tuote|lasku|viite|pedido|factura|주문|계좌)|(?:numero|number|nummer|koodi|code|c[oó]digo|id|번호))[.:]* ?$|# ?$/iu;

/** The numbers of the page's country that are grouped as the text at a place is; none where its grouping says nothing. */
export function groupedAs(text: string, start: number, country: string | undefined): readonly NumberScheme[] {
  const known = BEHIND_LABEL.test(text.slice(Math.max(0, start - 30), start)) ? undefined : GROUPED.get(country ?? "");
  return known?.groups.test(text.slice(start, start + 20)) === true ? known.schemes : [];
}

/** A letter, and what may stand between a form and its number. */
const LETTER_BEFORE = /\p{L}\.?[)"”“»]?[.,]?[\s(–—|·:,-]{0,3}$/u;

export interface AnnouncedByForm {
  readonly schemes: readonly NumberScheme[];
  /** The form, and where it stands before the name that too. */
  readonly form: string;
}

/** The numbers that a name's legal form announces at the end of a text, and the form; undefined where none stands there. */
export function announcedByForm(before: string, country: string | undefined): AnnouncedByForm | undefined {
  const known = country === undefined ? undefined : CUSTOMS[country];
  if (known === undefined || !LETTER_BEFORE.test(before.slice(-9))) return undefined;
  const match = known.behind.exec(before) ?? known.before?.exec(before) ?? null;
  return match === null ? undefined : { schemes: known.schemes, form: match[0].replace(/[\s(–—|·:,-]+$/u, "").trim() };
}
