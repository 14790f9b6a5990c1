import { foldText } from "../company/names";
import { isSameName, nameKey } from "./operator/agreement";
import { withoutAddition } from "./operator/form-additions";
import { PREFIX_FORMS } from "./operator/legal-suffixes";
import { withoutTail } from "./operator/name-tails";
import { findNames } from "./operator/names";
import { EAST_ASIAN, type Evidence } from "./reading";

type Found = Pick<Evidence, "source" | "name" | "nationalId">;

/** Whether two findings give one number. */
export function sharesNumber({ nationalId }: Found, item: Found): boolean {
  return nationalId !== undefined && item.nationalId !== undefined && isSameNumber(nationalId, item.nationalId);
}

/** Whether a finding names the company found before: the same name but for its spelling, or a part of it, and no number against it. */
export function isSameCompany(company: Found, item: Found): boolean {
  if (company.nationalId !== undefined && item.nationalId !== undefined) return false;
  if (company.name === undefined || item.name === undefined) return false;
  if (isOtherForm(company.name, item.name)) return false;
  return isOneName(company.name, item.name) || goesOnBehindForm(company.name, item.name) || goesOnBehindForm(item.name, company.name) || (item.nationalId === undefined && isCutOrRunOn(company.name, item));
}

/** "Acme, Inc." and "Acme GmbH": one name, registered in two countries. */
function isOtherForm(one: string, other: string): boolean {
  const [a, b] = [formCountry(one), formCountry(other)];
  return a !== undefined && b !== undefined && a !== b;
}

function formCountry(name: string): string | undefined {
  const bare = withoutAddition(name);
  return FORM_COUNTRIES.find(([, forms]) => forms.test(bare))?.[0];
}

/** Forms that one country, or several of one language, have alone. */
const FORM_COUNTRIES: readonly (readonly [country: string, forms: RegExp])[] = [
  ["US", /(?<!\p{L})(?:Inc|Incorporated|Corp|Corporation|LLC)\.?$/iu], ["German", /(?<!\p{L})GmbH(?: & Co\.? KG)?$/iu], ["Dutch", /(?<!\p{L})B\.? ?V\.?$/u], ["GB", /(?<!\p{L})(?<!Pty\.? |\(Pty\) |Co\.?,? |Pte\.? |Pvt\.? |Private )(?:Ltd|Limited|plc)\.?$/iu], ["French", /(?<!\p{L})(?:S\.?A\.?R\.?L|SAS)\.?$/u], ["IT", /(?<!\p{L})(?:S\.?r\.?l|S\.?p\.?A)\.?$/u], ["AU", /Pty\.? (?:Ltd|Limited)\.?$/iu],
];

/** Of two spellings the one with the legal form says more, one in Han, kana or Hangul more than its English ("株式会社ソラニワ", "Soraniwa Inc."), and a name more than a domain ("Nordhafen.de"). */
export function fullerName(one: string | undefined, other: string | undefined): string | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const saysMore = rankOf(other) > rankOf(one) || (nameKey(other).hasForm && EAST_ASIAN.test(other) && !EAST_ASIAN.test(one));
  return saysMore && isOneName(one, other) ? other : one;
}

/** A name with a legal form, with one before it that is told but beside the name alone, without, a domain. */
const rankOf = (name: string): number => (nameKey(name).hasForm ? 3 : LEADING_FORM.test(name) ? 2 : isDomain(name) ? 0 : 1);

