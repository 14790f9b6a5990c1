import type { CandidateSource } from "./candidate";
import { areAlike, beginsWithName, fitsLabel, isAllCommon, isSameName, nameKey } from "./operator/agreement";
import { withNamesEdge } from "./operator/caseless-edges";
import { withoutCourtesy } from "./operator/courtesies";
import { withBareLabels } from "./operator/bare-labels";
import { linesOfDescription } from "./operator/described-particulars";
import { isDocument, isNoticeHeading } from "./operator/documents";
import { withoutGreeting } from "./operator/greetings";
import { withFormsBelow } from "./operator/forms-below";
import { isHomePath, isHomeWord } from "./operator/home-words";
import { countryOfLanguage, type Host, readHost, withLabelOfSubdomain } from "./operator/host";
import { tellsWhere } from "./operator/location-words";
import { withoutLogoClaims } from "./operator/logo-claims";
import { findNames } from "./operator/names";
import { isGenericSiteName } from "./operator/platforms";
import { pairedCells } from "./operator/paired-cells";
import { pairedLines } from "./operator/paired-lines";
import { type Place, placesOf } from "./operator/sections";
import { withPlainSign } from "./operator/sign-words";
import { withColon } from "./operator/stated-names";
import { isCalledSo, nameOfTitle } from "./operator/title-name";
import { withKnownSigns, withParted } from "./operator/title-signs";
import { withUnmarkedFooter } from "./operator/unmarked-footer";
import { waysHome } from "./operator/way-home";
import { wholeParts } from "./operator/whole-parts";
import { withoutBullets } from "./page/bullets";
import type { Page } from "./page/page";

/** A page with what the rules share about it. */
export interface Reading {
  readonly page: Page;
  readonly host: Host;
  readonly places: readonly Place[];
  /** ISO code of the country that the domain, else the language, points to; for telling numbers apart, not for hints. */
  readonly country: string | undefined;
  /** Whether the whole page is an imprint, legal notice or contact page. */
  readonly kind: "imprint" | "contact" | "other";
  /** Names that the page gives itself: og:site_name, application name. */
  readonly siteNames: readonly string[];
  /** Names of its title that are longer than their words tell, as its lines confirm. */
  readonly wholes: readonly string[];
  /** The parts of its title and the names that it gives itself, in lower case, the longest first: for finding them in its text. */
  readonly calls: readonly string[];
  /** Whether the address is that of a site's first page, in some language. */
  readonly isHome: boolean;
  /** Whether a link's target, as the page writes it, is the site's first page, in some language, or the folder that holds the page. */
  readonly isWayHome: (href: string) => boolean;
  /** The part of the title that names the site: what its mark says too; else, on an inner page, as a rule the last, not surely. */
  readonly titleName: string | undefined;
  /** Whether words are what the page is called, by its kind, its address or its heading: no name of the site. */
  readonly isPages: (words: string) => boolean;
}

/** What one rule found: a company, or a part of one, and why. */
export interface Evidence {
  readonly source: CandidateSource;
  readonly name?: string;
  readonly nationalId?: string;
  /** Country of the number or the address; the domain's is added at the end. */
  readonly country?: string;
  readonly city?: string;
  /** How surely this is the page's operator: 0 is open, below 0 speaks against it. */
  readonly weight: number;
  /** The page's words, cut to an excerpt. */
  readonly words: string;
  /** What was checked, in words. */
  readonly checks: readonly string[];
  /** Index of the line; undefined outside the text. */
  readonly line?: number;
  /** Which kind of number it is. */
  readonly scheme?: string;
  /** A name for a number without one, where the page names nobody at all. */
  readonly guess?: string;
  /** Whether that name stands right above the company's numbers, at the head of their paragraph: it is the firm, whatever the site is called. */
  readonly isGuessHead?: boolean;
  /** Whether the name is but guessed from its place. */
  readonly isGuess?: boolean;
  /** Whether a sentence says that the company runs the site, the shop or the branch, or the site is called so beside its owner's name. */
  readonly isSaid?: boolean;
  /** Whether the words before it make it the group that the page's company is of. */
  readonly isGroup?: boolean;
  /** Whether name and number stand in one line, the name first. */
  readonly together?: boolean;
}

