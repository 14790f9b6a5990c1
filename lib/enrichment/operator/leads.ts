/** "Patrocinado por", "Gesponsert von": a participle and who did it. */
const DONE_BY =
  "\\p{L}{2,}(?:ed|un|ilt|ld) by|(?:ge|be|er|ver|ent|her|unter|über|aus|an|auf|ein|ab|zusammen)\\p{Ll}{2,}(?:t|en) (?:von|durch)(?: de[rmn])?|\\p{L}{3,}iert (?:von|durch)(?: de[rmn])?|(?:ge|be|ver|ont|her|uit|aan|op)\\p{Ll}{2,}(?:d|t|en) door(?: de| het)?|" +
  "\\p{L}{3,}(?:[àâéèêi]|û|it|is|ert)e?s? par(?: la| le| les)?|\\p{L}{2,}[aiu]t[oaie] d(?:a|al|alla|all['’]|allo|ai|agli|alle)|\\p{L}{3,}(?:ess|ott|ors|ert|ost|uit|art)[oaie] d(?:a|al|alla|allo)|\\p{L}{3,}[ai]d[oa]s? (?:por|pel[oa]s?)(?: el| la| los| las)?|\\p{L}{2,}(?:ad|t|d|rad|rat|ret|et|en|de) (?:av|af)|\\p{L}{3,}(?:an|on|en|yt|ęt)[aeoy] przez";
/** What others are to the one who speaks, with what makes them so. */
const RELATED =
  "(?:(?:offizielle[rs]?|ufficiale|autorisierte[rs]?|official|(?:(?:introducer|corporate) )?(?:authori[sz]ed|appointed)|officiële?|officieel|erkend|membre|distributeur|revendeur|officiel|ufficiale|oficial|autorizado|auktoriserad|autoriseret|autorisert|officiel) )?(?:mitglied(?:sverein|sbetrieb)?|händler|vertragshändler|fachhändler|vertriebspartner|kunde|tochter(?:gesellschaft|unternehmen)?|warenzeichen|schirmherr(?:schaft|in)?|member|dealer|distributor|reseller|retailer|stockist|agent|subsidiary|client|customer|supplier|licensee|franchisee|representative|lid|verdeler|dochter(?:onderneming)?|klant|leverancier|membre|adhérent|revendeur|concessionnaire|distributeur|filiale|client|fournisseur|licencié|franchisé|socio|associato|membro|rivenditore|concessionari[oa]|distributore|cliente|fornitore|controllata|consociata|partecipata|miembro|asociado|distribuidor|concesionario|proveedor|filial|subsidiari[ao]|subsidiária|associado|revendedor|fornecedor|medlem|återförsäljare|forhandler|dotterbolag|datterselskab|datterselskap|kund|kunde|leverantör|leverandør)" +
  "(?: (?:officiel|ufficiale|oficial|autorizad[oa]|autorizzat[oa]|agréé))? (?:of|for|to|von|vom|der|des|bei|van|voor|bij|de|du|des|di|del|della|dell['’]|dei|da|do|dos|das|av|af|i|hos|för|for|til|till|à|a|en|in)(?: the| de| het| la| le| los?| las)?";
