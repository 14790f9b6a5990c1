import { type Candidate, MAX_CANDIDATES } from "./candidate";
import { countryOfAddresses } from "./operator/address-country";
import { ownAddress } from "./operator/own-address";
import { type OperatorLink, operatorLinks } from "./imprint-links";
import { merge, type Merged } from "./merge";
import { once } from "./once";
import { linesOfData } from "./page/inline-data";
import type { Page } from "./page/page";
import { readPage } from "./page/read-page";
import { type Reading, readingOf, type Rule } from "./reading";
import { withBaseForms } from "./rules/base-forms";
import { copyright } from "./rules/copyright";
import { withHouse } from "./rules/house-name";
import { identifier } from "./rules/identifier";
import { jsonld } from "./rules/jsonld";
import { withoutParticles } from "./rules/joined-particles";
import { legalSuffix } from "./rules/legal-suffix";
import { hasNamelessNumber } from "./rules/nameless-numbers";
import { withNamesAlone } from "./rules/names-alone";
import { og, withoutBrandBeside } from "./rules/og";
import { withOwnParticulars } from "./rules/own-particulars";
import { withOwnNames } from "./rules/own-words";
import { firmBeside, siteName } from "./rules/site-name";
import { speaker } from "./rules/speaker";
import { statedHolder } from "./rules/stated-holder";
import { withWholeNames } from "./rules/whole-names";

export type { LinkKind, OperatorLink } from "./imprint-links";

/** The rules, the most trusted first. */
const RULES: readonly Rule[] = [jsonld, identifier, copyright, legalSuffix, statedHolder, og];

/** Why a candidate is one: each rule that found it, with the page's words and what was checked. */
export interface Explanation {
  readonly source: Candidate["source"];
  /** At most some 160 characters of the page. */
  readonly words: string;
  readonly checks: readonly string[];
}

export interface ExplainedCandidate {
  readonly candidate: Candidate;
  readonly explanations: readonly Explanation[];
}

/** Everything that one reading of a page tells about its operator. */
export interface ExplainedPage {
  /** The same candidates in the same order as {@link extractCandidates} gives. */
  readonly candidates: readonly ExplainedCandidate[];
  /** Links to imprint, legal, contact and about pages, imprints first; at most 20. */
  readonly links: readonly OperatorLink[];
}

/**
 * The companies that a page's HTML names as its operator: at most 12, the most trusted first, each once. Never throws; linear in the page's length.
 * @param html the page's text, cut off anywhere
 * @param pageUrl the address that it was read from: its domain tells whose names count
 */
export function extractCandidates(html: string, pageUrl: URL): Candidate[] {
  const { reading, companies } = companiesOf(html, pageUrl);
  return companies.map((company) => candidateOf(company, reading, companies));
}

/** As {@link extractCandidates}, with the page's words and checks behind each candidate, and the links to where more may stand. */
export function explainCandidates(html: string, pageUrl: URL): ExplainedPage {
  const { reading, companies } = companiesOf(html, pageUrl);
  return {
    candidates: companies.map((company) => ({ candidate: candidateOf(company, reading, companies), explanations: company.evidence.slice(0, 8).map(({ source, words, checks }) => ({ source, words, checks })) })),
    links: operatorLinks(reading.page, pageUrl),
  };
}

function companiesOf(html: string, pageUrl: URL): { readonly reading: Reading; readonly companies: readonly Merged[] } {
  const page = readPage(html);
  const reading = readingOf(isShell(page) ? { ...page, lines: [...page.lines, ...linesOfData(page.data)] } : page, ownAddress(page, pageUrl));
  if (isParked(reading)) return { reading, companies: [] };
  const read = withoutParticles(withBaseForms(withoutBrandBeside(RULES.flatMap((rule) => rule(reading))), reading), reading);
  const found = withOwnParticulars(withWholeNames(withOwnNames(read, reading), reading), reading);
  const beside = found.some(({ name }) => name !== undefined) ? (speaker(reading, found) ?? firmBeside(reading, found)) : undefined;
  const site = beside ?? (found.every(({ name }) => name === undefined) || hasNamelessNumber(found, reading) ? siteName(reading) : undefined);
  const evidence = site === undefined ? found : withOwnNames([...(site.source === "og" ? found.map((one) => ({ ...one, name: one.name ?? (one.isGuessHead === true ? one.guess : undefined) ?? site.name })) : found), site], reading);
  return { reading, companies: withHouse(merge(withNamesAlone(evidence, reading), reading), reading).slice(0, MAX_CANDIDATES) };
}

/** Whether a page's body is filled by script: next to no text of its own, and data to fill it with. */
function isShell({ data, lines }: Page): boolean {
  return data.length > 0 && lines.length < 40 && lines.reduce((sum, { text }) => sum + text.length, 0) < 800;
}