export type Rule = (reading: Reading) => readonly Evidence[];

const IMPRINT = /k[üu]nye|dati-?(?:societari|aziendali|legali|fiscali)|données-?l[ée]gales|donnees-?legales|informations-?l[ée]gales|dane-?(?:rejestrowe|spółki|spolki|firmowe)|(?:podaci|informacije)-?o-?(?:tvrtki|firmi|društvu)|podatki-?o-?podjetju|[úu]daje-?o-?(?:firm[ěe]|spolo[čc]nosti|spole[čc]nosti)|faktura[čc]n[íié]|företagsinformation|foretaksinformasjon|företagsuppgifter|firmainformation|firmaoplysninger|bedrijfsgegevens|firmendaten|company-?details|legal-?details|yritystiedot|virksomhedsoplysninger|rekvisiidid|rekvizit|реквизит|c[ée]gadatok|dane-?firmy|datos-?fiscales|dados-?da-?empresa|公司资料|公司簡介|회사정보|사업자정보|運営者情報|impres(?:s?|sz)um|imprint|legal-?notice|mentions-?l[ée]gales|aviso-?legal|note-?legali|colofon|informazioni-?legali|legal-?info|(?:^|\/)legal(?:\/|\.|$|-|\s)|company-?info|corporate-?info|tokutei|特定商取引|会社概要|rechtliche|anbieterkennzeichnung|disclaimer/i;
export const CONTACT = /aviso|politik|политик|poli[ct]y|takanon|תקנון|ofert[ay]?(?:\/|\.|$)|оферт|confidencial|confidentialit|poveriteln|поверителн|gdpr|kvkk|privatum|privatliv|privatnost|zasebnost|[ck]onta[ck]t|liên hệ|lien-he|gi[oớ][iư]?[- ]thi[eệ]u|ติดต่อ|เกี่ยวกับ|会社情報|企業情報|회사 ?소개|联系我们|关于我们|聯絡|關於|お問い合わせ|צור קשר|אודות|מדיניות|תנאי (?:ה?שימוש|שירות)|תקנון|הצהרת|اتصل بنا|تواصل معنا|من نحن|نبذة عن|عن الشركة|الشروط|سياسة|درباره ما|تماس با ما|قوانین و مقررات|حریم خصوصی|นโยบาย|ข้อกำหนด|เงื่อนไข|tentang kami|hubungi kami|kebijakan|syarat|हमारे बारे|संपर्क|біз туралы|байланыс|ჩვენ(?:ს)? შესახებ|კონტაქტი|կապ(?:վել|$| մեզ)|մեր մասին|公司介[绍紹]|企业简介|隐私|隱私|服务条款|服務條款|プライバシー|個人情報|特商法|개인정보|회사 ?개요|인사말|찾아오시는|о компании|о нас|про нас|despre|sobre|quem-?somos|rekisteriseloste|avtalsvillkor|köpvillkor|joindre|contatti|contato|about|ueber-?uns|uber-?uns|über|wir-?sind|wir-?über|over-?ons|wie-?(?:zijn-?)?wij|wie-we-zijn|nous-?conna[iî]tre|notre-?(?:soci[ée]t[ée]|entreprise|histoire)|l-?azienda|nosotros|nosaltres|qui-?som|kdo-?(?:smo|jsme)|kto-?sme|tko-?smo|ko-?smo|o-?nama|o-?podjetju|o-?(?:firmie|firme|firmě|společnosti|spoločnosti)|par-?mums|apie-?mus|meist\b|ettev[õo]ttest|kik-?vagyunk|bemutatkoz|cine-?suntem|biz-?kimiz|um-?okkur|meistä|om-?(?:firmaet|selskabet|virksomheden|foretaget|f[öo]retaget)|σχετικά|ποιοι|who-?we-?are|our-?(?:company|story)|qui-?sommes|chi-?siamo|quienes|empresa|o-?nas|om-?oss|om-?os\b|yhteys|kapcsolat|terms|conditions|privacy|agb|cgv|voorwaarden|taisykl|noteikum|tingimus|pogoji|uslovi|uvjeti|правила|условия|умови|όροι|sözleşme|s[oö]zle[sş]me|規約|約款|약관|条款|條款|điều khoản|chính sách|ketentuan|conditii|condiții|datenschutz|condizioni|privac|bedingungen|company|kontakty|επικοινων|контакт|villkor|vilk[åa]r|betingelser|podm[ií]n|regulamin|felt[ée]tel|aszf|termeni|termos|condi[çc]|personvern|persondata|integritet|tietosuoja|ehdot|mentions|omtale|rekvizit|реквизит|firma|bolag|yritys|rólunk|despre|за-нас|hakk[ıi]m[ıi]zda|ileti[şs]im/i;

