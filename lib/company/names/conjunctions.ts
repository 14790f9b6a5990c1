/** How the languages of the registers speak an ampersand, folded: English, German, French, Spanish, Portuguese and Italian, Dutch, Norwegian and Danish, Swedish. */
export const CONJUNCTIONS: readonly string[] = ["and", "und", "et", "y", "e", "en", "og", "och"];
