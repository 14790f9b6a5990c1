import { nameKey } from "../operator/agreement";
import { namesPage, type Reading } from "../reading";

/** What stands before a sentence: nothing, or the end of another one or of a label. */
const SENTENCE_ENDS = /(?:^|[.:;!?…•|–—)] ?)["„“«]?$/u;
/** What a sentence goes on with behind whom it speaks of, also in German, which writes its nouns with a capital. */
const GOES_ON = /^(?:,? (?:\p{Lu}\p{L}+ ){0,3}\p{Ll}| \()/u;

/**
 * Whether the word before the page's own company is none of its name, but the first of a sentence, with a capital only for that ("Although Ashdown Ltd is not
 * required to …", where the page also says "Ashdown Ltd"), in any language: the longer name stands at sentences' heads alone, and the page calls itself by no such word.
 */
export function beginsSentence(lead: string, own: string, reading: Reading): boolean {
  const { page: { lines }, host, calls } = reading;
  if (!/^\p{Lu}\p{Ll}* $/u.test(lead) || !namesPage(own, reading)) return false;
  const whole = `${lead}${own}`;
  const head = nameKey(whole).squashed.slice(0, lead.length + 1);
  if ([host.label, ...calls].some((call) => nameKey(call).squashed.startsWith(head))) return false;
  let isSaid = false;
  for (const { text } of lines) {
    for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + own.length)) {
      const start = at - lead.length;
      if (start < 0 || !text.startsWith(whole, start)) isSaid = true;
      else if (!SENTENCE_ENDS.test(text.slice(Math.max(0, start - 3), start)) || !GOES_ON.test(text.slice(at + own.length, at + own.length + 40))) return false;
    }
  }
  return isSaid;
}
