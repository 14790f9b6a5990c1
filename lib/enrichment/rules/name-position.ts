import { areAlike } from "../operator/agreement";
import { isOfOtherScript } from "../operator/formless";
import { townAt, townOf } from "../operator/places";
import { RESERVED } from "../operator/rights";
import { type Line, ZONE } from "../page/page";
import type { Evidence, Reading } from "../reading";
import { namesOfLine } from "./line-names";

/** Whether a name begins its line or a part of it, at most a label, a title or an article before it: no sentence comes to speak of it. */
export function beginsPart(text: string, name: string): boolean {
  const whole = text.slice(0, Math.max(0, text.indexOf(name)));
  // "Copyright © 2024 acme.example All rights reserved Acme Ltd": the phrase ends a part too.
  const rights = RESERVED.exec(whole);
  const before = rights === null ? whole : whole.slice(rights.index + rights[0].length);
  return !/\p{Ll}{2,} (?:\p{Ll}+ )?["„“«]?$/u.test(/[^|•·:;.–—]*$/u.exec(before)?.[0] ?? before) || before.length <= 8;
}

/** "The site is hosted by Acme Ltd and …": whom a sentence of an operator's own part comes to speak of. */
export function isInSentence(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const before = text.slice(0, at);
  // "Our largest customers are Acme, Brown Ltd and Cole".
  const isFurther = /, $/.test(before) && /^[^:\d]*(?<!\p{L})\p{Ll}{3,} [^:\d]*\p{Ll}{2,} [^:\d]*$/u.test(before);
  return at > 12 && text.length > name.length + 40 && (isFurther || isInBrackets(before.slice(-120), text.slice(at + name.length, at + name.length + 160)) || /\p{Ll}{2,} (?:\p{Ll}+ )?$/u.test(before)) && !/:\s?$/.test(before);
}

/** "… to a maker with an office in the EU (Acme Ltd, 5 Mill Lane, Dublin) and …": whether brackets begin with a name behind words of a sentence that goes on behind them. */
const isInBrackets = (before: string, behind: string): boolean => /(?<!\p{L})\p{Ll}{2,} [^.;:|•·()]*(?<!\p{L})\p{Ll}{2,} [^.;:|•·()]*\(["„“«]?$/u.test(before) && /^[^()]*\) \p{Ll}/u.test(behind);

/** Where a company sits, told behind its name. */
const SEATED = /^,? (?:(?:een|eine?|an?|une?|una|uma|en|et) )?(?:gevestigd|statutair|kantoorhoudend|met|having|with|whose|located|based|of|at|sise?|dont|ayant|situ[ée]e?|domicili[ée]e?|au capital|con|sita|sito|avente|corrente|domiciliada|inscrita|iscritta|provista|com|sediada|estabelecida|mit|ansässig|eingetragen|vertreten|geschäftsansässig|se|so|s|sídl\p{L}*|zapsan\p{L}*|zapísan\p{L}*|z siedzib|wpisan|med|säte|hjemmehørende|kotipaikka|székhely|cu sediul|sa sjedištem|s sedežem|със седалище|с адрес|з|με έδρα|registered|incorporated|company|limited|ingeschreven|eingetragene|immatricul\p{L}*|tel|fax|e-?mail|phone|www|ul|al|c\/|inh|vertr|kvk|btw|vat|org|cvr|nip)(?!\p{L})/iu;

/** Whether what stands behind a name at a line's head goes on with a sentence about the company ("…, 5 Mill Lane, takes care of shipping"), other than where it sits. */
export function isSubject(behind: string): boolean {
  // Scripts that join particles to the name: "…와 업무협약 체결", "…と業務提携".
  if (/^(?:[와과은는이가을를의](?= ?[\uac00-\ud7af])|[とがはをにの](?=[\u3040-\u9fff]))/u.test(behind)) return true;
  return !SEATED.test(behind) && /^ (?!(?:i|w|v|in|te|a|à|à|en|de|da|di|do|zu)\s)\p{Ll}{2,} |, (?!(?:\p{Ll}{1,3}|street|floor|straat|straße|utca|út|ulica|katu|gata|gatan|vej|building|office|entrance|suite)[ .])\p{Ll}{3,} \p{L}/u.test(behind);
}

/** Names that stand alone in their lines, one below the other and nothing alike, are partners or customers. */
export function isOneOfList(reading: Reading, at: number, name: string): boolean {
  const { lines } = reading.page;
  const isAlone = (index: number): string | undefined => {
    const line = lines[index];
    if (line === undefined || line.text.length > 120 || ((line.zone ^ (lines[at]?.zone ?? 0)) & ZONE.footer) !== 0) return undefined;
    const [found, more] = namesOfLine(reading, line);
    return found !== undefined && more === undefined && line.text.length - found.name.length < 6 ? found.name : undefined;
  };
  if (isAlone(at) === undefined) return false;
  return [at - 1, at + 1].some((beside) => {
    const other = isAlone(beside);
    return other !== undefined && !areAlike(other, name);
  });
}

/** Whether an address, a telephone or a mail address stands behind a name or in the next lines of its section. */
export function hasAddressBelow({ page, places }: Reading, at: number, behind: string): boolean {
  const own = page.lines[at];
  return page.lines.slice(at, at + 4).some((line, below) => {
    const text = below === 0 ? behind : line.text;
    return text.length < 200 && ((line.zone ^ (own?.zone ?? 0)) & ZONE.footer) === 0 && places[at + below]?.section === places[at]?.section && ((below === 0 ? townOf(text) : townAt(page.lines, at + below)) !== undefined || /@|\+\d{2}|(?<!\p{L})tel/iu.test(text));
  });
}

/** How many companies that have nothing to do with each other, each with its address, are a list of dealers, members or customers. */
const LISTED = 3;

/** The findings without those that but stand at the head of an address, where so many do that none of them is the operator's. */
export function withoutListed({ page: { lines } }: Reading, found: readonly Evidence[], isHead: (one: Evidence) => boolean): readonly Evidence[] {
  const heads = found.filter(isHead);
  const unlike = heads.filter(({ name = "" }, at) => !heads.slice(0, at).some((other) => areAlike(other.name ?? "", name)));
  const isListed = unlike.length >= LISTED || unlike.some((one, at) => unlike.slice(0, at).some((other) => areInOneColumn(lines, one, other)));
  return isListed ? found.filter((one) => !heads.includes(one)) : found;
}

/** Whether two findings stand in one column of a table, in different rows. */
function areInOneColumn(lines: readonly Line[], one: Evidence, other: Evidence): boolean {
  const [a, b] = [lines[one.line ?? -1]?.cell, lines[other.line ?? -1]?.cell];
  return a !== undefined && b !== undefined && a.table === b.table && a.column === b.column && a.row !== b.row;
}

/** The one company that stands with its address in the page's footer; none where several do that have nothing to do with each other. */
export function onlyInFooter<Company extends { readonly name?: string; readonly evidence: readonly Evidence[] }>(companies: readonly Company[], { page: { lines } }: Reading): readonly Company[] {
  const inFooter = companies.filter(({ evidence }) => evidence.some(({ source, city, line = -1 }) => source === "legal-suffix" && city !== undefined && ((lines[line]?.zone ?? 0) & ZONE.footer) !== 0));
  return inFooter.every(({ name = "" }) => areAlike(name, inFooter[0]?.name ?? "")) ? inFooter : [];
}

/** The only company in the footer or particulars where all that the page surely calls itself is in Latin letters, and it is not: there nothing compares. Undefined for several. */
export function onlyOfOtherScript<Company extends { readonly name?: string; readonly source: Evidence["source"]; readonly weight: number }>(companies: readonly Company[], sure: readonly Company[]): Company | undefined {
  const [only, ...more] = sure.some(({ name = "" }) => isOfOtherScript(name)) ? [] : companies.filter(({ name = "", source, weight }) => source === "legal-suffix" && weight >= 10 && isOfOtherScript(name));
  return more.length === 0 ? only : undefined;
}
