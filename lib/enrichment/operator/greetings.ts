const OFFICIAL = "offici[ae]l(?:en?|le)?|offizielle[nrs]?|officiële|oficial(?:na|ne)?|oficiální|oficjalna|ufficiale|officiell[ae]?|hivatalos";
/** What sites are called where a phrase says whose one is. */
const SITE = String.raw`(?:(?:${OFFICIAL}|neuen?|new|nieuwe|nouveau|nuevo|nuovo) )*(?:web[- ]?(?:sites?|pages?|seiten?|stek|auftritt)|home[- ]?pages?|internet(?:seiten?|auftritt|präsenz|site)|web|sites?|sitio|sito|página|pagina|pàgina|portal|seiten?|blog|pages?|hjemmeside|hemsida|nettside)(?: (?:web|internet|${OFFICIAL}))*`;
/** The same where it alone tells that the words are no name: official, or the web's. */
const NAMED_SITE = String.raw`(?:(?:${OFFICIAL}) (?:web ?|home ?)?(?:site|page|seite|strona|stránky)|(?:site|sitio|sito|página|pagina|web|portal|blog)(?: (?:web|internet))? (?:${OFFICIAL})|(?:${OFFICIAL} )?(?:web[- ]?site|home ?page|internetauftritt|internetseite|webseite|hemsida|hjemmeside|nettside)|(?:página|pagina|site|sitio|sito|pàgina) (?:web|internet))`;
export const OF = String.raw`(?:(?:of|von|vom|der|des|van(?: (?:de|het))?|de(?: la| los| las|l)?|du|di|del(?:la|lo)?|dei|do|da|dos|das|til|till|för|for|av|af)(?= )|d['’]|de l['’]|dell['’])`;
const TO = String.raw`(?:(?:to|at|bei(?:m)?|im|in|auf|zu[rm]?|an|am|bij|op|aan|chez|à|aux?|sur|dans|en|da|dal(?:la|lo)?|al?(?:la|lo|gli)?|ai|alle|ne[il](?:la|lo)?|sul(?:la)?|su|a[lo]?s?|às?|till?|hos|på|á|í|la|pe|в|di|đến(?: với)?|i)(?= )|dall['’]|all['’]|nell['’])`;
const ARTICLE = String.raw`(?:the|der|den|dem|die|das|de|het|la|le|el|il|lo|los|las|les|unsere[rnm]?|our|notre|nos|onze?|nuestr[oa]s?|nossa?|nostr[oa]|vår|vores|vårt)(?= )|[ld]['’]`;

/** Greetings with the words that lead on to whom they are for; the names behind them stand as they are called, in languages whose names have no cases. */
const GREETING = new RegExp(
  "^(?:(?:a |very |warm |herzlich |heel |hartelijk |van harte |soyez |sois |les |la |sea[ns]? |varmt |hjärtligt |hjerteligt? |un )*" +
    "(?:welcome|willkommen|welkom|bienvenue?s?|bienvenid[oa]s?|bem[- ]?vind[oa]s?|benvenut[oaie]|benvingu(?:ts?|da)|benvid[oa]s?|välkommen|velkommen|velkomin|bine a(?:ț|ţ|t)i venit|bun venit|добре дошли|selamat datang|chào mừng)[,!]? " +
    String.raw`${TO} ?(?:(?:${ARTICLE}) ?)?(?:${SITE}(?: ${OF})?(?= |['’]|$) ?)?|(?:(?:the|de|la|le|il|el|o|a|die) )?${NAMED_SITE} ${OF} ?)`,
  "iu",
);
/** "Homepage Gasthof Linde", "Website: Acme". */
const SITE_OF = /^(?:offizielle |official |officiële )?(?:home ?page|web ?site|hemsida|hjemmeside|webseite|internetauftritt)\s?[:–-]? (?=\p{Lu}|\p{N})/iu;
/** Greetings behind the name. */
const BEHIND = /(?:['’]?(?:[yn]?[eaıiuü])? hoş ?geldiniz|へようこそ|에 오신 것을 환영합니다| (?:hivatalos )?(?:honlapj|weboldal|oldal)(?:a|ár?a?|án)?| (?:official )?(?:web ?site|home ?page))[!.]*$/iu;
/** Articles in small letters belong to the sentence, others to the name. */
const SMALL_ARTICLE = new RegExp(`^(?:${ARTICLE}|az?(?= )) ?`, "u");
const CAPITAL_ARTICLE = new RegExp(`(?:${ARTICLE}) ?$`, "iu");

/** What a greeting is for, or whose site a phrase says that this is ("Welkom bij Bakkerij Aar!"); the text itself where it is none. */
export function withoutGreeting(text: string): string {
  const greeting = GREETING.exec(text)?.[0] ?? "";
  const article = CAPITAL_ARTICLE.exec(greeting)?.[0] ?? "";
  // "Welcome to The Copper Kettle"
  const end = /^\p{Lu}\p{Ll}/u.test(article) || /^\p{Lu}['’]/u.test(article) ? greeting.length - article.length : greeting.length;
  const rest = text.slice(end).replace(SITE_OF, "").replace(BEHIND, "").replace(/^üdvözöl(?:jük|i)(?: önt| önöket)? (?:az? )?/iu, "").trimStart();
  return rest === text || rest.length < 3 ? text : rest.replace(SMALL_ARTICLE, "").replace(/[\s!.,…]+$/u, "");
}
