import type { CandidateSource } from "./candidate";
import { areAlike, isNamedAfter, isSameName, nameKey } from "./operator/agreement";
import { withoutMark } from "./page/trade-marks";
import { agreesWithPage, EAST_ASIAN, isTitled, namesPage, type Evidence, type Reading, titledAsDomain, TITLE_PARTS } from "./reading";
import { areEqual } from "./rules/equal-companies";
import { isInRole } from "./rules/legal-suffix";
import { onlyInFooter, onlyOfOtherScript } from "./rules/name-position";
import { beginsSentence, isLabelBefore } from "./rules/sentence-heads";
import { fullerName, isSameCompany, isSameNumber, sharesNumber } from "./same-company";

/** A company put together from everything that the rules found of it. */
export interface Merged {
  source: CandidateSource;
  name?: string;
  nationalId?: string;
  country?: string;
  city?: string;
  weight: number;
  scheme?: string;
  readonly evidence: Evidence[];
}

const ORDER: readonly CandidateSource[] = ["jsonld", "identifier", "copyright", "legal-suffix", "og"];
const trust = (source: CandidateSource): number => ORDER.indexOf(source);

/**
 * Makes one company of what names one company: the same number (a VAT number with and without its country's letters, a SIRET's and
 * a SIREN's company stay apart), or the same name but for case, punctuation and legal form, unless two numbers of the same kind speak against it. The most
 * trusted source wins, missing parts are filled in.
 * @param evidence the most trusted first
 */
export function merge(evidence: readonly Evidence[], reading: Reading): readonly Merged[] {
  const companies: Merged[] = [];
  for (const item of namedAfterTheirPage(tied(evidence.map((one) => withEnd(withoutLead(one, evidence, reading), evidence, reading)), reading), reading)) {
    const same = companies.find((company) => sharesNumber(company, item)) ?? companies.find((company) => isSameCompany(company, item) || isSameCompany(withLabel(company, reading), withLabel(item, reading)));
    if (same === undefined) companies.push({ ...partsOf(item), source: item.source, weight: item.weight, evidence: [item] });
    else add(same, item);
  }
  for (const company of companies) if (company.name !== undefined) company.name = withoutMark(asTitled(company.name, reading));
  const kept = withoutOthers(inOwnScript(withoutRivals(companies, reading), reading), reading);
  const isOwn = kept.some((company) => isTitledOwner(company, reading));
  return kept.toSorted((a, b) => rank(a, isOwn, reading) - rank(b, isOwn, reading) || b.weight - a.weight);
}

/** "nivaro.berlin", beside "Nivaro": the domain, called as its label, to be compared. */
const withLabel = <T extends { readonly name?: string }>(one: T, { host }: Reading): T => (one.name?.toLowerCase() === host.domain ? { ...one, name: host.label } : one);

/** What a page of East Asia writes behind its company's name in English, whatever form that has in its own script. */
const ENGLISH_FORM = /(?<!\p{L})(?:Ltd|Limited|Inc|Incorporated|Corp|Corporation|LLC)\.?$/iu;
/** What a name weighs at least that the page states to be its company's. */
const STATED_NAME = 15;

/** "会社名 株式会社ソラニワ", and "© SORANIWA Co., Ltd.": the company's legal name in the page's script, and the same in English. */
function inOwnScript(companies: readonly Merged[], reading: Reading): readonly Merged[] {
  const own = onlyOfOtherScript(companies, sureOf(companies, reading));
  if (own === undefined || own.weight < STATED_NAME || !EAST_ASIAN.test(own.name ?? "")) return companies;
  const english = companies.filter(({ name = "", source, nationalId }) => source === "copyright" && nationalId === undefined && ENGLISH_FORM.test(name) && namesPage(name, reading));
  for (const { evidence } of english) for (const item of evidence) add(own, item);
  if (english.length > 0) own.source = "copyright";
  return companies.filter((company) => !english.includes(company));
}

