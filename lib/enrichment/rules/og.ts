import { fitsLabel, isSameName } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import type { Host } from "../operator/host";
import { type Rule, siteNameOf } from "../reading";
import { asWritten } from "./as-written";

/**
 * The site's name in meta elements: og:site_name, else application-name. Usually a brand, so it is trusted least; values that frameworks and
 * builders leave behind, and platforms' names, are none.
 * @see https://ogp.me/#optional
 * @see https://html.spec.whatwg.org/multipage/semantics.html#standard-metadata-names
 */
export const og: Rule = (reading) => {
  const { page, host } = reading;
  for (const property of ["og:site_name", "application-name"]) {
    const value = siteNameOf(page.metas.get(property) ?? "");
    if (value === undefined || value.length < 2 || value.length > 100) continue;
    const stated = ownPart(value, host).trim();
    // "vcelyodlesa.cz", where the title says "Včely od lesa".
    const name = stated.toLowerCase().replace(/^www\./, "") === host.domain ? (asWritten(reading)?.name ?? stated) : stated;
    if (name.length < 2 || isGenericSiteName(name) || isPlatform(name, host) || isPlaceholderName(name)) continue;
    return [{ source: "og", name, weight: fitsLabel(name, host.label) ? 20 : 0, words: `${property}: ${value}`, checks: fitsLabel(name, host.label) ? ["name agrees with the domain"] : [] }];
  }
  return [];
};

const ABOUT = /^(?:about|contact|über|kontakt|contatti|contacto|contact[oe]z?|chi siamo|qui sommes|over|om) ?(?:us|uns|ons|oss|os|nous)?(?!\p{L})/iu;

/** "Acme | Shoes and more", "Shoes and more – Acme", "Acme: shoes and more": the part that goes with the domain, else the first one. */
function ownPart(value: string, { label }: Host): string {
  const parts = value.split(/\s+[|–—»·]\s+|\s+-\s+/).map((part) => part.trim());
  const [lead = "", behind = ""] = value.split(/:\s/);
  // "Acme: About us - Shoes"
  if (isDocument(behind) || ABOUT.test(behind)) return lead;
  return parts.find((part) => isSameName(part, label)) ?? (parts.length === 1 && lead !== value && isSameName(lead, label) ? lead : (parts.find((part) => fitsLabel(part, label)) ?? parts[0] ?? value));
}
