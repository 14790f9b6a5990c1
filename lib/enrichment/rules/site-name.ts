import { fitsLabel, isSameName } from "../operator/agreement";
import { isPlaceholderName } from "../operator/placeholders";
import { townOf } from "../operator/places";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { excerpt } from "../page/text";
import type { Evidence, Reading } from "../reading";

type Named = Evidence & { readonly name: string };

/**
 * What a page that names nobody in any of the usual places calls itself: the part of its title that is the domain's own label, else the line
 * that goes with the domain and stands at the head of an address. Trusted as little as a site's name in meta elements, and given as such.
 */
export function siteName(reading: Reading): Named | undefined {
  const { page, host } = reading;
  const titled = page.title.split(TITLE_PARTS).map((part) => part.trim()).find((part) => part.length >= 5 && isSameName(part, host.label));
  const named = titled === undefined ? headOfAddress(reading) : { name: titled, words: `title: ${excerpt(page.title, 0)}` };
  if (named === undefined || isGenericSiteName(named.name) || isPlaceholderName(named.name) || isPlatform(named.name, host)) return undefined;
  return { source: "og", weight: 0, checks: ["name agrees with the domain"], ...named };
}

const TITLE_PARTS = /\s?[|–—·»:]\s|\s-\s|,\s/;

function headOfAddress({ page: { lines }, host, places }: Reading): Pick<Named, "name" | "words" | "city" | "line"> | undefined {
  for (const [at, { text }] of lines.entries()) {
    if (text.length < 4 || text.length > 60 || !/^["„“]?\p{Lu}/u.test(text) || /\d|[:;@?!]/.test(text) || places[at]?.stand === "other") continue;
    const name = text.replace(/[\s*,.–-]+$/u, "");
    if (name.split(" ").length > 7 || !fitsLabel(name, host.label)) continue;
    const city = lines.slice(at + 1, at + 4).map((line) => townOf(line.text)).find((town) => town !== undefined);
    if (city !== undefined) return { name, city, line: at, words: excerpt(text, 0) };
  }
  return undefined;
}