const PARKED = new RegExp(
  "parked (?:here )?(?:for )?free|(?:page|site|domain) (?:is )?parked|is this your (?:domain|web ?site)\\?|(?:if you(?:'re| are)|are you) the (?:registered )?(?:owner|administrator) of this (?:domain|web ?site|site)|(?:sind sie|wenn sie) (?:der )?(?:inhaber|besitzer|eigentümer) (?:dieser|der) (?:domain|web ?site|webseite)|(?:[êe]tes[- ]vous|si vous [êe]tes) (?:le|la) propri[ée]taire (?:de ce|du) (?:nom de )?(?:domaine|site)|sei il (?:proprietario|titolare) (?:di questo|del) (?:dominio|sito)|(?:eres|es usted) el (?:propietario|titular|dueño)(?: de(?:l| este) (?:dominio|sitio)|, (?:accede|entra|inicia))|(?:és|é|você é) o (?:proprietário|dono|titular) d(?:este|esse|o) (?:domínio|site)|jesteś właścicielem (?:tej )?(?:domeny|strony)|jste (?:majitel|vlastník)(?:em)? (?:této |tohoto )?(?:domény|webu)|ste (?:majiteľ|vlastník)(?:om)? (?:tejto |tohto )?(?:domény|webu)|bent u de eigenaar van (?:dit|deze|het) (?:domein|website|site)|är du (?:ägare|innehavare) (?:till|av) (?:domänen|den här)|er du (?:ejer|indehaver|eier|innehaver) a[fv] (?:domænet|domenet|dette)|вы (?:являетесь )?владел\\p{L}* (?:этого )?(?:домена|сайта)|" +
  "domain (?:is|may be|could be|name is)? ?(?:for sale|available for purchase|parked)|buy this domain|this domain (?:name )?(?:has expired|(?:is|has been|was) (?:recently )?(?:registered|reserved|parked|purchased|suspended))|domain ?parking|^[\\p{L}\\d-]+(?:\\.[a-z\\d-]+)+ (?:[-–|] )?(?:is for sale|is parked|registered (?:with|by|at)|parked (?:with|by|at)|steht zum verkauf|is te koop|à vendre|est à vendre|en venta|in vendita|à venda|na sprzedaż|na prodej|na predaj|eladó|de vânzare|на продажу|продаётся|продается|продава се|on müügis|är till salu|er til salgs?|on myynnissä|πωλείται|satılık|parduodama|pārdod)|sponsored listings|(?:account|site|website) (?:has been |is )?suspended|" +
    "diese domain (?:steht|ist|kaufen|wird|wurde)|domain steht zum verkauf|domain (?:ist )?(?:reserviert|registriert|zu verkaufen)|neue internetpr[äa]senz|webseite wurde soeben freigeschaltet|dit domein is|deze domeinnaam is|domein(?:naam)? (?:is )?(?:te koop|geregistreerd|gereserveerd)|ce (?:nom de )?domaine (?:est|a été)|nom de domaine [\\w.-]+ est (?:à vendre|réservé)|" +
    "dominio (?:[\\w.-]+ )?(?:è |está |ha )?(?:stato |sido |se ha )?(?:in vendita|registrato|a la venta|en venta|registrado|reservado)|dom[ií]nio (?:[\\w.-]+ )?(?:está )?(?:à venda|registrado|reservado)|este dominio|domena (?:[\\w.-]+ )?(?:jest )?(?:na sprzeda|utrzymywana|zarejestrowana|wygasła|zaparkowana)|dom[ée]n[ea]? (?:[\\w.-]+ )?(?:je )?(?:na prodej|na predaj|zaregistrov|zaparkov|parkov)|" +
    "domänen (?:[\\w.-]+ )?är (?:till salu|parkerad|registrerad|reserverad)|domænet (?:[\\w.-]+ )?er (?:til salg|parkeret|registreret|reserveret)|dette dom[eæ]net? er|domenet (?:[\\w.-]+ )?er (?:til salgs|parkert|registrert)|verkkotunnus (?:[\\w.-]+ )?on (?:myynnissä|varattu|rekisteröity)|ez a domain|(?:domain|domén) (?:név )?(?:eladó|foglalt|regisztrál)|domeniu(?:l)? (?:[\\w.-]+ )?(?:este )?(?:de vânzare|parcat|înregistrat)|" +
    "(?:domeen|domeeninimi)(?: [\\w.-]+)? on (?:müügis|registreeritud|vaba|pargitud)|domēn[sa]?(?: vārds)?(?: [\\w.-]+)?(?: ir)? (?:pārdod|nopērkam|reģistrēts)|domenas(?: [\\w.-]+)?(?: yra)? (?:parduodama|registruot|užregistruot)|parduodamas domenas|domena(?: [\\w.-]+)?(?: je)? (?:na ?prodaj|registrirana|zakupljena|parkirana)|домейн(?:ът)?(?: [\\w.-]+)? (?:се прода|е регистриран|е паркиран)|(?:το )?domain(?: name)?(?: [\\w.-]+)? (?:πωλείται|είναι (?:προς πώληση|κατοχυρωμένο))|lénið(?: [\\w.-]+)? er (?:til sölu|skráð)|הדומיין (?:למכירה|רשום|חונה)|(?:هذا )?(?:النطاق|الدومين) (?:للبيع|محجوز)|tên miền(?: này)?(?: [\\w.-]+)? (?:đang |được )*(?:rao bán|đăng ký|bán)|domain ini (?:dijual|telah terdaftar)|โดเมนนี้(?:ขาย|ถูก)|alan adı (?:satılık|park)|satılık alan adı|домен (?:[\\w.-]+ )?(?:прода[её]тся|припаркован|зарегистрирован|продається)|このドメイン(?:は|名)|(?:域名|網域)(?:出售|停放|待售)|도메인(?:은|이) (?:판매|등록|주차)",
  "iu",
);

