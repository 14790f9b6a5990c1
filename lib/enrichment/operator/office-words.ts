/** Who keeps a site for those whose it is: its editors, their press office, an administration; with the article that follows. */
const OFFICE =
  /^(?:\p{L}*(?:redaktion(?:steam)?|redaksjon(?:en)?|redaktionen|redactie|webteam|verwaltung|pressestelle|presseamt|pressebüro|webbüro)|(?:press|media|communications?|web|editorial|online)[ -](?:office|team|department|staff|desk)|rédaction|service (?:de (?:la )?communication|presse)|redazione|ufficio stampa|redacción|redacció|redação|oficina de prensa|gabinete de (?:prensa|comunicación|comunicação)|(?:biuro|zespół) prasow[ey]|redakcja|redakc[ei]|redakcia|szerkesztőség\p{L}*|редакци[яи])(?: (?:der|des|von|vom|of|the|of the|de|de la|du|des|della|del|di|da|do|van|van de|van het|för|for|av|af))?$/iu;

/** "Internetredaktion Stadt Lindenau" where the site goes by "Stadt Lindenau": the name without the office before it; the name itself where it is none. */
export function withoutOffice(name: string, siteNames: readonly string[]): string {
  const own = siteNames.find((site) => / /.test(site) && name.endsWith(` ${site}`));
  return own !== undefined && OFFICE.test(name.slice(0, -own.length).trimEnd()) ? own : name;
}
