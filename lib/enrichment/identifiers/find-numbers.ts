import { endOfWord, isDigit, wordFrom } from "./ascii-words";
import { announcedByForm, type AnnouncedByForm, groupedAs } from "./behind-form";
import { isPlaceholder } from "./checks";
import { type Compact, compactFrom, endsNumber, partsOf } from "./compact";
import { COUNTRY_WORDS, hasVatNumber } from "./country-words";
import type { NumberContext } from "./number-context";
import { findLabels, type Label, type LabelHit } from "./label-trie";
import { isAtHome } from "./local";
import type { NumberScheme } from "./scheme";
import { generalNumbers } from "./general-labels";
import { isFileNumber, isOthersRegister } from "./other-numbers";
import { beginsWithLetters, courtSuffix, formOf, isCutOff, isDateOrHours, isOfAddress, isOfWord, isOtherNumber, isOwnLabelled } from "./written-forms";
import { AUSTRIAN, PREFIXED } from "./prefixes";
import { tellsRegistration, toldByLabel, toldByPhrase } from "./told-numbers";

/** An official number in a text. */
export interface FoundNumber {
  readonly scheme: NumberScheme;
  /** As its register writes it, upper-case letters and digits. */
  readonly value: string;
  readonly start: number;
  readonly end: number;
  /** The label that announced it, as the table has it; undefined where the number stands for itself. */
  readonly label: string | undefined;
}

/** A label whose number may still come. */
export interface OpenLabel {
  readonly label: Label;
  /** Characters that may still stand between it and its number. */
  readonly reach: number;
}

/** How far behind its label a number may stand, in characters. */
const REACH = 70;
const MAX_OPEN = 5;
/** How far behind its first number a label still announces another; how much behind a number may tell whose register it is of (a registered office). */
const [NEXT, CLAUSE] = [6, 160];

/**
 * Finds the official numbers of one line of text: those beside a label (before, or for some numbers behind) and those that
 * their prefix and check digits prove. Linear in the line's length.
 * @param open labels of earlier lines whose number may stand at the start of this one, the nearest last
 * @returns the numbers from left to right, and the labels that are still without one at the line's end
 */
export function findNumbers(text: string, open: readonly OpenLabel[], context: NumberContext): { readonly numbers: readonly FoundNumber[]; readonly open: readonly OpenLabel[] } {
  const labels = findLabels(text);
  if (labels.length === 0 && open.length === 0 && !(DIGIT.test(text) && (LETTER.test(text) || context.above?.() !== undefined))) return NOTHING;
  return new Finder(text, labels, open, context).find();
}

class Finder {
  private readonly numbers: FoundNumber[] = [];
  private open: { readonly label: Label; readonly from: number; readonly until: number; readonly like?: string }[];
  private readonly spent = new Set<Label>();
  /** Numbers of countries that are told beside the one that is read: nothing else need speak for them. British ones begin with 0 or 1 so far. */
  private told: readonly NumberScheme[] = [];
  /** Where the last label of what is no company's number ended. */
  private otherEnd = -Infinity;

  constructor(
    private readonly text: string,
    private readonly labels: readonly LabelHit[],
    open: readonly OpenLabel[],
    private readonly context: NumberContext,
  ) {
    this.open = open.map(({ label, reach }) => ({ label, from: -1, until: reach }));
  }

  find(): { readonly numbers: readonly FoundNumber[]; readonly open: readonly OpenLabel[] } {
    const { text } = this;
    // Every number has a digit, and without a label only its first letters tell what it is.
    const nextLabel = DIGIT.test(text) ? this.readNumbers(this.labels.length > 0 || this.open.length > 0) : 0;
    for (const hit of this.labels.slice(nextLabel)) this.announce(hit);
    const open = this.open.filter(({ label, until, from }) => label.schemes.length > 0 && label.text.length > 1 && (until > text.length || (from < 0 && !DIGIT.test(text) && this.otherEnd > 0)) && text.length < 200 && !this.spent.has(label));
    return { numbers: this.numbers, open: open.map(({ label, until }) => ({ label, reach: Math.max(until - text.length, 14) })) };
  }