/** Signs between the parts of a title that need no blank, and those between two blanks; Han, kana and Hangul are parted without any. */
const APART = String.raw`\s[-‹›«~]\s|[|｜]|(?<=[\u3040-\u9fff\uac00-\ud7af])[_–—-](?=[\u3040-\u9fff\uac00-\ud7afA-Z])|(?<=[A-Za-z\d])_(?=[\u3040-\u9fff\uac00-\ud7af])`;
/** What stands between the parts of a title. */
export const TITLE_PARTS = new RegExp(String.raw`\s?(?:[|–—·»•,]|::?)\s|${APART}`);
/** The same where a comma may stand within a name. */
export const WIDE_TITLE_PARTS = new RegExp(String.raw`\s?(?:[|–—·»•]|::?)\s|${APART}`);

/** Reads what the rules share: whose domain, which country, what kind of page, whose each line is. */
export function readingOf(read: Page, url: URL): Reading {
  const { label } = readHost(url);
  const named = ["og:site_name", "application-name", "apple-mobile-web-app-title", "al:ios:app_name"].flatMap((name) => siteNameOf(read.metas.get(name) ?? "") ?? []);
  const title = withKnownSigns(withParted(read.title, read, url.pathname), label, [...named, ...read.alts, ...read.homes.map(({ text }) => text)]);
  const titleNames = title.split(TITLE_PARTS);
  const shown = withoutLogoClaims(read, label, titleNames);
  const lines = withFormsBelow(pairedLines(pairedCells(withBareLabels(withoutBullets([...withUnmarkedFooter({ ...read, ...shown }), ...linesOfDescription(read)]).map((line) => withoutCourtesy(withNamesEdge(withColon(withPlainSign(line, label))), label)), label))));
  const heading = lines.find(({ level }) => level === 1)?.text ?? "";
  const address = decodePath(url.pathname);
  const about = `${address} ${title.slice(0, 100)} ${heading.slice(0, 100)}`;
  // A home page's title names whose it is.
  const isHome = isHomePath(address);
  // "【量维坊】激光测量|三维扫描": in brackets at the title's head.
  const bracketed = isHome ? /^\s*【([^【】]{2,20})】/u.exec(title)?.slice(1) : undefined;
  const wholes = wholeParts([...title.split(WIDE_TITLE_PARTS), ...named], lines, label);
  const titled = isHome && wholes.length === 0 ? findNames(title.replace(/_/g, " | ")).slice(0, 1).map(({ name }) => name) : [];
  const siteNames = named.concat(wholes, titled, bracketed ?? []);
  const kind = IMPRINT.test(about) ? "imprint" : CONTACT.test(about) || tellsWhere(about) || isDocument(heading) || isNoticeHeading(heading) || titleNames.some(isDocument) ? "contact" : "other";
  const own = readHost(url);
  // An imprint with a mail address of the domain is its owner's, whatever the part of his site under a subdomain is called.
  const isOwners = kind === "imprint" && lines.some(({ text }) => text.includes(`@${own.domain}`));
  const host = isOwners ? own : withLabelOfSubdomain(own, url, (label) => titleNames.some((name) => beginsWithName(label, name)));
  const isWayHome = waysHome(url, host);
  const page = { ...read, title, lines, homes: shown.homes.filter(({ href }) => isWayHome(href)) };
  const isPages = (words: string): boolean => isKindOfPage(words) || (!isHome && isCalledSo(words, page, address));
  return {
    page,
    host,
    places: placesOf(page, (text) => fitsLabel(text, host.label) || siteNames.some((site) => isSameName(text, site)) || titleNames.some((part) => isSameName(text, part)), (text) => [host.label, ...siteNames].some((own) => isSameName(text, own))),
    country: host.country ?? countryOfLanguage(page.language) ?? countryOfLanguage(page.metas.get("og:locale") ?? ""),
    kind,
    siteNames,
    wholes,
    calls: [...new Set([...titleNames.map((part) => withoutGreeting(part.trim())), ...siteNames].map((name) => name.trim().toLowerCase()))].filter((name) => name.length >= 5 && name.length <= 60).toSorted((a, b) => b.length - a.length).slice(0, 8),
    isHome,
    isWayHome,
    titleName: nameOfTitle(titleNames, page, { host, isHome, isPages }),
    isPages,
  };
}

