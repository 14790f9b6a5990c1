import { findLabels } from "../identifiers/label-trie";
import { isSameName, nameKey } from "../operator/agreement";
import { isDocument } from "../operator/documents";
import { beginsAsName, FORMLESS, lastNameOf } from "../operator/formless";
import { withoutTail } from "../operator/name-tails";
import { isPlaceholderName } from "../operator/placeholders";
import { townOf } from "../operator/places";
import { RESERVED } from "../operator/rights";
import { isRoad, STREET, withoutKoreanAddress } from "../operator/roads";
import { operatorOf } from "../operator/sentences";
import { type Line, ZONE } from "../page/page";
import { cleanText } from "../page/text";
import { agreesWithPage, isOwnName, isTitled, type Reading, TITLE_PARTS } from "../reading";
import { SENTENCE } from "./section-head";

/** "Mokflow is registered with the Chamber of Commerce under number …": the sentence's subject. */
const REGISTERED = /(?:^|[.;] )(\p{Lu}[^.,;:|()]{1,50}?),? (?:is|staat|est|è|está|ist|er|är|on|jest|je) (?:registered|incorporated|ingeschreven|geregistreerd|inscrite?|immatriculée?|iscritt[ao]|registrad[ao]|inscrit[ao]|eingetragen|im \p{L}+ eingetragen|registreret|registrerad|registrert|rekisteröity|wpisan[aey]|zarejestrowan[aey]|zapsán[ao]?|vedená?)(?!\p{L})[^.;]*$/u;

/** "… par la société Acme au capital de …, immatriculée au RCS sous le n° …", "A Acme, inscrita no CNPJ sob o nº …": who a sentence says to be entered under its number, right before how. */
const ENTERED = new RegExp(
  String.raw`(?:(?<!\p{L})(?:la société|l['’]entreprise|l['’]association|la (?:empresa|sociedad|mercantil|entidad)(?: mercantil)?|la (?:società|ditta)|a (?:empresa|sociedade)) ["«“„]? ?(${FORMLESS}|\p{Ll}[\p{L}\p{N}]*[-.’']?[\p{L}\p{N}]{3,})|(?:^|[.;] )(?:[AO] )?(${FORMLESS}),) ?["»”“]?(?:,? \(?(?:soci[ée]t[ée] (?:à|par|en|anonyme)|SARL|SAS|SASU|EURL|SCI|association|entreprise individuelle|pessoa jur[íi]dica|domicili|s(?:ise?|itué)e?s? |ayant son|provista)|,? (?:au capital|dont le siège|immatriculée?|inscrit[aoe]|enregistrée?|iscritt[ao]|registrad[ao]|con (?:domicilio|sede|CIF|NIF)|avente sede|com sede))[^.;|•·]*(?:\.(?=\S| ?\d)[^.;|•·]*)*$`,
  "u",
);

/** A name without a legal form that a number's own sentence says is its subject or who runs the site, in bold, or right before the number's label. */
export function nameInSentence(line: Line, start: number): { readonly name: string; readonly isSaid: boolean } | undefined {
  const before = line.text.slice(Math.max(0, start - 300), start);
  const entered = ENTERED.exec(before);
  const said = operatorOf(before) ?? REGISTERED.exec(before)?.[1] ?? [entered?.[1], entered?.[2]].find((name) => name !== undefined && isFormless(name.replace(/^\p{Ll}/u, (sign) => sign.toUpperCase())) && !REGISTRY.test(name));
  if (said !== undefined) return { name: said, isSaid: true };
  const shown = boldBefore(line, start) ?? apposedName(line.text, start);
  return shown === undefined ? undefined : { name: shown, isSaid: false };
}

