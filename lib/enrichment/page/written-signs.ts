import { decodeHTML } from "entities/decode";

/** Where code writes words into the page. */
const WRITES = /(?:document\.write(?:ln)?\(|\.(?:innerHTML|innerText|textContent)\s*=|\.(?:html|text)\()/g;
/** The next of the joined pieces: a text in quotation marks, or what stands between two of them. */
const PIECE = /(["'`])((?:\\.|(?!\1)[^\\])*)\1|[^"'`;]+/y;
const SIGN = /©|\(c\)|copyright/i;
/** How long what is written may be for a notice. */
const MAX_NOTICE = 200;

/**
 * The copyright line that a short script writes into the page, in whose stead it stands ("document.write('© ' + new Date().getFullYear() + ' Zaluma Ltd')"), blanks
 * for what the script computes, without markup; empty where it writes nothing of the kind.
 */
export function writtenSign(code: string): string {
  if (!SIGN.test(code) && !code.includes("&copy;")) return "";
  for (const call of code.matchAll(WRITES)) {
    let written = "";
    PIECE.lastIndex = call.index + call[0].length;
    for (let piece = PIECE.exec(code); piece !== null; piece = PIECE.exec(code)) written += piece[2] === undefined ? " " : piece[2].replace(/\$\{[^{}]*\}/g, " ");
    const text = decodeHTML(written.replace(/<[^<>]*>/g, " ")).replace(/\\[nrt]/g, " ").trim();
    if (SIGN.test(text) && text.length <= MAX_NOTICE) return text;
  }
  return "";
}
