import { parse } from "tldts";
import { nameKey } from "./agreement";

/** A site's address as sentences write it, without scheme and path. */
const ADDRESS = /^["'„“(]?(?:www\.)?((?:[\p{Ll}\d-]+\.)+\p{Ll}{2,})$/u;
/** A name that goes on so has the address in it ("zaluma.de und Partner GmbH"). */
const PARTNERS = /^(?:Partners?|Partner\p{Ll}*|Co\.?|Söhne|Sons?|Team)$/u;

/**
 * Whether a word is the address of a site that a sentence speaks of right before a company, and none of the company's name: an article or a conjunction follows
 * ("The fern.example and Blue Fern Ltd logos", "A fern.example a Kék Páfrány Kft. oldala"), or the words that the address is made of ("Sklep fern.example Fern sp. z o.o.").
 * @param behind the words that follow, up to the company's legal form
 * @param connectors words in lower case that stand between the words of names
 */
export function isAddressBefore(word: string, behind: readonly string[], connectors: ReadonlySet<string>): boolean {
  if (behind.length === 0) return false;
  if (word.startsWith("www.")) return true;
  const host = ADDRESS.exec(word)?.[1];
  if (host === undefined) return false;
  const { domainWithoutSuffix, isIcann } = parse(host);
  if (domainWithoutSuffix === null || isIcann !== true) return false;
  const linked = behind.findIndex((next) => !connectors.has(next));
  if (linked > 0 && linked <= 2) return /^["„“«]?\p{Lu}/u.test(behind[linked] ?? "") && !PARTNERS.test(behind[linked] ?? "");
  const label = nameKey(domainWithoutSuffix).squashed;
  return label.length >= 4 && nameKey(behind.join(" ")).squashed.startsWith(label);
}
