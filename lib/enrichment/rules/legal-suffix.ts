import { withoutParty } from "../operator/bare-labels";
import { isWhoSpeaks, maySpeak } from "../operator/first-person";
import type { FoundName } from "../operator/found-name";
import { isLeftToOthers, isOfGroup } from "../operator/leads";
import { isCodeAlone, LINES_TO_CODE, townAt, townOf } from "../operator/places";
import { isPlatform } from "../operator/platforms";
import { creditFrom, isOthersBehind, isOthersClause } from "../operator/sections";
import { runsSite } from "../operator/sentences";
import { isShortName } from "../operator/short-names";
import { isNameLabel } from "../operator/stated-names";
import { isToldAsOperator } from "../operator/told-operator";
import { isRunBy } from "../operator/verb-final";
import { NEUTRAL_WORDS, OWN_WORDS } from "../operator/words";
import { type Line, ZONE } from "../page/page";
import { excerpt } from "../page/text";
import { namesOfLine } from "./line-names";
import { leadsHome } from "./link-edges";
import { beginsPart, hasAddressBelow, isInSentence, isOneOfList, isSubject, withoutListed } from "./name-position";
import { licenceOf } from "./licences";
import { isLinkElsewhere } from "./link-edges";
import { isMakersLink } from "./makers-link";
import { isBoundTo, isNotice } from "./notices";
import { isOwnBrandOf } from "./own-brand";
import { withTwins } from "./twin-names";
import { agreesWithPage, namesPage, type Evidence, type Reading, type Rule } from "../reading";

