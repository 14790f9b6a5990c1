import { foldText } from "../../company/names";
import { type HomeLink, type Page, ZONE } from "../page/page";
import { LOGO, withoutLogo } from "../page/text";
import { fitsLabel, isSameName } from "./agreement";
import type { Host } from "./host";
import { tellsKind } from "./kinds";
import { isGenericSiteName } from "./platforms";
import { ROOT } from "./way-home";

/** Titles of more parts are lists; so many are looked for elsewhere on the page. */
const MAX_PARTS = 8;

/** Where a title stands: on which page of which site. */
interface Place {
  readonly host: Host;
  readonly isHome: boolean;
  /** Whether words are what the page is called ("Contact", "New mill"). */
  readonly isPages: (words: string) => boolean;
}

/**
 * The part of a page's title that names the site. That is what the site's mark says too; else, on an inner page, the last ("Contact – Acme"), if it is not but what
 * the page is called; there the first, where the way home says it and not the last, or where the last is the page's own name ("Acme – Contact", "Acme: New mill" above the heading "New mill").
 * Undefined where the part is too short or too long for a name.
 * @param parts of the title, in order
 */
export function nameOfTitle(parts: readonly string[], page: Page, place: Place): string | undefined {
  const { homes, lines } = page;
  const { host: { label }, isHome } = place;
  const trimmed = parts.map((part) => part.trim());
  const shown = trimmed.slice(0, MAX_PARTS).find((part) => (mayBeName(part) || isLongName(part)) && !place.isPages(part) && isMark(part, page));
  if (shown !== undefined || isHome || parts.length < 2) return shown;
  const [head, tail] = [trimmed[0] ?? "", trimmed.at(-1) ?? ""];
  // Sections have folders too: there the last part must be the heading of an article.
  const isSites = says(homes.filter(({ href }) => ROOT.test(href)), head) || (says(homes, head) && lines.some(({ text, level }) => level > 0 && isSameName(text, tail)));
  if (isSites && mayBeName(head) && !fitsLabel(tail, label) && !says(homes, tail)) return head;
  if (parts.length === 2 && mayBeName(head) && place.isPages(tail) && !place.isPages(head)) return head;
  return mayBeName(tail) ? tail : undefined;
}

/** Two signs of Han, kana or Hangul are a name, two letters none. */
const mayBeName = (part: string): boolean => part.length >= (/^[\u3040-\u9fff\uac00-\ud7af]/u.test(part) ? 2 : 4) && part.split(" ").length <= 5 && !isGenericSiteName(part);

/** "Harwick and Dale Valleys Community Health Foundation Trust": bodies and houses are called at length. */
export const isLongName = (part: string): boolean => part.split(" ").length <= 10 && part.length <= 80 && /^\p{Lu}/u.test(part) && tellsKind(part);

const says = (homes: readonly HomeLink[], name: string): boolean => homes.some(({ text }) => isSameName(withoutLogo(text), name));

/** Whether the words or the picture that lead to the first page, what shows whose site it is, or a picture that is a logo say a text. */
function isMark(name: string, { homes, alts, lines }: Page): boolean {
  return says(homes.filter(({ href }) => ROOT.test(href) && !href.includes("#")), name) || alts.some((alt) => LOGO.test(alt) && isSameName(withoutLogo(alt), name)) || lines.some(({ text, zone }) => (zone & ZONE.mark) !== 0 && isSameName(text, name));
}

/** Whether a part of a title is what an inner page is called by its address or its heading. */
export function isCalledSo(part: string, { lines, homes }: Page, path: string): boolean {
  const own = /([^/]+?)(?:\.\w{1,5})?\/?$/u.exec(path)?.[1] ?? "";
  return foldText(own.replace(/[-_]+/g, " ")) === foldText(part) || (!says(homes, part) && lines.some(({ text, level, zone }) => level >= 1 && level <= 3 && (zone & (ZONE.header | ZONE.mark | ZONE.footer)) === 0 && isSameName(text, part)));
}
