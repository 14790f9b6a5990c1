import { isAbbreviation } from "../operator/abbreviations";
import { nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { findNames } from "../operator/names";
import { COPYRIGHT_WORD, RIGHTS, RIGHTS_PHRASE } from "../operator/rights";
import { creditFrom, isOthersClause } from "../operator/sections";
import { acceptable, endOfName, hasForm, LEADING_YEARS, LEADS_TO_CREDIT } from "./name-extent";

/** The sign of copyright, and what is written for it. */
export const SIGN = /(?<!Ã)©|@(?=\s?(?:19|20)\d{2}(?!\d))|(?<![\w.+-])(?:19|20)\d{2}\s?@(?=\s?\p{Lu})(?!\S+\.\p{L})|[\u24b8\u24d2]|\([cC]\)(?=\s*(?:copyright\s*)?(?:\d{4}|\p{Lu}|\p{Lo}|\p{Ll}[^()]{2,60}(?:19|20)\d{2}))|(?<![\p{L}])copyright(?![\p{L}-])|(?<![\p{L}])copr\.(?=\s)|版[权權]所有(?![者人])(?=[:： ]*(?:(?:19|20)\d{2})?[- \d]*[\u4e00-\u9fff])|版[权權]所有(?=\s*(?:$|[|•,.©]))/giu;
/** What a sign has, one way or another: lines without it need not be searched. */
export const MAY_SIGN = /[©@\u24b8\u24d2]|\([cC]\)|cop(?:yright|r\.)|版[权權]所有/i;

/** Whether a text has the sign, or what is written for it. */
export function isSigned(text: string): boolean {
  SIGN.lastIndex = 0;
  return MAY_SIGN.test(text) && SIGN.test(text);
}

/** The name of a copyright line's text; undefined where it names nobody. */
export function copyrightName(line: string): string | undefined {
  const whole = line.replace(NEW_TAB, "").replace(WORKS_BEHIND_SIGN, "$1 ").replace(WORKS_BEFORE_SIGN, "");
  const credit = creditFrom(whole);
  const text = credit < 4 ? whole : withoutTheme(whole.slice(0, credit), whole.slice(credit)).replace(LEADS_TO_CREDIT, "");
  SIGN.lastIndex = 0;
  for (let match = SIGN.exec(text); match !== null; match = SIGN.exec(text)) {
    const rest = text.slice(match.index + match[0].length);
    if (isMakersSign(text.slice(0, match.index), rest)) continue;
    const behind = firstName(rest);
    const lead = text.slice(0, match.index);
    const last = SIGNS_WORD.test(lead) ? undefined : lastName(lead);
    const before = last !== undefined && !hasForm(last) && isOfMenu(lead) ? undefined : last;
    // "Acme, S.A. © 2026 - 12 High Street", "Acme © 2026. Shop software …": what stands behind the year is not the name.
    const isApart = /^\s*(?:(?:19|20)\d\d\s*)?(?:[|•·]|\.\s)/.test(rest);
    const isDashed = /^\s*(?:19|20)\d\d\s*[-–]\s/.test(rest) && behind !== undefined && (!hasForm(behind) || (findNames(behind)[0]?.start ?? 0) > 0);
    // "Acme © 2011 Havnevej 30, 5700 Svendborg": an address.
    const isAddress = behind !== undefined && /\s\d{1,4}\s?[a-zA-Z]?$/.test(behind) && /^,? \d{4,5} \p{Lu}/u.test(rest.slice(rest.indexOf(behind) + behind.length));
    const isNamedBefore = before !== undefined && (behind === undefined || isApart || isAddress || isDashed || (hasForm(before) && !hasForm(behind) && !/[|•·]\s*$/.test(text.slice(0, match.index)) && !endsSentence(text.slice(0, match.index), before)));
    if (isNamedBefore) return before;
    if (behind !== undefined) return behind;
  }
  return undefined;
}

/** "Derechos de autor © 2026 | Acme": nothing but the sign's own word stands before it. */
const SIGNS_WORD = new RegExp(String.raw`^\s*${COPYRIGHT_WORD}[\s:|–-]*$`, "u");

/** What pages tell those who cannot see where a link leads, run on to its words. */
const NEW_TAB = /\s?\(?(?:this )?(?:link )?(?:opens? in (?:a )?new (?:tab|window)|(?:wird )?(?:öffnet|geöffnet)?(?: sich)? ?in (?:einem )?neue[mn] (?:tab|fenster)(?: geöffnet)?|s['’]ouvre dans (?:un nouvel onglet|une nouvelle fenêtre)|se abre en (?:una )?(?:nueva (?:pestaña|ventana)|(?:pestaña|ventana) nueva)|si apre in (?:una )?nuova (?:scheda|finestra)|abre (?:em|numa|em uma) nova (?:janela|aba|guia)|opent in (?:een )?nieuwe? (?:venster|tabblad)|öppnas i (?:ett |en )?ny(?:tt)? (?:fönster|flik)|(?:åbner|åbnes|åpnes|åpner) i (?:et |en )?nytt? (?:vindue|vindu|faneblad|fane)|avautuu uuteen (?:ikkunaan|välilehteen)|otwiera się w now(?:ym oknie|ej karcie)|otevře se v nov(?:ém okně|é kartě))\)?/iu;

/** "© 2026 · Tundra Theme by Jane Doe": the theme's name goes with its credit. */
const withoutTheme = (text: string, credit: string): string => (/^(?:theme|template|framework)/i.test(credit) ? text.replace(/(?<=[|•·.–—])[^|•·.–—]+$/u, "") : text);

/** "Web design © 2026 …", "Powered by © …": the sign of who made the site, not of whose it is. */
function isMakersSign(before: string, behind: string): boolean {
  const clause = /(?:^|[|•·.–—])\s*([^|•·.–—]{3,30})$/u.exec(before)?.[1]?.trim() ?? "";
  return clause !== "" && !/^(?:this |our )?(?:web ?)?(?:site|page|shop|store)$/i.test(clause) && /^\s?\S/.test(behind) && (creditFrom(`${clause} ©${behind.slice(0, 40)}`) === 0 || /^website design$/i.test(clause)) && clause.split(" ").length <= 3;
}

/** "Privacy policy | Jobs | © 2026 Acme": a row of a menu's entries before the sign, one of them a notice's, the last with a mark behind it as all have. */
function isOfMenu(before: string): boolean {
  const entries = before.split(MARKS).map((entry) => entry.trim());
  return entries.length > 2 && entries.at(-1) === "" && entries.slice(0, -2).some(isDocument);
}

const MARKS = /[|•·]|\s[-–—]\s/;

/** "Payments are processed by Acme Ltd. © 2026 …": the name is the end of a sentence of its own. */
function endsSentence(text: string, name: string): boolean {
  const lead = text.slice(0, Math.max(0, text.lastIndexOf(name))).split(/[|•·]|\.\s|\s[-–—]\s/).at(-1) ?? "";
  return /\.\s*$/.test(text) && /\p{Ll}{3,} $/u.test(lead);
}

/** "© 2026 | Edito da Acme Srl": what a publisher does, before its name. */
const PUBLISHED_BY = String.raw`(?:[Ee]dit[oa]|[Pp]ubblicat[oa]|[Gg]estit[oa]) da(?:ll['’]|l)?(?=[\s\p{Lu}])|(?:[Pp]ublished|[Oo]perated|[Oo]wned|[Mm]aintained)(?: (?:and|&) (?:published|operated|owned|managed))? by(?=\s)|(?:[ÉéEe]dité|[Pp]ublié|[Ee]xploité)e?s? par(?=\s)|(?:[Hh]erausgegeben|[Vv]eröffentlicht|[Bb]etrieben) (?:von|vom|durch)(?: (?:der|die))?(?=\s)|(?:[Uu]itgegeven|[Gg]epubliceerd|[Bb]eheerd) door(?=\s)|(?:[Ee]ditad|[Pp]ublicad|[Oo]perad)[oa] por(?=\s)|(?:[Ee]ditat|[Pp]ublicat|[Oo]perat)[ăa]? (?:de|per)(?=\s)|(?:[Uu]tgitt|[Uu]tgiv(?:en|et|es)|[Uu]dgive[ts]|[Dd]rives|[Dd]rivs) a[fv](?=\s)|(?:[Ww]ydawan[aey]|[Pp]rowadzon[aey]) przez(?=\s)|(?:[Vv]ydáv[áa]|[Pp]rovozuje|[Pp]revádzkuje|[Kk]iadja(?: az?)?|[Üü]zemelteti|[Ii]zdaje|[Ii]zdod|[Ll]eidžia|[Jj]ulkaisee)(?=\s)|(?:[Ee]ditore|[Éé]diteur|[Pp]ublisher|[Hh]erausgeber(?:in)?|[Uu]itgever|[Ww]ydawca|[Vv]ydavate[lľ]|[Kk]iadó|[Uu]dgiver|[Uu]tgiver|[Uu]tgivare|[Ii]zdavač|[Ii]zdajatelj|[Ии]здатель|[Вв]идавець)\s?:(?=\s)`;

/** What stands between the sign and the name. Prepositions only in lower case: names begin with them too ("Von Rüden"). */
const LEAD = new RegExp(String.raw`^(?:[\s,.:;|/[\]©®™℠\ufffd\u24b8\u24d2@*·•●–—-]|\([cC]\)|\((?:[Rr]|TM|tm)\)|(?<=[/®]\s?)(?:TM|SM)(?=\s)|(?:TM|SM)(?=\s?[/®])|&|(?:MCM[LXVI]+|MM[XVI]+)(?=\s)|(?:[cC]opyright|COPYRIGHT)(?=[\s©:@]|$)|版[权權]所有[:：]?|${COPYRIGHT_WORD}|${PUBLISHED_BY}|(?:by|By|BY|von(?! de[rn] \p{Lu})|par|door|por|da|di|af|av|przez|the owner|of|belongs to|thuộc về)(?=\s)|(?<!\S)ل(?:ـ ?)?(?:موقع |(?=(?:شركة|مؤسسة|مجموعة|جمعية|مكتب|مركز|متجر|مصنع|مطعم|دار) ))|(?:[Ss]ince|[Ss]eit|[Dd]epuis|[Ss]inds|[Dd]esde|[Dd]al|[Ss]iden|[Ss]edan|[Oo]d|[Ee]st\.?|[Ee]stablished)(?= (?:1[5-9]|20)\d{2}(?!\d))|\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}|(?:19|20)\d{2}-\d{2}-\d{2}|\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?!\d))+`, "u");

/** What stands behind each sign of a line, and before it, without years and marks beside the sign. */
export function partsBesideSign(text: string): readonly { readonly behind: string; readonly before: string }[] {
  SIGN.lastIndex = 0;
  return [...text.matchAll(SIGN)].slice(0, 6).map(({ 0: sign, index }) => ({ behind: withoutLead(text.slice(index + sign.length)), before: text.slice(0, index).replace(/[\s,.:;|•·–—\d-]+$/u, "") }));
}

function withoutLead(raw: string): string {
  // "Acme 1823 - 2026": the founding year is none of the name's.
  let text = raw.slice(0, 200).replace(/ 1[5-9]\d{2}\s?[-–—]\s?(?=(?:19|20)\d{2}(?!\d))/, " ");
  for (let round = 0; round < 4; round += 1) {
    const cut = text.replace(LEAD, "").replace(LEADING_YEARS, "").replace(LEAD, "");
    if (cut === text) break;
    text = cut;
  }
  return text.replace(WORKS_LABEL, "");
}

/** "© Texts and pictures: Acme": what of the site is protected, before a colon. */
const WORKS = "(?:all|alle|tous|les|tutti|i|todos|los|os|texte?s?|textos?|testi|tekst(?:en|y)?|bild(?:er)?|fotos?|photos?|im[aá]gen(?:es)?|images?|immagini|pictures|inhalte?|contents?|contenus?|contenuti|contenidos?|conteúdos?|inhoud|obsah|treści|layout|design|grafik(?:en)?|videos?|website|site|writing|recipes|logo|site design|code)";
const WORKS_LABEL = new RegExp(String.raw`^${WORKS}(?:(?:,? (?:und|and|et|e|y|en|&) |, ?| )${WORKS}){0,5} ?: ?`, "iu");

const WORKS_BEHIND_SIGN = new RegExp(String.raw`(©|copyright)(?=[\s\d]{1,8}${WORKS}) ?(?:\d{4} )?${WORKS_LABEL.source.slice(1)}`, "iu");

/** "All text and images © Acme", "All content is copyright of Acme". */
const WORKS_BEFORE_SIGN = new RegExp(String.raw`^${WORKS}(?:(?:,? (?:und|and|et|e|y|en|&|on this) |, ?| ?/ ?| )${WORKS}){1,6} (?:is |are )?(?=©|copyright|\(c\))`, "iu");

/** "All rights reserved Acme 2026": between the phrase and the year at the line's end. */
const YEARED = /^[\s,.|–-]*(\S[^|•·.]{1,60}?)[\s,]+(?:19|20)\d{2}\W*$/u;

function firstName(raw: string): string | undefined {
  let text = withoutLead(raw).replace(/^["„“«]([^"„“”«»]{2,80})["“”»](?=\s*(?:$|[.|,·–-]))/u, "$1");
  const rights = RIGHTS.exec(text);
  if (rights?.index === 0) {
    const [formal] = findNames(text.slice((RIGHTS_PHRASE.exec(text) ?? rights)[0].length));
    const toYear = yeared(text);
    return formal === undefined ? (behindRights(text) ?? toYear) : toYear?.startsWith(formal.name) === true && !endsInForm(formal.name) ? toYear : formal.name;
  }
  if (rights !== null) text = text.slice(0, rights.index);
  // "Joe's Plumbing Austin, TX": the town is none of the name's.
  text = text.replace(/^(\S+(?: \S+)+) \p{Lu}\p{Ll}+, [A-Z]{2}\.?\s*$/u, "$1");
  const chunk = acceptable(withoutMore(text.slice(0, endOfName(text))));
  const company = findNames(text)[0];
  if (company === undefined || !(company.start === 0 || /^(?:the|die|der) $/i.test(text.slice(0, company.start)))) return chunk;
  // A form before the name leaves its end open: there the line's own end of the name counts, unless capitals would not show it either.
  return chunk?.startsWith(company.name) === true && !endsInForm(company.name) && !/\p{Lo}/u.test(company.name) ? chunk : company.name;
}

/** "Кафе «Море» Створено з …", "Acme) and more": a name in quotation marks ends with them, one in brackets with these. */
function withoutMore(line: string): string {
  const text = line.replace(RELATION, "").replace(SIGNED_AGAIN, "");
  const closing = text.indexOf(")");
  const within = closing >= 0 && !text.slice(0, closing).includes("(") ? text.slice(0, closing) : text;
  return /^[^"„“”«»]*(?:"[^"„“”«»]{2,60} [„«"][^"„“”«»]{2,50}["“”»]{2}|["„“«][^"„“”«»]{2,60}["“”»])(?= \S)/u.exec(within)?.[0] ?? within;
}

/** "青空医院 Copyright Aozora": the sign's word a second time, with the name in another script. */
const SIGNED_AGAIN = /(?<=\S) copyright(?!\p{L}).*$/iu;

/** "Acme (a unit of Brown Ltd)": what a name is of is none of it. */
const RELATION = /(?<=[\p{L}\p{N}]{2}.*) \((?:\p{L}+ ){1,4}(?:of|by|der|des|von|de|del|di|van|d[aeo]|av|af) (?!\p{Ll}{4,} ?\)).*$/u;

function yeared(text: string): string | undefined {
  const phrase = RIGHTS_PHRASE.exec(text)?.[0];
  const name = phrase === undefined ? undefined : YEARED.exec(text.slice(phrase.length))?.[1];
  return name === undefined ? undefined : acceptable(name);
}

/** "All rights reserved by Acme": what follows without a preposition may be anything, as a rule a menu. */
export function behindRights(text: string): string | undefined {
  const rest = RIGHTS_PHRASE.exec(text);
  if (rest?.[1] === undefined) return undefined;
  const name = text.slice(rest[0].length);
  return acceptable(name.slice(0, endOfName(name)));
}

/** Whether the last word alone is a legal form. */
function endsInForm(name: string): boolean {
  return nameKey(`X ${name.split(" ").at(-1) ?? ""}`).hasForm;
}

/** How far before the sign a name is looked for. */
const REACH_BACK = 140;

/** The name that a text before the sign ends with. */
export function lastName(raw: string): string | undefined {
  const behindRights = raw.replace(RIGHTS_PHRASE, "");
  const tail = behindRights.length > REACH_BACK ? behindRights.slice(-REACH_BACK).replace(/^\S+\s?/, "") : behindRights;
  const text = tail.replace(/[\s,.:;|•·–—-]+$/, "").replace(/(?:\s|^)(?:19|20)\d{2}(?:\s*[-–—/]\s*(?:19|20)?\d{2,4})?$/, "").replace(/[\s,:;|–—-]+$/, "");
  const companies = findNames(tail);
  const company = companies.at(-1);
  // "Acme AB | Org.nr 556042-7220 | © 2026": the name need not stand beside the sign where it is the only one.
  if (company !== undefined && (company.end >= text.length - 2 || (companies.length === 1 && /[|•·●]/.test(text.slice(company.end)) && !isOthersClause(tail, company.start)))) return company.name;
  const parts = text.replace(/\.(?=\s)/g, (stop, at: number) => (isAbbreviation(text.slice(0, at)) ? "\u2024" : stop)).split(/\s*[|•·●–—:;!?]\s*|\s-\s|\.\s/).map((one) => one.replaceAll("\u2024", "."));
  // "Acme · 12 High Street · © 2026": what stands beside the sign is the address.
  const part = (parts.length > 1 && /\d/.test(parts.at(-1) ?? "") ? parts[0] : parts.at(-1)) ?? "";
  // "[Shop software] by Gambio © 2019": what stands before the sign behind a preposition is the maker's.
  return /^(?:by|von(?! de[rn] \p{Lu})|par|por|da|door|av|af|de|di) /u.test(part) ? undefined : acceptable(part.replace(RIGHTS_PHRASE, "").replace(/^.{0,80} (?:belongs to|copyright of|property of|owned by|liegt bei|liegen bei|gehört|appartient à|appartiene a|pertenece a|pertence a|berust bij|tilhører|tillhör)(?: the| der| dem)?(?<=[a-zà-ü]) /u, ""));
}
