/** "Our" and "your". */
const POSSESSIVE =
  "our(?! lady)|your|notre(?! dame)|nos|votre|vos|unsere?(?! liebe)|ihre?|eure?|deine?|nostr[oaei]|vostr[oaei]|nuestr[oa]s?(?! señora)|vuestr[oa]s?|noss[oa]s?(?! senhora)|voss[oa]s?|onze|ons|uw|jouw|vårt?|våra|din|ditt|dina|ert|vores|vore|deres|meidän|teidän|nasz[ae]?|twój|twoj[ae]|wasz[ae]?|náš|naš[aei]?|naše|váš|vaš[aei]?|vaše|наш[аеи]?|ваш[аеи]?|нашата|нашият|вашата|mūsų|jūsų|mūsu|jūsu|meie|teie|noastr[eă]|voastr[eă]";

/**
 * Four words or more in which a site speaks of itself or to its reader ("Our bread for your table", "We find the right baker for you"): they begin with a possessive
 * or with "we". Our Ladies of all languages are names.
 */
export const SLOGAN = new RegExp(String.raw`^(?:${POSSESSIVE}|we|wir|wij|nous|noi|nosotros|nós|vi|mēs|ние|мы|ми)(?: \S+){3,}$`, "iu");

/** The same as they are inflected within a sentence, in small letters. */
const INFLECTED = "våre|nasz\\p{Ll}*|wasz\\p{Ll}*|swoj\\p{Ll}+|naš\\p{Ll}+|vaš\\p{Ll}+|наш\\p{Ll}+|ваш\\p{Ll}+|(?:tu[ao]?|tuoi)(?= \\p{Ll})";

/** "Connect your company", "All answers are in our guide": words before "your" and "our", and one behind; not those that names have too ("Mare Nostrum", "din" for "from"). */
export const SPEAKS_TO_READER = new RegExp(String.raw`(?<=\p{L} )(?!(?:din|nos|vos|ons|ert|deres|nostr[oaei]|vostr[oaei]) )(?:${POSSESSIVE}|${INFLECTED})(?= \p{L})`, "u");

/** "株式会社木村 すべての人に、笑顔を": behind a name and a blank a sentence, whose words have particles. */
export const JAPANESE_MOTTO = /(?<=[\u3040-\u30ff\u4e00-\u9fff]) (?=[^ ]{0,30}[\u3040-\u309f]{2})[^ ]{3,30}[をにはへが](?![^ 、。]).*$/u;