/** "Published by <b>Bâtilogue</b>, a simplified company …, number …": what a sentence puts in bold before its number. */
function boldBefore({ text, bold }: Line, start: number): string | undefined {
  for (const part of bold.toReversed()) {
    const name = cleanText(part).replace(/[\s,.:;]+$/u, "");
    const at = name.length < 3 || name.length > 60 ? -1 : text.lastIndexOf(name, start);
    const rest = at < 0 ? "" : text.slice(at + name.length, start);
    if (/^(?:[,;(–-]| [,;(–-]| \p{Ll})/u.test(rest) && rest.length < 260 && !/\p{Ll}{2}\. \p{Lu}/u.test(rest) && isFormless(name)) return name;
  }
  return undefined;
}

/** "… belongs to the Diocese Academy Trust, company number 08800463": the capitalised words right before a number's label. */
function apposedName(text: string, start: number): string | undefined {
  const label = findLabels(text).findLast(({ end }) => end <= start);
  if (label === undefined || start - label.end > 30) return undefined;
  const before = text.slice(Math.max(0, label.start - 110), label.start);
  const run = APPOSED.exec(before);
  const name = run?.[1];
  // "8013 RT Zwolle, BTW …", "1 High Street, Long Eaton, Company No …": a place.
  return run !== null && name !== undefined && !nameKey(name).hasForm && !/\d ?$|\d[^.;|•·]*, $/.test(before.slice(0, run.index)) && !IN_PLACE.test(before.slice(0, run.index)) && !REGISTRY.test(name) && !KIND_ONLY.test(name) && isFormless(name) ? name : undefined;
}

const APPOSED = /(?<![\p{L}\p{N}'’&.-])((?<!\p{N} )\d{0,2}\p{Lu}[\p{L}'’&.-]*(?: (?:\p{Lu}[\p{L}'’&.-]*|of|and|for|&|de|du|des|la|le|et|van|der|den|von|und|di|del|della|e|y|do|da|dos)){1,8})(?:, | \(|,? (?:with|mit|met|avec|con|com) (?:the )?)$/u;
const IN_PLACE = /(?:^|\s)(?:in|at|of|under|from|by|bei|beim|im|à|au|te|i|w|en|no|por|per|près|van|von|del|di|da)(?: the| der| het| la| le)? $/iu;
/** "… 501(c)(3) Public Charity (EIN …)": what kind of organisation it is, not which. */
const KIND_ONLY = /^(?:(?:an?|the|US|UK|Canadian|American|Australian|Irish|Scottish|registered|public|private|limited|independent|charitable|non-?profit|not-for-profit|tax-exempt) )*(?:charity|company|organi[sz]ation|nonprofit|foundation|corporation|business|partnership|trust|association)$/iu;
/** Courts and chambers that keep registers. */
const REGISTRY = /ewidencj|działalno|ceidg|gericht|tribunal|court\b|register|registro|registre|greffe|kamer|chamber|companies house|england|wales|scotland|\brcs\b|handels|imprese|mercantil|rejestr|sąd|soud|súd|bíróság|tribunalul|conservat/iu;

/** Whether a text without a legal form can be a name: not a label, a street, a place or a placeholder. */
function isFormless(name: string): boolean {
  return (beginsAsName(name) || /^\p{N}/u.test(name)) && name.split(" ").length <= 9 && !/\d{3}|[@:;!?/|]/.test(name) && !isLabel(name) && !LABEL_WORD.test(name) && !isPlaceholderName(name) && !STREET.test(name) && !isDocument(name) && townOf(name) === undefined;
}

/** What a line of particulars begins with ("Studio Rossi | P.IVA …"), where it goes with the page or, in a footer, its number follows at once. */
export function leadingName(reading: Reading, { text, zone, href }: Line, start: number): string | undefined {
  const [first = ""] = (isLabelledOnce(text, start) ? text.slice(0, start).replace(SIGN_AND_YEARS, "") : text.slice(0, start)).replace(ENUMERATION, "$1 ").split(/\s?[|•·(]\s?|\s[-–—/]\s|[,;]\s|(?<!(?:^|[\s(.])(?:Soc|Coop|Agr|Az|Dr|Dott|Arch|Avv|Geom|Rag|Inh|Ste?|Prof|Ing|Dipl|Gebr|Brdr|Brødr|Bröd|Hnos|Irm|Lli|Ets|Éts|Cie|Mme|Fa|Fam|Mag|Co|Bros|Mrs?|No|Gem|Kath|Dres|Rev|Mt|Ft|Ev|med|\p{Lu}))\.\s|:\s|\s(?:©|\(c\)|copyright)|\s(?:19|20)\d\d(?!\d| (?:di|de|du|von|van|e|&) )|\s(?:is an?|is the|is registered|staat (?:ingeschreven|geregistreerd)|is (?:ingeschreven|geregistreerd|statutair|gevestigd)|est (?:inscrite?|immatriculée?)|è (?:iscritta|registrata)|está (?:inscrita|registrada)|jest (?:wpisan|zarejestrowan)[ay]|registered|incorporated|has|trading as|t\/a|ist eine?|ist im|(?:ul|al|os|вул|ул|бул|просп|пр)\.|est une?|è una?|är e[tn]|har|er e[tn]|es una?|is een|v\/)\s|\s(?=(?:대표(?:자|이사|원장)?|사업자|주소|전화|통신판매|개인정보)[ .:：])/iu);
  if (beforeLabel(first) === first && /^:/.test(text.slice(text.indexOf(first) + first.length)) && !agreesWithPage(first, reading)) return undefined;
  const name = asInDomain(withoutTail(lastNameOf(beforeLabel(beforeRights(withoutKoreanAddress(first))))).replace(/^(?:©|\(c\)|copyright|(?:19|20)\d\d|[-–\s,.])+/i, "").replace(PORTUGUESE_SUBJECT.test(text) ? /^[AO] /u : "", "").replace(reading.country === "BR" ? OWN_NUMBERS : "", "").trim(), reading);
  const isName = name.length >= 3 && name.length <= (agreesWithPage(name, reading) ? 80 : 60) && name.split(" ").length <= (agreesWithPage(name, reading) ? 10 : 8) && (beginsAsName(name) || isOwnName(name, reading)) && !/\d{3}|[@:;!?/]/.test(name) && !isOwnDomainBehindWords(name, reading) && href === undefined && !isPlaceholderName(name) && !LABEL_WORD.test(name) && !isLabel(name) && !NUMBER_SIGN.test(name) && !SENTENCE.test(name) && (!(HOUSE.test(name) || isRoad(name)) || agreesWithPage(name, reading));
  if (!isName) return undefined;
  // "Jan de Boer, Kerkstraat 1, 1234 AB Zwolle, KvK …": who is at the head of an address has the number behind it.
  if (start - text.indexOf(name) < 160 && townOf(text.slice(text.indexOf(name) + name.length, start)) !== undefined && /^(?: \([^()]{2,40}\))?(?:[,;]|\s?[|•·]|\s[-–—/])\s/.test(text.slice(text.indexOf(name) + name.length))) return name;
  const follows = start - (text.indexOf(name) + name.length) <= 24 && (name.includes(" ") || /^[A-Z]*\p{Lo}{4}/u.test(name)) && ((zone & ZONE.footer) !== 0 || (reading.kind !== "other" && text.length < 80 && /^\p{Lo}/u.test(name)));
  const isInTitle = /^\p{Lo}{3}/u.test(name) && reading.page.title.includes(name);
  return follows || isInTitle || agreesWithPage(name, reading) || isTitled(name, reading) ? name : undefined;
}

/** "The website acme.example (the Site) belongs to …": a sentence's subject, and whose it is stands behind. */
const isOwnDomainBehindWords = (name: string, reading: Reading): boolean => name.endsWith(reading.host.domain) && name.includes(" ") && !isOwnName(name, reading) && !isTitled(name, reading);

/** "Valid for all offers, orders and deliveries of Acme, 4 Mill Lane, …": what a sentence goes on to enumerate behind its first words. */
const ENUMERATION = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){2,6}),(?: \p{Ll}+){1,3}(?:,(?: \p{Ll}+){1,3}){0,6},? (?:and|und|et|en|e|y|og|och|i|a|ja|oraz|és|și|ir|un|in|и|та|και) (?=\p{Ll}+ )/u;

/** "© 2024 Acme · NIP …": what a copyright line begins with, before the name. */
const SIGN_AND_YEARS = /^(?:©|\(c\)|copyright(?!\p{L}))(?:©|\(c\)|(?:19|20)\d\d(?!\d)|[-–—.,:\s])*/iu;

/** Two numbers of one kind are two companies': whether the word before a number stands in its line once. */
function isLabelledOnce(text: string, start: number): boolean {
  const [label = ""] = /\p{L}+(?=\P{L}*$)/u.exec(text.slice(Math.max(0, start - 40), start)) ?? [];
  return label === "" || text.indexOf(label) === text.lastIndexOf(label);
}

/** "A Clínica Sorriso, pessoa coletiva n.º …": the article begins the sentence. */
const PORTUGUESE_SUBJECT = /^[AO] \p{Lu}\p{Ll}[^,.;|]{2,60}, (?:pessoa|sociedade|associação|com sede|inscrita|titular|NIPC|CNPJ)/u;

/** "12.345.678 Ana Lima", "Ana Lima 12345678909": the firm of a Brazilian sole trader has the root of its own number before the name, or the person's tax number behind it. */
const OWN_NUMBERS = /^\d{2}\.\d{3}\.\d{3} (?=\p{Lu})| (?:\d{11}|\d{3}\.\d{3}\.\d{3}-\d{2})$/u;

function beforeRights(text: string): string {
  const rights = RESERVED.exec(text);
  return rights === null ? text : text.slice(0, rights.index);
}

/** "Acme ABN": a number's label that ends the text is none of the name. */
function beforeLabel(text: string): string {
  const last = findLabels(text).at(-1);
  return last !== undefined && last.start > 0 && last.end >= text.trimEnd().length && /[A-Z]{2}|[^\0-\u024f]{2}/.test(text.slice(last.start, last.end)) ? text.slice(0, last.start) : text;
}

/** "Arnhem nr. 30417726": the seat of the register that the line above names. */
const NUMBER_SIGN = /\s(?:nr|no|n°|nummer|number)\.?$/i;

/** "Seegasse 9 · 5700 Zell": a street, not who is at the head of the address. */
const HOUSE = /\s\d{1,4} ?[a-zA-Z]?$/;

/** "Green Leaf Exports Unjha" on greenleafexports.com: where the first words are the whole domain and the page also writes them alone, what follows is the town or the trade. */
function asInDomain(name: string, { host, page, siteNames }: Reading): string {
  const words = name.split(" ");
  const end = words.findIndex((_, at) => at > 0 && host.label.length >= 10 && isSameName(words.slice(0, at + 1).join(" "), host.label));
  const own = words.slice(0, end + 1).join(" ");
  const isAlone = (text: string): boolean => text.length < 80 && text.split(TITLE_PARTS).some((part) => isSameName(part, own));
  return end >= 0 && [page.title, ...siteNames, ...page.alts, ...page.lines.map(({ text }) => text)].some(isAlone) ? own : name;
}

/** Whether a text is but a number's label ("HST #"). */
function isLabel(text: string): boolean {
  const [label] = findLabels(text);
  return label?.start === 0 && !/[\p{L}\p{N}]/u.test(text.slice(label.end));
}

/** A number's, a register's or a contact's label, as whole words: "Nordlys", "Taxi Berger" and "Organic Farm" begin otherwise. */
const LABEL_WORD =
  /^(?:(?:kvk|k\.v\.k|btw|vat|tva|ust|uid|crn|coc|uen|gst|hr[ab]|reg|org|cvr|nip|regon|krs|siret|siren|rcs|r\.c\.s|c\.?f|p\.? ?iva|partita|codice|cif|nif|cnpj|abn|acn|ein|company|ičo?|dič|oib|tel|phone|fax|e-?mail|mail|iban|number|nummer|num[ée]ro|n[°º.]|no|nr|cui|reģ|įm|pvm|numer|privacy|terms)(?!\p{L})|(?:btw|vat|ust|uid|reg|org|cvr|kvk|nip|tel|tva)(?:-?n[ru°ºo]|-?id)|regist(?:er|r)|organisa\p{L}*n(?:umm|r)|telef|tax (?:no|n[ru°º]|id|code|ref|reg|office)|business (?:no|n[ru]|id|reg)|charity(?: no| n[ru]| reg|$)|chamber of|kamer van|all rights|handelsreg|amtsgericht|firmenbuch|matič|adósz|cégj|kontakt|contact|adres|impress|datens|algemene|y-tunnus|steuer-?(?:n|id)|umsatz|mwst|ondernem)/iu;
