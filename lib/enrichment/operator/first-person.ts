/** "We" and "us" right before a bracket, or before a comma and an article: who speaks. Not "our" and what follows it: partners and suppliers are ours too. */
const WE = "(?:we|us|wir|uns|nous|noi|nosotr[oa]s|nosaltres|nós|wij|ons|vi|oss)";
const ARTICLE = "(?:(?:the|die|der|das|den|la|le|il|lo|el|de|het)(?: (?:company|firma|gesellschaft|société|società|empresa))? |l['’])";
const SPEAKS = new RegExp(String.raw`(?<!\p{L})${WE}(?: \(${ARTICLE}?|, ${ARTICLE})["„“«]?$`, "iu");
const MAY_SPEAK = new RegExp(String.raw`(?<!\p{L})${WE}(?: \(|, )`, "iu");
/** What closes the statement: the bracket, or the comma before the verb. */
const CLOSED = /^["”“»]?\s?[),]/u;
/** Somebody's words in quotation marks that have not ended. */
const QUOTED = /["„“«][^"„“”«»]{0,300}$/u;

/** Whether a text may tell by "we" or "us" who speaks. */
export const maySpeak = (text: string): boolean => MAY_SPEAK.test(text);

/** Whether a company is who says "we" ("Ihr Besuch wird von uns (Acme GmbH) gezählt", "Wir, die Acme GmbH, …"), not in a quotation. */
export function isWhoSpeaks(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 320), start);
  return SPEAKS.test(before.slice(-40)) && CLOSED.test(text.slice(end, end + 3)) && !QUOTED.test(before.replace(/["„“«]$/u, ""));
}
