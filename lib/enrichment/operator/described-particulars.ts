import type { Line, Page } from "../page/page";
import { findNames } from "./names";

/** As long as the shortest numbers of companies are. */
const NUMBER = /\d(?:[ .\-/]?\d){5,}/g;
/** A description that ends in digits may be cut off in the midst of them. */
const CUT_OFF = /[\d .\-/]+(?:…|\.{2,}|\[…\])?$/u;
/** "Angaben gemäß § 5 TMG Acme GmbH": a heading, run on to the text below it. */
const LAW = /(§+ ?\d+\p{L}?(?: Abs\. ?\d)? \p{Lu}{2,}\p{L}*)(?= \p{Lu})/gu;

/**
 * What a page's description for search engines and those who share it says of a company with a number that nothing else on the page has ("This website is owned and operated by
 * Acme Pty Ltd (ABN …)"), as a line of the page: systems make it of a text's beginning, which the page may show otherwise or not at all. None as a rule.
 */
export function linesOfDescription({ metas, lines }: Page): readonly Line[] {
  const described = ["description", "og:description"].map((name) => (metas.get(name) ?? "").replace(CUT_OFF, "").replace(LAW, "$1: ")).find((text) => numbersOf(text).length > 0 && findNames(text).length > 0);
  if (described === undefined) return [];
  const numbers = numbersOf(described);
  const isShown = lines.some(({ text }) => /\d/.test(text) && numbers.some((number) => text.replace(/\D/g, "").includes(number)));
  return isShown ? [] : [{ text: described, zone: 0, level: 0, block: -1, cell: undefined, href: undefined, links: [], bold: [], head: undefined }];
}

const numbersOf = (text: string): readonly string[] => Array.from(text.matchAll(NUMBER), ([number]) => number.replace(/\D/g, ""));
