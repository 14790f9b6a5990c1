import type { HomeLink, Page } from "../page/page";
import { withoutLogo } from "../page/text";
import { fitsLabel, isSameName } from "./agreement";
import type { Host } from "./host";
import { isGenericSiteName } from "./platforms";
import { ROOT } from "./way-home";

/**
 * The part of an inner page's title that names the site. That is its last, if any is ("Contact – Acme"); the first, where the way home says it and not the last:
 * blogs, forums and wikis write "Acme » Blog Archive » Article". Undefined where the part is too short or too long for a name.
 * @param parts of the title, in order
 */
export function nameOfTitle(parts: readonly string[], { homes, lines }: Page, { label }: Host): string | undefined {
  if (parts.length < 2) return undefined;
  const [head, tail] = [parts[0]?.trim() ?? "", parts.at(-1)?.trim() ?? ""];
  // Sections have folders too: there the last part must be the heading of an article.
  const isSites = says(homes.filter(({ href }) => ROOT.test(href)), head) || (says(homes, head) && lines.some(({ text, level }) => level > 0 && isSameName(text, tail)));
  if (isSites && mayBeName(head) && !fitsLabel(tail, label) && !says(homes, tail)) return head;
  return mayBeName(tail) ? tail : undefined;
}

const mayBeName = (part: string): boolean => part.length >= 4 && part.split(" ").length <= 5 && !isGenericSiteName(part);

const says = (homes: readonly HomeLink[], name: string): boolean => homes.some(({ text }) => isSameName(withoutLogo(text), name));