/** Forms that begin other names as well: known but beside the name without ("SA Nordhafen" and "Nordhafen"). */
const LEADING_FORM = /^(?:S\.?A\.?|S\.?A\.?S\.?U?|S\.?C\.?I\.?|S\.?N\.?C\.?|S\.?C\.?|SCEA|EARL|SPRL|B\.?V\.?|N\.?V\.?|[Ss]oc\. ?[Cc]oop\.|ИП) (?=[\p{Lu}\p{N}"«„“])/u;
/** What a sentence calls a company before its name. */
const CALLED = /^(?:[Ff]irma|[Dd]itta|[Ss]ociété) (?=[\p{Lu}\p{N}"«„“])/u;

const isDomain = (name: string): boolean => DOMAIN.test(name) && !name.includes(" ");

const DOMAIN = /(?<=[\p{L}\p{N}]{3})\.(?:com?|net|org|info|biz|eu|[a-z]{2}|com?\.[a-z]{2})(?=$|,? )/iu;

/** Whether two names are the same but for a form before them, an article, the end of a domain, the way "and" is written, their abbreviation in front, words cut short ("Nehir Makine San. ve Tic. Ltd. Şti.") or, with a legal form, a slip of the pen. */
export const isOneName = (one: string, other: string): boolean => isSameName(one, other) || isSameName(plain(one), plain(other)) || isShortened(one, other) || isShortened(other, one) || isSlip(one, other);

/** Whether one name is the other, word by word, with words cut short that a stop ends. */
function isShortened(short: string, long: string): boolean {
  if (!/\p{L}{2}\. /u.test(short)) return false;
  const [a, b] = [nameKey(short).words, nameKey(long).words];
  const cut = Array.from(short.matchAll(/(\p{L}{2,})\.(?= )/gu), ([, word = ""]) => foldText(word));
  return a.length > 2 && a.length === b.length && a[0] === b[0] && a.every((word, at) => word === b[at] || (cut.includes(word) && b[at]?.startsWith(word) === true));
}

/** "Torvel Kranbau GmbH" and "Torvele Kranbau GmbH", "Müllner Bau GmbH" and "Muellner Bau GmbH": a letter in one long word of several. */
function isSlip(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (!a.hasForm || !b.hasForm || a.words.length < 2 || a.words.length !== b.words.length) return false;
  const [unlike, ...more] = a.words.flatMap((word, at) => (word === b.words[at] ? [] : [[word, b.words[at] ?? ""] as const]));
  return unlike !== undefined && more.length === 0 && unlike.every((word) => word.length >= MIN_SLIP && !/\d/.test(word)) && isLetterApart(...unlike);
}

/** Shorter words differ by a letter and mean something else ("Nord" and "Norm", "Bau II"). */
const MIN_SLIP = 6;

/** Whether a letter more, less or another one makes one word of two. */
function isLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return long.length - short.length <= 1 && short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}

/** "TKS – Torvel Kranbau Service GmbH": its own initials in front. */
function withoutInitials(name: string): string {
  const [lead = "", initials = ""] = /^(\p{Lu}{2,6}) ?[–—-] (?=\p{Lu})/u.exec(name) ?? [];
  const rest = name.slice(lead.length);
  return initials !== "" && nameKey(rest).words.map((word) => word.charAt(0)).join("") === initials.toLowerCase() ? rest : name;
}

/** A name without a form before it ("SA Nordhafen"), the article at the head of a sentence ("Die Nordhafen GmbH"), the end of a domain ("Nordhafen.de") and "and", which is also written "&". */
const plain = (name: string): string => withoutInitials(name).replace(LEADING_FORM, "").replace(CALLED, "").replace(/^(?:die|der|das|the|de|het|la|le|les|el|il) (?=\p{Lu})/iu, "").replace(/^www\./i, "").replace(DOMAIN, "").replace(/ (?:and|und|et|y|e|en|och|og|i) (?=\S)/giu, " & ");

/** Whether a name is another one whole, its legal form in it, and words behind ("Acme GmbH Zweigniederlassung Wien", "Acme Ltd T/A Zaluma"), none of them a second holder's. */
function goesOnBehindForm(long: string, short: string): boolean {
  const [a, b] = [nameKey(long), nameKey(short)];
  if (a.hasForm || !b.hasForm || b.words.length === 0 || !b.words.every((word, at) => a.words[at] === word)) return false;
  const own = withoutTail(long);
  const [first, ...more] = findNames(own);
  return first?.start === 0 && more.length === 0 && isOneName(first.name, short) && !OTHER_HOLDER.test(own.slice(first.end));
}

/** Of a company, and yet no part of it. */
const OTHER_HOLDER = /^,? ?(?:&|\+|(?:and|und|et|e|y|en|og|och|i|a|ja) )|(?<!\p{L})(?:foundation|\p{L}*stiftung|fond(?:ation|azione)|fundaci\p{L}+|fundação|stichting|pensions?|trust(?:ees?)?|\p{L}*verein|clubs?)(?!\p{L})/iu;

/** Whether a name from running text is one known with its legal form, cut short at either end ("UAB Baltijos" of "UAB Baltijos stogai", "Heydt GmbH" of "Von der Heydt GmbH") or with words behind it. */
function isCutOrRunOn(known: string, { name = "", source }: Found): boolean {
  const [a, b] = [nameKey(known), nameKey(name)];
  if (!a.hasForm || source === "jsonld" || source === "og" || a.words.length === 0 || b.words.length === 0) return false;
  const isCut = source === "legal-suffix" && b.words.length < a.words.length && [0, a.words.length - b.words.length].some((from) => b.words.every((word, at) => a.words[from + at] === word));
  const isPrefixed = PREFIX_FORMS.exec(name)?.index === 0;
  const isRunOn = (!b.hasForm || isPrefixed) && a.words.length >= (isPrefixed ? 1 : 2) && b.words.length > a.words.length && a.words.every((word, at) => b.words[at] === word);
  return isCut || isRunOn;
}

/** Whether two numbers are one, a country's letters before and suffixes of a VAT number behind aside. */
export function isSameNumber(one: string, other: string): boolean {
  if (one === other || bare(one) === bare(other)) return true;
  // The Hungarian tax number is the VAT number with codes of the tax office behind it.
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return /^HU\d{8}$/.test(short) && long.length === 11 && long.startsWith(short.slice(2));
}

function bare(number: string): string {
  return number.replace(/^(?:[A-Z]{2}(?=\d{7,})|CHE)/, "");
}