  /** Reads the numbers of the text; returns the first of the labels behind the last word. */
  private readNumbers(isLabelled: boolean): number {
    const { text } = this;
    const isTold = isLabelled || tellsRegistration(text);
    let nextLabel = 0;
    let end = 0;
    for (let start = wordFrom(text, 0); start < text.length; start = wordFrom(text, end)) {
      end = endOfWord(text, start);
      if (!isTold && isDigit(text.charCodeAt(start)) && (end - start < 2 || (this.formBefore(start) === undefined && groupedAs(text, start, this.context.country).length === 0))) continue;
      for (let hit = this.labels[nextLabel]; hit !== undefined && hit.start <= start; hit = this.labels[nextLabel]) {
        this.announce(hit);
        nextLabel += 1;
      }
      const own = this.behindItsLabel(start, end, nextLabel);
      const word = text.slice(own, end);
      if (!this.mayBeNumber(own, word)) continue;
      const number = this.numberAt(start, nextLabel) ?? (own === start ? undefined : this.numberAt(own, nextLabel));
      if (number === undefined) {
        if (isDigit(text.charCodeAt(start)) && word.length >= 6) this.open = this.open.filter(({ label }) => label.schemes.length === 0);
        continue;
      }
      this.numbers.push(number);
      // A label that is the number's own beginning ("HRB 104512") has it, and waits for no other.
      this.open = this.open.filter(({ from }) => from < start);
      end = number.end;
    }
    return nextLabel;
  }

  /** "KvK24378546", "nummer24378546": where the number begins whose label is the beginning of its own word. */
  private behindItsLabel(start: number, end: number, nextLabel: number): number {
    const label = this.labels[nextLabel - 1];
    if (label !== undefined && label.start <= start && label.end > start && label.end < end) return label.end;
    return start + (/^(?:num+[be]r|numero|n[or])(?=\d)/i.exec(this.text.slice(start, end))?.[0].length ?? 0);
  }

  private announce({ label, start, end }: LabelHit): void {
    // A line that is but another label stands in a list of labels, whose numbers follow in a list of their own.
    // "Gas Safe Reg No. 350409": the general label belongs to the authority before it.
    if (isOfWord(label.text, this.text, start, end)) return;
    if (label.shared && isOthersRegister(this.text.slice(Math.max(0, start - 40), start))) [this.open, this.otherEnd] = [[], end];
    else if (label.shared && this.otherEnd === start - 1 && this.text.charAt(this.otherEnd) === " ") [this.open, this.otherEnd] = [[], end];
    else if (label.schemes.length === 0) [this.open, this.otherEnd] = [DIGIT.test(this.text) ? [] : this.open.filter(({ from }) => from < 0), end];
    else this.open = [...this.open.slice(1 - MAX_OPEN), { label, from: start, until: end + REACH }];
  }

  /** A label with its number serves one more only where that follows at once ("VAT: NL…, BE…"). */
  private spend(label: Label, { scheme, start, end }: FoundNumber): void {
    // "Registered in England, company no 6202146. URN 139274": what announced the same number waits for no second one.
    this.open = this.open.filter((one) => one.label === label || one.from < 0 || !one.label.schemes.includes(scheme)).map((one) => (one.label === label ? { ...one, until: end + NEXT, like: formOf(this.text.slice(start, end)) } : one)).filter(({ label: { schemes }, until }) => schemes.length > 0 && until >= end);
    this.spent.add(label);
  }

