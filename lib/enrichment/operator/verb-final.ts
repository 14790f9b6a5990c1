import type { Host } from "./host";

const SITE = String.raw`(?:\p{L}+-?)?(?:web ?site|webseiten?|internetseiten?|homepage|internetauftritt|(?:online-?|web-?)?shop)`;
/** "Diese Website wird von der", "unser Portal, das durch die", "die Website acme.example, die von": up to who runs it; networks and services are portals and platforms too. */
const RUN_BEFORE = new RegExp(String.raw`(?:^|[\s(])(?:(?<bare>(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{Ll}{2,})|(?:(?<own>dies\p{Ll}*|vorliegende\p{Ll}*|unser\p{Ll}*)|der|die|das|den|dem) (?:\p{L}+[ -]){0,2}(?:${SITE}|(?<=unser.{0,40})(?:app|portal|plattform|blog|angebot))(?: \(?(?<address>[^\s,()]+\.\p{Ll}{2,})\)?)?)(?:,? (?:die|der|das|welche[rs]?)| wird| werden) (?:von|durch)(?: de[rmn]| die)?(?: Firma)? ["„“«]?$`, "iu");
/** Behind it, and behind what stands of it in brackets or between commas, the verb; who but hosts a site makes it available as well. */
const RUN_BEHIND = /^["“”»]?(?: ?\([^()]{2,120}\)|,? [^;|•·()]{3,100}(?:,|(?<= \d{4,5} \p{Lu}[\p{L} -]{1,30})))? (?:betrieben|angeboten|herausgegeben|verantwortet|veröffentlicht|unterhalten)(?!\p{L})/u;

/**
 * Whether a German sentence, whose verb stands at its end, says that a company runs this site ("Diese Website wird von der Acme GmbH, Lindenstr. 1, 10115 Berlin, betrieben").
 * @param isDocument whether the page is an imprint, a notice or terms, where "the site" is its own
 */
export function isRunBy(before: string, behind: string, { domain }: Pick<Host, "domain">, isDocument: boolean): boolean {
  const said = RUN_BEFORE.exec(before.slice(-140));
  const address = (said?.groups?.["address"] ?? said?.groups?.["bare"])?.toLowerCase().replace(/^(?:https?:\/\/)?(?:www\.)?/, "");
  return said !== null && (address === undefined ? said.groups?.["own"] !== undefined || isDocument : address === domain) && RUN_BEHIND.test(behind.slice(0, 160));
}
