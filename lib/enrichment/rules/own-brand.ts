import { SUFFIX } from "../operator/legal-suffixes";
import { findNames } from "../operator/names";
import { saysOwned } from "../operator/owned-words";
import { asWritten, labelAsWritten } from "./as-written";
import { isSigned } from "./copyright-name";
import { once } from "../once";
import { type Reading, TITLE_PARTS } from "../reading";

/** How far from the page's own name a company may stand for both to be one statement. */
const REACH = 80;
/** Between the page's own name and a company: what makes them one ("is a trading name of", "wird betrieben von der", "–", "("). */
const RELATES =
  /^[®™]?["“”’]?(?: (?:name|logo|brand|word ?mark)s?(?= (?:is|are)(?!\p{L})))?(?:\s?[,(|/·•–—-]|\s(?:is|are|was|ist|wird|sind|est|sont|è|es|está|wordt|maakt|er|är|jest|są|to|je|jsou|sú|é|on|yra|ir|by|di|de|du|von|van|c\/o|gehört|appartient|appartiene|pertenece|pertence|należy|patří|patrí|provozuje|prevádzkuje|drivs|drives|ägs|eies|ejes|tillhör|tilhører|leveres|belongs|eigendom|trades|steht|un|une|una|een|eine|ein|et|en)(?!\p{L})|:)/u;
/** The same, where no number stands behind the company: the words themselves must say that the name is the company's or the site is run by it. */
const STATES =
  /(?<!\p{L})(?:brand|label|trad(?:ing|e) (?:name|style)|business name|trade ?mark|division|(?:is|are) (?:an? |the )?(?:unit|property|product|project|initiative|venture|business|concept|creation) (?:of|by)|a (?:unit|project|concept|venture) (?:of|by)|(?:is|are) (?:wholly )?(?:owned|operated|run|published|managed|provided|offered|issued|made available|brought to you)|website is|produkt|projekt|initiative|sparte|afdeling|project|zit|filial|projet|produit|entité|département|proposé|offert|iniziativa|progetto|prodotto|divisione|fa capo|offerto|offerta|división|iniciativa|proyecto|producto|ofrecid[oa]|administrad[oa]|operad[oa]|explotad[oa]|empresa de|projecte|producte|iniciativa|produto|projeto|projecto|divisão|oferecid[oa]|explorad[oa]|mantid[oa]|administrad[oa]|avdelning|afdeling av|produkt av|initiativ|marke|angebot|service|unternehmen|geschäftsbereich|betrieben|gehört|steht die|handelsnaam|merk|onderdeel|initiatief|maakt deel uit|geëxploiteerd|eigendom|marque|enseigne|exploité|édité|propriété|appartient|marchio|gestit[oa]|proprietà|servizio|marca|propiedad|nombre comercial|gestionad[oa]|pertenece|pertence|varumärke|drivs|ägs|del av|tillhör|tjänst|drives|ejes|varemærke|del af|brand under|eies|varemerke|marką|marka|właścicielem|należy|prowadzon[ya]|operatorem|provozuje|provozovatelem|značka|patří|provozováno|prevádzkuje|prevádzkovateľom)(?!\p{L})/iu;
/** Before the page's own name: the company that the sentence goes on to is behind it. */
const STANDS_BEHIND = /(?<!\p{L})(?:behind|hinter|achter|derrière|dietro(?: a)?|detr[áa]s de|por (?:de)?tr[áa]s d[aeo]|darrere(?: de)?|bakom|bag|bak|za)(?: (?:the brand|der marke|het merk|la marque|la marca|il marchio|a marca))? ["„“«]?$/iu;
/** From the page's own name in a line that is signed to the company whose it is: nothing but a sign, and "by". */
const SIGNED = /^\s?[|•·–—-]\s(?:(?:by|von|par|da|por|door|av|af)\s)?$/u;
/** Between a company and the page's own name. */
const TRADES_AS = /^[\s,]*(?:\(|["“„«]|t\/a |d\/?b\/?a |h\.?o\.?d\.?n\.? ?|(?:\p{Ll}[\p{Ll}'’/.]* ){1,7}["“„«(]?)$/u;
/** What others are to the one who speaks. */
const OTHERS =
  /partner|partenaire|parceir|samarbe|collabor|colabor|client|customer|kunde|klant|cliente|klient|zákazn|asiakas|member|mitglied|membre|medlem|miembro|członk|člen|\blid\b|supplier|lieferant|leverancier|fournisseur|uses?\b|using|nutzt|verwendet|gebruikt|utilise|utilizza|utiliza|använder|bruger|bruker|works? with|host|hébergé|ospitat|alojad|hospedad|designed|gestaltet|ontworpen|réalisé|realizzat|diseñad|powered|created|erstellt|gemaakt|byggd|develop|entwickelt|ontwikkel|built|theme|template|insur|versicher|verzeker|assur|assicur|segur|försäkr|forsikr|vakuut|ubezpiecz|pojišt|regulat|supervis|licen[sc]|payment|zahlung|betal|paiement|pagament|pago|płatno|platb|shares?\b/iu;
/** The same, said before the page's own name: of what of the page's the sentence is. */
const OF_OTHERS = new RegExp(String.raw`${OTHERS.source}|officer|beauftragt|délégué|functionaris|delegado|responsabile della|ombud|inspektor|deliver|lieferung|livrais|spediz|envío|dostaw|shipping|newsletter|photo|foto|ticket|accountant|steuerberat|boekhoud|comptab|building|gebäude|räume`, "iu");

/**
 * Whether a line puts a company and the page's own name together as one ("Zaluma is a trading name of Ashdown Retail Ltd", "Ashdown Retail Ltd t/a Zaluma",
 * "Zaluma | Ashdown Retail Ltd"): the company is who is behind the page, whatever both are called.
 * @param isStated whether the words between them must say so, for want of a number behind the company
 */
export function isOwnBrandOf(text: string, name: string, reading: Reading, { isStated = false } = {}): boolean {
  const at = text.indexOf(name);
  if (at < 0) return false;
  const before = text.slice(Math.max(0, at - REACH), at);
  const behind = text.slice(at + name.length, at + name.length + REACH);
  const isRelated = (own: string): boolean => relates(before.toLowerCase().lastIndexOf(own), own, before, isStated ? STATES : RELATES);
  return callsOf(reading).some((own) => isRelated(own) || trades(behind, own)) || (MAY_RELATE.test(before) && spellingsOf(reading).some(isRelated)) || (isStated && isSignedAsWritten(before, reading));
}

function relates(start: number, own: string, before: string, pattern: RegExp): boolean {
  const ahead = before.slice(0, Math.max(0, start)).replace(/(?<![\p{L}\p{N}@.-])www\.$/iu, "");
  if (start < 0 || /[\p{L}\p{N}@.]$/u.test(ahead)) return false;
  const gap = before.slice(start + own.length);
  // "Nordlys Bygg AS er en del av …": the page's own name is a company's itself.
  const form = SUFFIX.exec(gap);
  if (form !== null && /^(?: \p{Lu}\S*){0,4} ?$/u.test(gap.slice(0, form.index))) return false;
  // "Zaluma is a brand of Ashdown Ltd | Realised by Brown Ltd": what is said of a name is said of the first company behind it, and to the end of its part.
  if (pattern === STATES && (/(?<=\p{L}{3}.*)\s[|•·]\s/u.test(gap) || findNames(gap).length > 0)) return false;
  if (gap.split(" ").length > (/^[®™]?["“”’]?\s?[^\p{L}\s®™]/u.test(gap) ? 7 : 11)) return false;
  const lead = /[^.;!?|]*$/u.exec(ahead)?.[0] ?? "";
  if (OF_OTHERS.test(lead)) return false;
  if (STANDS_BEHIND.test(lead) && gap.trim().split(" ").length <= 5) return true;
  if (pattern === STATES && SIGNED.test(gap) && isSigned(before.slice(0, start))) return true;
  return (pattern.test(gap) || (pattern === STATES && saysOwned(lead, gap)) || (pattern === RELATES && gap.trim() === "")) && !/[.;!?] /.test(gap) && !OTHERS.test(gap);
}

/** "© Blaue Feder - Ashdown GmbH" on blauefeder.de: the domain's words as the page writes them, with the sign before and a company behind. */
function isSignedAsWritten(before: string, reading: Reading): boolean {
  const own = isSigned(before) ? (asWritten(reading)?.name ?? "") : "";
  const start = own === "" ? -1 : before.lastIndexOf(own);
  return start >= 0 && SIGNED.test(before.slice(start + own.length)) && isSigned(before.slice(0, start));
}

function trades(behind: string, own: string): boolean {
  const start = behind.toLowerCase().indexOf(own);
  return start > 0 && TRADES_AS.test(behind.slice(0, start)) && !OTHERS.test(behind.slice(0, start));
}

/** Letters with marks, and blanks or signs within a brand, where a sentence's words follow it. */
const MAY_RELATE = /\p{Lu}.*\s\p{Ll}{2,}\s/u;

/** "solfönster" on solfonster.se: the domain's label as the page's lines spell it, in lower case. */
const spellingsOf = once((reading: Reading) => [labelAsWritten(reading) ?? []].flat().map((spelling) => spelling.toLowerCase()));

/** By what the page calls itself, in lower case: its site's name, its title's parts on a home page, its domain. */
export const callsOf = once(({ siteNames, titleName, isHome, host, page }: Reading): readonly string[] => {
  const calls = [...siteNames, titleName ?? "", ...(isHome ? page.title.split(TITLE_PARTS) : []), host.label, host.label.replaceAll("-", " "), host.domain];
  return [...new Set(calls.map((call) => call.trim().toLowerCase()))].filter((call) => call.length >= 4 && call.length <= 40);
});
