/** What sentences that bind somebody are about, where they begin: the notice or the terms themselves. */
const DOCUMENT =
  "\\p{L}*policy(?:n|en)?|notice|(?:privacy |cookie )?statement|terms|conditions|\\p{L}*(?:erklärung|richtlinie|hinweise|bedingungen|agb)|\\p{L}*(?:verklaring|voorwaarden|beleid)|politique|conditions|cgv|cgu|charte|informativa|condizioni|termini|politica|regolamento|pol[íi]tica|condiciones|t[ée]rminos|aviso|termos|condi[çc]ões|polityka|regulamin|warunki|zásady|podmínky|prohlášení|podmienky|vyhlásenie|tájékoztató|szabályzat|\\p{L}*feltételek|ászf|termeni(?:i)?|condiți[ei]i?|condiţi[ei]i?|nota|\\p{L}*villkor(?:en)?|\\p{L}*vilkår(?:ene)?|\\p{L}*erklæring(?:en)?|\\p{L}*politik(?:ken)?|\\p{L}*betingelser(?:ne)?|\\p{L}*seloste(?:essa)?|\\p{L}*ehdot|käytäntö|politika|uvjeti|uslovi|pravila|izjava|pogoji|политика|политиката|условия|условията|πολιτική|όροι|δήλωση|taisyklės|sąlygos|pranešimas|noteikumi|paziņojums|poliitika|\\p{L}*tingimused|põhimõtted|правила|соглашение|оферта|політика|умови|угода|koşullar\\p{L}*|sözleşme|metin|aydınlatma";
/** Contracts, and what is told from whom somebody buys. */
const CONTRACT =
  "contract|agreement|\\p{L}*vertrag|\\p{L}*overeenkomst|contrats?|contratt[oi]|contratos?|umow[ay]|(?:kupní )?smlouv[ay]|(?:kúpna )?zmluv[ay]|szerződés|contractul|\\p{L}*avtalet|\\p{L}*avtalen|\\p{L}*aftalen?|sopimus|ugovori?|pogodb[ae]|договор(?:ът|ы|и)?|договір|σύμβαση|συμβάσεις|sutart(?:is|ys)|līgum[si]|leping(?:ud)?";
const ORDERS =
  "orders?|bookings?|reservations?|purchases?|(?:buchung|bestellung|reservierung)(?:en)?|(?:boeking|bestelling|reservering)(?:en)?|aankopen|réservations?|commandes?|achats?|prenotazion[ei]|ordin[ie]|acquisti|reservas?|pedidos?|compras?|encomendas?|rezerwacj[ie]|zamówieni[ae]|zakup(?:y|ów)|rezervac[ei]|rezerváci[ae]|objednávky|nákup[y]?|foglalások|rendelések|vásárlások|rezervările|comenzile|achizițiile|bokningar|beställningar|köp|bestillinger|kjøp|bookinger|varaukset|tilaukset|ostot|rezervacije|narudžbe|kupnja|kupovina|naročila|nakupi|резервациите|поръчките|покупките|(?:οι )?(?:κρατήσεις|παραγγελίες|αγορές)|rezervacijos|užsakymai|pirkimai|rezervācijas|pasūtījumi|pirkumi|broneeringud|tellimused|ostud|бронирование|заказы|покупки|бронювання|замовлення|rezervasyonlar|siparişler";
/** Between an order and with whom it is made; whoever carries it out or takes the money for it stands behind "by". */
const WITH =
  "with|bei(?: der| dem)?|mit(?: der| dem)?|bij|met|auprès de(?: la société)?|chez|avec|presso|con|junto d[ae]|com a?|w|u(?: společnosti)?|v(?: spoločnosti)?|s|z|la|cu|hos|med|yritykselle|yhtiölle|kod|pri|sa|при|с|στην|στη|στο|στον|με(?: την)?|pas|pie|ettevõttele|в|у|a|az";
const INVOICES =
  "invoices?|rechnung(?:en)?|facturen|factures?|fatture|facturas|faturas|faktury|faktúry|számlákat|facturile|fakturor|fakturaer|laskut|račun[ei]|фактурите|(?:τα )?τιμολόγια|sąskait(?:as|os)|rēķinus?|arved?|счета|счёта|рахунки|faturalar";
/** Who or whose it is. */
export const OWNED =
  "(?:the )?(?:sole )?property of|owned by|eigentum (?:der|des|von)|eigendom van|(?:la )?propriété (?:exclusive )?de(?: la société)?|(?:di )?propriet[àa] (?:esclusiva )?(?:di|della)|propiedad (?:exclusiva )?de|propriedade (?:exclusiva )?d[aeo]|własnością|majetkem(?: společnosti)?|vlastnictví(?: společnosti)?|majetkom(?: spoločnosti)?|vlastníctve(?: spoločnosti)?|proprietatea|tillhör|ägs(?: och drivs)? av|tilhører|omistaa|ylläpitää|hallinnoi|vlasništv[ou](?: društva| tvrtke| firme)?|last(?: podjetja| družbe)?|собственост на|(?:στην )?ιδιοκτησία(?: της| του)?|priklauso|pieder|kuulub(?: ettevõttele)?|собственностью|власністю|сопственост на|власништв[оу](?: фирме| друштва)?|í eigu|në pronësi të|pronë e|tulajdona|drivs av|drives a[fv]|upravlja|pokreće|vodi|ejes(?: og drives)? af|eies(?: og drives)? av";