/** "AS SJP", set in two colours, where the title says "ASSJP"; "NILS KVERNMO AS", in capitals, where it says "Nils Kvernmo AS"; "Au Vieux Pont" is no "auvieuxpont". */
function asTitled(name: string, { page: { title } }: Reading): string {
  const inCapitals = name === name.toUpperCase() ? title.split(TITLE_PARTS).find((part) => /\p{Ll}/u.test(part) && part.toUpperCase() === name) : undefined;
  if (inCapitals !== undefined || !name.includes(" ") || nameKey(name).hasForm) return inCapitals ?? name;
  return title.split(TITLE_PARTS).find((part) => !part.includes(" ") && isSameName(part, name) && (part !== part.toLowerCase() || name === name.toLowerCase())) ?? name;
}

/** Whether a name is the whole of what the domain says ("Bohtrans s.r.o." on bohtrans.cz). */
const fitsWhole = (name: string, { host }: Reading): boolean => isSameName(name, host.label);

/** Words of a sentence, one that announces a name, or what is done for somebody ("Im Auftrag von", "På uppdrag av"); not a name's own articles. */
const LEAD = /^(?:[Ii]m|[Ii]n|[Oo]n|[Aa]u|[Ee]n|[Pp]er|[Ii]|[Nn]a|[Ww]|[Pp]å|[Pp]or) (?:\p{L}+ ){1,2}(?:von|of|van|de|di|av|af) $|^(?:An?|The|About|Our|Your|Über|Contact) $|^(?!(?:[Vv][ao]n|[Dd][aeiou]s?|[Dd]e[rnlm]|[Dd]ie|[Dd]as|[Ll][aeo]s?|[Ee]l|[Tt]he|[Zz]u[mr]?|[Tt]e[nr]?|[Ii][nm]|[Aa]m|[Oo]f)\s).*(?:^|\s)\p{Ll}{2,}\s/u;

/** "Hinweis auf den Waldbund e.V.", where the page also says "Waldbund e.V.": the words of a sentence before a name are none of it. */
function withoutLead(item: Evidence, all: readonly Evidence[], reading: Reading): Evidence {
  const { name = "" } = item;
  const own = all.find(({ name: other, source }) => {
    if (other === undefined || !/^(?:\p{Ll}{0,4}[-.]?\p{Lu}|\p{N}|van de[nr] )/u.test(other) || other.length >= name.length || !name.endsWith(` ${other}`) || !nameKey(other).hasForm) return false;
    const lead = name.slice(0, name.length - other.length);
    return (source === "copyright" && fitsWhole(other, reading)) || LEAD.test(lead) || beginsSentence(lead, other, reading) || isLabelBefore(lead, other, reading);
  });
  return own?.name === undefined ? item : { ...item, name: own.name };
}

/** "© 2026 Ardent Legal", whose second word is a menu's elsewhere, "Pharma 2000", whose number is a year: where the page has the name with its form, the line has the whole of it. */
function withEnd(item: Evidence, all: readonly Evidence[], { page: { lines } }: Reading): Evidence {
  const { source, name = "", line = -1 } = item;
  if (source !== "copyright" || name === "" || nameKey(name).hasForm) return item;
  const text = lines[line]?.text ?? "";
  for (const { name: other = "" } of all) {
    const [, end] = other.startsWith(`${name} `) && nameKey(other).hasForm ? (/^( \p{L}+| \d+)/u.exec(other.slice(name.length)) ?? []) : [];
    const whole = `${name}${end ?? ""}`;
    if (end !== undefined && isSameName(whole, other) && text.includes(whole)) return { ...item, name: whole };
  }
  return item;
}

/**
 * A number's company that the copyright line or structured data also name is tied to the page by them. What nothing ties is somebody whom
 * the page is about, and left out.
 */
