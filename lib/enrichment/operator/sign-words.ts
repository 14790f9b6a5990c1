import type { Line } from "../page/page";

/** What pages write for "copyright": "Copyrights", "Copy Right", "Copyrighted by". */
const WORD = String.raw`(?<![\p{L}-])(?:copy ?rights?|copyrighted(?: by(?=\s))?)(?![\p{L}-])\.?`;
/** The sign with years, or years at a line's head: right behind them the word is the sign's. */
const SIGN_BEFORE = String.raw`(?<=(?:©|\([cC]\)|^(?:19|20)\d\d)[\s.,:|–-]{0,4}(?:(?:19|20)\d\d[\s.,:|–-]{0,4}){0,2})`;
const SIGN_BEHIND = String.raw`(?=[\s.,:|–-]{0,4}(?:©|\([cC]\)|(?:19|20)\d\d(?!\d)))`;
const BESIDE_SIGN = new RegExp(`${SIGN_BEFORE}${WORD}|^copy ?right(?:s|ed)? by(?=\\s)|${WORD}${SIGN_BEHIND}`, "giu");
/** "All Copyrights Reserved", "Copyright reserved": the phrase on rights, and the sign. */
const RESERVED = /(?<![\p{L}-])(?:all )?copy ?rights? (?:are )?reserved(?!\p{L})/giu;

const plain = (text: string): string => (/copy ?right/i.test(text) ? text.replace(RESERVED, "Copyright, all rights reserved").replace(BESIDE_SIGN, "Copyright") : text);

/**
 * A line that has "copyright" in its usual form wherever the word is the sign's ("© Copyrights 2021 by Acme", "© 2021 Acme. All Copyrights Reserved"), unless the domain begins with it
 * ("© 2021 Copyrights Clearing Ltd" on copyrights-clearing.example).
 */
export function withPlainSign(line: Line, domain: string): Line {
  const text = plain(line.text);
  if (text === line.text || /^copy-?right/.test(domain)) return line;
  return { ...line, text, head: line.head && plain(line.head), links: line.links.map((link) => ({ ...link, text: plain(link.text) })), bold: line.bold.map(plain) };
}
