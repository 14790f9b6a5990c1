/** What keyboards without the signs write for them behind a word ("Acme(TM)", "Acme (R)"; "(r)" ends German words), and what raised letters leave ("Linden<sup>TM</sup>"). */
const LETTERS = /(?<=[\p{L}\p{N}.]) ?\((?:(TM|tm)|R)\)(?![\p{L}\p{N}])|(?<=\p{Ll}{3})(TM)(?![\p{L}\p{N}])/gu;
/** A text with the signs for a trade mark in the place of letters that stand for them. */
export const withMarkSigns = (text: string): string => !text.includes("TM") && !(text.includes("(") && /\((?:R|tm)\)/.test(text)) ? text : text.replace(LETTERS, (_, bracketed: string | undefined, raised: string | undefined) => (bracketed ?? raised) === undefined ? "®" : "™");

/** A name without the signs at its end: they tell what it is, and are none of it. */
export const withoutMark = (name: string): string => name.replace(/(?:\s?[™®℠])+$/u, "");
