import { nameKey } from "../operator/agreement";
import { withoutAddition } from "../operator/form-additions";
import type { Reading } from "../reading";

const GERMAN = /(?<!\p{L})(?:g?GmbH(?: & Co\.? KG(?:aA)?)?|(?:Ges\. ?m\. ?b\. ?H\.?)|mb[HB]|AG|KG|OHG|OG|g?UG|SE|eG(?:en)?|KGaA|e?GbR|e\. ?[VKUG]\.|Genossenschaft)(?: \(haftungsbeschränkt\))?$/u;
const PORTUGUESE = /(?<!\p{L})(?:L\.?da|Ltda|S\. ?A|S\/A|SGPS|EIRELI|ME|EPP|SA)\.?$/iu;
/** Words that a sentence in German goes on with, whatever the form of whom it is about. */
const GERMAN_WORD = /(?<!\p{L})(?:und|ist|wird|der|dem|für|mit|auf|sich|nicht|diese[mnrs]?)(?!\p{L})/u;

/** A sentence's head: nothing before it but the number of its clause, or the end of another one. */
const HEAD = /^(?:\(?\d{1,2}(?:\.\d{1,2}){0,3}[.)]? |\(?\p{Ll}\) )?$|[.:;!?] $/u;
/** What is said in between: in brackets, between dashes, or an address behind a comma. */
const APART = /^(?: ?\([^()]*\))?(?: [–—-] [^–—]{3,120} [–—-](?= ))?(?:,? [\p{Lu}\d][^;|•·]{3,80}\d{4,5} \p{Lu}[^,;|•·(]{1,30})?(?:,? \([^()]*\))?(?= |, )/u;
/** Behind it the sentence's verb, as no address and no list of particulars has it there. */
const GOES_ON = /^,? (?!e |vertreten |eingetragen )\p{Ll}/u;

/** "A Acme, Lda. detém a marca …", "Die Acme GmbH (nachfolgend „wir“) setzt Cookies ein": how long the article is that begins the sentence; 0 for a name's, by which the page calls itself or has it alone. */
export function articleOf(text: string, start: number, end: number, reading: Reading): number {
  const name = text.slice(start, end);
  const article = /^(?:[AO]s?|D(?:ie|as|er)) (?=[\p{Lu}\p{N}])/u.exec(name)?.[0] ?? "";
  if (article === "" || !HEAD.test(text.slice(Math.max(0, start - 12), start))) return 0;
  const behind = text.slice(end, end + 300);
  const form = withoutAddition(name);
  if (article.startsWith("D") ? !GERMAN.test(form) && !GERMAN_WORD.test(behind) : !PORTUGUESE.test(form)) return 0;
  const isSubject = /^,? (?!e )\p{Ll}/u.test(behind) || (article.startsWith("D") && GOES_ON.test(behind.slice(APART.exec(behind)?.[0].length ?? 0)));
  const head = nameKey(name).squashed.slice(0, article.length + 2);
  const isNames = (): boolean => [reading.host.label, ...reading.calls].some((own) => nameKey(own).squashed.startsWith(head)) || reading.page.lines.some((line) => line.text === name);
  return isSubject && !isNames() ? article.length : 0;
}
