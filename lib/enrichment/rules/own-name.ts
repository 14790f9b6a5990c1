import { isSameName } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { isGenericSiteName } from "../operator/platforms";
import type { Line } from "../page/page";
import { cleanText } from "../page/text";
import { type Reading, WIDE_TITLE_PARTS } from "../reading";
import { isSigned, partsBesideSign } from "./copyright-name";
import { endsName, hasForm } from "./name-extent";

const MAX_WORDS = 8;

/**
 * The site's own name right beside the sign, as the line writes it: what the title, the site's name elements or the domain call it whole. It may be
 * anything there, in lower case, a sentence or a trade ("This Is Digital"). Undefined where the name goes on, or with a legal form.
 */
export function ownNameBesideSign({ text, head: element }: Line, reading: Reading): string | undefined {
  const { page: { title }, siteNames, host } = reading;
  const names = [...title.split(WIDE_TITLE_PARTS), ...siteNames].map((name) => name.trim()).filter((name) => name.length >= 4 && !isGenericSiteName(name) && !isDocument(name));
  // "© 2026 Acme" in an element of its own, and in the next "Draft".
  const endsElement = (name: string): boolean => element !== undefined && isSigned(element) && cleanText(element).endsWith(name);
  for (const { behind, before } of partsBesideSign(text)) {
    const words = [...behind.slice(0, 120).matchAll(/\S+/g)].slice(0, MAX_WORDS);
    for (const word of words.toReversed()) {
      const head = behind.slice(0, word.index + word[0].length).replace(/[^\p{L}\p{M}\p{N})]+$|(?<=^[^(]*)\)$/u, "");
      if (!hasForm(head) && [host.label, ...names].some((own) => isSameName(own, head)) && (endsName(behind.slice(head.length)) || endsElement(head))) return names.includes(head) ? head : beforeTown(head, host.label);
    }
    const tail = behind === "" || endsName(behind) ? [...before.slice(-120).matchAll(/\S+/g)].slice(-MAX_WORDS).map(({ index }) => before.slice(-120).slice(index)) : [];
    const own = tail.find((name) => !hasForm(name) && [host.label, ...names].some((one) => isSameName(one, name)) && /(?:^|[|•·.,–—-]\s?)$/u.test(before.slice(0, -name.length)));
    if (own !== undefined) return own;
  }
  return undefined;
}

/** "Lindora. Zaventem" and "Lindora – Zaventem" on lindora.example, whose title says "Lindora Zaventem": behind a sign of the line's own stands where it is. */
function beforeTown(head: string, label: string): string {
  const [first = head] = head.split(/[.,]\s|\s[–—·•|-]\s/u);
  return isSameName(first, label) ? first : head;
}