  private mayBeNumber(start: number, word: string): boolean {
    if (DIGIT.test(word)) return true;
    if (/^[A-Z][A-Za-z]{1,4}$/.test(word) && JOINED.test(this.text.slice(start + word.length, start + word.length + 14))) return true;
    if (word.length > 4) return false;
    const after = /^[ .:\-–/]{0,3}(?:[A-ZΕ]\. ?)?(?:[A-Z]|N[or]\.? )?\d/.exec(this.text.slice(start + word.length, start + word.length + 8));
    return after !== null || (word.length <= 3 && /^[ .-]{1,2}[A-Z0-9]/.test(this.text.slice(start + word.length, start + word.length + 4)) && PREFIXED.has(word.slice(0, 2).toUpperCase()));
  }

  private numberAt(start: number, nextLabel: number): FoundNumber | undefined {
    const compact = compactFrom(this.text, start);
    if (compact.text.length < 4 || isCutOff(this.text.slice(Math.max(0, start - 18), start), this.numbers.at(-1)?.end === start - 1)) return undefined;
    for (const { label, from, until, like } of this.open.toReversed()) {
      if (until < start) continue;
      const between = `${WHERE.exec(this.text.slice(Math.max(0, from - 70), Math.max(0, from)))?.[0] ?? ""}${this.text.slice(Math.max(0, from), start)}`;
      const behind = label.shared ? this.text.slice((compact.at.at(-1) ?? start) + 1).slice(0, CLAUSE) : "";
      const found = this.readAny(compact, this.announcedBy(label, start, compact).filter(({ notBehind, notBefore }) => notBehind?.test(between) !== true && notBefore?.test(behind) !== true), label);
      // A second number is written as the first one: after it comes as well a telephone or a date.
      if (found === undefined || (like !== undefined && like !== formOf(this.text.slice(found.start, found.end)))) continue;
      this.spend(label, found);
      return found;
    }
    return this.readAny(compact, this.austrian(compact) ?? (beginsWithLetters(this.text.slice(start, start + 12)) ? PREFIXED.get(compact.text.slice(0, 2)) : undefined) ?? [], undefined) ?? this.beforeLabel(compact, nextLabel) ?? this.behindForm(compact) ?? this.behindPhrase(compact);
  }

  /** "… mellan dig och Garn & Tråd Handelsbolag (969702-6111)": the legal form is all the label that the number has, in its line or the one above. */
  private behindForm(compact: Compact): FoundNumber | undefined {
    const start = compact.at[0] ?? 0;
    const announced = this.formBefore(start);
    return announced === undefined ? this.readAny(compact, groupedAs(this.text, start, this.context.country), undefined) : this.readAny(compact, announced.schemes, { text: announced.form, schemes: announced.schemes, shared: false, isShort: false, isGeneral: false });
  }

  /** "… société enregistrée en Angleterre sous le numéro 04837261": the sentence says whose number it is. */
  private behindPhrase(compact: Compact): FoundNumber | undefined {
    const [start = 0, last = 0] = [compact.at[0], compact.at.at(-1)];
    this.told = start - this.otherEnd <= 4 ? [] : toldByPhrase(this.text, this.numbers.at(-1)?.end ?? 0, start, last + 1);
    return this.readAny(compact, this.told, undefined);
  }

  private formBefore(start: number): AnnouncedByForm | undefined {
    const before = start === 0 ? this.context.above?.() : this.text.slice(Math.max(0, start - 80), start);
    return before === undefined ? undefined : announcedByForm(start === 0 ? `${before} ` : before, this.context.country);
  }

  /** "U67918596" on a page of Austria: the country's letters are left out. */
  private austrian({ text }: Compact): readonly NumberScheme[] | undefined {
    return this.context.country === "AT" && /^U\d{8}$/.test(text) ? AUSTRIAN : undefined;
  }

  /** The own country's numbers first, then those that count only where their country is told, then British ones, whose labels English pages share. */
  private ordered(schemes: readonly NumberScheme[]): readonly NumberScheme[] {
    const rank = ({ country, isLocal }: NumberScheme): number => (country === this.context.country ? 0 : isLocal === true ? 1 : country === "GB" ? 2 : 3);
    return schemes.length < 2 ? schemes : schemes.toSorted((a, b) => rank(a) - rank(b));
  }

