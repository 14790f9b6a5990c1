import { sentenceOf } from "./legal-sentences";
import { FOR_OTHERS, THIS_SITE } from "./site-sentences";

/** What sites offer, with what stands before it. */
const OFFER =
  "(?:(?:the|all|any|our|digital|die|alle|les|tous|toutes|i|gli|le|tutti|los|las|todos|todas|os|as|de|wszystkie|všechny) )*(?:services?|products?|goods|courses?|(?:dienst)?leistung(?:en)?|dienste?|produkte?|waren|angebote?|kurse?|produits?|prestations?|offres?|servizi[o]?|prodott[oi]|beni|corsi?|servicios?|productos?|bienes|cursos?|serviços?|produtos?|bens|diensten?|producten|goederen|cursussen|tjänst(?:en|erna)?|produkt(?:er|erna)|varor(?:na)?|tjenest(?:en|er|erne|ene)|ydelser(?:ne)?|produkt(?:erne|ene)|varer(?:ne)?|varene|usługi|produkty|towary|služby|zboží|tovar)";
const AND = "(?:and|und|et|e|y|en|og|och|i|a|&)";
/** Their passives, and who does it ("sono venduti dalla"); some languages say it with the verb alone ("poskytuje"). */
const SOLD = "sold|supplied|provided|rendered|marketed|distributed|offered|made available";
const SOLD_LAST = "angeboten|erbracht|verkauft|vertrieben|bereitgestellt|vermarktet|zur verfügung gestellt|aangeboden|verkocht|verleend|verzorgd";
const BY = "(?:by|von|durch|door)";
const SOLD_BY = `(?:(?:${SOLD}|${SOLD_LAST}) ${BY}|(?:vendu|proposé|fourni|commercialisé|distribué|offert|rendu)e?s? par|(?:vendut|offert|fornit|prestat|commercializzat|distribuit|erogat|propost)[oaie] da(?:l|lla|llo)?|(?:vendid|prestad|ofrecid|oferecid|comercializad|suministrad|proporcionad|fornecid|disponibilizad)[oa]s? (?:por|pel[oa]s?)|(?:tillhandahålls|säljs|erbjuds|sælges|udbydes|tilbydes|leveres|selges|tilbys) a[vf]|(?:świadczone|oferowane|sprzedawane) (?:są )?przez|poskytuje|prodává|nabízí|predáva|ponúka)`;
const ARTICLE = "(?:(?:the|der|die|dem|la|le|il|el|a|o|de|het|(?:the |la |a |de )?(?:company|firma|société|società|empresa|sociedad|sociedade|společnost|spoločnosť)) )?";
const SUBJECT = `^(?:${OFFER}(?: ${AND} ${OFFER})?(?: \\p{Ll}{4,}){0,2}(?: \\p{Ll}{1,5})? d?${THIS_SITE}|(?:the )?this site ${OFFER})(?!\\p{L})(?: \\p{Ll}+){0,3}`;

const OFFERED_BY = new RegExp(`${SUBJECT} ${SOLD_BY} ${ARTICLE}$`, "iu");
/** "… werden von der Acme GmbH, Seeweg 1, erbracht": the verb ends the sentence. */
const OFFERED_LAST = new RegExp(`${SUBJECT} ${BY} ${ARTICLE}$`, "iu");
const LAST = new RegExp(`^[^;|]{0,200}?(?<!\\p{L})(?:${SOLD_LAST})(?=[.;]|$)`, "iu");

/**
 * Whether a sentence says of what the site offers that a company sells or provides it: of "the services of this site", or of what the site is called ("Los productos
 * de Blaufarn son vendidos por Helecho, S.L."). Payments, deliveries and hosting are others' part in it.
 * @param lead what stands before the company
 * @param rest what stands behind it
 * @param own what the site is called
 */
export function isOfferedBy(lead: string, rest: string, own: readonly string[]): boolean {
  const clause = own.reduce(asThisSite, sentenceOf(lead).slice(-220)).trimStart();
  return (OFFERED_BY.test(clause) || (OFFERED_LAST.test(clause) && LAST.test(rest))) && !FOR_OTHERS.test(clause.replace(/\S+ \S+ $/u, ""));
}

/** The clause with what the site calls itself as what it is. */
function asThisSite(clause: string, name: string): string {
  const at = name.length < 4 ? -1 : clause.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? clause : `${clause.slice(0, at)}this site${clause.slice(at + name.length)}`;
}
