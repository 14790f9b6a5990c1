import { fitsLabel, isAllCommon, isSameName, nameKey } from "../operator/agreement";
import { coverage } from "../operator/coverage";
import { isOfOtherScript, withoutDegrees } from "../operator/formless";
import { withoutGreeting } from "../operator/greetings";
import { tellsBody, tellsKind, tellsPublicHouse } from "../operator/kinds";
import { findNames } from "../operator/names";
import { type Reading, TITLE_PARTS } from "../reading";
import { SENTENCE } from "./as-written";
import { mayBeName } from "./name-leads";
import { markNames } from "./shown-names";

/** First and last names, with what stands between them in lower case. */
const PERSON = /^\p{Lu}[\p{L}'’-]+(?: (?:\p{Lu}\.|v[oa]n|zu|de[rnl]?|da|di|d[ou]s?|la|le)){0,3}(?: \p{Lu}[\p{L}'’-]+){1,3}$/u;
const MAX_WORDS = 6;

/** Whether a name has the shape of a person's ("Dr. Anna Malkow"), and no word of firms. */
export function mayBePerson(name: string): boolean {
  const bare = withoutDegrees(name);
  // "APM Malkow", "PC MALKOW", but "Anna MALKOW".
  return PERSON.test(bare) && !/^\p{Lu}{2,3} |^\p{Lu}{2,} .*\p{Ll}/u.test(bare) && findNames(bare).length === 0 && !nameKey(bare).hasForm && !tellsKind(bare) && !bare.split(" ").some(isAllCommon);
}

/** Whether a name is of the firm of a person: the family name with more words than the person's, none of which stand where persons have further first names ("IT Consulting Anna Malkow", "Malkow Gartenpflege"). */
export function isFirmOf(name: string, person: string): boolean {
  const [own, { words: named }] = [nameKey(withoutDegrees(name)).words, nameKey(withoutDegrees(person))];
  const family = named.at(-1) ?? "";
  if (/[,()]/.test(name) || !own.includes(family) || own.every((word) => named.includes(word))) return false;
  return !mayBePerson(name) || own.at(-1) !== family || (own[0] !== named[0] && named.every((word) => own.includes(word)));
}

/** What the title calls the site. */
const titleNames = ({ page: { title }, isHome, titleName }: Reading): readonly string[] => {
  const parts = title.split(TITLE_PARTS);
  return (isHome || parts.length === 1 ? parts : [titleName ?? ""]).map((part) => withoutGreeting(part.trim()));
};

/** Whether a name is the page's as its mark says: the way home or the logo. */
export const isMarked = (name: string, reading: Reading): boolean => markNames(reading).some((mark) => isSameName(mark, name));

/**
 * What the title calls the firm or the site of a person, other than the person: where the mark says it too or, above a person at the head of an address, where its words
 * tell of a firm ("Tischlerei Malkow").
 * @param isHead whether the person stands at the head of an address, and the domain has the family name
 */
export function titledFirm(person: string, reading: Reading, isHead: boolean): string | undefined {
  const { host: { label }, kind } = reading;
  const isFirm = (name: string): boolean => isHead && (tellsKind(name) ? kind === "imprint" || isFirmOf(name, person) : isFirmOf(name, person) && coverage(name, label) > coverage(person, label));
  return titleNames(reading).find((name) => mayBeName(name, reading) && name.split(" ").length <= MAX_WORDS && !SENTENCE.test(name) && isOfOtherScript(name) === isOfOtherScript(person) && !isSameName(withoutDegrees(name), withoutDegrees(person)) && (isFirm(name) || isMarked(name, reading)));
}

/** Whether a page is of a body that no person owns, a club, a parish or a school: its title, its mark or its meta elements name one that goes with the domain. */
export const isBodys = (reading: Reading): boolean => [...reading.siteNames, ...titleNames(reading), ...markNames(reading)].some((name) => (tellsBody(name) || tellsPublicHouse(name)) && fitsLabel(name, reading.host.label));
