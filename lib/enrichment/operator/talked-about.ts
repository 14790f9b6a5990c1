/** Words behind which a sentence or a document's title names the company that it is about. */
const TALKED_ABOUT =
  /(?<![\p{L}])(?:\p{L}*[Mm]itgliedschaft (?:im|in der|beim?|de[rs])|[Mm]embership (?:of|in)(?: the)?|[Aa]dhésion (?:à la|au|à)|[Ll]idmaatschap van (?:de|het)|[Aa]desione (?:all?a?|al)|(?:mit|durch|bei|gegenüber|zwischen|seitens|für|(?<!\p{Lu}\p{L}{2,20} )an) (?:der|dem|die|den)|(?:door|met|tussen|bij|aan) (?:de|het)|(?:avec|entre|par|pour) la|(?:de |par )?la soci[ée]t[ée]|l['’]entreprise|(?:die|der) Firma|ge\p{Ll}+t (?:von|durch) (?:der|die|dem|den)|(?:para|for|für|pour|per|voor|dla) (?:\p{L}{2,3} )?(?:client\p{L}*|customers?|kund\p{L}+|klant\p{L}*|usu[aá]ri\p{L}*|users?|utent\p{L}+|utilisateurs|proveedores|fornecedores|fornitori|suppliers?|lieferanten|empleados|employees|dipendenti|candidat\p{L}+|visit\p{L}+) (?:of|der|des|von|van|de|di|del|della|da|do)|(?:policy|notice|statement|terms|conditions|website|site|brand|division|subsidiary|part|member|owner|property|name|service|shop|agb|\p{L}*(?:bedingungen|erklärung|hinweise|marke|angebot|plattform|portal|niederlassung|sparte|abteilung|bereich)|handelsname|geschäftsbezeichnung|markenname|markenzeichen|betriebsstätte|web-?shop|label|impressum|webseite|internetseiten?|internetauftritt|unternehmen|tochter(?:gesellschaft|firma|unternehmen)?|geschäftsführer(?:in)?|onlineshops?|voorwaarden|privacyverklaring|onderdeel|merk|handelsnaam|lizenz|licen[cs]e|trade ?mark|warenzeichen|geschäftszweig|geschäftsfeld|projekt|produkt|dienst|vente|utilisation|légales|marque|filiale|condiciones|privacidad|marca|uso|vendita|privacy|marchio) (?:of|der|des|von|van|de|di|del|della|da|do))\s+(?=\S)/giu;

/** "Ich möchte den Newsletter der Acme GmbH abonnieren": behind a verb and its article a noun whose owner the name is; articles in names follow prepositions. */
const OBJECT_OF = /(?<=(?<!\p{L})(?!(?:an|auf|aus|bei|durch|für|gegen|hinter|in|mit|nach|neben|ohne|seit|über|um|und|unter|von|vor|zu|zwischen)\s)(?:\p{Ll}{2,}|Sie|Ihnen|Wir) )(?:den|dem|das|die|einen|einem|einer|eine|ein|(?:unser|ihr|dies|jed|all|mein)(?:e[mnrs]?)?) \p{Lu}\p{L}+ (?:der|des|von) (?=\S)/gu;

/** "Kontor (ein Portal der Acme GmbH)", "alle Verträge der Acme GmbH": of one, all or none a sentence speaks; those who serve a cause are called so ("Eine Welt der Kinder e.V."). */
const ONE_OF = /(?<!\p{L})(?:[Ee]ine?[mnrs]?|[Aa]lle[mnrs]?|[Ss]ämtliche[mnrs]?|[Jj]ede[mnrs]?|[Kk]eine?[mnrs]?|[Uu]nsere?[mnrs]?|[Dd]iese[mnrs]?) (?:\p{Ll}+e[mnrs]? )?\p{Lu}[\p{L}-]+ (?:der|des|vo[mn]) (?=\S)/gu;
const CAUSE = /^(?:e\. ?V|gGmbH|gUG|Stiftung|Verein)/u;

/** "le site Web de Acme inc.", "el sitio Web de Acme S.L.": with a capital as well. */
const WEB_OF = /(?<!\p{L})(?:[Ss]ites?|[Ss][ií]tios?|[Ss]ito|[Pp]ages?|[Pp][aá]ginas?|[Ll]loc) Web (?:(?:de[ls]?|du|di|d[ao]s?|dell[ao])(?: la)? |d['’]|dell['’])(?=\S)/gu;

/**
 * How much of the words before a name but tells of what is the company's or with it ("Verträge mit der Acme GmbH", "Privacy policy of Acme Ltd"); 0 where nothing does.
 * @param form the name's legal form
 */
export function endOfTalk(before: string, form: string): number {
  const told = [TALKED_ABOUT, OBJECT_OF, WEB_OF, ...(CAUSE.test(form) ? [] : [ONE_OF])];
  return Math.max(0, ...told.flatMap((pattern) => [...before.matchAll(pattern)].map((match) => match.index + match[0].length)));
}
