import { BRITISH_WORDS } from "./english";
import type { Label } from "./label-trie";
import type { NumberContext } from "./number-context";
import type { NumberScheme } from "./scheme";

/**
 * Whether a page is of a local number's country: its domain, or the text around on a page whose domain is of no country; beside a label that half the world uses, where
 * the text does not speak of Britain too ("Company No. 07412906 … our office in Nairobi").
 */
export function isAtHome({ country, onlyWith }: NumberScheme, label: Label | undefined, { country: here, tld, around }: NumberContext): boolean {
  if (onlyWith === undefined || country === here || onlyWith.tlds.includes(tld)) return true;
  const isElsewhere = here !== undefined && (here.toLowerCase() === tld || tld === "uk");
  return !isElsewhere && onlyWith.words.test(around()) && !(label?.shared === true && BRITISH_WORDS.test(around()));
}
