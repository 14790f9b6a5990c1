import { countryByName } from "../../company/codes";
import { beginsWithName, fitsLabel, isAllTrades, isSameName, nameKey } from "../operator/agreement";
import { coverage } from "../operator/coverage";
import { isDocument } from "../operator/documents";
import { beginsAsName, FORMLESS, isOfOtherScript } from "../operator/formless";
import { withoutFounding } from "../operator/founding";
import { withoutGreeting } from "../operator/greetings";
import { isHomeWord } from "../operator/home-words";
import { hostOfDomain } from "../operator/host";
import type { FoundName } from "../operator/found-name";
import { tellsBody, tellsKind } from "../operator/kinds";
import { findNames } from "../operator/names";
import { isPlaceholderName } from "../operator/placeholders";
import { townOf } from "../operator/places";
import { isGenericSiteName, isPlatform } from "../operator/platforms";
import { creditFrom, isCommissioned, isOthersClause } from "../operator/sections";
import { type Line, ZONE } from "../page/page";
import { excerpt, LOGO, withoutLogo } from "../page/text";
import { type Evidence, isOwnName, isTitled, type Reading, TITLE_PARTS } from "../reading";
import { statedName, statedTrade } from "../operator/stated-names";
import { headOfAddress, ownHead } from "./address-heads";
import { asWritten, labelIn, MAX_TEXT, SENTENCE } from "./as-written";
import { caselessHead } from "./caseless-heads";
import { isFirmOf, isMarked, mayBePerson, titledFirm } from "./firm-of-person";
import { isOthersBank, OPERATED } from "./legal-suffix";
import { statedBefore } from "./line-heads";
import { namesOfLine } from "./line-names";
import { leadOf, mayBeName } from "./name-leads";
import { beginsPart } from "./name-position";
import { isMarkHead } from "./mark-head";
import { subjectOf } from "./subjects";
import { introducesItself } from "./own-introduction";
import { ownDomain } from "./own-domain";
import { withoutProjectWord } from "./project-words";
import { bestOf, dataNames, marked, said, wholeRun } from "./shown-names";
import { statedController } from "./stated-controller";
import { statedOrganisation } from "./stated-organisation";
import { isLongName } from "../operator/title-name";
import { withoutSubject } from "./title-subjects";
import { toldTitle } from "./told-title";

type Named = Evidence & { readonly name: string };

/**
 * Who is behind a page that names nobody in any of the usual places: the domain's own label as its title, its text or its logo writes it, the line that goes
 * with the domain and stands at the head of an address, on a page that introduces the company the only one it speaks of, or the title's part that goes with
 * the domain. What the page calls itself is trusted as little as a site's name in meta elements, and given as such.
 */
export function siteName(reading: Reading): Named | undefined {
  const own = calledAsApp(reading) ?? wholly(asWritten(reading) ?? withEnding(reading), reading) ?? calledInData(reading) ?? ownHead(reading) ?? namedAsMail(reading);
  const company = own === undefined ? onlyCompany(reading) : undefined;
  if (company !== undefined) return company;
  for (const find of [stated, () => own, statedController, titled, marked, confirmed, statedOrganisation, shown, said, called, caselessHead, branded, subjectOf, ownDomain, toldTitle]) {
    const named = find(reading);
    if (named !== undefined && !isGenericSiteName(named.name) && !isPlaceholderName(named.name) && !isPlatform(named.name, reading.host) && (creditFrom(named.name) >= named.name.length || isOwnName(named.name, reading))) return { source: "og", weight: 0, checks: ["name agrees with the domain"], ...named, name: withoutProjectWord(named.name.replace(YEAR_BEFORE, ""), reading) };
  }
  return undefined;
}

/** "2026 LINDORA", beside a sign that is drawn. */
const YEAR_BEFORE = /^(?:19|20)\d\d (?=\p{Lu}\S*$)/u;

/** "Tin Kettle Express" on tinkettle.express: an ending that is a word goes on with the domain's label. */
const withEnding = (reading: Reading): ReturnType<typeof asWritten> => (reading.host.tld.length < WORD ? undefined : labelIn(reading, reading.host.label + reading.host.tld));

const WORD = 4;

/**
 * What the site is called where all that the rules found on its first page, or one that introduces it, is its owner, a person without a firm ("© 2026 Anna Malkow"), whom neither the title nor the domain names: the domain's label or
 * the title's name that the site's mark says too, or the line at the head of an address that has the family name and more.
 */