/** The same in languages that need no word between. */
const RELATED_CASE = "(?:oficjaln[ya] |autoryzowan[ya] |oficiální |autorizovan[ýá] |oficiálny |hivatalos |официальный |офіційний |официален )?(?:członek|spółka zależna|dceřiná společnost|dcérska spoločnosť|leányvállalata|tytäryhtiö|tütarettevõte|meitasuzņēmums|antrinė įmonė|hčerinska družba|дочернее общество|дъщерно дружество|dystrybutor|przedstawiciel|dostawca|klient|człon|člen|prodejce|predajca|distribútor|dodavatel|dodávateľ|zákazník|zastoupení|član|distributer|zastopnik|zastupnik|dobavljač|kupac|tagja|forgalmazója|membru|distribuitor|член|дистрибьютор|дистрибютор|дистриб['’]ютор|дилер|поставщик|постачальник|партнёр|партнер|narys|biedrs|liige)";
/** Who speaks, and whom a sentence greets, visits or tells of. */
const OPENED =
  "somos|siamo|soy|sou|wir sind|we are|nous sommes|vi är|vi er|wij zijn|welcome to|willkommen (?:bei|in)(?: der| dem)?|welkom bij|bienvenue (?:chez|à|sur)|benvenuti (?:in|da|su|nel sito di)|bienvenid[oa]s? a|bem-vind[oa]s? (?:à|ao|a)|välkommen till|velkommen (?:til|hos)|tervetuloa|witamy w|vítejte (?:u|ve?|na)|vitajte (?:u|vo?|na)|üdvözli|bine ați venit la|together with|in cooperation with|thanks to|along with|gemeinsam mit(?: der| dem)?|zusammen mit(?: der| dem)?|dank(?: der| dem)?|samen met|dankzij|avec|ensemble avec|grâce à|insieme a|grazie a|junto (?:con|a)|gracias a|em (?:conjunto|parceria) com|graças à|tillsammans med|sammen med|takket være|tack vare|yhdessä|razem z(?:e)?|dzięki|společně s(?:e)?|spolu s(?:o)?|díky|zajedno s|együtt|împreună cu|вместе с|разом з|заедно с";
