/** What pages call their notices, terms and menus' standing entries, by the words that such titles share; no company is called so without a legal form. */
const DOCUMENT =
  /(?<!\p{L})(?:polityk|prywatno|regulamin|priva[ct]|pol[íi]tica de (?:trata|protec|uso|datos|dados|coo)|politique de|t[ée]rminos(?: y |(?= de)|$)|datenschutz|\p{L}*bedingungen|\p{L}*voorwaarden|conditions|condizioni|condiciones|condicions|condi[çc]|termos|terms(?!\p{L})|policy(?!\p{L})|policies(?!\p{L})|notice(?!\p{L})|zásady|ochran[ay] (?:osobn|údaj)|s[úo]u?kromi|soukrom|skilmál|varstvo (?:osebnih )?podatk|zaštit[ae] (?:(?:ličnih|osobnih) )?podat|защита на лич|заштита на лич|персональн\p{L}+ да[нн]|приватност|isikuandme|asmens duomen|personas dat|rekisteriselost|προσωπικ\p{L}+ δεδομ|обработк\p{L} персон|публичн\p{L}+ оферт|публічн\p{L}+ (?:оферт|догов)|kushtet e|rodo(?!\p{L})|podmínk|podmienk|adatkezel|adatvéd|tájékoztat|\p{L}*feltétel|confiden[tc]ial|termeni|політик|політика|политик|конфиденциальност|конфіденційн|поверителност|услови|умови|условия|agb(?!\p{L})|gizlilik|sözleşme|kullanım koşul|\p{L}*villkor|\p{L}*vilkår|\p{L}*betingelser|personvern|persondata|privatliv|persónuvernd|integritet|tietosuoja|(?:\p{L}*)ehdot(?!\p{L})|saavutettavuus|cookie|slapuk|sīkdat|küpsis|evästee|kolačić|piškot|çerez|privatum|privātum|privaatsus|konfidencialit|zasebnost|privatnost|pravila|uvjeti|uslovi|pogoji|taisykl|noteikum|tingimus|lietošanas|impressum|imprint|kolofon|colofon|barrierefrei|accessib|accesibil|acessibil|toegankelijk|dostępność|přístupnost|prístupnosť|tilgjengelig|tilgængelig|tillgänglig|sitemap|site ?map|plan du site|mapa (?:del sitio|do site|strony|stránek|stránok|web)|mappa del sito|oldaltérkép|hartă site|карта сайта|мапа сайту|pesquisa|mentions l[ée]gales|aviso legal|avís legal|note legali|informativa|απόρρητο|απορρήτου|όροι|πολιτική|политика|kvkk|aydınlatma)/iu;

/** Whether a text is a title of a notice, of terms or of another standing entry of menus ("Privacy policy", "Allgemeine Geschäftsbedingungen"). */
export function isDocument(text: string): boolean {
  return text.length <= 60 && DOCUMENT.test(text);
}

/** Headings of pages that bind or inform their readers, where the words are all of the heading. */
const NOTICE =
  /^(?:legal|disclaimer|disclosures?|dmca(?: \p{L}+)?|complaints?(?: \p{L}+)?|(?:shipping|delivery)(?: (?:&|and) returns?)?|returns?(?: (?:&|and) \p{L}+)?|refunds?|(?:competition|contest|promotion|sweepstakes|prize draw|official) rules|rules|modern slavery(?: act)? statement|financial services guide|widerruf(?:sbelehrung|srecht)?|haftungsausschluss|rechtliche hinweise|rechtliches|erstinformation|teilnahmebedingungen|offenlegung.{0,40}|versand(?: und zahlung)?|klachten(?:regeling)?|retour(?:neren|beleid)?|cg[uv]s?|règlement(?: du jeu)?|réclamations?|livraisons? et retours?|crédits|données personnelles|regolamento(?: del concorso)?|reclami|resi e rimborsi|bases(?: (?:del sorteo|legales|del concurso))?|devoluciones|libro de reclamaciones|protecci[óo]n de datos|avís legal|trocas e devoluções|livro de reclamações|popia notice)$/iu;

/** Whether a heading or a part of a title is that of a notice, terms or another page that binds or informs its readers ("Returns", "Teilnahmebedingungen"). */
export function isNoticeHeading(text: string): boolean {
  return text.length <= 60 && NOTICE.test(text.trim());
}