export function firmBeside(reading: Reading, found: readonly Evidence[]): Named | undefined {
  const [person, ...more] = new Set(found.flatMap(({ name }) => name ?? []));
  if (person === undefined || (reading.kind === "other" && !reading.isHome) || [person, ...more].some((one) => !mayBePerson(one) || isOwnName(one, reading) || isTitled(one, reading))) return undefined;
  const written = wholly(asWritten(reading), reading);
  const titled = written !== undefined && (isTitled(written.name, reading) || isMarked(written.name, reading)) ? written.name : titledFirm(person, reading, false);
  const named = titled === undefined ? headOfAddress(reading, (line) => isFirmOf(line, person)) : { name: titled, words: titled };
  return named === undefined || !mayBeName(named.name, reading) ? undefined : { source: "og", weight: BESIDE, isSaid: true, checks: ["the site calls itself so beside its owner's name"], ...named };
}

/** What such a name weighs: more than a company that nothing ties to the page. */
const BESIDE = 10;

/** What the site is called as an app, where that goes with the domain and a part of the title begins with it. */
function calledAsApp(reading: Reading): Pick<Named, "name" | "words"> | undefined {
  const { page: { title, metas }, host } = reading;
  const name = metas.get("apple-mobile-web-app-title")?.trim() ?? "";
  const isOwn = mayBeName(name, reading) && name.includes(" ") && fitsLabel(name, host.label) && title.split(TITLE_PARTS).some((part) => part.trim().toLowerCase().startsWith(name.toLowerCase()));
  return isOwn ? { name, words: name } : undefined;
}

/** What the site's data call it, where that goes with the domain. */
function calledInData(reading: Reading): Pick<Named, "name" | "words"> | undefined {
  const name = bestOf(dataNames(reading), reading);
  return name === undefined || SENTENCE.test(name) ? undefined : { name, words: name };
}

/** The domain's label as the page writes it, with the words that the page never leaves away before or behind it. */
function wholly(written: Pick<Named, "name" | "words"> | undefined, reading: Reading): Pick<Named, "name" | "words" | "city" | "line"> | undefined {
  if (written === undefined) return undefined;
  const name = nameKey(written.name).hasForm ? undefined : wholeRun(written.name, reading);
  return name === undefined || !mayBeName(name, reading) || withoutSubject(name, reading) !== undefined ? written : { ...written, name };
}

/** What the page's particulars state behind a name's label, or else behind that of a shop or a house; the shop's too where the seller is but a person. */
function stated(reading: Reading): Stated | undefined {
  const { page: { lines } } = reading;
  const name = statedAs((line, at) => (line.text.includes(":") ? statedBefore(line, line.text.length) : undefined) ?? statedName(lines, at), reading);
  return (name !== undefined && !isSellersOwn(name) ? name : undefined) ?? statedAs((_, at) => statedTrade(lines, at), reading) ?? name;
}

type Stated = Pick<Named, "name" | "words" | "line" | "checks">;