/** What a meta element calls the site, an address without its scheme and path. Undefined where it says but an account ("@acme") or nothing. */
export function siteNameOf(value: string): string | undefined {
  const name = value.trim().replace(/^https?:\/\/(?:www\.)?([^/]+)\/?$/, "$1");
  return name === "" || name.startsWith("@") ? undefined : name;
}

/** Whether words are what pages for contact, terms or notices are called, next to nothing else ("Despre noi", "Kontakte"), or the first page. */
function isKindOfPage(words: string): boolean {
  const rest = words.replace(CONTACT, "");
  return isHomeWord(words) || isDocument(words) || isNoticeHeading(words) || (rest !== words && rest.length <= MAX_REST);
}

/** What words go on with behind a beginning that tells what they are, in characters. */
const MAX_REST = 4;

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Whether a name goes with what the page says of itself: its domain or the name of the site. */
export function agreesWithPage(name: string, reading: Reading): boolean {
  const { host, siteNames, titleName } = reading;
  return fitsLabel(name, host.label) || siteNames.some((site) => areAlike(name, site)) || (titleName !== undefined && holdsWhole(name, titleName)) || holdsTitle(name, reading);
}

/** Whether a name in Han, kana or Hangul, of which domains tell nothing, holds what the title calls the site ("杭州青空科技有限公司" on "关于我们-青空科技"). */
function holdsTitle(name: string, { page: { title }, isHome }: Reading): boolean {
  if (!EAST_ASIAN.test(name)) return false;
  const parts = title.split(TITLE_PARTS).map((part) => part.trim());
  const core = nameKey(name).squashed;
  return (isHome ? [parts[0] ?? "", ...parts.slice(1).slice(-1)] : parts.slice(1).slice(-1)).some((part) => EAST_ASIAN.test(part) && part.length >= 2 && part.length <= 20 && !isGenericSiteName(part) && !isDocument(part) && !CONTACT.test(part) && holdsPart(core, part, name));
}

/** Han, kana or Hangul. */
export const EAST_ASIAN = /[\u3040-\u9fff\uac00-\ud7af]{2}/;

function holdsPart(core: string, part: string, name: string): boolean {
  return core === nameKey(part).squashed || (part.length >= 3 && name.includes(part) && !isAllCommon(part));
}

/** Whether one name is the other, or the other's beginning. */
function holdsWhole(one: string, other: string): boolean {
  return isSameName(one, other) || beginsWithName(one, other) || beginsWithName(other, one);
}

/** Whether a name and the page's own name are one, or one holds the whole of the other: more than a word in common. */
export function namesPage(name: string, { host, siteNames, titleName }: Reading): boolean {
  return [host.label, ...siteNames, ...(titleName === undefined ? [] : [titleName])].some((own) => holdsWhole(name, own));
}

/** Whether the page's title has the name as one of its parts. */
export function isTitled(name: string, { page: { title } }: Reading): boolean {
  return name.length >= 4 && title.split(TITLE_PARTS).some((part) => isSameName(part, name));
}

/** The part of the page's title that is its domain. */
export const titledAsDomain = ({ page: { title }, host }: Reading): string | undefined => title.split(TITLE_PARTS).find((part) => part.length >= 4 && /^[\p{Lu}\p{Lo}\p{N}]/u.test(part) && isSameName(part, host.label));

/** A brand in lower case is a name where the site calls itself so. */
export function isOwnName(name: string, { host, siteNames }: Reading): boolean {
  return [host.label, ...siteNames].some((own) => isSameName(own, name));
}
