import { OTHER_NUMBERS } from "./other-numbers";
import type { NumberScheme } from "./scheme";
import { SCHEMES } from "./schemes";
import { WORLD_LABELS } from "./world-labels";

/** A label as a whole: the numbers that it may announce; none for labels of what is no company's number (telephone, bank account). */
export interface Label {
  readonly text: string;
  readonly schemes: readonly NumberScheme[];
  /** Whether four or more countries use it, so that it says nothing about the country. */
  readonly shared: boolean;
  /** Whether it is but two letters. */
  readonly isShort: boolean;
  /** Whether it is what a register's number is called, whichever country's. */
  readonly isGeneral: boolean;
}

/** A label found in a text, and where: `start` inclusive, `end` exclusive. */
export interface LabelHit {
  readonly label: Label;
  readonly start: number;
  readonly end: number;
}

/** Most places of the trie go on with one character only: that one stands beside the table of the others. */
class Node {
  label: Label | undefined = undefined;
  private code = -1;
  private child: Node | undefined = undefined;
  private others: Map<number, Node> | undefined = undefined;

  next(code: number): Node | undefined {
    return code === this.code ? this.child : this.others?.get(code);
  }

  add(code: number): Node {
    const added = new Node();
    if (this.child === undefined) [this.code, this.child] = [code, added];
    else (this.others ??= new Map<number, Node>()).set(code, added);
    return added;
  }
}

const SEPARATORS = new Set(Array.from(" .-/'’`´°ºª&+()_\"“”„‑–־׳״#", (character) => character.charCodeAt(0)));
const MAX_SEPARATORS = 3;
/** Scripts that write without blanks between words begin here (Thai, Japanese, Chinese, Korean). */
const UNSPACED = 0x0e00;

const folded = new Map<number, number>();

/** A vowel sign or accent that stands as a character of its own: it belongs to its word and does not count. */
const MARK = -1;

/** The code of a letter or digit without case and diacritics; {@link MARK}, or 0 for what is neither. */
function fold(code: number): number {
  if (code < 128) return code >= 97 && code <= 122 ? code : code >= 65 && code <= 90 ? code + 32 : code >= 48 && code <= 57 ? code : 0;
  const known = folded.get(code);
  if (known !== undefined) return known;
  const character = String.fromCharCode(code);
  const base = /\p{M}/u.test(character) ? MARK : SEPARATORS.has(code) || !/[\p{L}\p{N}]/u.test(character) ? 0 : (SPECIAL[character.toLowerCase()] ?? character.toLowerCase().normalize("NFD").charCodeAt(0));
  folded.set(code, base);
  return base;
}
const SPECIAL: Readonly<Record<string, number>> = { ł: 108, ı: 105, ß: 115, ø: 111, đ: 100, æ: 97, "ς": "σ".charCodeAt(0) };

/** Numbers whose own letters tell what they are: any label of a register's number is enough. */
const LETTERED = SCHEMES.filter(({ id }) => ["de-handelsregister", "ch-uid", "cy-registry", "in-cin", "ro-registry"].includes(id));

const ROOT = build();

function build(): Node {
  const root = new Node();
  const schemesOf = new Map<string, { readonly text: string; schemes: readonly NumberScheme[] }>();
  for (const scheme of SCHEMES) {
    for (const text of scheme.labels) {
      const key = squash(text);
      const entry = schemesOf.get(key) ?? { text, schemes: [] };
      if (!entry.schemes.includes(scheme)) entry.schemes = [...entry.schemes, scheme];
      schemesOf.set(key, entry);
    }
  }
  const general = new Set(WORLD_LABELS.map(squash));
  for (const text of WORLD_LABELS) if (!schemesOf.has(squash(text))) schemesOf.set(squash(text), { text, schemes: LETTERED });
  for (const text of OTHER_NUMBERS) if (!schemesOf.has(squash(text))) schemesOf.set(squash(text), { text, schemes: [] });
  for (const [key, { text, schemes }] of schemesOf) {
    let node = root;
    for (let at = 0; at < key.length; at += 1) {
      const code = key.charCodeAt(at);
      node = node.next(code) ?? node.add(code);
    }
    const shared = schemes !== LETTERED && new Set(schemes.flatMap(({ country, isLocal, distinct }) => (isLocal === true || distinct === true ? [] : country))).size >= 4;
    node.label = { text, schemes, shared, isShort: key.length <= 2, isGeneral: shared || general.has(key) };
  }
  return root;
}