function statedAs(read: (line: Line, at: number) => string | undefined, { page: { lines }, places, host }: Reading): Stated | undefined {
  for (const [at, line] of lines.entries()) {
    if (places[at]?.stand === "other" || (line.zone & (ZONE.nav | ZONE.consent | ZONE.article)) !== 0 || line.text.length > MAX_TEXT || !(line.text.length < 30 || /[:：]/u.test(line.text.slice(0, 120)))) continue;
    const name = read(line, at);
    if (name !== undefined && isOfOtherScript(line.text) && /^(?:["„“«]?[\p{Lu}\p{Lo}\p{N}]|\([株有주유사재合]\)|[㈜㈱㈲])/u.test(name) && !isPlatform(name, host)) return { name, line: at, words: excerpt(line.text, 0), checks: ["stands behind a name's label"] };
  }
  return undefined;
}

/** Whether a Japanese page states who sells, and that may be a person's own name ("販売業者", "山田花子"). */
const isSellersOwn = ({ name, words }: Stated): boolean => SELLER.test(words) && PERSON.test(name) && !nameKey(name).hasForm;

const SELLER = /^(?:販売|(?:サイト)?運営|事業|古物営業)(?:業者|事業者|統括責任者|責任者|者|主)/u;
/** A family name and a first name. */
const PERSON = /^(?:\p{Script=Han}|[\u3040-\u30ff々ー]){1,5} ?(?:\p{Script=Han}|[\u3040-\u30ff々ー]){1,5}$/u;

/** The one company with a legal form that a page about who is behind it speaks of. */
function onlyCompany(reading: Reading): Named | undefined {
  const { page: { lines }, places, host, kind } = reading;
  if (kind === "other") return undefined;
  const isOwn = (line: Line, { name, start }: FoundName): boolean => start < creditFrom(line.text) && !isOthersClause(line.text, start) && !isCommissioned(line.text, start + name.length) && !isPlatform(name, host) && !isOthersBank(name, reading);
  let only: string | undefined;
  let first: (FoundName & { readonly line: Line; readonly at: number }) | undefined;
  for (const [at, line] of lines.entries()) {
    if (places[at]?.stand === "other" || (line.zone & ZONE.consent) !== 0) continue;
    for (const found of namesOfLine(reading, line)) {
      if (!isOwn(line, found)) continue;
      only ??= found.name;
      if (!isSameName(found.name, only)) return undefined;
      // "Vouchers are ordered from Acme A/S": of whom sentences but come to speak is not it.
      if (beginsPart(line.text, found.name) || OPERATED.test(line.text.slice(Math.max(0, found.start - 90), found.start + found.name.length + 60))) first ??= { ...found, line, at };
    }
  }
  if (first === undefined) return undefined;
  return { source: "legal-suffix", name: first.name, weight: 0, line: first.at, words: excerpt(first.line.text, 0), checks: ["has a legal form", "the page names no other company"] };
}

/** On a campaign's or a platform's domain: what goes with the only other domain at which the page gives addresses. */
function namedAsMail(reading: Reading): Pick<Named, "name" | "words"> | undefined {
  const { page: { lines }, host } = reading;
  const [domain, ...more] = new Set(lines.flatMap(({ text }) => [...text.matchAll(/@([a-z\d-]+(?:\.[a-z\d-]+)+)/gi)].map(([, of = ""]) => of.toLowerCase())));
  const label = domain === undefined || more.length > 0 ? undefined : hostOfDomain(domain)?.label;
  if (label === undefined || label === host.label) return undefined;
  const written = labelIn(reading, label);
  if (written !== undefined) return written;
  const line = lines.find(({ text, zone }) => text.length >= 4 && text.length <= 60 && text.split(" ").length <= 6 && beginsAsName(text) && !/[\d:;@?!]/.test(text) && (zone & ZONE.button) === 0 && fitsLabel(text, label));
  return line === undefined ? undefined : { name: line.text, words: excerpt(line.text, 0) };
}

/** A short part of the title that goes with the domain ("Tiago Beirão" on tbeirao.pt); also a company's name with its form, which is the whole part or stands in a first page's title. */
function titled(reading: Reading): Pick<Named, "name" | "words"> | undefined {
  const { page: { title }, host, isHome } = reading;
  const said = title.split(TITLE_PARTS).map((part) => withoutFounding(part.replace(/^[\s–:.*-]+|[\s–:.*-]+$/g, "")));
  const parts = said.map(withoutGreeting);
  const isName = (part: string): boolean => (part.length >= 4 || part.includes("&")) && part.split(" ").length <= 6 && beginsAsName(part) && !/\d|[!?]/.test(part) && !SENTENCE.test(part);
  const mostly = (part: string): boolean => part.length >= 4 && mayBeName(part, reading) && coverage(part, host.label) >= 0.6 && !SENTENCE.test(part);
  // "Welcome to Villa Kosmos": there the words themselves say whose site it is.
  const greeted = isHome ? parts.find((part, at) => part !== said[at] && !title.startsWith(part) && mayBeName(part, reading) && isName(part) && (part.includes(" ") || !isOurs(part, said[at] ?? ""))) : undefined;
  // "L12" on l12.paris: three capitals and digits that are all of the title and of the domain.
  const short = /^\p{Lu}[\p{Lu}\d]{2}$/u.test(title) && isSameName(title, host.label) ? title : undefined;
  const name = short ?? parts.find((part) => part.length >= 4 && part.length <= 60 && /[ !]/.test(part) && isSameName(part, host.label)) ?? bestOf(parts.flatMap((part) => withoutSubject(part, reading) ?? leadOf(part, reading) ?? (isName(part) ? part : [])), reading) ?? bestOf(parts.filter(mostly), reading) ?? parts.find((part) => findNames(part)[0]?.name === part) ?? greeted ?? (isHome ? findNames(title)[0]?.name : undefined);
  return name === undefined ? undefined : { name, words: excerpt(title, 0) };
}

/** "Welcome to our parish": one word behind a possessive is what a site is, not its name. */
const OURS = /(?<!\p{L})(?:unsere?[rnm]?|our|notre|nos|onze?|nuestr[oa]s?|noss[oa]s?|nostr[oa]|vår|vårt|vores) $/iu;
const isOurs = (word: string, part: string): boolean => OURS.test(part.slice(0, part.lastIndexOf(word)));

/** What the site's data call it, where nothing that goes with the domain does. */
function called(reading: Reading): Pick<Named, "name" | "words" | "checks"> | undefined {
  const [name] = dataNames(reading).filter((one) => one.split(" ").length <= 6 && !SENTENCE.test(one));
  return name === undefined ? undefined : { name, words: name, checks: ["the site's data call it so"] };
}

const [MIN_NAME, MAX_NAME] = [3, 40];
/** "鹊桥", "까치": a name that in letters would be of four and more. */
const TWO_SIGNS = /^[\u3040-\u9fff\uac00-\ud7af]{2}$/u;

/**
 * What the title calls the site and its logo says too, whatever the domain: the words or the picture that lead home, on inner pages any line or picture of their own,
 * on first pages who made the page, an address's head and a sentence on the founding.
 */
function confirmed(reading: Reading): Pick<Named, "name" | "words" | "checks"> | undefined {
  const { page, isHome, titleName } = reading;
  const parts = isHome ? page.title.split(TITLE_PARTS) : [titleName ?? ""];
  const said = [...page.homes.map(({ text }) => text), ...page.alts.map(withoutLogo), ...(isHome ? greetedAndMarked(page.lines) : ownLines(reading))];
  // "FC Lindental Oberdorf", whose logo says "FC Lindental".
  const logos = page.alts.filter((alt) => LOGO.test(alt)).map(withoutLogo);
  const headed = isHome ? headedHome(reading, parts) : undefined;
  const name = headed ?? parts.map((part) => part.trim()).find((part) => (part.length >= MIN_NAME || (!isHome && TWO_SIGNS.test(part) && !isHomeWord(part))) && ((part.length <= MAX_NAME && part.split(" ").length <= 5) || isLongName(part)) && !isDocument(part) && !SENTENCE.test(part) && countryByName(part) === undefined && (said.some((one) => isSameName(one, part)) || logos.some((logo) => beginsWithName(part, logo)) || isMarkHead(part, reading, logos) || (mayBeName(part, reading) && ((isHome && (isHeadOfKind(part, reading) || introduces(part, reading))) || introducesItself(part, reading)))));
  return name === undefined ? undefined : { name, words: excerpt(page.title, 0), checks: ["the title and the page's own words say the same"] };
}

/** Whom headings greet to, and what stands where a site shows whose it is. */
const greetedAndMarked = (lines: readonly Line[]): readonly string[] => lines.flatMap(({ text, level, zone }) => ((zone & ZONE.mark) !== 0 ? text : (level > 0 && text.length <= MAX_TEXT && withoutGreeting(text) !== text) ? withoutGreeting(text) : []));

/** "Schützenverein Lund": whether a first page's heading is a name that tells what kind of house or club it is; a topic is written in small letters elsewhere. */
const isHeadOfKind = (name: string, { page: { lines, metas, title }, isPages }: Reading): boolean =>
  tellsKind(name) && !isAllTrades(name) && !PURPOSE.test(name) && title.slice(0, title.indexOf(name)).split(TITLE_PARTS).every((part) => part.trim() === "" || isPages(part.trim()) || !ALL_NAME.test(part.trim())) && lines.some(({ text, level }) => level === 1 && isSameName(text, name)) && ![metas.get("description") ?? "", ...lines.map(({ text }) => text)].some((text) => text.includes(name.toLowerCase()));

const ALL_NAME = new RegExp(`^${FORMLESS}$`, "u");
/** What a kind is for or where makes a topic of it ("Praxis für Physiotherapie"). */
const PURPOSE = / (?:für|for|pour|para|per|voor|för|til|dla|i|em|en|à) /iu;

/** "여행할 때 파란여우" where the first heading, which leads home, is "파란여우": without capitals a blank alone parts a slogan from the name. */
function headedHome({ page: { homes, lines } }: Reading, parts: readonly string[]): string | undefined {
  return homes.map(({ text }) => text).find((text) => text.length >= MIN_NAME && isOfOtherScript(text) && parts.some((part) => part.trim().endsWith(` ${text}`) || part.trim().startsWith(`${text} `)) && lines.some((line) => line.level === 1 && line.text === text));
}

/** Whether a page says of a name that it made the page, what its legal form is, where it is, or when it was founded: products and slogans do not. */
function introduces(name: string, { page: { lines, metas }, places }: Reading): boolean {
  if (["author", "publisher", "dc.publisher", "dc.creator"].some((key) => isSameName(metas.get(key) ?? "", name))) return true;
  const [described] = findNames(metas.get("description") ?? "");
  if (described?.start === 0 && described.name.startsWith(name)) return true;
  return lines.some(({ text, zone }, at) => {
    const start = text.length > MAX_TEXT || places[at]?.stand === "other" ? -1 : text.indexOf(name);
    const rest = text.slice(start + name.length);
    if (start < 0) return false;
    if (rest === "" || /^ ?[,|•·]/.test(rest)) return [rest, ...(rest === "" && start === 0 ? lines.slice(at + 1, at + 4).filter((line) => line.zone === zone).map((line) => line.text) : [])].some((one) => one.length <= 100 && townOf(one) !== undefined);
    return start === 0 && FOUNDED.test(rest.slice(0, 60));
  });
}

const FOUNDED = /^ (?:\p{Ll}+ ){1,3}(?:founded|established|incorporated|gegründet|opgericht|fondée?|fondat[ao]|fundad[ao]|constitu[ií]d[ao]|grundades|grundlagt|stiftet|założon[aye]|založen[aoy]?|osnovan[aoe]?|основан[ао]?)(?!\p{L})/u;

/** What lines of an inner page may confirm of its title: no menu's entry, and no heading where nothing but the article has the title's first part ("Acme » Our new mill", above "Our new mill"). */
function ownLines({ page: { lines, title }, isWayHome }: Reading): readonly string[] {
  const [head = ""] = title.split(TITLE_PARTS);
  const isPages = lines.some(({ text, level, href }) => (level > 0 || (href !== undefined && !isWayHome(href))) && isSameName(text, head));
  return lines.filter(({ level, href }) => (level === 0 || isPages) && (href === undefined || isWayHome(href))).map(({ text }) => text);
}

/** What the page's one logo says, where its words say it too, or in initials: "Header logo" and "Car hire logo" name nobody. */
function shown({ page: { alts, lines, title, metas } }: Reading): Pick<Named, "name" | "words" | "checks"> | undefined {
  const logos = new Set(alts.filter((alt) => LOGO.test(alt) && !isPlaceholderName(alt)).map((alt) => withoutLogo(alt).trim()));
  const [name = ""] = logos;
  const isSaid = /^\p{Lu}{2,6}$/u.test(name) || [title, metas.get("description") ?? "", ...lines.map(({ text }) => text)].some((text) => text.includes(name));
  return logos.size === 1 && isSaid && name.length >= MIN_NAME && name.length <= MAX_NAME && name.split(" ").length <= 5 && beginsAsName(name) && !isDocument(name) ? { name, words: name, checks: ["the logo says so"] } : undefined;
}

/**
 * The only words that lead home from where sites show whose they are, an element that is called a brand or a logo or the header beside its menus, where the page's
 * own words say them too; in a script without capitals, of which domains tell nothing, a brand's or a logo's alone; where a page marks no such place, a club's or another body's name, or one that heads an address.
 */
function branded(reading: Reading): Pick<Named, "name" | "words" | "checks"> | undefined {
  const { homes, title, metas, lines } = reading.page;
  const placed = homes.filter(({ zone }) => (zone & ZONE.mark) !== 0 || (zone & (ZONE.header | ZONE.nav)) === ZONE.header);
  const marks = (placed.length > 0 ? placed : homes).map((home) => ({ ...home, text: withoutGreeting(withoutLogo(home.text).trim()) }));
  const [name = "", ...more] = new Set(marks.flatMap(({ text }) => (isHomeWord(text) ? [] : text)));
  const isSaid = (): boolean => [title, metas.get("description") ?? "", ...lines.flatMap(({ text, href }) => (href === undefined ? text : []))].some((text) => text.includes(name));
  const isName = more.length === 0 && name.length <= MAX_NAME && name.split(" ").length <= 5 && mayBeName(name, reading) && beginsAsName(name) && !SENTENCE.test(name) && !isHomeWord(name.split(" ").at(-1) ?? "");
  const isSure = /^\p{Lo}/u.test(name) ? marks.some(({ text, zone }) => text === name && (zone & ZONE.mark) !== 0) : name.includes(" ") && (tellsBody(name) || (placed.length > 0 ? isSaid() : introduces(name, reading)));
  return isName && isSure ? { name, words: name, checks: ["the way home says so"] } : undefined;
}
