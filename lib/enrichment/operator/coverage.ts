import { isCyrillic, nameKey, oneRomanisation, withoutUmlauts } from "./agreement";

/** How much of a domain's label a name's words account for, from 0 to 1: 1 where the name has the whole label in it. */
export function coverage(name: string, label: string): number {
  return Math.max(share(name, label, withoutUmlauts), isCyrillic(name) ? share(name, label, oneRomanisation) : 0);
}

/** @param spelled brings the spellings of name and label together */
function share(name: string, label: string, spelled: (text: string) => string): number {
  const { words, squashed } = nameKey(name);
  const domain = spelled(nameKey(label).squashed);
  if (domain.length < 3 || squashed.length < 2) return 0;
  const own = spelled(squashed);
  if (own.includes(domain)) return 1;
  const parts = label.split("-").map(spelled).filter((part) => part.length >= 3);
  const said = new Set(words.map(spelled).flatMap((word) => (word.length < 3 ? [] : domain.includes(word) ? word : (parts.find((part) => part.length >= 4 && word.startsWith(part)) ?? []))));
  const covered = [...said].reduce((sum, word) => sum + word.length, 0);
  return Math.min(1, Math.max(domain.includes(own) ? own.length : 0, covered) / domain.length);
}
