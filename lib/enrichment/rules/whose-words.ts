import { isSameName, nameKey } from "../operator/agreement";
import { tellsKind } from "../operator/kinds";
import type { Reading } from "../reading";

/** What sentences write before whose something is, and not before where it is. */
const WHOSE = /(?<!\p{L})(?:bei|beim|by|from|with|here at|team at|chez|presso|bij|hos|firma|team)\s["„“«]?$/iu;
/** What stands before ordinary nouns in small letters, and before no family's or brand's name. */
const ARTICLE = String.raw`(?:the|an?|our|your|my|der|die|das|de[mn]|des|im|am|vom|zum|zur|(?:k?ein|[mds]ein|unser|ihr)e?[rnms]?|diese[rnms]?|jede[rnms]?|het|een|ons|onze|les?|la|une?|notre|nos|il|lo|gli|un[oa]?|el|los|las|nuestr[oa]s?|os?|uma?|nossa?|ett?)`;

/**
 * Whether words of a sentence that have the domain's whole label as one of them, and beside it words that the domain has not, may be who runs the site: an ordinary
 * noun stands behind any attribute ("through Linden Garden" on garden.example), a name where whose something is ("bei Elektro Brunnhuber"), at a
 * sentence's head, with its kind ("at Atelier Brunnhuber") or again.
 * @param texts of the page's sentences
 */
export function mayBeWhose(name: string, text: string, texts: readonly string[], { host: { label } }: Reading): boolean {
  const word = name.split(" ").find((one) => isSameName(one, label));
  if (word === undefined || nameKey(name).words.length < 2) return true;
  const start = text.indexOf(name);
  const isTold = WHOSE.test(text.slice(Math.max(0, start - 20), start)) || start === 0 || tellsKind(name) || texts.filter((one) => one.includes(name)).length > 1;
  return isTold && !texts.some(isOrdinary(word));
}

/** Tells texts that write a word in small letters, or behind an article. */
function isOrdinary(word: string): (text: string) => boolean {
  const [small, alone] = [word.toLowerCase(), new RegExp(String.raw`(?<![\p{L}\p{N}])${ARTICLE} ${word}(?![\p{L}\p{N}-])`, "u")];
  const inSmall = new RegExp(String.raw`(?<![\p{L}\p{N}@./-])${small}(?![\p{L}\p{N}@-]|\.\p{L})`, "u");
  return (text) => (word !== small && text.includes(small) && inSmall.test(text)) || alone.test(text);
}