function tied(evidence: readonly Evidence[], reading: Reading): readonly Evidence[] {
  const stated = evidence.filter(({ source, name }) => name !== undefined && (source === "copyright" || source === "jsonld"));
  const owners = evidence.flatMap((item) => (item.source === "identifier" && item.name !== undefined && agreesWithPage(item.name, reading) ? [{ name: item.name, evidence: [item] }] : [])).slice(0, MAX_OWNERS);
  const kept = evidence.flatMap((item) => {
    if (item.source !== "identifier") return [item];
    const { name } = item;
    // "The company (RCS …)": of whom an article tells.
    if (name === undefined) return item.weight < 0 ? [] : [item];
    const weight = item.weight + (stated.some((other) => isSameName(other.name ?? "", name)) ? STATED : 0);
    if (weight <= 0 && owners.some((owner) => areEqual({ name, evidence: [item] }, owner, reading))) return [{ ...item, weight }];
    return weight <= 0 && !stated.some((other) => isNamedAfter(name, other.name ?? "")) && !agreesWithPage(name, reading) && !(reading.isHome && areAlike(name, reading.page.title)) ? [] : [{ ...item, weight }];
  });
  // The only company on a page that names nobody else, with its number, is who the page is of.
  const [only, ...more] = new Set(evidence.flatMap(({ name }) => (name === undefined ? [] : [nameKey(name).squashed])));
  if (kept.length === 0 && only !== undefined && more.length === 0 && reading.kind !== "other") return evidence;
  // So is the only one that terms, a notice or an imprint give with its number, where nothing else says whose they are.
  const numbered = evidence.filter(({ source, name }) => source === "identifier" && name !== undefined);
  const isOne = numbered.length > 0 && numbered.every(({ name }) => isSameName(name ?? "", numbered[0]?.name ?? ""));
  const isOpen = reading.kind !== "other" && !kept.some(({ source }) => source === "identifier") && !stated.some(({ name }) => agreesWithPage(name ?? "", reading));
  return isOpen && isOne ? [...kept, ...numbered.map((item) => ({ ...item, weight: Math.max(item.weight, 1) }))] : kept;
}

function partsOf({ name, nationalId, scheme, country, city }: Evidence): Pick<Merged, "name" | "nationalId" | "scheme" | "country" | "city"> {
  return { ...(scheme !== undefined && { scheme }), ...(name !== undefined && { name }), ...(nationalId !== undefined && { nationalId }), ...(country !== undefined && { country }), ...(city !== undefined && { city }) };
}

/** Whether a company's legal name stands in the title and is the domain's. */
const isTitledOwner = ({ name = "" }: Merged, reading: Reading): boolean => nameKey(name).hasForm && isTitled(name, reading) && fitsWhole(name, reading);

/**
 * Most trusted first; what speaks against being the operator goes behind everything that does not.
 * @param isOwn whether the title and the domain name one of them: the sign of another one is a template's, a parent's or a maker's
 */
function rank({ source, weight, name = "", nationalId, evidence }: Merged, isOwn: boolean, reading: Reading): number {
  const isSignOnly = isOwn && source === "copyright" && nationalId === undefined && !agreesWithPage(name, reading);
  // "Ashdown Kitchens (“we”) …" goes before "© Ashdown Group".
  const isSpeaker = source === "og" && evidence.some(({ isSaid }) => isSaid === true);
  return (isSignOnly ? trust("og") : isSpeaker ? trust("identifier") : trust(source)) + (weight < 0 ? 20 : 0);
}

/** How many lines a name that nothing ties to the page reaches. */
const NEAR = 12;

/** A number without a name on a page whose footer or imprint names one company is that company's. */
function namedAfterTheirPage(evidence: readonly Evidence[], reading: Reading): readonly Evidence[] {
  const names = evidence.filter(({ name, source, weight }) => name !== undefined && source !== "og" && weight >= 5);
  const formal = names.filter(({ name }) => nameKey(name ?? "").hasForm && agreesWithPage(name ?? "", reading));
  const [first] = formal.length > 0 ? formal : names.filter(({ name }) => agreesWithPage(name ?? "", reading));
  const [only] = names;
  const site = evidence.find(({ source, name }) => source === "og" && name !== undefined);
  // "TBR VVS" on tbrvvs.se, above the number and the sign of who made the site.
  const titled = first === undefined && names.every(({ source, name }) => source === "copyright" && !nameKey(name ?? "").hasForm) ? titledAsDomain(reading) : undefined;
  const fallback = first ?? (titled === undefined ? undefined : { name: titled, line: undefined }) ?? (names.length > 0 ? (names.every(({ name }) => areAlike(name ?? "", only?.name ?? "")) ? only : undefined) : site);
  if (fallback?.name === undefined) return evidence.every((item) => item.name === undefined) ? evidence.map(({ guess, ...item }) => (guess === undefined ? item : { ...item, name: guess })) : evidence;
  const { name } = fallback;
  const known = evidence.filter((item) => item.nationalId !== undefined && isSameName(item.name ?? "", name));
  const isSecond = ({ scheme, nationalId }: Evidence): boolean => known.some((one) => scheme !== undefined && one.scheme === scheme && !isSameNumber(one.nationalId ?? "", nationalId ?? ""));
  // Two numbers of one kind, neither with a name, are two companies', of which the page's name is at most one's.
  const isOneOfTwo = ({ name: own, scheme, nationalId }: Evidence): boolean => own === undefined && evidence.some((other) => other.source === "identifier" && other.name === undefined && other.scheme !== undefined && other.scheme === scheme && !isSameNumber(other.nationalId ?? "", nationalId ?? ""));
  // A name that is but guessed gives way to the one of the copyright line.
  const isOpen = (item: Evidence): boolean => item.name === undefined || (item.isGuess === true && names.some(({ source, name: known }) => source === "copyright" && isSameName(known ?? "", name)));
  // What nothing ties to the page names the numbers beside it, not those of another part.
  const reaches = ({ line }: Evidence): boolean => agreesWithPage(name, reading) || line === undefined || fallback.line === undefined || Math.abs(line - fallback.line) <= NEAR;
  return evidence.map((item) => (item.source === "identifier" && isOpen(item) && !isSecond(item) && !isOneOfTwo(item) && reaches(item) ? { ...item, name } : item));
}