/** Wording that hands a name to the page's operator. Who sells is it only where the sentence says that it is on this site: marketplaces name sellers too. */
export const OPERATED = /\((?:[^()"“”„«»'‘’「」]{0,40} )?["“„'‘«](?:the )?(?:company|บริษัท(?:ฯ)?|เรา|החברה|האתר|המפעיל(?:ה)?|الشركة|المؤسسة|المتجر|شرکت|şirket|satıcı|perusahaan|kami|công ty|chúng tôi|syarikat|компания|общество|компанія|дружество)["”“'’»]|(?:vietni|lapu|veikalu) (?:pārvalda|uztur|nodrošina)|(?:svetainę|parduotuvę) (?:valdo|administruoja)|(?:veebilehte|lehte|poodi|e-poodi) (?:haldab|opereerib|käitab)|(?:stránk[yu]|web|e-?shop) (?:provozuje|prevádzkuje|spravuje)|(?:weboldalt|webáruházat|honlapot) (?:üzemelteti|működteti)|(?:site-ul|magazinul|acest (?:site|magazin))(?: online| web)? este (?:\p{L}+ [șşs]i )?(?:operat|administrat|de[țţt]inut|gestionat) de|(?:on|sur|su|en|auf|op|neste) (?:this|the|ce|le|questo|este|el|dieser|deze) (?:web)?(?:site|sito|sitio|shop|boutique|negozio|tienda|seite)[^.]{0,30} (?:sold|offered|vendus|vendut[oaie]|offert[eoia]|vendid[oa]s|verkauft) (?:by|par|da|por|von)|\((?:il|la|le|der|die|el|de)? ?[“"«„‘'](?:venditore|titolare|gestore|fornitore|vendeur|verkäufer|anbieter|vendedor|prestador|verkoper|prodávající|sprzedawca)|מופעל(?:ת)? (?:על ידי|ע["״]י|באמצעות)|בבעלות|מנוהל(?:ת)? (?:על ידי|ע["״]י)|се (?:управлява|притежава) от|собственост на|ανήκει (?:στην?|σε)|διαχειρίζεται|ιδιοκτησία(?:ς)? της|tarafından işletil|(?:site(?:si|nin)?|sitesi|mağaza(?:sı)?|alan adı)[^.]{0,120}['’]?\p{L}{0,4} aittir|thuộc sở hữu|chủ quản|được vận hành bởi|dioperasikan oleh|dikelola oleh|تديره|مملوك|ملك لشركة|운영(?:사|자|하는)|이하 ?["“‘'「]|以下(?:简称|簡稱|称|稱|、?「)|由[^,。;]{4,40}(?:运营|營運|经营|經營|所有|主办|主辦|管理)|が運営|(?:operated|owned|run|published|administered) (?:(?:and|&) \w+ )?by|(?:(?:web ?)?(?:site|page)s?|(?:the|our|this|these|its|all) (?:services?|platform|app|apps|shop|store|portal|contents?|products?|information|policy|notice|terms|games?|software)|you) [^.]{0,30}(?:provided|maintained|offered|issued) (?:(?:and|&) \w+ )?(?:to you )?by|brought to you by|(?:web ?)?(?:site|page|shop|store|portal|platform|blog|brand|domain|seite|auftritt|präsenz|plattform|marke|sito|pagina|negozio|marchio|dominio|sitio|página|tienda|boutique|marque|domaine|webwinkel|domein|merk|web|stránk[ay]|e-?shop|portál|doména|loja|domínio)(?:,? \S*[^\s.]){0,4} (?:belongs? to|pertence[nm]? (?:à|ao?)|pertenecen? a|appart(?:iene|engono) a|appartien(?:t|nent) à|behoort toe aan|gehört(?: zu)? (?:der|dem)|patří (?:společnosti|firmě))|(?:webbplatsen|sajten|siden|nettstedet) (?:tillhör|tilhører)|сайт принадлежит|сайт належить|obchodn(?:í|ej) spole?čnosti|obchodnej spoločnosti|trading (?:name|style) of|(?:is|are) a (?:trading name|trademark|registered trademark|brand|division|trading style|service|product) of|trad(?:ing|es) as|t\/a\b|you (?:are )?(?:contract(?:ing)?|deal(?:ing)?) with|(?:kommt|kommen) [^.]{0,40}(?:zustande )?mit|(?:vertragspartner(?:in)?|verkäufer(?:in)?|anbieter(?:in)? (?:dieser|dieses|der|des|im sinne) [^.]{1,40}) (?:ist|wird)|(?:indgås|ingås|inngås|sluttes|gesloten|conclu|concluso|celebra|zawierana jest|uzavírá se|uzatvára sa|sopimus tehdään) (?:med|mellem|mellan|mellom|met|avec|con|com|z|mezi|medzi)|(?:aftalepart(?:en)?|avtalspart(?:en)?|avtalepart(?:en)?|contractspartij) (?:er|är|is)|["“”'‘’](?:we|us|our)["“”'‘’][^.]{0,60}(?:refers?|means?) (?:to )?|d\/b\/a|registered (?:in|company|office|name)|betreiber|betrieben (?:von|durch)|ein (?:angebot|service|unternehmen|produkt) (?:der|von)|eine marke der|[ée]dit[ée]e?s? par|est une marque de|propri[ée]t[ée] de|di propriet[àa] di|gestito da|es una marca de|propiedad de|titularidad de|onderdeel van|handelsnaam van|is een (?:merk|initiatief|handelsnaam) van|drives av|drivs av|drives af|ejes af|provozuje|provozovatel|właścicielem|administratorem|üzemelteti|between you (?:\(.{1,30}\) )?and|mellan dig och|mellom deg og|mellem dig og|tussen u en|zwischen (?:ihnen|dem kunden|uns) und|entre vous et|entre (?:el|la|o) (?:usuario|client)|diese (?:allgemeinen )?(?:geschäfts|nutzungs|verkaufs)bedingungen|(?:exploité|publié|géré|proposé|fourni)e?s? par|geëxploiteerd door|beheerd door|uitgegeven door|(?:operad|gestionad|explotad|gerid)[oa] por|gestita da|prowadzon[aey] przez|üzemeltetője|conclues par|ventes de|(?:nachfolgend|nachstehend|im folgenden) [„"“]?(?:verkäufer|anbieter|wir|uns|betreiber|händler|unternehmer)|(?:ci-après|hierna|di seguito|en adelante|doravante|nedan|edaspidi|turpmāk|toliau|dále jen|ďalej len|dalej|u daljem tekstu|u daljnjem tekstu|v nadaljevanju|în continuare|továbbiakban|jäljempänä|heretter|herefter|εφεξής|далее|в дальнейшем|надалі|наричан\p{L}* по-долу)[ ,:]|(?:omanik on|īpašniek\p{L}* ir|savininkas(?: yra)?|vlasnik(?: \p{L}+)? je|lastnik(?: \p{L}+)? je|tulajdonosa|proprietarul|omistaa|eier(?:en)? er|ejer(?:en)? er|ägare är|eigentümer(?:in)? ist|propri[ée]taire est|proprietario è|propietari[oa] es|sahibi|власник\p{L}* є|собственик)(?= )|\(["“„«'‘]?(?:we|us|the company|our)\b|\(["“„«'‘]\s?(?:vi|os|oss|wir|uns|wij|ons|nous|noi|nosotros|nós|meie|mēs|mes|me|mi|my)\s?["”“»'’]|hereinafter|(?<!\p{L})(?:(?:pardavėj|pārdevēj|prodávajíc|predávajúc|sprzedawc|prodavatelj|vânzător|продав|πωλητ)\p{L}*|müüja(?: on)?|myyjä|selgeren|sælgeren|säljaren|prodajalec|eladó|satıcı|verkäufer|verkoper|vendeur|venditore|vendedor|seller)(?= [–—-] | ?: ?\p{Lu}| \p{Lu}{2})|(?:selger er|säljare är|sælger er|(?:the )?seller is|verkäufer ist|verkoper is|le vendeur est|il venditore è|el vendedor es|sprzedawcą jest|prodávajícím je|predávajúcim je|myyjä on|verantwortlich\p{L}*[^.:]{0,40} ist(?= )|data controller (?:is|for)|controlador[^.:]{0,30} é|správcem[^.:]{0,30} je|(?:upravljav?ec|voditelj)[^.:]{0,30} je|duomenų valdytoja\p{L}*(?:[^.:]{0,20} yra| [–—-])|pārzinis ir|vastutav töötleja on|operatorul[^.:]{0,40} este|администратор[^.:]{0,30} е|veri sorumlusu|υπεύθυνος επεξεργασίας[^.:]{0,30} είναι|respons[áa]vel pel[oa] tratamento|personuppgiftsansvarig|behandlingsansvarlig|dataansvarlig|rekisterinpitäjä|adatkezelő)(?!\p{L})/iu;

/** Whose account is told beside it is not the bank's page. */
const BANK = /(?:^|[\s"«„“-])\p{L}*(?:bank|banka|banky|banque|banco|banca|bankas|pank|pankki|sparkasse|spořitelna|sporiteľňa|takarék|sparbank|sparekasse|банк|τράπεζα|bankası)(?:[\s,"»”-]|$)/iu;

/** Whether a name is a bank's that is not the page's own. */
export const isOthersBank = (name: string, reading: Reading): boolean => BANK.test(name) && !agreesWithPage(name, reading);

const MAX = 8;
/** A page that names more companies than this in its text is a directory; who runs it stands in its footer or under its own heading. */
const DIRECTORY = 1000;
/** What a name weighs that a line puts together with the page's own as one. */
const OWN_BRAND = 20;
/** The owner of the brand that the page is named after is not who sells on it. */
const LICENSOR = /(?:licen[sc]e|licenza|lizenz|licencia|licenc[jy]i|licentie)\p{L}* (?:of|from|di|de|von|der|van|na|od) $/iu;

/**
 * Names that end in (or, where that is the custom, begin with) a legal form: in the footer, in addresses, in imprints, and elsewhere where they go with the
 * domain or the sentence says that they run the site. A legal form makes a name a registered company's, but pages name others too.
 * @see https://www.gleif.org/en/about-lei/code-lists/iso-20275-entity-legal-forms-code-list
 */
export const legalSuffix: Rule = (reading) => {
  const found: Evidence[] = [];
  const { lines } = reading.page;
  const binds = isNotice(reading);
  let first: string | undefined;
  let inText = 0;
  for (let at = 0; at < lines.length && found.length < MAX * 3; at += 1) {
    const line = lines[at];
    if (line === undefined) continue;
    // What asks for consent tells of tools and their makers; who says "we" there is the page's operator.
    if ((line.zone & ZONE.consent) !== 0 && !maySpeak(line.text)) continue;
    // Of a company named before the short form is no second one.
    if (first !== undefined && isShortName(line.text)) continue;
    const isPlain = (line.zone & (ZONE.footer | ZONE.address | ZONE.imprint)) === 0 && reading.places[at]?.stand !== "own";
    if (isPlain && inText > DIRECTORY) continue;
    // Long running text is looked at only where it may tell who runs the site.
    if (isPlain && line.text.length > 600 && !maySpeak(line.text) && !OPERATED.test(line.text)) continue;
    const names = namesOfLine(reading, line);
    if (isPlain) inText += names.length;
    const credit = names.length === 0 ? 0 : creditFrom(line.text);
    const licence = licenceOf(line.text, names);
    for (const [index, { name, start, end }] of names.entries()) {
      if ((line.zone & (ZONE.footer | ZONE.nav)) === 0) first ??= name;
      if (index === licence?.owner && !namesPage(name, reading)) continue;
      const isSpeaker = (line.zone & (ZONE.article | ZONE.quote | ZONE.others)) === 0 && isWhoSpeaks(line.text, start, end);
      if ((line.zone & ZONE.consent) !== 0 && !isSpeaker) continue;
      const isBrands = !isPlatform(name, reading.host) && (isSpeaker || index === licence?.user || isOwnBrandOf(line.text, name, reading, { isStated: true }));
      if (!isBrands && ((start >= credit && !isRun(reading, line.text, start, end)) || isPlatform(name, reading.host) || isOthersBank(name, reading) || ((isOthersClause(line.text, start) || isOthersBehind(line.text, end)) && !agreesWithPage(name, reading)))) continue;
      const isBound = binds ? /^\P{Ll}/u.test(name) && isBoundTo(reading, line, start, end, name === first) : (line.zone & ZONE.footer) !== 0 && runsSite(line.text.slice(0, start));
      const before = line.text.slice(Math.max(0, start - 60), start);
      // "Acme Mortgages Ltd is an appointed representative of Brown Mortgages Network Ltd": those who deal with each other have words in common.
      if (!isBrands && !isBound && isInRole(before) && !(isLeftToOthers(before) && !isOfGroup(before) ? namesPage(name, reading) : agreesWithPage(name, reading))) continue;
      // "Acme Estates AS", and below it "100 %": what the page's company holds.
      if (line.text === name && SHARE.test(lines[at + 1]?.text ?? "")) continue;
      if (isOfMenu(line, end, reading) && !agreesWithPage(name, reading)) continue;
      if (!isBrands && isFurther(names, index, reading, at)) continue;
      const weight = isBrands ? OWN_BRAND : isBound ? BOUND + (agreesWithPage(name, reading) ? 25 : 0) : weightOf(reading, at, name, line.text.slice(Math.max(0, start - 80), end + 60));
      if (weight === undefined) continue;
      const city = townOf(line.text.slice(end)) ?? nextTown(reading, at);
      found.push({ source: "legal-suffix", name, weight: LICENSOR.test(line.text.slice(Math.max(0, start - 30), start)) ? Math.min(weight, 8) : weight, words: excerpt(line.text, start), checks: checksOf(reading, at, name), line: at, ...(city !== undefined && { city }), ...((isBrands || (isBound && !binds) || (binds && name === first && (isBound || (weight >= 10 && (line.text.length - name.length < 4 || isStated(line.text, name))))) || (weight >= SAID && isTold(reading, line.text, start, end))) && { isSaid: true }), ...(isOfGroup(before) && { isGroup: true }) });
    }
  }
  return withTwins(withoutListed(reading, found, ({ weight }) => weight === AT_HEAD), reading).toSorted((a, b) => b.weight - a.weight).slice(0, MAX);
};

/** What a name weighs at least where a sentence may say whose the page is. */
const SAID = 10;
/** What the company weighs that a notice or terms bind their readers to. */
const BOUND = 12;

const SHARE = /^\d{1,3}(?:[.,]\d+)? ?%$/;

/** What a name weighs at the head of an address, on a page that introduces the company. */
const AT_HEAD = 6;

/** "主办：… 承办：…": the same in two characters and behind a blank; none of what firms write before their own name. */
const HAN_ROLE = /(?:^|(?<=\p{Lo})\s|[|•·,;)]\s?)(?!(?:本?公司|[总總]公司|本社|会社|社名|運営|主催|单位|單位|[开開][发發]商|投[资資]商|[发發]行|出版|甲方|乙方|[卖賣]方|[厂廠][家商])\s?:)(\p{Script=Han}{2,6}) ?: ?$/u;

/** "Wartung: Acme GmbH": a label that is none of the operator's own says what else the company is to the site; trades and tasks are endless. */
export function isInRole(before: string): boolean {
  if (isLeftToOthers(before) && !OPERATED.test(before)) return true;
  const role = /(?:^|[|•·–—.,;)] ?)(\p{L}[\p{L} .&/’'-]{2,40}?) ?: ?["„“«]?$/u.exec(before)?.[1] ?? HAN_ROLE.exec(before)?.[1];
  return role !== undefined && !OWN_WORDS.test(role) && !NEUTRAL_WORDS.test(role) && !isNameLabel(role) && withoutParty(role) !== "" && !OPERATED.test(before);
}

/** "[More Norfolk Corp Sites]": whether a line is a link whose words go on behind a name, as of what there is more of. */
const isOfMenu = ({ text, href }: Line, end: number, { host }: Reading): boolean => href !== undefined && !leadsHome(href, host) && /^ \p{Lu}\p{L}/u.test(text.slice(end, end + 3));

/** "Our kitchens come from Acme Ltd, Brown Ltd and Cole plc": whom a sentence goes on to speak of, as of the one before. */
function isFurther(names: readonly FoundName[], index: number, reading: Reading, at: number): boolean {
  const text = reading.page.lines[at]?.text ?? "";
  const [before, own] = [names[index - 1], names[index]];
  if (before === undefined || own === undefined || agreesWithPage(own.name, reading) || !/^(?:, ?|,? ?(?:&|and|und|et|en|e|y|og|och|ja|i|a|or|oder|of|ou|o|eller|tai|lub|nebo|vagy|sau|ili|ali) (?:die |der |den |the )?)$/.test(text.slice(before.end, own.start))) return false;
  return OPERATED.test(text) ? false : !beginsPart(text, before.name) || isFurther(names, index - 1, reading, at);
}

function checksOf(reading: Reading, at: number, name: string): readonly string[] {
  const zone = reading.page.lines[at]?.zone ?? 0;
  return ["has a legal form", ...((zone & ZONE.footer) !== 0 ? ["stands in the footer"] : []), ...(reading.places[at]?.stand === "own" ? ["stands under an operator's heading"] : []), ...(agreesWithPage(name, reading) ? ["name agrees with domain or site name"] : [])];
}

/** How surely a name is the operator's; undefined where nothing says so. */
function weightOf(reading: Reading, at: number, name: string, around: string): number | undefined {
  const line = reading.page.lines[at];
  const place = reading.places[at];
  if (line === undefined || place === undefined) return undefined;
  const agrees = agreesWithPage(name, reading);
  const bonus = agrees ? 25 : 0;
  // Among others more than a word in common must tie it to the page: customers are of the same town.
  if (place.stand === "other") return namesPage(name, reading) ? 8 : undefined;
  if (place.stand !== "own" && (line.zone & (ZONE.address | ZONE.imprint)) === 0 && isLinkElsewhere(line, name, reading)) return undefined;
  if (isMakersLink(line, name, reading)) return undefined;
  if ((line.zone & (ZONE.article | ZONE.aside | ZONE.nav)) !== 0 && place.stand !== "own" && reading.kind === "other") return agrees ? 12 : undefined;
  const said = OPERATED.exec(around)?.[0];
  if (isStated(line.text, name) || (line.text.startsWith(name) && isNameLabel((reading.page.lines[at - 1]?.text ?? "").replace(/\s*[:：]$/u, "")))) return bonus + 15;
  if (place.stand === "own") return !agrees && said === undefined && isInSentence(line.text, name) ? undefined : bonus + 15;
  if (!agrees && isOneOfList(reading, at, name)) return undefined;
  if ((line.zone & ZONE.footer) !== 0 && (agrees || said !== undefined || beginsPart(line.text, name))) return bonus + (line.text.length < 300 || agrees ? 10 : 4);
  // Some sites put all of a page in an element of that class, what its text tells of processors too.
  if ((line.zone & ZONE.address) !== 0 || ((line.zone & ZONE.imprint) !== 0 && (agrees || !isInSentence(line.text, name)))) return bonus + 8;
  if (isTold(reading, line.text, line.text.indexOf(name), line.text.indexOf(name) + name.length)) return bonus + 10;
  // Companies that a page is about are registered somewhere too.
  if (said !== undefined && (agrees || reading.kind !== "other" || (line.zone & ZONE.main) === 0 || !/^registered/i.test(said))) return bonus + 10;
  // On pages that introduce the company a name at the head of a line, with an address or number below, is its own.
  if (reading.kind !== "other" && line.text.length - name.length < 60 && beginsPart(line.text, name) && !isSubject(line.text.slice(line.text.indexOf(name) + name.length)) && hasAddressBelow(reading, at, line.text.slice(line.text.indexOf(name) + name.length))) return bonus + AT_HEAD;
  return agrees ? 15 : undefined;
}

/** Whether the sentence around a name says that the page, or the site, is that company's. */
function isTold(reading: Reading, text: string, start: number, end: number): boolean {
  return isToldAsOperator(text.slice(0, start), reading.kind !== "other") || isRun(reading, text, start, end);
}

const isRun = ({ host, kind }: Reading, text: string, start: number, end: number): boolean => isRunBy(text.slice(0, start), text.slice(end), host, kind !== "other");

/** "Naziv firme: Acme d.o.o." */
function isStated(text: string, name: string): boolean {
  const label = text.slice(0, Math.max(0, text.indexOf(name)));
  return /^[^:：]{2,40}[:：] ?["„“«]?$/u.test(label) && isNameLabel(label.replace(/[\s:："„“«]+$/u, ""));
}

/** How many lines below a name its town may stand in any country. */
const NEAR = 4;

/** The town of the lines right below a name. */
export function nextTown({ page, places }: Reading, at: number): string | undefined {
  for (let next = at + 1; next <= at + LINES_TO_CODE; next += 1) {
    const line = page.lines[next];
    if (line === undefined || places[next]?.section !== places[at]?.section || line.text.length > 150 || isOthersClause(line.text, line.text.indexOf(":") + 2)) return undefined;
    const town = next <= at + NEAR || isCodeAlone(line.text) ? townAt(page.lines, next) : undefined;
    if (town !== undefined) return town;
  }
  return undefined;
}
