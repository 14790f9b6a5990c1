export const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isWord = (code: number): boolean => isDigit(code) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 0x397 || code === 0x395;

/** Where the next word begins: letters and digits of ASCII, and the Greek letters that look like them in VAT numbers. */
export function wordFrom(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isWord(text.charCodeAt(at))) at += 1;
  return at;
}

export function endOfWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && isWord(text.charCodeAt(at))) at += 1;
  return at;
}