function add(company: Merged, item: Evidence): void {
  company.evidence.push(item);
  company.weight = Math.max(company.weight, item.weight);
  const name = fullerName(company.name, item.name);
  if (name !== undefined) company.name = name;
  if (company.nationalId === undefined && item.nationalId !== undefined) company.nationalId = item.nationalId;
  if (company.scheme === undefined && item.scheme !== undefined) company.scheme = item.scheme;
  if (company.country === undefined && item.country !== undefined) company.country = item.country;
  if (company.city === undefined && item.city !== undefined) company.city = item.city;
}

/** What the name of a company in the text weighs at most where nothing but its words goes with the page. */
const PLAIN = 31;
/** What one weighs at least that stands under an operator's heading. */
const OWN_PLACE = 15;
/** What another statement of the page about the same company adds to its tie. */
const STATED = 20;
/** By how much more must tie a company to the page before another one's number of the same kind is left out. */
const RIVAL = 10;
/** With so many companies of the page's name others are compared, at most. */
const MAX_OWNERS = 12;
/** From which tie on the words before a company do not make it somebody else. */
const SURE = 20;
/**
 * A page's operator has one number of a kind. Where two companies that have nothing to do with each other have one, and more ties one of them to the page
 * (its name, its place, the copyright line, structured data), the other's is a tenant's, a supplier's, an authority's or a processor's.
 */
function withoutRivals(companies: readonly Merged[], reading: Reading): readonly Merged[] {
  const ties = companies.map((company) => tieOf(company, companies));
  const said = companies.filter(({ evidence }) => evidence.some(({ isSaid }) => isSaid === true));
  const dropped = companies.filter((company, at) => {
    if (company.source !== "identifier" || company.scheme === undefined || said.includes(company) || said.some(({ name }) => isSameName(name ?? "", company.name ?? ""))) return false;
    return companies.some((rival, other) => rival !== company && rival.scheme === company.scheme && ((ties[other] ?? 0) - (ties[at] ?? 0) >= RIVAL || (standsInRole(company, reading) && (ties[at] ?? 0) < SURE && !standsInRole(rival, reading))) && !(company.name !== undefined && areAlike(company.name, rival.name ?? "")) && !areEqual(company, rival, reading));
  });
  const hasOther = ({ scheme, name }: Merged): boolean => scheme === "gb-charity" && companies.some((other) => other.scheme?.startsWith("gb-") === true && other.scheme !== "gb-charity" && isSameName(other.name ?? "", name ?? ""));
  return companies.filter((company) => !hasOther(company) && !dropped.some((other) => other === company || (company.source === "identifier" && company.name !== undefined && isSameName(company.name, other.name ?? ""))));
}

