/** A word of a name: capitalised or a number, also behind an elided article. */
const WORD = String.raw`(?:(?:[dlDL]['’])?\p{Ll}{0,2}\p{Lu}[\p{L}\p{N}'’&.+-]*|\p{N}+(?:[\p{L}&+-][\p{L}\p{N}'’&.+-]*)?(?![.\p{L}\p{N}]))`;
/** What stands in lower case between the words of names. */
const LINK = "(?:d[eiu]|d[ao]s?|d['’]|des|del|dell[aeo]|dei|degli|la|le|les|los|las|et|e|y|i|a|&|\\+|van|von|vom|zum|zur|am|an|auf|im|der|den|dem|het|['’]t|en|und|and|of|for|für|voor|pour|para|per|och|og|ja|u|na|v\\/)";

/** What stands before a person's name: academic titles, which go on in lower case, and what only family names begin with. */
const LEAD = String.raw`(?:(?:Univ|Prof|Priv|PD|D?Dra?|Mag|Dipl|Ing|Mgr|Bc|Mc|[A-Z][a-z]?UDr|(?:RN|Ph|Pharm|Paed|ThD|MD|MV)Dr|Dott(?:\.ssa)?|Avv|Arch|Geom|Rag|Lic|Ir)\.(?:[- ]?\p{L}{2,7}\.)* )*(?:van (?:de[nr]|['’]t) )?`;

/** The source of an expression for names without a legal form in running text: capitalised words, and in lower case between them only what names have there. */
export const FORMLESS = `${LEAD}${WORD}(?: (?:${LINK} ){0,2}${WORD}){0,8}`;

const DEGREES = new RegExp(String.raw`^${LEAD}(?=\p{Lu})`, "u");

/** A person's name without the academic titles before it. */
export const withoutDegrees = (name: string): string => name.replace(DEGREES, "");

/** The same where a sentence says that a name begins: what it is stands first and goes on in lower case ("Maison de retraite Saint-Elme", "Centre hospitalier de Redon"). */
export const FORMLESS_OF_KIND = `${WORD}(?: (?:${LINK} ){0,2}(?:[dl]['’])?\\p{Ll}{3,}){1,2}(?: (?:${LINK} ){0,2}${WORD}){1,6}`;

/** Whether a text begins as names do: with a capital ("iVento" too), what only family names begin with, or in a script without capitals. */
export function beginsAsName(text: string): boolean {
  return /^["'„“]?(?:\p{Ll}{0,2}\p{Lu}|van de[nr] |\p{Lo})/u.test(text);
}

/** The name at the end of a sentence's beginning ("These terms apply to purchases at Harvest Kitchen"); the text itself where it is no sentence. */
export function lastNameOf(text: string): string {
  return SENTENCE.test(text) || BETWEEN.test(text) ? (LAST.exec(text)?.[0] ?? text) : text;
}

const LAST = new RegExp(String.raw`(?<=\s)${FORMLESS}$`, "u");
/** Two words in lower case that names have not between their words. */
const SENTENCE = new RegExp(String.raw`(?<=\s)(?!${LINK}\s)\p{Ll}{3,} (?:${LINK} )*(?!${LINK}\s)\p{Ll}{3,}(?=\s)`, "u");
/** "For the business between …": one preposition is enough. */
const BETWEEN = /\s(?:zwischen|entre|mellem|mellan|mellom|between|tussen|między|mezi|medzi|hos|bei|bij|chez|presso|door|durch|przez) /iu;

/** Whether a name has letters that no domain in Latin ones can hold. */
export function isOfOtherScript(name: string): boolean {
  return /[\p{Lo}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u.test(name);
}
