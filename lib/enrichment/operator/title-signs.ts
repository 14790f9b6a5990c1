import type { Page } from "../page/page";
import { nameKey } from "./agreement";

/** Signs that stand alone between two blanks; not what goes with a number or a word ("100 %", "§ 5", "Linden ®"), joins two as "and" does, opens, closes or ends. */
const ALONE = /\s(?:(?![&+]\s)(?:(?![&@#%‰§°№®™©℠.,!?"'\p{Ps}\p{Pe}“”„‘’\p{Sc}\p{Sk}])[\p{P}\p{S}]){1,3}\ufe0f?\s+)+/gu;
/** Those that part titles by themselves. */
const KNOWN = /^\s[-‹›«»~|｜–—·•:]\s+$/u;

/**
 * A title with one sign for all that parts it: "Karla Linden // News", "Karla Linden ► News". A single sign is a name's own, as in "Linden * Partner", where the
 * domain joins the words beside it or the page writes it in a logo or in the site's name too.
 * @param label the domain's
 * @param shown what logos and elements for the site's name say
 */
export function withKnownSigns(title: string, label: string, shown: readonly string[]): string {
  const domain = nameKey(label).squashed;
  return title.replace(ALONE, (signs, at: number) => {
    if (KNOWN.test(signs)) return signs;
    const before = /\S+$/u.exec(title.slice(0, at))?.[0] ?? "";
    const behind = /^\S+/u.exec(title.slice(at + signs.length))?.[0] ?? "";
    const isNames = signs.trim().length === 1 && (domain.includes(nameKey(`${before} ${behind}`).squashed) || shown.some((text) => text.includes(`${before}${signs}${behind}`)));
    return isNames ? signs : " | ";
  });
}

/** Two parts of a title with but a stroke between. */
const JOINED = /^([^/|]{3,40})\/([^/|]{3,40})$/u;

/** "Lindora/Nosotros": a title whose one half is an entry of the page's menu, or what its address ends in, with a sign that parts titles; "Garten/Landschaft" stays whole. */
export function withParted(title: string, { links }: Page, path: string): string {
  const [, first, second] = JOINED.exec(title) ?? [];
  if (first === undefined || second === undefined) return title;
  const isEntry = (part: string): boolean => path.toLowerCase().split(/[/.]/).includes(part.toLowerCase()) || links.some(({ text }) => text.toLowerCase() === part.toLowerCase());
  return isEntry(first) === isEntry(second) ? title : `${first} | ${second}`;
}
