import { sentenceOf } from "./legal-sentences";

/** "This site", "our shop": the page itself, as its sentences call it. */
export const THIS_SITE =
  "(?:this|our|the|dies\\p{Ll}*|unser\\p{Ll}*|der|die|einer|ce|cette|notre|le|la|deze|dit|onze|quest[oa]|il|nostr[oa]|est[ea]|nuestr[oa]|el|aquest[a]?|noss[oa]|neste|denne|dette|denna|detta|vår|vores|tämän?|tat?o|táto|tejto|této|tohto|tohoto|náš|niniejsz\\p{Ll}*|ovu|ova|az?|ezt?|acest|този|този|этот|данный|цей|αυτ\\p{Ll}*|šią|šī|see|bu)[ ’'](?:\\p{L}+[- ]){0,2}(?:web ?sites?|web ?pages?|sites?|webseiten?|website|internetseiten?|homepage|internetauftritt|internetpräsenz|webpräsenz|online-?shop|web ?shop|shop|store|plat(?:t)?form|plateforme|plataforma|piattaforma|app|portal|boutique|tienda|botiga|negozio|loja|webwinkel|winkel|sito(?: web)?|s[ií]tio(?: web)?|lloc web|página(?: web)?|stránk\\p{L}*|stron[aęy]|serwis\\p{L}*|honlap\\p{L}*|weboldal\\p{L}*|hjemmeside\\p{L}*|nettsted\\p{L}*|nettsid\\p{L}*|hemsid\\p{L}*|webbplats\\p{L}*|sivusto\\p{L}*|сайт\\p{L}*|ιστ[οό]\\p{L}*|svetain\\p{L}*|vietn\\p{L}*|veebileh\\p{L}*|site-ul\\p{L}*|stran\\p{L}*|competition|contest|promotion|prize draw|gewinnspiels?|verlosung|actie|wedstrijd|winactie|jeu|jeu-concours|concours|concorso|sorteo|concurso|promoción|sorteig|promoção|sorteio|passatempo|konkurrence\\p{L}*|tävling\\p{L}*|konkurrans\\p{L}*|konkurs\\p{L}*|soutěž\\p{L}*|súťaž\\p{L}*)";
/** "Your data", "your privacy", "your visit": what a notice promises its readers. */
const YOURS =
  "(?:your|ihre[nrsm]?|uw|jouw|je|vos|votre|vostr[oiea]|tuo[i]?|tu[ae]|suo[i]?|sus?|tus?|les vostres|les teves|seus?|suas?|dina?|ditt|dine|deres|teie|tw(?:oje|ój|oją|oich)|państwa|vaše\\p{Ll}*|vaš\\p{Ll}*|ваш\\p{Ll}*)(?: \\p{L}+)? (?:personal |own )?(?:data|information|privacy|details|orders?|visit|order|daten|privatsphäre|besuch|gegevens|bestelling|données|vie privée|renseignements|visite|commandes?|dati|ordin[ei]|datos|privacidad|intimidad|pedidos?|visita|dades|dados|encomendas?|privacidade|personuppgifter|integritet|personoplysninger|personopplysninger|oplysninger|dane|prywatność|zamówieni\\p{L}*|údaj\\p{L}*|soukromí|súkromie|podat\\p{L}*|данн\\p{L}*|данни|andmeid)";
/** "Acme, a. s., ako prevádzkovateľ spracúva …": what the company is to the data that a notice is about. */
const AS_CONTROLLER =
  "(?:as|als|en tant que|en qualité de|agissant comme|in qualità di|quale|como|en calidad de|com a|na qualidade de|als|som|jako|ako|kao|kot|mint|în calitate de|ως|kaip|kā|в качестве|като|як) (?:the |die |le |la |el |o |il |az? )?(?:(?:data )?controller|verantwortliche\\p{Ll}*|verwerkingsverantwoordelijke|responsable (?:du|del) (?:traitement|tratamiento|tractament)|titolare(?: del trattamento)?|responsável pelo tratamento|personuppgiftsansvarig|dataansvarlig|behandlingsansvarlig|administrator|správce|prevádzkovateľ|voditelj|rukovalac|upravljav?ec|adatkezelő|operator|υπεύθυνος|duomenų valdytoj\\p{Ll}*|pārzinis|администратор|оператор)";
const MENTION = new RegExp(String.raw`(?<!\p{L})(?:${THIS_SITE}|${YOURS}|${AS_CONTROLLER})(?!\p{L})`, "iu");

/** What a company other than the operator does in such a sentence. */
export const FOR_OTHERS =
  /host|deliver|dispatch|shipp|payment|insur|on (?:our|its|their) behalf|on behalf of|im namen|in naam van|au nom d|en nombre de|em nome d|for us\b|im auftrag|für uns|versend|zustell|liefer|versicher|zahlung|bezorg|verzend|betaling|verzeker|namens ons|héberg|livr|expédi|assur(?:e l|ance)|pour notre compte|consegn|spedi|pagament|per (?:nostro )?conto|assicur|alojad|allotja|entreg|envía|pagos?|por cuenta|por encargo|segur[oa]s?\b|para nós|betal|leverer|leverans|på vegne|för vår räkning|płatno|dostarcz|w imieniu|doruč|dodáv|platb|szállít|fizet|livrăr|plăț|dostav|isporuč|plaća|достав|оплат|плащ|παράδ|πληρωμ|pristat|piegād|tarni/iu;

/** Verbs that end a clause: what somebody else did for the site, or with its text. */
const DONE =
  /(?<!\p{L})(?:erstellt|verfasst|generiert|entworfen|gehostet|versendet|zugestellt|ausgeliefert|geliefert|abgewickelt|gestaltet|bereitgestellt|opgesteld|gegenereerd|gehost|verzonden|geleverd|bezorgd|afgehandeld|tot stand gekomen)(?!\p{L})/iu;

/** Whether a clause's end, behind a company that it is done by, says that it but did something for the site ("… wurde von der Acme GmbH erstellt"). */
export function isDoneBy(rest: string): boolean {
  return DONE.test(REST.exec(rest)?.[0] ?? "");
}

/** What goes on behind a company to the end of its sentence. */
const REST = /^(?:[^.;|•·]|\.(?!\s\p{Lu}|\s?$)){0,240}/u;

/** The longest that leads up to a sentence's subject ("Wir, die", "La société"), in characters. */
const MAX_LEAD = 14;

/**
 * Whether a sentence that begins with a company goes on about the page itself: its domain or what it calls itself, "this website", or what is its reader's ("your data").
 * On a notice or terms the first company in such a sentence is who speaks; one that hosts, delivers or is paid is not.
 * @param calls what the page calls itself, in lower case
 */
export function speaksOfSite(text: string, start: number, end: number, calls: readonly string[]): boolean {
  const rest = REST.exec(text.slice(end))?.[0] ?? "";
  if (sentenceOf(text.slice(0, start)).length > MAX_LEAD || FOR_OTHERS.test(rest)) return false;
  return MENTION.test(rest) || calls.some((call) => rest.toLowerCase().includes(call));
}