  /** What a label announces; a general one also the numbers of the countries told beside it and of the page's own, whose own come first. */
  private announcedBy(label: Label, start: number, { at }: Compact): readonly NumberScheme[] {
    const { text, context } = this;
    const own = this.ordered(label.schemes);
    const general = generalNumbers(label, context.country).filter((scheme) => !own.includes(scheme));
    const told = toldByLabel(label, { before: text.slice(Math.max(0, start - CLAUSE), start), behind: text.slice((at.at(-1) ?? start) + 1).slice(0, CLAUSE / 2), around: context.around }, context.country);
    this.told = [...told.first, ...told.then];
    // "entered in the Estonian commercial register": another country's that no check digits prove is not meant.
    const others = own.filter(({ country, check }) => country !== context.country && (check !== undefined || told.countries.length === 0 || told.countries.includes(country)));
    return [...told.first, ...own.filter(({ country }) => country === context.country), ...general, ...others, ...told.then];
  }

  private beforeLabel(compact: Compact, nextLabel: number): FoundNumber | undefined {
    // "FRN 304637. Registered in England No …": it is what its own label says.
    if ((compact.at[0] ?? 0) - this.otherEnd <= 4 || isOwnLabelled(this.text, compact.at[0] ?? 0)) return undefined;
    for (let at = nextLabel; at < nextLabel + 2; at += 1) {
      const hit = this.labels[at];
      const isBracketed = hit !== undefined && this.text.charAt(hit.start - 1) === "(";
      // "12345678 KvK": the two are all of the line.
      const isWhole = hit !== undefined && compact.at[0] === 0 && this.labels.length === 1 && !/[\p{L}\p{N}]/u.test(this.text.slice(hit.end));
      const schemes = hit?.label.schemes.filter(({ labelBehind }) => labelBehind === true || isBracketed || isWhole) ?? [];
      if (hit === undefined || schemes.length === 0) continue;
      const length = compact.at.filter((index) => index < hit.start).length;
      const last = compact.at[length - 1];
      if (last === undefined || hit.start - last > 4 || this.isOfNextPart(last + 1, hit)) continue;
      const found = this.readAny({ text: compact.text.slice(0, length), at: compact.at.slice(0, length) }, schemes, hit.label);
      if (found !== undefined && found.end === last + 1) return found;
    }
    return undefined;
  }

  /** "Reference 8010442. Registered in England, number 15904471", "… 15307 - R.E.A. 180264", "06 69 17 11 52, KvK 63173101": a label with a number of its own is none of the part before. */
  private isOfNextPart(end: number, { start, end: labelEnd }: LabelHit): boolean {
    const behind = this.text.slice(labelEnd, labelEnd + 46);
    if (this.text.charAt(end) === ".") return /^[^.;|]{0,40}\d{6}/.test(behind);
    if (/[,;]/.test(this.text.slice(end, start))) return /^(?: ?No)?\.?[^\d.;|,]{0,8}\d[\d .]{3}/.test(behind);
    return /[-–|·]/.test(this.text.slice(end, start)) && /^(?: ?No)?\.?[^\d.;|]{0,8}\d{5}/.test(behind);
  }

