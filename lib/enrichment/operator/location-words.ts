/** What a page on the way to its owner is called, by address, title or heading, with any sign between the words. */
const WHERE = new RegExp(
  [
    String.raw`anfahrt|lageplan|wegbeschreibung|so[ _-]?(?:finden|erreichen)[ _-]?sie[ _-]?uns|hier[ _-]?finden[ _-]?sie[ _-]?uns|routebeschrijving|bereikbaarheid`,
    String.raw`dove[ _-]?(?:siamo|trovarci)|come[ _-]?(?:raggiungerci|arrivare|trovarci)|plan[ _-]?d['’ _-]?acc[eè]s|(?:o[uù]|comment)[ _-]?nous[ _-]?trouver|nous[ _-]?(?:trouver|rejoindre)`,
    String.raw`d[oó]nde[ _-]?estamos|c[oó]mo[ _-]?llegar|onde[ _-]?(?:estamos|ficamos)|como[ _-]?chegar|ubicaci[oó]n|on[ _-]?som|com[ _-]?arribar`,
    String.raw`where[ _-]?(?:we[ _-]?are|to[ _-]?find[ _-]?us)|how[ _-]?to[ _-]?(?:find|reach)[ _-]?us|\bfind[ _-]?us\b|\bdirections\b|hitta[ _-]?(?:hit|till[ _-]?oss)|finn[ _-]?(?:oss|veien)|find[ _-]?vej|dojazd|kde[ _-]?n[aá]s`,
    String.raw`megk[öo]zel[ií]t[ée]s|как[ _-]?(?:добраться|проехать|нас[ _-]?найти)|схема[ _-]?проезда|交通アクセス|アクセスマップ|오시는[ _-]?길`,
  ].join("|"),
  "iu",
);

/** "/anfahrt.html", "Dove siamo": whether the page tells where its owner is found, which makes the company with the address the owner. */
export function tellsWhere(about: string): boolean {
  return WHERE.test(about);
}
