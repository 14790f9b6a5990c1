/**
 * Four words or more in which a site speaks of itself or to its reader ("Our bread for your table", "We find the right baker for you"): they begin with a possessive
 * or with "we". Our Ladies of all languages are names.
 */
export const SLOGAN =
  /^(?:our(?! lady)|your|notre(?! dame)|nos|votre|vos|unsere?(?! liebe)|ihre?|eure?|deine?|nostr[oaei]|vostr[oaei]|nuestr[oa]s?(?! señora)|vuestr[oa]s?|noss[oa]s?(?! senhora)|voss[oa]s?|onze|ons|uw|jouw|vårt?|våra|din|ditt|dina|ert|vores|vore|deres|meidän|teidän|nasz[ae]?|twój|twoj[ae]|wasz[ae]?|náš|naš[aei]?|naše|váš|vaš[aei]?|vaše|наш[аеи]?|ваш[аеи]?|нашата|нашият|вашата|mūsų|jūsų|mūsu|jūsu|meie|teie|noastr[eă]|voastr[eă]|we|wir|wij|nous|noi|nosotros|nós|vi|mēs|ние|мы|ми)(?: \S+){3,}$/iu;

/** "株式会社木村 すべての人に、笑顔を": behind a name and a blank a sentence, whose words have particles. */
export const JAPANESE_MOTTO = /(?<=[\u3040-\u30ff\u4e00-\u9fff]) (?=[^ ]{0,30}[\u3040-\u309f]{2})[^ ]{3,30}[をにはへが](?![^ 、。]).*$/u;
