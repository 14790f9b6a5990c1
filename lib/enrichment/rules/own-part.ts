import { findLabels } from "../identifiers/label-trie";
import type { PageNumber } from "../identifiers/page-numbers";

/** How far behind its label a number may stand, in characters, for both to be one statement. */
const REACH = 40;
const HEAD = /(?:^|[|•·–—-] |[.;)] )$/u;

/** Whether a number's label begins a part of the line, between separators or sentences: nothing but the label says whose it is. */
export function beginsItsPart(text: string, { start }: PageNumber): boolean {
  return findLabels(text).some((label) => label.label.schemes.length > 0 && label.end <= start && start - label.end <= REACH && HEAD.test(text.slice(Math.max(0, label.start - 2), label.start)));
}