/** "Travel insurance: Acme plc, No. 01234567": whether the line with a company's number tells before its name what it is to the site. */
function standsInRole({ name = "", evidence }: Merged, { page: { lines } }: Reading): boolean {
  const { line, together } = evidence.find(({ source }) => source === "identifier") ?? {};
  const text = line === undefined ? "" : (lines[line]?.text ?? "");
  const at = together === true && name !== "" ? text.indexOf(name) : -1;
  return at > 0 && isInRole(text.slice(Math.max(0, at - 60), at));
}

function tieOf(company: Merged, companies: readonly Merged[]): number {
  return Math.max(company.weight, ...companies.filter(({ name }) => isSameName(name ?? "", company.name ?? "")).map(({ weight }) => weight));
}

/** Companies whose name is the page's, with more than a legal form to say that they are its own. */
const sureOf = (companies: readonly Merged[], reading: Reading): readonly Merged[] => companies.filter(({ name, source, nationalId }) => name !== undefined && namesPage(name, reading) && (source === "copyright" || source === "jsonld" || nationalId !== undefined));

/** Whether the page names a company but as the group that its own one is of. */
const isOfGroupOnly = ({ evidence }: Merged): boolean => evidence.every(({ isGroup }) => isGroup === true);

/** "Granite Bancorp and Sawtooth Financial Corp.": a known name and another one, taken for one. */
function isRowOfNames({ name = "", source }: Merged, established: readonly Merged[]): boolean {
  const { words } = nameKey(name);
  return source === "legal-suffix" && established.some((known) => {
    const own = nameKey(known.name ?? "").words;
    return own.length > 0 && words.length >= own.length + 3 && own.every((word, at) => words[at] === word) && /^(?:and|und|et|y|e|en|og|och|i|a|ja)$/.test(words[own.length] ?? "");
  });
}

/** What ties a company's number itself to the page. */
const numberWeight = ({ evidence }: Merged): number => Math.max(...evidence.map(({ source, weight }) => (source === "identifier" ? weight : -Infinity)));

/**
 * Once a page's operator is established, other names need more than a legal form: they are listed, thanked and reported companies.
 * Established is who has a legal form and either goes with the page or has an official number in its text.
 */
