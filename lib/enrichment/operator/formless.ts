/** A word of a name: capitalised or a number, also behind an elided article. */
const WORD = String.raw`(?:(?:[dlDL]['’])?\p{Lu}[\p{L}\p{N}'’&.+-]*|\p{N}+(?:[\p{L}&+-][\p{L}\p{N}'’&.+-]*)?(?![.\p{L}\p{N}]))`;
/** What stands in lower case between the words of names. */
const LINK = "(?:d[eiu]|d[ao]s?|d['’]|des|del|dell[aeo]|dei|degli|la|le|les|los|las|et|e|y|i|a|&|\\+|van|von|vom|zum|zur|am|an|auf|im|der|den|dem|het|['’]t|en|und|and|of|for|für|voor|pour|para|per|och|og|ja|u|na|v\\/)";

/** The source of an expression for names without a legal form in running text: capitalised words, and in lower case between them only what names have there. */
export const FORMLESS = `${WORD}(?: (?:${LINK} ){0,2}${WORD}){0,8}`;

/** The name at the end of a sentence's beginning ("These terms apply to purchases at Harvest Kitchen"); the text itself where it is no sentence. */
export function lastNameOf(text: string): string {
  return SENTENCE.test(text) || BETWEEN.test(text) ? (LAST.exec(text)?.[0] ?? text) : text;
}

const LAST = new RegExp(String.raw`(?<=\s)${FORMLESS}$`, "u");
/** Two words in lower case that names have not between their words. */
const SENTENCE = new RegExp(String.raw`(?<=\s)(?!${LINK}\s)\p{Ll}{3,} (?:${LINK} )*(?!${LINK}\s)\p{Ll}{3,}(?=\s)`, "u");
/** "For the business between …": one preposition is enough. */
const BETWEEN = /\s(?:zwischen|entre|mellem|mellan|mellom|between|tussen|między|mezi|medzi|hos|bei|bij|chez|presso|door|durch|przez) /iu;
