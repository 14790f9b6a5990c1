import { areAlike, fitsLabel, isSameName, nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import type { Host } from "../operator/host";
import { type Evidence, type Reading, type Rule, siteNameOf, titledAsDomain, TITLE_PARTS } from "../reading";
import { asWritten, SENTENCE } from "./as-written";
import { isMarked } from "./firm-of-person";
import { nextTown } from "./legal-suffix";
import { mayBeName } from "./name-leads";

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
    // What a template or a former site left there goes with nothing, where the title's part is the domain.
    const said = stated.toLowerCase().replace(/^www\./, "") === host.domain ? nameOfDomain(stated, reading) : stated;
    const name = fitsLabel(said, host.label) || nameKey(said).hasForm ? withoutClaim(said, reading) : (titledAsDomain(reading) ?? said);
    if (name.length < 2 || isDescription(name, host) || isGenericSiteName(name) || isPlatform(name, host) || isPlaceholderName(name)) continue;
    return [{ source: "og", name, weight: fitsLabel(name, host.label) ? 20 : 0, words: `${property}: ${value}`, checks: fitsLabel(name, host.label) ? ["name agrees with the domain"] : [] }];
  }
  return [];
};

/** What ties a company to its page that the site's name may be left to. */
const SURE = 10;

/**
 * Evidence without the site's name where that is "Norvik Polska – Lanex" and Lanex Sp. z o.o. is found on the page with its form: the other part is the shop's, the
 * trade's or the maker's whose goods Lanex sells on norvik.pl, and no company beside it.
 */
export function withoutBrandBeside(found: readonly Evidence[]): readonly Evidence[] {
  return found.filter(({ source, name = "", words }) => source !== "og" || !partsOf(words.slice(words.indexOf(": ") + 2)).some((part) => !isSameName(part, name) && found.some((other) => other.source !== "og" && other.weight >= SURE && other.name !== undefined && nameKey(other.name).hasForm && isSameName(other.name, part) && !areAlike(other.name, name))));
}

/** "A blog on other places and distant countries": what a site is about, with an article of no one thing or a possessive. */
const DESCRIPTION = /^(?:eine?|an?|une?|un[oa]?|uma?|een|ett|egy|unsere?|meine?|our|my|notre|mon|ma|onze|mijn)(?: \S+){4,}$/iu;

const isDescription = (name: string, { label }: Host): boolean => DESCRIPTION.test(name) && !nameKey(name).hasForm && !fitsLabel(name, label);

/**
 * What a site that states but its domain is called: "Včely od lesa" of vcelyodlesa.cz where the page writes it so, or "Schweizer Sternenhaus" of sternenhaus.ch that
 * titles end in and a line says too, or what title and mark call it; the domain where a heading or the way home has it, and no title the words.
 */
function nameOfDomain(stated: string, reading: Reading): string {
  const { page: { title, metas, lines, homes }, host, titleName } = reading;
  const titles = [title, metas.get("og:title") ?? ""];
  const longer = titles.map((text) => text.split(TITLE_PARTS).at(-1)?.trim() ?? "").find((tail) => nameKey(tail).words.length > 1 && nameKey(tail).words.includes(host.label) && mayBeName(tail, reading) && !SENTENCE.test(tail) && lines.some(({ text }) => text === tail));
  if (longer !== undefined) return longer;
  if (titleName !== undefined && mayBeName(titleName, reading) && isMarked(titleName, reading)) return titleName;
  const written = asWritten(reading)?.name;
  const isMark = homes.some(({ text }) => text.toLowerCase() === host.domain) || lines.some(({ text, level }) => level === 1 && text.toLowerCase() === host.domain);
  return written === undefined || (isMark && !titles.some((text) => text.includes(written))) ? stated : written;
}

/** "Korn-Hof" of korn-hof.example, which states "Korn Hof Brot und Mehl Willkommen": behind the domain's words a row of others, or a greeting, where the head of an address says no more than they. */
function withoutClaim(said: string, reading: Reading): string {
  const { page: { lines }, host: { label } } = reading;
  const words = said.split(" ");
  const end = words.findIndex((_, at) => isSameName(words.slice(0, at + 1).join(" "), label)) + 1;
  const rest = words.slice(end);
  if (end === 0 || rest.length < MIN_CLAIM || !rest.some((word) => CLAIMS.test(word))) return said;
  return lines.find(({ text }, at) => text.length <= said.length && isSameName(text, label) && nextTown(reading, at) !== undefined)?.text ?? said;
}

const MIN_CLAIM = 3;
const CLAIMS = /^(?:und|and|et|en|y|e|og|och|i|für|for|pour|voor|para|per|aus|from|mit|with|avec|met|con|Willkommen|Welcome|Bienvenue|Welkom|Startseite|Home|Homepage)$/u;

const ABOUT = /^(?:about|contact|über|kontakt|contatti|contacto|contact[oe]z?|chi siamo|qui sommes|over|om) ?(?:us|uns|ons|oss|os|nous)?(?!\p{L})/iu;

/** "Acme | Shoes and more", "Shoes and more – Acme", "Acme: shoes and more": the part that goes with the domain, else the first one. */
function ownPart(value: string, { label }: Host): string {
  const parts = partsOf(value);
  const [lead = "", behind = ""] = value.split(/:\s/);
  // "Acme: About us - Shoes"
  if (isDocument(behind) || ABOUT.test(behind)) return lead;
  return parts.find((part) => isSameName(part, label)) ?? (parts.length === 1 && lead !== value && isSameName(lead, label) ? lead : (parts.find((part) => fitsLabel(part, label)) ?? parts[0] ?? value));
}

const partsOf = (value: string): readonly string[] => value.split(/\s+[|–—»·]\s+|\s+-\s+/).map((part) => part.trim());
