import { DOCUMENT_NOUN, isDocument } from "../operator/documents";
import { OF } from "../operator/greetings";
import { namesPage, type Reading } from "../reading";

const HAS_NOUN = new RegExp(String.raw`(?<!\p{L})(?:${DOCUMENT_NOUN})(?!\p{L})`, "iu");
const NOUN_OF = new RegExp(String.raw`(?<!\p{L})(?:${DOCUMENT_NOUN}) (?:${OF}|für|for|voor|pour|per|para|pro|для) ?$`, "iu");

/**
 * How many characters of what reads as a name are the title of its document: up to the preposition behind the document's noun ("Nutzungshinweise für Acme
 * GmbH"), elsewhere up to what the page calls itself ("Regulamin sklepu Acme Sp. z o.o."); 0 for none.
 */
export function documentLead(name: string, reading: Reading): number {
  if (!HAS_NOUN.test(name)) return 0;
  const starts = Array.from(name.matchAll(/(?<=[\s'’])["„“«]?[\p{Lu}\p{N}]/gu), ({ index }) => index).filter((at) => isTitle(name.slice(0, at)));
  const behindOf = starts.findLast((at) => NOUN_OF.test(name.slice(0, at)));
  return behindOf ?? starts.find((at) => namesPage(name.slice(at), reading)) ?? 0;
}

const isTitle = (lead: string): boolean => isDocument(lead) && HAS_NOUN.test(lead);
