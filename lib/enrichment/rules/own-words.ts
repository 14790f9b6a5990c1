import { nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { withoutFounding } from "../operator/founding";
import { withoutGreeting } from "../operator/greetings";
import { isGenericSiteName } from "../operator/platforms";
import { addsKindOfSite } from "../operator/site-kinds";
import { once } from "../once";
import { type Evidence, type Reading, WIDE_TITLE_PARTS } from "../reading";
import { isSigned } from "./copyright-name";
import { asWritten, SENTENCE } from "./as-written";
import { withoutYour } from "./project-words";
import { withoutSubject } from "./title-subjects";

const [MIN, MAX] = [5, 80];
/** What a name does not go on with ("from Acme €49/month"). */
const PRICE = /\p{Sc}\s?\d|\d\s?(?:\p{Sc}|%)/u;

interface OwnWords {
  /** What the page calls itself, the longest first. */
  readonly names: readonly string[];
  /** All of them of several words, wherever they stand as whole words. */
  readonly severalWords: RegExp | undefined;
}

/**
 * A text with letters that say nothing in the place of the page's own name of several words: "Foto Studio Kern" credits nobody with pictures, "Cabinet Assurances
 * Morel" speaks of no insurer. As long as the text, so that places in one are places in the other.
 */
export function withoutOwnWords(text: string, reading: Reading): string {
  const { severalWords } = ownWords(reading);
  return severalWords === undefined ? text : text.replace(severalWords, (name) => name.replace(/\p{Lu}/gu, "X").replace(/[^X\s]/gu, "x"));
}

/** Evidence with the page's own names: one without a legal form that the page writes but as a part of what it calls itself is that. */
export function withOwnNames(found: readonly Evidence[], reading: Reading): readonly Evidence[] {
  return found.map((one) => {
    const name = one.name === undefined || nameKey(one.name).hasForm ? undefined : wholeOf(one.name, reading);
    return name === undefined ? one : { ...one, name };
  });
}

function wholeOf(name: string, reading: Reading): string | undefined {
  const within = wordsOf(name);
  const whole = ownWords(reading).names.find((own) => own.length > name.length && own.length <= MAX && within.test(own));
  if (whole === undefined || !mayGoOn(name, whole) || addsKindOfSite(name, whole)) return undefined;
  const { page } = reading;
  const itself = wordsOf(whole, "giu");
  const isAlone = (text: string): boolean => text.length >= name.length && text.includes(name) && within.test(text.replace(itself, " "));
  return [page.title, ...reading.siteNames, ...page.alts, ...page.lines.map(({ text }) => text)].some(isAlone) ? undefined : whole;
}

/** Behind a comma a name goes on only with partners or with what somebody has a degree in; else a town or a claim follows. */
function mayGoOn(name: string, whole: string): boolean {
  const at = whole.toLowerCase().indexOf(name.toLowerCase());
  const rest = whole.slice(at + name.length);
  return !rest.includes(",") || PARTNERS_OR_DEGREE.test(rest);
}

const PARTNERS_OR_DEGREE = /^(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?){0,3}(?:,? (?:&|\+|and|und|et|y|e|en|og|och|i|a|ja) \p{Lu}[\p{L}'’ -]+|, (?!USA|UK|UAE|NSW|VIC|QLD)(?:(?:\p{Lu}\p{Ll}{0,2}\.){1,4}\p{Lu}?|\p{Lu}{3,6}|Ph\.?D\.?|Psy\.?D\.?))$/u;

const wordsOf = (name: string, flags = "iu"): RegExp => new RegExp(String.raw`(?<![\p{L}\p{N}])${name.replace(/[.*+?^$(){}|[\]\\/]/g, "\\$&")}(?![\p{L}\p{N}])`, flags);

const ownWords = once((reading: Reading): OwnWords => {
  const { page, siteNames } = reading;
  const written = asWritten(reading)?.name;
  const names = [...siteNames.filter((name) => !WIDE_TITLE_PARTS.test(name)), ...[page.title, ...siteNames].flatMap((title) => title.split(WIDE_TITLE_PARTS)).map((part) => withoutYour(withoutGreeting(part.trim()), reading.host.label)).map((part) => withoutSubject(part, reading) ?? part).filter((part) => isOwnPart(part, reading)), ...(written === undefined ? [] : [written])]
    .map((name) => withoutFounding(name.trim()))
    .filter((name, at, all) => name.length >= MIN && name.length <= MAX && all.indexOf(name) === at && !isGenericSiteName(name) && !isDocument(name) && !SENTENCE.test(name) && !PRICE.test(name))
    .toSorted((a, b) => b.length - a.length);
  const several = names.filter((name) => /\S \S/.test(name));
  return { names, severalWords: several.length === 0 ? undefined : new RegExp(several.map((name) => wordsOf(name).source).join("|"), "giu") };
});

/** Whether a part of the title is the domain's words, or stands in a copyright line. */
function isOwnPart(part: string, { page, host }: Reading): boolean {
  const { squashed } = nameKey(part);
  const label = nameKey(host.label).squashed;
  if (squashed.length < MIN) return false;
  if (label.includes(squashed) || (label.length >= MIN && squashed.includes(label))) return true;
  return page.lines.some(({ text }) => text.length < 300 && text.includes(part) && isSigned(text));
}
