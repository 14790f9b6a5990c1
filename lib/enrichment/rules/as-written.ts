import { words } from "../../company/names";
import { isSameName } from "../operator/agreement";
import { beginsAsName, isOfOtherScript } from "../operator/formless";
import { findNames } from "../operator/names";
import { addsKindOfSite } from "../operator/site-kinds";
import { excerpt, withoutLogo } from "../page/text";
import { once } from "../once";
import { isTitled, type Reading, TITLE_PARTS } from "../reading";

const MIN_LABEL = 5;
/** Longer texts are no names' places, in characters. */
export const MAX_TEXT = 400;

/** A domain's label in letters and digits alone; undefined where it is too short, too long or has no word. */
function plainLabel(own: string): string | undefined {
  const label = own.replace(/[^a-z\d]/g, "");
  return label.length < MIN_LABEL || label.length > 40 || !/[a-z]{3}/.test(label) ? undefined : label;
}

/** A label as texts without diacritics spell it, with signs and blanks between its words. */
function spellingOf(label: string): RegExp {
  const letters = label.match(/[aou]e|ss|./g) ?? [];
  const spelled = letters.map((part) => (part === "ss" ? "(?:ss|ß)" : part.length === 2 ? `${part.charAt(0)}${GAP}e?` : part)).join(GAP);
  return new RegExp(String.raw`(?<![\p{L}\p{N}@./-])${spelled}(?![\p{L}\p{N}@]|\.\p{L}|-\p{L})`, "iu");
}

/** "Solfönster", "Sol Fönster" on solfonster.se: how the page's lines first write its domain's label, whatever else is in them. */
export function labelAsWritten({ page: { lines }, host }: Reading): string | undefined {
  const label = plainLabel(host.label);
  const written = label === undefined ? undefined : spellingOf(label);
  for (const { text } of written === undefined ? [] : lines) {
    const plain = text.length > MAX_TEXT || /^[ -~]*$/.test(text) ? text : withoutMarks(text);
    const found = plain.length === text.length ? written?.exec(plain) : undefined;
    if (found !== undefined && found !== null && /\p{Lu}/u.test(text.charAt(found.index))) return text.slice(found.index, found.index + found[0].length);
  }
  return undefined;
}

/** "Prime Insolvency" on primeinsolvency.in: where the page first writes its domain's label as a name. */
export const asWritten = once((reading: Reading) => labelIn(reading, reading.host.label));

/** Where the page first writes a label of a domain as a name. */
export function labelIn(reading: Reading, own: string): { readonly name: string; readonly words: string } | undefined {
  const { page } = reading;
  const label = plainLabel(own);
  if (label === undefined) return undefined;
  const written = spellingOf(label);
  const metas = ["title", "og:title", "author", "description"].flatMap((name) => page.metas.get(name) ?? []);
  for (const text of [page.title, ...metas, ...page.lines.flatMap((line) => (line.level === 1 ? [line.text, ...line.text.split(TITLE_PARTS)] : line.text)), ...page.alts.map(withoutLogo)]) {
    if (text.length > MAX_TEXT || text.length < label.length - 3) continue;
    const plain = /^[ -~]*$/.test(text) ? text : withoutMarks(text);
    const found = (plain.length === text.length ? written.exec(plain) : null) ?? (isOfOtherScript(text) ? readAs(label, text) : undefined);
    const at = found?.index ?? 0;
    const name = text.slice(at, at + (found?.[0].length ?? 0));
    // One word may be any; two, a whole part of the title, or all that a line or a picture's text says, are a name; in lower case, a whole part of the title alone.
    if (name !== "" && (beginsAsName(name) || /^\p{N}/u.test(name) || isTitled(name, reading)) && (/[ '’&-]|\p{Ll}\p{Lu}/u.test(name) || isTitled(name, reading) || name === text || addsKindOfSite(name, text))) return { name: findNames(text).find(({ start, end, name: formal }) => start === at && end > at + name.length && isSameName(formal, name))?.name ?? name, words: excerpt(text, at) };
  }
  return undefined;
}

/** "Тон Дом" on tondom.example: the words of a text in another script that are read as a label. */
function readAs(label: string, text: string): { readonly 0: string; readonly index: number } | undefined {
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)].filter(([word]) => !/[a-z]/i.test(word));
  for (const [first, { index }] of tokens.entries()) {
    let read = "";
    for (const token of tokens.slice(first, first + MAX_WORDS)) {
      read += words(token[0]).join("");
      if (read === label) return { 0: text.slice(index, token.index + token[0].length), index };
      if (!label.startsWith(read)) break;
    }
  }
  return undefined;
}

const MAX_WORDS = 4;

/** Words in lower case that make a title's part a sentence, not a name. */
export const SENTENCE = /\s(?:is|are|ist|sind|est|sont|è|sono|es|son|é|são|för|your|our|my|ihr|ihre|votre|vos|notre|nos|tu|tus|il tuo|uw|jouw|je|din|ditt|dla|in|near|available|online)(?=\s|$)|^(?:welcome|willkommen|bienvenue|bienvenidos?|benvenut[io]|welkom|über|about|contact|kontakt|home)\s/iu;

const GAP = "[ '’.&-]{0,3}";

/** The text without diacritics, letter by letter. */
const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[łøđðı]/giu, (letter) => PLAIN_LETTERS[letter.toLowerCase()] ?? letter);
/** Letters that are no other letter with a mark, as domains write them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ð: "d", ı: "i" };