  private readAny(compact: Compact, schemes: readonly NumberScheme[], label: Label | undefined): FoundNumber | undefined {
    for (const scheme of schemes) {
      for (const part of [compact, ...partsOf(compact)]) {
        const found = this.readOne(part, scheme, label);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  private readOne(compact: Compact, scheme: NumberScheme, label: Label | undefined): FoundNumber | undefined {
    for (const shape of scheme.shapes) {
      const match = shape.exec(compact.text);
      if (match === null) continue;
      const length = match[0].length + courtSuffix(scheme.id, this.text.slice((compact.at[match[0].length - 1] ?? 0) + 1));
      if (!endsNumber(this.text, compact, length) || (scheme.id === "gb-company" && /^-[A-Z](?![A-Za-z\d])/.test(this.text.slice((compact.at[length - 1] ?? 0) + 1, (compact.at[length - 1] ?? 0) + 4)))) continue;
      // "20.000,00": an amount.
      if (/^,\d{2}(?!\d)/.test(this.text.slice((compact.at[length - 1] ?? 0) + 1, (compact.at[length - 1] ?? 0) + 5))) continue;
      const value = scheme.read(compact.text.slice(0, length) === match[0] ? (match[1] ?? match[0]) : compact.text.slice(0, length));
      const start = compact.at[0] ?? 0;
      const end = (compact.at[length - 1] ?? start) + 1;
      const written = this.text.slice(start, end);
      // "842 4417 69": the tail of a VAT number with a typing error.
      if (scheme.id === "gb-company-unpadded" && /\s/.test(written)) continue;
      if (scheme.country === "DE" && isOfAddress(written, this.text.slice(Math.max(0, start - 12), start), this.text.slice(end, end + 4))) continue;
      if (scheme.id.startsWith("de-bare-") && isFileNumber(written, this.text.slice(Math.max(0, start - 80), start))) continue;
      if (value === undefined || isPlaceholder(value) || isDateOrHours(written) || isOtherNumber(written, this.text.slice(Math.max(0, start - 24), start), this.text.slice(end, end + 24)) || !this.fits(scheme, compact, label)) continue;
      return { scheme, value, start, end, label: label?.text };
    }
    return undefined;
  }

  private fits(scheme: NumberScheme, compact: Compact, label: Label | undefined): boolean {
    const mayBeTold = scheme.id !== "gb-company" || /^[01]\d{7}/.test(compact.text);
    if (this.told.includes(scheme) && (mayBeTold || label?.schemes.includes(scheme) !== true)) return mayBeTold;
    const { context } = this;
    const { country, onlyWith, elsewhere, distinct } = scheme;
    if (scheme.isLocal === true) return isAtHome(scheme, label, context);
    const speaks = (words: RegExp): boolean => words.test(context.around()) || hasVatNumber(context.around(), country);
    if (onlyWith !== undefined && country !== context.country && !onlyWith.tlds.includes(context.tld) && !speaks(onlyWith.words)) return false;
    if (elsewhere !== undefined && context.country !== undefined && context.country !== country && !speaks(elsewhere)) return false;
    // "IK 104511908" of a German clinic is no Lithuanian "į. k.": two letters mean something else in every country.
    if (label?.isShort === true && country !== "" && (context.country !== undefined || country === "LT") && country !== context.country && isDigit(compact.text.charCodeAt(0)) && !speaks(COUNTRY_WORDS[country] ?? /(?!)/)) return false;
    if (label?.shared !== true || country === context.country || country === "GB" || country === "") return true;
    // A label that half the world uses: the number's own letters, its country's domain or its country's name must speak for it.
    return /^[A-Z]/.test(compact.text) || onlyWith !== undefined || speaks(COUNTRY_WORDS[country] ?? /(?!)/) || distinct === true;
  }
}

/** "CI-ABJ-2012-B-4081", "CD/KIN/RCCM/14-B-0408", "PVT-LRUQ9XY": a second group of letters behind the first one, and then digits. */
const JOINED = /^(?:[ ./-][A-Za-z]{2,4}(?:\/RCCM)?[ ./-]|-[A-Z]{1,6})\d/;
/** "registered in Ireland with company number …", "Registered in Jersey. Company number …", "BVI Company No. …": where, before the label. */
const WHERE = /(?:[Rr]egistered|[Ii]ncorporated|[Oo]rgani[sz]ed|[Ff]ormed|[Ee]stablished) (?:in|under)[^.;\d]{0,50}[.;]? ?$|(?<![^\s(])(?:[A-Z][\w]+ )?[A-Z]\w+ $(?<!(?:Ltd|Limited|LLP|PLC|plc|LLC|Inc) )/;

const [DIGIT, LETTER] = [/\d/, /\p{L}/u];
const NOTHING = { numbers: [], open: [] };
