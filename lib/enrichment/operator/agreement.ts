import { analyseName } from "../../company/names";
import { withoutAddition } from "./form-additions";
import { isPlaceWord } from "./place-words";

/** A name's words without its legal form, folded, and joined for comparing spellings ("Acme-Shop" and "acmeshop"). */
export interface NameKey {
  readonly words: readonly string[];
  readonly squashed: string;
  readonly hasForm: boolean;
}

const keys = new Map<string, NameKey>();
const MAX_REMEMBERED = 2000;

export function nameKey(name: string): NameKey {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const text = name.slice(0, 200).replace(/["„“”«»]/g, " ");
  const bare = withoutAddition(text);
  const whole = analyseName(bare);
  const { core, legalForm } = bare === text || whole.legalForm.length > 0 ? whole : analyseName(text);
  const key = { words: core, squashed: core.join(""), hasForm: legalForm.length > 0 };
  if (keys.size >= MAX_REMEMBERED) keys.clear();
  keys.set(name, key);
  return key;
}

/** Words that so many names share that they make two names no more alike. */
const COMMON: ReadonlySet<string> = new Set(
  "the and und et de la group gruppe groep groupe grupo gruppo grup grupa grupp skupina holding holdings international services service solutions company consulting digital media online shop store web design studio deutschland germany france italia nederland uk europe global hotel restaurant gmbh systems technologies technology software marketing energy immobilien bau technik realty estate estates real properties property insurance financial finance capital legal lawyers attorneys health medical dental roofing plumbing construction builders management partners ventures labs".split(" "),
);

/** Trades, places and praise: companies that share but one of these words have nothing to do with each other. */
const TRADES: ReadonlySet<string> = new Set(
  ("solar power electric electrical elektro water garden gardens food foods travel tours auto autos cars dental dent wine wines weine coffee news press magazine journal radio daily sport sports fitness music photo photography fashion kitchen kitchens windows school academy club city north south east west northern southern nord home homes house haus land park life world welt green blue best smart first royal star central european american british " +
    "canada australia austria österreich schweiz switzerland suisse españa espana polska brasil brazil india ireland scotland england london berlin paris bancorp bank banca banque trust fund law clinic klinik praxis zahnarzt apotheke pharmacy pharma autohaus tischlerei zimmerei heizung sanitär sanitaer metallbau maschinenbau transport transporte transports logistics logistik verlag brauerei bäckerei metzgerei gasthof café weingut " +
    "immobilier immobiliare menuiserie toitures bouwbedrijf bouw techniek installatie bygg byggeri fastigheter fastighet rakennus stavby building engineering industries industry industrie products produkte trading imports export handel handels commerce commercial distribution network networks group data cloud security safety training education community foundation stiftung stichting fondation association verein verband academies").split(" "),
);

/** Whether a name has no word of its own beside its legal form. */
export function isAllCommon(name: string): boolean {
  return nameKey(name).words.every((word) => COMMON.has(word));
}

/** Whether two names are the same but for case, punctuation and legal form. */
export function isSameName(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  return a.squashed !== "" && a.squashed === b.squashed;
}

/** Whether a label begins with the whole of a name that is long enough to say something ("pharmacie-linden-basel" and "Pharmacie Linden"). */
export function beginsWithName(label: string, name: string): boolean {
  const { squashed } = nameKey(name);
  return squashed.length >= 6 && nameKey(label).squashed.startsWith(squashed);
}

/** Whether a name begins with the whole of another ("HWB Service GmbH" of "HWB") that is more than a trade. */
export function isNamedAfter(name: string, other: string): boolean {
  const [{ words }, { words: first, squashed }] = [nameKey(name), nameKey(other)];
  return squashed.length >= 3 && first.length < words.length && first.every((word, at) => words[at] === word) && !isAllTrades(other);
}

/** Whether a name has but words that many share: trades, places and praise ("Music School"). */
export const isAllTrades = (name: string): boolean => nameKey(name).words.every((word) => COMMON.has(word) || TRADES.has(word));

/** Whether two names probably belong to one company: one holds the other, or they share a word that is not common. */
export function areAlike(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (a.squashed === "" || b.squashed === "") return false;
  const [short, long] = a.squashed.length <= b.squashed.length ? [a.squashed, b.squashed] : [b.squashed, a.squashed];
  if (short.length >= 4 && long.includes(short) && !TRADES.has(short)) return true;
  if (isNamedAfter(one, other) || isNamedAfter(other, one)) return true;
  return a.words.some((word) => word.length >= 4 && !COMMON.has(word) && !TRADES.has(word) && b.words.includes(word));
}

/** Domains write "Dörfler" as "doerfler", "Bjørn" as "bjoern": both spellings become one. */
export const withoutUmlauts = (text: string): string => text.replace(/([aou])e|aa/g, (pair) => pair.charAt(0));

/** Cyrillic letters have several spellings in Latin ones ("Зелений" is "zeleniy" and "zelenyy", "Хата" "khata" and "hata", "Гончар" "gonchar" and "honchar"): all become one. */
export const oneRomanisation = (text: string): string => text.replace(/shch|sch/g, "sh").replace(/kh|[gx]/g, "h").replace(/ts/g, "c").replaceAll("w", "v").replace(/[ijy]+/g, "i");

/** Shorter names and labels are spelled alike by chance. */
const MIN_ROMANISED = 6;

export const isCyrillic = (name: string): boolean => /\p{Script=Cyrillic}/u.test(name);

/** Whether a name goes with a domain's label: contains it, is contained in it, shares a word with it, or its initials are it. */
export function fitsLabel(name: string, label: string): boolean {
  const { words, squashed } = nameKey(name);
  if (fits(words, squashed, label) || (/[aou]e|aa/.test(label) && fits(words.map(withoutUmlauts), withoutUmlauts(squashed), withoutUmlauts(label)))) return true;
  const [own, domain] = isCyrillic(name) ? [squashed, nameKey(label).squashed].map(oneRomanisation) : [];
  return own !== undefined && domain !== undefined && Math.min(own.length, domain.length) >= MIN_ROMANISED && (own.includes(domain) || domain.includes(own));
}

function fits(words: readonly string[], squashed: string, label: string): boolean {
  const domain = nameKey(label).squashed;
  if (squashed.length < 2 || domain.length < 2) return false;
  if (domain.length >= 3 && squashed.includes(domain)) return true;
  if (squashed.length >= 3 && domain.includes(squashed)) return true;
  const isOwn = (word: string): boolean => word.length >= 4 && !COMMON.has(word) && !TRADES.has(word) && (!isPlaceWord(word) || saysWhose(domain.replace(word, ""), words.filter((other) => other !== word)));
  // One word of several must be a good part of the domain: "Wein & Web" does not go with weinbau-huber.at.
  if (words.some((word) => domain.includes(word) && isOwn(word) && (word.length >= 6 || word.length * 2 >= domain.length))) return true;
  // A whole word of "physio-meier.de" is one that the owner chose to set apart.
  const parts = label.split("-");
  if (parts.length >= 2 && parts.some((part) => isOwn(part) && (words.includes(part) || (part.length >= 6 && squashed.endsWith(part))))) return true;
  // "pumpen-harsum.de" and "Harsumer Pumpenwerk".
  if (parts.length >= 2 && parts.every((part) => part.length >= 4 && words.some((word) => word.startsWith(part)))) return true;
  // "bouwbedrijfdejong.nl" and "De Jong Bouw": the name's words in another order.
  if (words.length >= 2 && squashed.length >= 8 && squashed.length * 2 >= domain.length && words.every((word) => domain.includes(word))) return true;
  if (isCutOut(words, domain) && words.some((word) => domain.includes(word) && !COMMON.has(word) && !TRADES.has(word) && !isPlaceWord(word))) return true;
  const initials = words.map((word) => word.charAt(0)).join("");
  // "gphmarchive.example" and "Great Plains Home Movie Archive": the last word whole.
  const last = words.at(-1) ?? "";
  if (words.length >= 4 && last.length >= 4 && domain === initials.slice(0, -1) + last) return true;
  return initials.length >= 2 && (initials === domain || (initials.length >= 3 && domain.startsWith(initials)));
}

const MAX_WORDS = 10;

/** "arbodairyfarm.com" and "Arbo Dairy & Cow Care Farm": whether a domain is a name's first word, its last one and any between, in their order. */
function isCutOut(words: readonly string[], domain: string): boolean {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length < 3 || words.length > MAX_WORDS || !domain.startsWith(first) || !domain.endsWith(last) || first.length + last.length > domain.length) return false;
  let ends = new Set([first.length]);
  for (const word of words.slice(1, -1)) ends = new Set([...ends, ...[...ends].flatMap((end) => (domain.startsWith(word, end) ? [end + word.length] : []))]);
  return ends.has(domain.length - last.length);
}

/** Whether what a domain says beside a place is of a name's other words, or short for them: "tv-bremen.de" goes with "Turnverein Bremen", and not with "Treuhand Bremen". */
function saysWhose(rest: string, words: readonly string[]): boolean {
  const joined = words.join("");
  if (words.some((word) => word.length >= 4 && rest.includes(word)) || (rest.length >= 2 && joined.startsWith(rest))) return true;
  return rest.length >= 2 && rest.length <= MAX_ABBREVIATION && new RegExp(`^${rest.replace(/(?<=.)/gu, ".*")}`, "u").test(joined);
}

const MAX_ABBREVIATION = 5;