export const SITE = "site|web ?site|web ?shop|shop|webseite|website|seite|sito(?: web)?|sitio(?: web)?|página(?: web)?|site-ul|strona|serwis|web|e-shop|stránka|stránky|stranica|stran|sajt|oldal|weboldal|webbplatsen|webbplats|nettstedet|nettsiden|hjemmesiden|sivuston|stranic[uo]m?|(?:web )?trgovin[uo]|prodavnicu|platform[uo]|(?:spletno )?mesto|сайт(?:ът)?|ιστότοπος|ιστοσελίδα|svetainė|vietne|veebileht|uebfaqja|faqja|vefurinn|vefsíðan|vefverslunin|vefnum|hjemmesid[ae]n|страница(?:та)?|страницата|портал(?:от|ът)?|вебсајт|сајт";
/** Using a site and what that makes, in one sentence. */
const AGREED =
  "(?:using|use of|accessing|nutzung|gebruik|utilisant|utilizzando|utilizar|usar|korzystając|používáním|používaním|használatával|utilizarea|använda|bruke?|käyttämällä|korištenjem|korišćenjem|uporabo|използването|χρησιμοποιώντας|naudodamiesi|izmantojot|kasutades|используя|користуючись)";
/** What somebody calls oneself, in quotation marks, and that it means. */
const WE = "we|us|our|wir|uns|wij|ons|onze|nous|notre|nos|noi|nostro|nosotros|nuestro|nós|nosso|my|nas|nasz|my|nás|náš|mi|minket|noi|nostru|vi|oss|vår|vår|os|me|meidän|naš|nam|ние|нас|εμείς|mes|mums|mēs|meie|мы|нас|ми|biz|bizi";
/** What others do for the site, of whatever its sentence is. */
const DONE_BY_OTHERS =
  /process|host|deliver|dispatch|shipp|fulfil|handled|payment|insur|verwerk|verarbeit|abgewickelt|abwicklung|ausgeliefert|geliefert|zugestellt|versandt|gehost|bezorg|geleverd|verzonden|héberg|traité|livré|expédi|transport|ospitat|gestiti i pag|consegn|spedit|alojad|entreg|envia|procesad|processad|dostarcz|obsługiw|doručov|dodáv|odesíl|szállít|kézbesít|livrat|găzdui|leverer|hantera|behandles av|behandles af|toimitt|dostavlj|isporuč|доставя|доставля|обработва|обрабатыв|обробля|παραδίδ|φιλοξεν|pristat|piegād|tarnib|teslim|written|drawn up|drafted|erstellt|opgesteld|rédigé|redatt|redactad|sporządz|vypracov|készít|întocmit/iu;

const WORDS = String.raw`(?:["„“”«»'’]?[\p{L}\p{N}'’.-]+["”“»’]?[ ,]+)`;
const HEAD = String.raw`^${WORDS}{0,3}`;
const LEAD = new RegExp(
  String.raw`${HEAD}(?:${DOCUMENT}|${CONTRACT}|${INVOICES})(?!\p{L})|${HEAD}(?:${ORDERS})(?!\p{L}).*(?<!\p{L})(?:${WITH}) ?["„“«]?$|${HEAD}(?:${SITE})(?!\p{L}).*(?<!\p{L})(?:${OWNED}) ?["„“«]?$|${HEAD}${AGREED}(?!\p{L})|["„“”«»'‘’](?:${WE})["“”«»'’](?!\p{L})`,
  "iu",
);

/**
 * Whether the words of a sentence before a company make it the one that the page binds its readers to: its notice or terms speak of it, a contract is made or an
 * order placed with it, it issues the invoices, the site is its property, or it is who "we" means. Whoever hosts, delivers, takes payments or drew up the text is not.
 */
export function speaksForOperator(lead: string): boolean {
  const clause = sentenceOf(lead);
  return clause.length > 4 && LEAD.test(clause) && !DONE_BY_OTHERS.test(clause);
}

/** The last sentence of a text, without its number. */
export function sentenceOf(text: string): string {
  const near = text.slice(-260);
  const stops = [...near.matchAll(/(?<!\p{L}\p{L}?\p{L}?)[.:;|·•] |(?<=\p{L}{4})[.:;|·•] /gu)].at(-1);
  return (stops === undefined ? near : near.slice(stops.index + stops[0].length)).replace(/^(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]? /, "");
}
