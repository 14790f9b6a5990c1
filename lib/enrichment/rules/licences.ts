import type { FoundName } from "../operator/found-name";

/** Before a company: that it owns the mark ("a registered trademark of", "eine eingetragene Marke der", "unter Lizenz der"). */
const OWNER =
  /(?<!\p{L})(?:(?:registered |service )?trade ?marks?|marks?|(?:eingetragene |geschützte )?(?:\p{L}*marken?|warenzeichen)|(?:geregistreerd[e]? )?(?:handels|woord|beeld)?merk(?:en)?|marques?(?: (?:d[ée]pos[ée]e?s?|enregistr[ée]e?s?))?|march(?:io|i)(?: registrat[oi])?|marcas?(?: (?:registrad[ao]s?|comercia(?:l|les|is)|registada))?|(?:registrerat )?varumärke|(?:registreret )?varemærke|(?:registrert )?varemerke|tavaramerkki|znak(?:iem)? towarowy\p{L}*|ochrann\p{L}+ známk\p{L}+|lizenz|licen[cs]e|licence|licenza|licencia|licença|licentie)(?: (?:owned|held))?(?: registrato)? (?:of|by|from|de[rs]?|von|vom|van|du|des?|d['’]|di|del|della|da|do|dal|av|af|tilhörande|tilhørende)(?: (?:the|la|le|los?|het|de|der|société|empresa|firma))* ?$/iu;

/** Before a company that is told behind the mark's owner: that it is who uses, sells or runs under it. */
const USER = /(?:(?<!\p{L})(?:by|to|par|à|por|al?|alla|da|dalla|pel[oa]|door|aan|durch|an|von|av|af|till|til|przez)(?: (?:the|la|le|het|de[rn]?|die|société|empresa|firma))* ?)$/iu;

/** That one sentence tells of a mark and who may use it, rather than of two owners. */
const USED = /(?<!\p{L})(?:used|operated|sold|distributed|licen[cs]ed|licen[cs]e|exploité|utilisé|commercialisé|distribué|licence|genutzt|verwendet|vertrieben|betrieben|lizenz\p{L}*|gebruikt|geëxploiteerd|verkocht|licentie|utilizzat|concess|gestit|distribuit|licenza|utilizad|usad|explotad|explorad|operad|gestionad|comercializad|licencia\p{L}*|licença|licenciad|används|bruges|brukes|drivs|drives|licens|lisens|używan|licencj|používan|licenc)\p{L}*/iu;

/** Places of the owner of a mark and of who uses it, among a line's names. */
export interface Licence {
  readonly owner: number;
  readonly user: number;
}

/**
 * Who owns a mark and who uses it, where one sentence tells both ("Zaluma is a registered trademark of Ashdown Group plc, used under licence by Brown Retail Ltd"): the
 * page is the user's. Undefined where a line tells of no such pair.
 */
export function licenceOf(text: string, names: readonly FoundName[]): Licence | undefined {
  for (const [owner, { start, end }] of names.entries()) {
    const next = names[owner + 1];
    if (next === undefined) return undefined;
    const between = text.slice(end, next.start);
    const isOne = between.length < 120 && !/[.;|•·] \p{Lu}/u.test(between);
    if (isOne && OWNER.test(text.slice(Math.max(0, start - 70), start)) && USER.test(between) && USED.test(text.slice(Math.max(0, start - 70), next.end + 40))) return { owner, user: owner + 1 };
  }
  return undefined;
}
