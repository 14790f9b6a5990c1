/** What sites that sell are called. */
const ONLINE_SHOP = String.raw`(?:online|web|e|internet|интернет|онлайн|інтернет)[ -]?(?:shops?|stores?|handel|butik(?:ken)?|winkel|obchod|sklep|магазин)|(?:boutique|magasin) en ligne|(?:tienda|loja|negozio|botiga) (?:online|on line|virtual|en l[ií]nea)|sklep internetowy|internetový obchod|nettbutikk|verkkokauppa|webáruház|magazin online`;
/** What pages are called behind which customers and staff sign in, pay or read mail. */
const SERVICE = String.raw`(?:(?:customer|client|member|partner|supplier|vendor|employee|patient|user|secure|self[ -]service) )?(?:portal|login|log[ -]in|sign[ -]in)|(?:customer|client|member|partner)s? area|(?:kunden|mitglieder|partner|mitarbeiter|mieter)-?(?:portal|bereich|login|konto)|anmeldung|espace (?:clients?|adhérents?|membres?|personnel|abonnés?)|portail(?: clients?)?|connexion|portal (?:transaccional|(?:de |del |do )?clientes?|de pagos)|(?:área|area|zona) (?:privada|(?:de |del |do )?clientes?|de membros)|(?:area|portale) (?:clienti|riservata)|klantenportaal|klantportaal|kundportal|panel klienta|strefa klienta|klientská zóna|личный кабинет|(?:internet|online|mobile|e)[ -]?banking|banca (?:en línea|online|electrónica)|web ?mail|extranet|intranet|checkout`;
const KIND = String.raw`(?:(?:online|web|photo|digital) )?(?:${ONLINE_SHOP}|port(?:folio|efeuille|fólio|afolio|fólió)|портфолио|${SERVICE}|web ?(?:log|sites?|seite|stek)|home ?page|hemsida|hjemmeside|nettside|kotisivut?|blogg?|блог)`;
const ARTICLE = String.raw`(?:(?:the|my|das|der|die|mein|het|de|mijn|le|mon|il|el|mi|o|meu|min) )?`;
const OF = String.raw`(?: (?:of|von|van|de|di|do|da|d['’]|af|av))?`;
const IS_KIND = new RegExp(String.raw`^\s*(?:${ARTICLE}${KIND}(?: ${KIND})?${OF}|['’]?s? ${KIND}(?: ${KIND})?)\s*$`, "iu");

/** Whether a name is lengthened but by what the site is, or a page of it ("Portfolio Anna Bergman", "Online-Shop Anna Bergman", "Anna Bergman Webmail" for "Anna Bergman"): that is none of who it is of. */
export function addsKindOfSite(name: string, whole: string): boolean {
  const at = whole.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && IS_KIND.test(whole.slice(0, at) + whole.slice(at + name.length));
}
