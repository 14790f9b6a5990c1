import { isAllTrades, nameKey } from "../operator/agreement";
import { FORMLESS } from "../operator/formless";
import { isPlaceWord } from "../operator/place-words";
import { creditFrom } from "../operator/sections";
import { ZONE } from "../page/page";
import { excerpt } from "../page/text";
import { type Reading, TITLE_PARTS } from "../reading";
import { SENTENCE } from "./as-written";
import { mayBeName } from "./name-leads";
import { isTopic, isUsedAsName, withoutQuotes } from "./used-as-name";

/** Pages with fewer lines say next to nothing but their title: there several words that are a part of it are enough, and not all of it ("Redirect"). */
const SHELL = 5;
const [MAX_WORDS, MAX_PARTS] = [6, 8];

/**
 * What the title calls the site, whatever the domain: the one part that is left where the others say what page it is ("Contact – Villa Kosmos"), or that is written as
 * names are beside a claim ("Villa Kosmos | Rooms with a view"). The page must use it as a name somewhere: at the head of a line that goes on about it, in
 * capitals amid a sentence, in a picture's text, or as its account with a mail provider or a network. Pages of next to no text need say no more.
 */
export function toldTitle(reading: Reading): { readonly name: string; readonly words: string; readonly checks: readonly string[] } | undefined {
  const { page: { title, lines } } = reading;
  const isShell = lines.filter(({ zone }) => (zone & ZONE.nav) === 0).length < SHELL && lines.every(({ level }) => level === 0 || level === 7);
  const { only, others } = candidates(reading);
  const name = others.find((part) => isNameLike(part, reading) && (isShell && part === only ? part.includes(" ") && !isTopic(part, reading) : isUsedAsName(part, part === only, reading)));
  return name === undefined ? undefined : { name, words: excerpt(title, 0), checks: ["the title calls the site so"] };
}

interface Candidates {
  /** What is left of several parts. */
  readonly only: string | undefined;
  /** All that may be, the likeliest first. */
  readonly others: readonly string[];
}

function candidates({ page: { title }, titleName, isPages, kind }: Reading): Candidates {
  const parts = title.split(TITLE_PARTS).map((part) => part.trim()).filter((part) => part !== "").slice(0, MAX_PARTS);
  const left = parts.filter((part) => !isPages(part));
  const [named, ...more] = left.length === 1 ? left : left.filter((part) => ALL_NAME.test(part));
  const only = more.length === 0 && parts.length > 1 ? named : undefined;
  // "Contact | Villa Kosmos - Rooms And Breakfast": behind what the page is called stands the name.
  const next = parts.length > 2 && left[0] === parts[1] ? left[0] : undefined;
  return { only, others: [only ?? "", next ?? "", titleName ?? "", ...(kind === "other" ? [] : left.slice(0, left.length === 1 ? 1 : 0))] };
}

const ALL_NAME = new RegExp(`^${FORMLESS}$`, "u");

function isNameLike(name: string, reading: Reading): boolean {
  return name.split(" ").length <= MAX_WORDS && (ALL_NAME.test(withoutQuotes(name)) || /^\p{Lo}/u.test(name)) && mayBeName(name, reading) && !reading.isPages(name) && !SENTENCE.test(name) && !isAllTrades(name) && !nameKey(name).words.every(isPlaceWord) && creditFrom(name) >= name.length;
}
