import { fitsLabel, isSameName } from "../operator/agreement";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { excerpt } from "../page/text";
import type { Evidence, Reading, Rule } from "../reading";

/**
 * The site's name in meta elements: og:site_name, else application-name. Usually a brand, so it is trusted least; values that frameworks and
 * builders leave behind, and platforms' names, are none.
 * @see https://ogp.me/#optional
 * @see https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names
 */
export const og: Rule = ({ page, host }) => {
  for (const property of ["og:site_name", "application-name"]) {
    const value = page.metas.get(property);
    if (value === undefined || value.length < 2 || value.length > 100) continue;
    const name = value.split(/\s+[|–—»·]\s+|\s+-\s+/)[0]?.trim() ?? value;
    if (name.length < 2 || isGenericSiteName(name) || isPlatform(name, host) || isPlaceholderName(name)) continue;
    return [{ source: "og", name, weight: fitsLabel(name, host.label) ? 20 : 0, words: `${property}: ${value}`, checks: fitsLabel(name, host.label) ? ["name agrees with the domain"] : [] }];
  }
  return [];
};

/**
 * The site's name in its title: the part that is the domain's own label. For pages that name nobody otherwise.
 */
export function title({ page, host }: Reading): readonly (Evidence & { readonly name: string })[] {
  const name = page.title.split(TITLE_PARTS).find((part) => part.length >= 5 && isSameName(part.trim(), host.label))?.trim();
  if (name === undefined || isGenericSiteName(name) || isPlaceholderName(name)) return [];
  return [{ source: "og", name, weight: 0, words: `title: ${excerpt(page.title, 0)}`, checks: ["name is the domain's"] }];
}

const TITLE_PARTS = /\s?[|–—·»:]\s|\s-\s|,\s/;
