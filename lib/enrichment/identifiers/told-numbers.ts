import { announcesAnyCountrys, isTaxLabel, numbersOf } from "./general-labels";
import type { Label } from "./label-trie";
import type { NumberScheme } from "./scheme";
import { toldAround, toldBeside } from "./told-countries";
import { isOwnLabelled } from "./written-forms";

/** What says that a company is registered, in the languages of Europe, and who keeps registers. */
const REGISTERED = /regist|rejestr|rejst|rekister|incorporat|constitu|costituit|organi[sz]ed|entered|enrol|inscri|iscritt|immatric|matricul|eingetragen|ingeschreven|wpisan|zapsan|zapísan|nyilvántart|cégjegyz|bejegyz|companies house|firmenbuch|chamber of comm|kamer van k|handelskam|camera di comm|cámara de com|câmara de com|izbie handl|obchodní komor/iu;

/** What else is registered, insured, allowed or dialled under a number. */
const OTHER =
  /(?<!\p{L})(?:marque|brevet|marken?(?!\p{L})|wort|patent|trade ?-?mark|design|marca|merk(?!\p{L})|licen[cs]|lizenz|concess|vergunning|agrément|autoris|authori[sz]|zulassung|erlaubnis|accredit|akkredit|polic[ey]|polizz|versicher|assuran|assurée|insur|seguro|verzeker|t[eé]l[eé]|phone|joignable|erreichbar|bereikbaar|call(?!\p{L})|orias|cnil|préfe|finma|gisa|gewerbe|vermittler|financial conduct|information commissioner|care quality|afm(?!\p{L})|kifid|testata|turismo|turyst|zatrudn|sanitari|adatvéd|vessel|ship(?!\p{L})|vehicle|charity|order|bestell|commande|pedido|articl|artikel|account|kont[oa]|iban|bank)/iu;

/** What stands right before a number that a phrase announces: a word for it ("sous le numéro", "pod nr", "under code"), a colon or a bracket. */
const COUNT = /(?:(?<!\p{L})(?:n\.?[°ºor]?|n[uú]m(?:e|é|é)r[ou]?(?:l|m|em)?|numm?er|number|numărul|numer(?:em|olla)?|č(?:\.|íslem|íslom|íslo)?|code|kod|unter|al|szám\p{L}{0,3})[.:°]*|[:(])[ (]*$/iu;

/** How far a phrase reaches back from its number. */
const SENTENCE = 200;

/** The text that a number stands in. */
export interface Surroundings {
  readonly before: string;
  readonly behind: string;
  readonly around: () => string;
}

/** The numbers of the countries that are told beside a label. */
export interface Told {
  /** Of those that the number's own line tells, where the label is a register's: they go before the page's own country. */
  readonly first: readonly NumberScheme[];
  /** Of those that the lines around it tell. */
  readonly then: readonly NumberScheme[];
  readonly countries: readonly string[];
}

const NOTHING: Told = { first: [], then: [], countries: [] };

/** The numbers that a label of the whole world announces because of the countries told beside it: "Registernummer: 04837261" below a London address is a British company's. */
export function toldByLabel(label: Label, { before, behind, around }: Surroundings, own: string | undefined): Told {
  if (!announcesAnyCountrys(label)) return NOTHING;
  const countries = toldBeside(before, behind);
  const isTax = isTaxLabel(label);
  const numbers = (told: readonly string[]): readonly NumberScheme[] => told.flatMap((country) => numbersOf(country, isTax));
  const [beside, near] = [numbers(countries), numbers(toldAround(around()))];
  const isOwn = isTax || countries.includes(own ?? "");
  return { first: isOwn ? [] : beside, then: isOwn ? [...beside, ...near] : near, countries };
}

/** Whether a text may tell a registration. */
export const tellsRegistration = (text: string): boolean => REGISTERED.test(text);

/**
 * The numbers that a sentence announces in its own words: "société enregistrée en Angleterre sous le numéro …" is a British company's. Such words stand before every other number too: the
 * sentence must tell that a company is registered, and in which country.
 * @param from where the sentence begins at the earliest: the number before it has its own words
 */
export function toldByPhrase(text: string, from: number, start: number, end: number): readonly NumberScheme[] {
  const before = text.slice(Math.max(from, start - SENTENCE), start);
  if (!COUNT.test(before) || !REGISTERED.test(before) || OTHER.test(before)) return [];
  // "SRA No. 661907", but "Registered in Estonia No. 10421629".
  if (isOwnLabelled(text, start) && toldBeside(/\S+(?= \S+ ?$)/u.exec(before)?.[0] ?? "", "").length === 0) return [];
  return toldBeside(before, text.slice(end, end + SENTENCE / 2)).slice(0, 3).flatMap((country) => numbersOf(country, false));
}
