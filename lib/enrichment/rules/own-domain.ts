import { isOnPlatform } from "../operator/host";
import { withoutLogo } from "../page/text";
import { type Reading, TITLE_PARTS } from "../reading";

/** How often a notice must say the domain to be about who goes by it. */
const OFTEN = 3;

/**
 * The site's own domain, for a site that calls itself nothing else: as its logo, its way home or a part of its title writes it ("Tideline.example"), or as a notice says it again and again
 * ("data that tideline.example collects"). Undefined on a platform's subdomain.
 */
export function ownDomain({ page: { title, alts, homes, lines }, host, kind }: Reading): { readonly name: string; readonly words: string; readonly checks: readonly string[] } | undefined {
  const { domain } = host;
  if (isOnPlatform(host) || !/\.\p{L}/u.test(domain)) return undefined;
  // A title that is but the domain is any empty page's.
  const parts = title.split(TITLE_PARTS);
  const mark = [...homes.map(({ text }) => text), ...alts, ...(parts.length > 1 ? parts : [])].map((text) => withoutLogo(text.trim()).replace(/^www\./i, "")).find((text) => text.toLowerCase() === domain);
  if (mark !== undefined) return { name: mark, words: mark, checks: ["the site's mark or title is its domain"] };
  if (kind !== "contact") return undefined;
  const times = lines.reduce((sum, { text }) => sum + timesSaid(text.toLowerCase(), domain), 0);
  return times < OFTEN ? undefined : { name: domain, words: domain, checks: [`the page says its domain ${times} times`] };
}

/** How often a text has a domain as a word of its own, and not in an address of mail or of a page. */
function timesSaid(text: string, domain: string): number {
  const pieces = text.split(domain);
  return pieces.slice(1).filter((behind, at) => !/[\p{L}\p{N}@./-]$/u.test(pieces[at]?.slice(-5).replace(/www\.$/, "") ?? "") && !/^(?:[\p{L}\p{N}@/-]|\.\p{L})/u.test(behind)).length;
}
