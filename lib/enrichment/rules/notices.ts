import { isDocument, isNoticeHeading } from "../operator/documents";
import { sentenceOf, speaksForOperator } from "../operator/legal-sentences";
import { leadsToOperator } from "../operator/sentences";
import { isDoneBy, speaksOfSite } from "../operator/site-sentences";
import { type Line, ZONE } from "../page/page";
import { agreesWithPage, type Reading, TITLE_PARTS } from "../reading";
import { callsOf } from "./own-brand";
import { withoutOwnWords } from "./own-words";

/** Whether the whole page is a notice, terms or particulars. */
export function isNotice({ page: { lines, title } }: Reading): boolean {
  const heading = lines.find(({ level }) => level === 1)?.text ?? "";
  return [heading, ...title.split(TITLE_PARTS)].some((part) => isDocument(part) || isNoticeHeading(part));
}

/**
 * Whether a notice or terms bind their readers to a company: a sentence says that it runs, sells or answers for what they are about, or the company is the
 * first that they name at all, in a sentence about this very site or its reader's data.
 */
export function isBoundTo(reading: Reading, { text, zone }: Line, start: number, end: number, isFirst: boolean): boolean {
  if ((zone & (ZONE.footer | ZONE.nav)) !== 0 || isDoneBy(text.slice(end)) || MODEL.test(text.slice(0, start))) return false;
  // "… in EasyBooking, which is run by EasyBooking ApS": whose service is named with it.
  const name = text.slice(start, end);
  if (!agreesWithPage(name, reading) && sentenceOf(text.slice(0, start)).includes(` ${name.split(" ")[0] ?? ""}`)) return false;
  const lead = withoutOwnWords(text.slice(0, start), reading);
  return speaksForOperator(lead) || leadsToOperator(lead) || (isFirst && (DEFINED.test(lead) || speaksOfSite(text, start, end, callsOf(reading))));
}

/** "Based on the model terms of": another's text. */
const MODEL = /(?<!\p{L})(?:based (?:up)?on|model (?:terms|conditions)|modelvoorwaarden|gebaseerd op|basieren auf|auf (?:der )?(?:grund|basis)|muster\p{L}*|basé\p{L}* sur|modèle|basat[ei] su|basad[oa]s? en|basead[oa]s? em|baseras på|baser(?:er|t|et) på|oparte? na|vycház\p{L}+ z)(?!\p{L})[^.;]{0,60}$/iu;

/** "“Supplier” means …": the first party that terms define with a company is who made them. */
const DEFINED = /^(?:[^"“„«‘]{0,60} )?["“„«‘'][^"“”„«»]{2,30}["”“»’'] ?(?:\p{Ll}{2,12}|:|–|-)(?: (?:the|die|der|den|la|le|l['’]|a|o|il|el|het|de)(?: (?:company|firma|société|empresa|società))?)? $/u;