function squash(text: string): string {
  let key = "";
  for (let at = 0; at < text.length; at += 1) {
    const code = fold(text.charCodeAt(at));
    if (code > 0) key += String.fromCharCode(code);
  }
  return key;
}

/** The longest label that starts at a place of the text, whatever its case, diacritics and punctuation. */
function labelAt(text: string, start: number): LabelHit | undefined {
  let node: Node = ROOT;
  let hit: LabelHit | undefined;
  let separators = 0;
  for (let at = start; at < text.length; at += 1) {
    const raw = text.charCodeAt(at);
    const code = fold(raw);
    if (code === MARK) continue;
    if (code === 0) {
      separators += 1;
      if (separators > MAX_SEPARATORS || !SEPARATORS.has(raw)) break;
      continue;
    }
    const following = node.next(code);
    if (following === undefined) break;
    separators = 0;
    node = following;
    if (node.label !== undefined && (endsWord(text, at + 1) || (at - start > 1 && LETTERED_NUMBER.test(text.slice(at + 1, at + 8))))) hit = isWithinAbbreviation(text, start, at) ? hit : { label: node.label, start, end: at + 1 };
  }
  return hit;
}

/** "TVAFR 40303265045", "numberHE312457": a number with its own letters, with no blank before it. */
const LETTERED_NUMBER = /^(?:ATU|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|GnR|GR|HE|HR[AB]?|HU|IE|IT|LT|LU|LV|MT|NL|NO|OC|PL|PT|RO|SC|SE|SI|SK|VR|XI)[ -]?\d{2}/;

/** "S.A. de C.V. R.F.C.", of which "C.V. R" spells CVR: whether a label reaches over a blank into an abbreviation that goes on behind its last letter. */
function isWithinAbbreviation(text: string, start: number, last: number): boolean {
  return /^\.\p{L}(?:\.|$)/u.test(text.slice(last + 1, last + 4)) && /[^\p{L}\p{N}]/u.test(text.charAt(last - 1)) && text.slice(start, last).includes(" ");
}

function endsWord(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  const base = fold(code);
  return base === 0 || code >= UNSPACED || (base >= 48 && base <= 57);
}

/** "… GmbHUSt-IdNr. …", "No 08993176VAT Reg …": parts that markup sets apart, without a blank between them. */
const isRunOn = (text: string, at: number): boolean => CASES[text.charCodeAt(at)] === UPPER && CASES[text.charCodeAt(at - 1)] === LOWER;

const UPPER = 1;
/** Lower-case letters, and digits. */
const LOWER = 2;
/** The case of the letters of Latin, Greek, Cyrillic and Armenian script. */
const CASES = Uint8Array.from({ length: 0x590 }, (_, code) => (/\p{Lu}/u.test(String.fromCharCode(code)) ? UPPER : /[\p{Ll}\d]/u.test(String.fromCharCode(code)) ? LOWER : 0));

/** All labels of a text, from left to right, the longest at each place, none inside another. */
export function findLabels(text: string): readonly LabelHit[] {
  const hits: LabelHit[] = [];
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const raw = text.charCodeAt(at);
    const code = fold(raw);
    const isWord = code !== 0;
    if (code > 0 && (!inWord || raw >= UNSPACED || isRunOn(text, at))) {
      const hit = labelAt(text, at);
      if (hit !== undefined) {
        hits.push(hit);
        at = hit.end - 1;
      }
    }
    inWord = isWord;
  }
  return hits;
}
