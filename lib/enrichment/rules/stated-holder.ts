import { findNames } from "../operator/names";
import { isPlatform } from "../operator/platforms";
import { creditFrom } from "../operator/sections";
import { agreesWithPage, type Evidence, type Reading, type Rule } from "../reading";

/** Meta elements that say who holds the rights in a page or publishes it, by their names in lower case. */
const HOLDERS = ["copyright", "dc.rights", "dcterms.rights", "dc.rightsholder", "dcterms.rightsholder", "publisher", "dc.publisher", "dcterms.publisher"];
/** What stands before the holder's name: the sign, years, a preposition. */
const LEAD = /^(?:[\s\d.,:;|©–—-]|\([cC]\)|copyright|by|von|par|the|die|der)*$/iu;
/** What such a company weighs that nothing else ties to the page. */
const STATED = 10;

/**
 * The company that a meta element calls the page's publisher or the holder of its rights, by its legal form; a brand stands in the page's text as well. Whom
 * the page credits with its making left the element behind.
 * @see https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
 */
export const statedHolder: Rule = (reading) => HOLDERS.flatMap((property) => evidenceOf(property, reading) ?? []);

function evidenceOf(property: string, reading: Reading): Evidence | undefined {
  const { page: { metas, lines }, host } = reading;
  const value = metas.get(property) ?? "";
  const [company] = value.length < 4 || value.length > 200 ? [] : findNames(value);
  if (company === undefined || !LEAD.test(value.slice(0, company.start)) || isPlatform(company.name, host)) return undefined;
  const { name } = company;
  if (lines.some(({ text }) => text.length < 200 && text.includes(name) && creditFrom(text) <= text.indexOf(name))) return undefined;
  const agrees = agreesWithPage(name, reading);
  return { source: "legal-suffix", name, weight: STATED + (agrees ? 25 : 0), words: `${property}: ${value}`, checks: ["has a legal form", ...(agrees ? ["name agrees with domain or site name"] : [])] };
}
