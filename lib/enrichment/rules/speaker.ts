import { isDocument } from "../operator/documents";
import { isNamedAfter, isSameName, nameKey } from "../operator/agreement";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { ZONE } from "../page/page";
import { excerpt } from "../page/text";
import { type Evidence, type Reading, TITLE_PARTS } from "../reading";
import { asWritten } from "./as-written";

/** In brackets behind a name, in quotation marks, how the page's text goes on to call who speaks. */
const WE = /\((?:[^()]{0,60}[\s,])?["“”„«'‘](?:we|us|our|wir|uns|unser|nous|notre|noi|nosotros|nós|wij|ons|vi|oss|my)["“”»'’]/iu;
export const WE_NEXT = new RegExp(`^,? ?${WE.source}`, "iu");
/** What stands before a sentence or a part of a line. */
const BEGINS = /(?:^|[.:;!?|•·–—] )["„“«]?$/u;

/**
 * Who says "we" on a page whose copyright line has but another name without a legal form, as that of a group ("Ashdown Kitchens (“we”, “us”) is a fitter of …",
 * below it "© Hartmoor Group"): the title's part, or the domain as the page writes it, that begins a sentence so. Undefined where any other rule found a name.
 */
export function speaker(reading: Reading, found: readonly Evidence[]): (Evidence & { readonly name: string }) | undefined {
  const { page: { title, lines }, host } = reading;
  const isBrand = ({ source, name }: Evidence): boolean => name === undefined || source === "og" || (source === "copyright" && !nameKey(name).hasForm);
  const spoken = found.every(isBrand) ? lines.filter(({ text, zone }) => (zone & (ZONE.consent | ZONE.quote | ZONE.others)) === 0 && WE.test(text)) : [];
  if (spoken.length === 0) return undefined;
  const signed = found.flatMap(({ source, name }) => (source === "copyright" ? (name ?? []) : []));
  const own = [...title.split(TITLE_PARTS), asWritten(reading)?.name ?? ""].map((part) => part.trim());
  const names = own.filter((part) => part.length >= 4 && part.length <= 60 && !isDocument(part) && !isGenericSiteName(part) && !isPlaceholderName(part) && !isPlatform(part, host));
  for (const { text } of spoken) {
    for (const name of names) {
      const at = text.indexOf(name);
      if (at < 0 || !BEGINS.test(text.slice(Math.max(0, at - 3), at)) || !WE_NEXT.test(text.slice(at + name.length, at + name.length + 90))) continue;
      if (signed.some((other) => isSameName(other, name) || isNamedAfter(name, other))) return undefined;
      return { source: "og", name, weight: 0, isSaid: true, line: lines.findIndex((line) => line.text === text), words: excerpt(text, at), checks: ["says “we” of itself"] };
    }
  }
  return undefined;
}
