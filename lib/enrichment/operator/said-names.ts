/**
 * What stands before a name in sentences that tell whose the site is, in languages whose names go on in lower case ("Lastnik strani je Društvo prijateljev
 * gora"): there the name reaches from the verb to the next sign, whatever its words.
 */
const SAID = [
  // South Slavic
  String.raw`(?:[Vv]lasni(?:k|ca)|[Pp]rodava(?:telj|c)|[Vv]oditelj|[Rr]ukovala?c|[Nn]akladnik|[Ii]zdavač|[Pp]ružatelj|[Uu]pravljač|[Tt]rgovac|[Ll]astni(?:k|ca)|[Uu]pravljav?ec|[Pp]rodajalec|[Pp]onudnik|[Ii]zdajatelj)(?: \p{Ll}[\p{L}-]*){0,5} (?:je|–)`,
  String.raw`(?:[Ss]tran(?:ic[aeu])?|[Ss]ajt|[Mm]esto|[Tt]rgovin[aeuo]|[Pp]rodavnic[aeu]|[Ss]hop|[Pp]latform[aeuo]|[Pp]ortal|[Aa]plikacij[aeuo])(?: \p{Ll}+)? (?:upravlja|pokreće|vodi)`, String.raw`u vlasništvu`, String.raw`s strani(?: podjetja)?`, String.raw`čiji je vlasnik`,
  // Czech, Slovak, Polish
  String.raw`(?:[Ss]právc[eu]m?|[Pp]rovozovatele?m?|[Pp]rodávajícím?|[Pp]revádzkovateľ(?:om)?|[Pp]redávajúcim?|[Vv]lastní[kc]e?m|[Mm]ajitele?m?)(?: [\p{L}\p{N}.]+){0,6} je`, String.raw`(?:provozuje|prevádzkuje|spravuje|vydává|vydáva)`, String.raw`podmínky společnosti|podmienky spoločnosti`,
  String.raw`(?:[Aa]dministratorem|[Ww]łaścicielem|[Ss]przedawcą|[Uu]sługodawcą|[Oo]peratorem|[Oo]rganizatorem)(?: \p{L}+){0,5} jest`, String.raw`prowadzon\p{L}+ przez`,
  // Baltic
  String.raw`(?:svetain\p{L}+|parduotuv\p{L}+) (?:valdo|administruoja)`, String.raw`(?:valdytoja?s?|savininkas|pardavėjas|Pardavėjas) (?:yra|–|-)`, String.raw`(?:uztur|pārvalda)`, String.raw`(?:pārzinis|īpašnieks|[Pp]ārdevējs) (?:ir|–|-)`, String.raw`(?:haldab|opereerib)`, String.raw`(?:töötleja|omanik|[Mm]üüja) on`,
  // Cyrillic
  String.raw`се (?:управлява|притежава|поддържа|администрира) от`, String.raw`собственост на`, String.raw`[Аа]дминистратор(?:ът)?(?: \p{Ll}+){0,4} е`, String.raw`(?:принадлежит|належить)(?: компании| компанії)?`, String.raw`(?:[Оо]ператором|[Вв]ладельцем|[Пп]родавцом|[Аа]дминистратором)(?: \p{Ll}+){0,4} является`, String.raw`(?:[Вв]олодільцем|[Вв]ласником|[Рр]озпорядником|[Пп]родавцем)(?: \p{Ll}+){0,4} є`, String.raw`предложением`, String.raw`(?:Власник|Владелац|Продавац)(?: \p{Ll}+){0,3} је`,
  // Greek, Hungarian, Romanian, Turkish
  String.raw`ανήκει (?:στ[ηοα]ν?|σε)(?: εταιρ(?:εία|ία))?`, String.raw`[Υυ]πεύθυν[ηο]ς(?: \p{Ll}+){0,4} είναι (?:ο|η|το)`, String.raw`(?:λειτουργεί|διαχειρίζεται) (?:από )?(?:τ[ηο]ν?|η|ο|το)`, String.raw`με την επωνυμία`, String.raw`αγορές από (?:τ[ηο]ν?)`,
  String.raw`(?:weboldalt|honlapot|webáruházat|oldalt) az?`, String.raw`(?:üzemeltetője|tulajdonosa|adatkezelő) az?`, String.raw`feltételek az?`,
  String.raw`(?:administrat|deținut|operat|gestionat|deţinut)[ăe]? de(?: către)?`, String.raw`prelucrate de(?: către)?`, String.raw`[Oo]peratorul(?: \p{Ll}+){0,4} este`, String.raw`[Vv]ânzătorul este`, String.raw`sıfatıyla`, String.raw`(?:[Bb]u|İşbu|işbu) (?:web )?(?:site(?:si)?|sözleşme)`,
  // "between … and": who the terms are with.
  String.raw`(?:između|mezi|medzi|między|pomiędzy|tarp|starp|между|між|μεταξύ|între)(?: (?:pircēju|kupujícím|kupujúcim|klientem|kupca|kupcem) (?:un|a|i|in))?`,
].join("|");

/** Words that go on with the sentence behind a name: where its seat is, how it is entered, what it does. */
const BEHIND =
  String.raw`sa? (?:sjedištem|sedištem|sedežem)|iz(?= \p{Lu})|s[eo] sídlom|se sídlem|z siedzibą|wpisan|zapsan|zapísan|upisan|със седалище|с(?:ъс)? (?:ЕИК|адрес)|με έδρα|με ΑΦΜ|που |cu sediul|asukoha|kas |kuri |в лице|в особі|tarafından|mint |és |i (?=kup)|ir |un |ja (?=osta|klien|kasuta)|și |та |и (?=клиент|потреб|купув|покуп)|και |ile |olarak `;

const FREE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${SAID}) (?:(?:firm[aąęy]|spółka|společnost|spoločnosť|podjetje|tvrtka|družba|компания|компанія|фирма(?:та)?|дружество(?:то)?) )?["„“«]?(?!["„“«])((?=[\p{Lu}\p{N}])[^,;:|•·()\n]{2,80}?)(?=["“”»]?(?:\s?(?:[,;(|•·]|$)|\s[-–—]\s|(?<!(?<!\p{L})\p{L}{1,4})\.(?:\s|$))| (?:${BEHIND}))`, "u");

/** Verbs that no name holds: what reached over one was a clause. */
const CLAUSE = /(?:^|\s)(?:je|su|sú|są|jest|jsou|yra|on|ir(?= \p{Ll})|este|sunt|είναι|является|являются|е|са|є|olan|van|nije|není)(?:\s|$)/u;

/** The name that a sentence gives between its verb and the next sign; undefined where it gives none. */
export function saidName(sentence: string): string | undefined {
  // "Anna Nowak prowadząca działalność pod firmą enowak.pl Anna Nowak": a sole trader's firm.
  const name = FREE.exec(sentence)?.[1]?.trim().replace(/^.*(?<!\p{L})pod (?:firmą|nazwą) /u, "");
  return name === undefined || CLAUSE.test(name) || name.split(" ").length > 9 ? undefined : /^[^„“«"]*["“”»]$/u.test(name) ? name.slice(0, -1) : name;
}