/** What in front of a name makes it the group that the page's own company belongs to. */
const GROUP =
  /(?<!\p{L})(?:(?:unternehmen|tochter(?:gesellschaft|unternehmen)?|gesellschaft|betrieb|teil) (?:der|von)|(?:company|member|part|subsidiary|division|unit|affiliate|branch) of(?: the)?|(?:société|entreprise|filiale|membre) (?:de|d['’]|du groupe|du)|(?:onderneming|bedrijf|dochter(?:onderneming)?|onderdeel) van(?: de)?|(?:società|azienda|impresa|parte) (?:del(?: gruppo)?|di|della)|(?:empresa|sociedad|sociedade|filial|parte) (?:del(?: grupo)?|de|d[oa](?: grupo)?)|(?:företag|bolag|dotterbolag|del|selskab|datterselskab|virksomhed|selskap|datterselskap) (?:i|inom|till|av|af|til)|(?:osa|kuuluu)|(?:spółka|firma|część) (?:z grupy|grupy|należąca do)|(?:člen(?:em)?|společnost|součást(?:í)?|spoločnosť|súčasť(?:ou)?|tvrtka|članica) (?:skupiny|koncernu|grupe)?)[ \u00a0]$/iu;

/** Whether words right before a name say that it is the group's that the page's own company is of. */
export function isOfGroup(before: string): boolean {
  return GROUP.test(before);
}

/** What at a sentence's head leads to whom it speaks of: names begin with them too. */
const PREPOSITION = "with|for|at|from|between|since|after|before|by|mit|bei|für|von|seit|nach|durch|zwischen|met|voor|bij|door|sinds|tussen|na|avec|chez|pour|par|depuis|entre|dans|con|per|presso|tra|dal|dalla|nel|nella|para|por|desde|en|ante|com|em|na|no|med|för|hos|från|efter|av|fra|til|etter|dla|przez|od|po|w|we|z|ze|pro|u|v|ve|s|se|k|ke|pri|při|za|als?|in|as|like|while|when|today|now|both|wie|während|seitdem|heute|jetzt|sowohl|zoals|terwijl|vandaag|nu|comme|selon|aujourd['’]hui|come|secondo|oggi|como|según|segundo|hoy|hoje|som|enligt|idag|ifølge|jak|według|dziś|dnes|podle|podľa";

/** What makers of sites set before their name without a sign between. */
const MAKING = "umsetzung|realisierung|gestaltung|realisatie|réalisation|création|conception|hébergement|realizzazione|desarrollo|desenvolvimento|alojamento|alojamiento|hospedagem|realizacja|wykonanie|tvorba|realizace|realizácia|toteutus|kivitelezés|készítette|izdelava|izrada|izvedba|web ?design|webdesign";

/** What opens a clause and begins next to no name; not the words that do both ("Once", "Falls", "Om", "Da"). */
const CONJUNCTION =
  "If|Although|Though|Because|Whilst|Unless|Whether|Where|Whereas|Should|Until|Obwohl|Soweit|Sofern|Wenn|Weil|Sobald|Sollten?|Si|Lorsque|Quand|Puisque|Hoewel|Wanneer|Omdat|Tenzij|Zodra|Qualora|Quando|Sebbene|Poiché|Affinché|Aunque|Cuando|Porque|Mientras|Embora|Enquanto|Eftersom|När|Hvis|Når|Selvom|Fordi|Vaikka|Koska|Jeżeli|Jeśli|Gdy|Gdyby|Ponieważ|Chociaż|Pokud|Jestliže|Protože|Keď|Pretože|Amennyiben|Mivel|Habár|Dacă|Deși|Când|Ukoliko|Iako|Kada|Čeprav|Если|Хотя|Когда|Поскольку|Якщо|Коли|Хоча|Оскільки|Когато|Εάν|Αν|Όταν|Επειδή|Kuigi|Jei|Nors|Kadangi";

/** What stands over particulars. */
const HEADING =
  /^(?:contact(?:s|o|os| us|ez-nous|gegevens)?|contat(?:o|os|ti)|kontakt(?:y|i|e|daten|oplysninger|uppgifter|informasjon|informace)?|yhteystiedot|kapcsolat|elérhetőség(?:ek)?|impressum|anschrift|(?:post|rechnungs|liefer|firmen|besøks|post|faktura|faktureringsadresse)?adress?e?n?|address|besöksadress|postadress|adresa|indirizzo|dirección|endereço|morada|osoite|siedziba|sídlo|székhely|fakturační (?:údaje|adresa)|fakturačné údaje|fakturační údaje:?|fakturačná adresa|dane (?:firmy|kontaktowe|do faktury)|firmendaten|bedrijfsgegevens|company details|coordonnées|recapiti|dati aziendali|datos de contacto|dados da empresa) /iu;

const LEAD = new RegExp(`^(?:${DONE_BY}|${RELATED}|${RELATED_CASE}|${OPENED}) `, "iu");
const MAKERS_LEAD = new RegExp(`^(?:${MAKING}) `, "iu");
const LEFT_TO_OTHERS = new RegExp(`(?<!\\p{L})(?:${DONE_BY}|${RELATED}|${RELATED_CASE}|${MAKING}) $`, "iu");
const SENTENCE_LEAD = new RegExp(`^(?:${PREPOSITION}) `, "iu");
const CLAUSE_LEAD = new RegExp(`^(?:${CONJUNCTION}) `, "u");

/** How many characters of what reads as a name are words that lead up to it ("Patrocinado por Acme S.L.", "Somos Acme S.A.", "Člen Acme a.s."); 0 for none. */
export function leadOfName(name: string): number {
  return lengthOf(LEAD, name);
}

/** Whether words right before a name say that it is of whom a page is a member, a dealer or a customer, who made it or did anything. */
export function isLeftToOthers(before: string): boolean {
  return LEFT_TO_OTHERS.test(before);
}

/** The same for what the makers of sites set before their names. */
export function makersLeadOf(name: string): number {
  return lengthOf(MAKERS_LEAD, name);
}

/** The same for a preposition or conjunction that begins a sentence, which goes on behind the name ("En Acme S.L. tratamos …", "Sofern Acme GmbH Ihre Daten …"). */
export function prepositionOf(name: string, behind: string): number {
  const clause = /^,? [\p{L}(]/u.test(behind) ? lengthOf(CLAUSE_LEAD, name) : 0;
  if (clause > 0) return clause;
  // "K A B Contracting Ltd is …": initials.
  return /^,? \p{Ll}/u.test(behind) && !/^\p{Lu} \p{Lu}(?!\p{Ll})/u.test(name) ? lengthOf(SENTENCE_LEAD, name) : 0;
}

/** The same for a heading that stands in one line with what it is over ("Contact Acme BV Dorpsstraat 12 …"). */
export function headingOf(name: string, behind: string): number {
  return behind.trim() === "" ? 0 : lengthOf(HEADING, name);
}

function lengthOf(pattern: RegExp, name: string): number {
  const length = pattern.exec(name)?.[0].length ?? 0;
  return length > 0 && /^["'„“«]?[\p{Lu}\p{N}]/u.test(name.slice(length)) ? length : 0;
}