/** Checks that a visitor passes before the site's own page: they name their maker. */
const CHALLENGE = /^(?:just a moment|one moment|attention required|access (?:to this page has been )?denied|are you (?:a )?(?:human|robot)|verify(?:ing)? (?:that )?you are|(?:security|human|bot|robot|browser) (?:check|verification)|checking your browser|ddos[- ]protection|ddos-guard|pardon our interruption|making sure you|please wait\.*$|un momento|un instant|einen moment|nur einen moment|sicherheits(?:über)?prüfung|vérification|verificaci[óo]n|verifica (?:di|che)|even geduld|bot-?schutz|captcha|incapsula|request unsuccessful)/i;

/** Pages that servers and control panels show before a site is set up. */
const SERVER_DEFAULT = /^(?:web server'?s default page|(?:apache2?|nginx|iis|lighttpd|caddy|litespeed)\b.{0,40}(?:default|test|it works|windows server)|welcome to (?:nginx|apache|caddy|openresty)|default (?:web ?site|web ?page|page|server|plesk|parallels)|domain default page|plesk|cpanel|future home of|index of \/|test page for|it works|site (?:not (?:found|published|configured)|under construction))/i;

/** A server's own error page; a site's own has the site's menus and footer. */
const ERROR = /^(?:error )?(?:4\d\d|5\d\d)\b/i;

/** A page that but leads on to another one, by its title. */
const REDIRECT = /^(?:(?:you are being )?redirect(?:ing|ion|ed)?|(?:sie werden |automatische )?weiterleitung|umleitung|doorverwijz\p{L}*|reindirizzamento|redirecci[oó]n|redirigiendo|redirecionamento|redirecionando|omdirigering|viderestilling|omdirigerer|uudelleenohjaus|przekierowan\p{L}*|přesměrování|presmerovanie|átirányítás|redirecționare|пренасочване|перенаправлени\p{L}|переадресаци\p{L}|переспрямування|ανακατεύθυνση|preusmjeravanje|preusmeritev|yönlendir\p{L}*)(?: \p{L}{1,5} \S{1,60})?[.…]*$/iu;

/** A domain for sale shows its broker and registrar, a check its maker, an error page its server, and no company of their own. */
function isParked({ page: { lines, title }, kind }: Reading): boolean {
  if ((lines.length < 40 && CHALLENGE.test(title)) || (lines.length < 12 && (ERROR.test(title) || REDIRECT.test(title)))) return true;
  if (lines.length >= 60) return false;
  // A notice of some length tells where its domain is registered.
  const isShort = kind === "other" || lines.length < 12;
  return PARKED.test(title) || SERVER_DEFAULT.test(title) || (isShort && lines.some(({ text }) => text.length < 400 && PARKED.test(text)));
}

/** Where the domain says nothing: the one country that the page's numbers and addresses name. */
function onlyCountry(companies: readonly Merged[]): string | undefined {
  const [first, ...more] = new Set(companies.flatMap(({ country }) => country ?? []));
  return more.length === 0 ? first : undefined;
}

/** The country of the page's addresses. */
const addressCountry = once(({ page, places }: Reading) => countryOfAddresses(page.lines, places));

function candidateOf({ source, name, nationalId, country, city }: Merged, reading: Reading, all: readonly Merged[]): Candidate {
  const countryHint = country ?? reading.host.country ?? onlyCountry(all) ?? addressCountry(reading);
  return { source, ...(name !== undefined && { name }), ...(nationalId !== undefined && { nationalId }), ...(countryHint !== undefined && { countryHint }), ...(city !== undefined && { city }) };
}