function withoutOthers(companies: readonly Merged[], reading: Reading): readonly Merged[] {
  const own = companies.filter(({ name, source }) => name !== undefined && (agreesWithPage(name, reading) || source === "copyright"));
  // "© Zaluma", or "© Zaluma Ltd", and "Zaluma Ltd" in the text: who signs the page, with the whole of the name.
  const isSigned = (name: string): boolean => companies.some(({ source, name: sign = "" }) => source === "copyright" && (isSameName(name, sign) || isNamedAfter(name, sign)));
  const established = companies.filter(({ name, source, weight }) => name !== undefined && ((nameKey(name).hasForm && (agreesWithPage(name, reading) || (source === "identifier" && weight >= 8) || source === "jsonld")) || (source === "identifier" && agreesWithPage(name, reading)) || (nameKey(name).hasForm && isSigned(name))));
  // Of several companies with numbers none of which goes with the page, the one that a text names first is the one that speaks.
  const unsure = companies.filter((company) => company.name !== undefined && company.source === "identifier" && company.weight >= 0 && company.weight < 5);
  const listed = companies.filter((company) => company.name !== undefined && company.source === "identifier" && company.weight >= 0 && numberWeight(company) < 5);
  const firstUnsure = unsure.toSorted((a, b) => (a.evidence[0]?.line ?? 0) - (b.evidence[0]?.line ?? 0))[0];
  const numbered = companies.filter(({ name, source, weight }) => name !== undefined && source === "identifier" && weight >= 0);
  const isOneCompany = numbered.every(({ name = "" }) => isSameName(name, numbered[0]?.name ?? ""));
  // "Zaluma is a brand of Ashdown Holding plc", where Zaluma Ltd is the page's own: its group.
  const namesakes = companies.filter(({ name = "" }) => nameKey(name).hasForm && namesPage(name, reading));
  const signed = companies.filter(({ name = "", source }) => source === "copyright" && nameKey(name).hasForm);
  const settled = [...signed, ...(isOneCompany ? numbered : []), ...onlyInFooter(companies, reading)];
  const severalUnsure = unsure.some(({ name }) => !isSameName(name ?? "", firstUnsure?.name ?? ""));
  // Entries of a directory: several companies with numbers, and nothing that says whose page it is.
  const isListing = reading.kind !== "imprint" && severalUnsure && own.length === 0 && established.length === 0 && !unsure.every(({ name }) => areAlike(name ?? "", firstUnsure?.name ?? ""));
  // So are three and more beside whose page it is.
  const isRow = own.length > 0 && listed.some(({ name: one = "" }) => listed.some(({ name: other = "" }) => !areAlike(one, other) && listed.some(({ name: third = "" }) => !areAlike(one, third) && !areAlike(other, third))));
  // Beside a company whose name is the page's, one that shares but a word with it and has no number is of its group, its past or its town.
  const sure = sureOf(companies, reading);
  const isOnlyAlike = ({ name, source, nationalId, weight }: Merged): boolean => source === "legal-suffix" && weight <= PLAIN && nationalId === undefined && name !== undefined && sure.length > 0 && !namesPage(name, reading) && !sure.some((known) => nameKey(name).squashed.includes(nameKey(known.name ?? "").squashed));
  const untold = onlyOfOtherScript(companies, sure);
  // Beside a company whose legal name goes with the page, a copyright line's words that share nothing with it are a slogan, a menu or a credit.
  const formal = established.filter(({ name = "" }) => nameKey(name).hasForm && agreesWithPage(name, reading));
  const isStranger = ({ name = "", source, nationalId }: Merged): boolean => source === "copyright" && nationalId === undefined && formal.length > 0 && !nameKey(name).hasForm && !agreesWithPage(name, reading) && !formal.some((known) => areAlike(known.name ?? "", name));
  const owners = own.filter(({ source }) => source === "identifier").slice(0, MAX_OWNERS);
  const equals = companies.filter((company) => company.source === "identifier" && owners.some((known) => known !== company && areEqual(company, known, reading)));
  return companies.filter((company) => {
    const { name, source, weight } = company;
    if (equals.includes(company)) return true;
    // "Zaluma, part of the Ashdown Group plc, operated by Brown Retail Ltd".
    if (isOfGroupOnly(company) && companies.some((other) => other !== company && !isOfGroupOnly(other) && nameKey(other.name ?? "").hasForm && (other.source !== "legal-suffix" || other.weight >= 10))) return false;
    // "Zaluma is a brand of Ashdown Retail Ltd"
    if (source === "legal-suffix" && company.evidence.some(({ isSaid }) => isSaid === true) && !namesakes.some((known) => known !== company && !areAlike(known.name ?? "", name ?? ""))) return true;
    if (isStranger(company)) return false;
    if (isRowOfNames(company, established)) return false;
    if (severalUnsure && unsure.includes(company) && !isSameName(name ?? "", firstUnsure?.name ?? "") && own.length > 0 && !own.includes(company)) return false;
    if ((isListing && unsure.includes(company)) || (isRow && listed.includes(company))) return false;
    if (isOnlyAlike(company) && company !== untold) return false;
    if (name === undefined || own.includes(company) || established.includes(company)) return true;
    if (established.length > 0 && source === "legal-suffix") return company === untold || established.some((known) => areAlike(known.name ?? "", name));
    // Beside who signs the page with a legal form, or alone gives its number: a bank, a carrier, a customer that but stands there.
    if (source === "legal-suffix" && (weight < OWN_PLACE || (reading.kind === "other" && signed.length > 0)) && settled.length > 0) return settled.some((known) => areAlike(known.name ?? "", name));
    // An article, a job or an entry of a directory that gives its company's number.
    if (source === "identifier" && weight < 5 && nameKey(name).hasForm && own.some((known) => known.source === "copyright" && nameKey(known.name ?? "").hasForm && !areAlike(known.name ?? "", name))) return false;
    const isSettled = established.some((known) => known.nationalId !== undefined && known.weight >= 8 && !areAlike(known.name ?? "", name));
    if (isSettled && source === "identifier" && weight < 5) return false;
    if (own.length > 0 && source === "identifier" && weight >= 0 && weight < 5 && !own.some(({ nationalId }) => nationalId !== undefined)) {
      // The number is the page's only one; a name further up was not its company's.
      if (!company.evidence.some(({ together }) => together === true)) delete company.name;
      return true;
    }
    return own.length === 0 || weight >= 5 || own.some((known) => areAlike(known.name ?? "", name));
  });
}
