import { isAbbreviation } from "./abbreviations";
import { isAllCommon, nameKey } from "./agreement";
import { isAddressBefore } from "./addresses-in-text";
import { caselessLead } from "./caseless-leads";
import { additionAt } from "./form-additions";
import type { FoundName } from "./found-name";
import { isForms, STATUS, SUFFIX } from "./legal-suffixes";
import { beforeLowerCase, beforeParticles, beforeTrade } from "./lower-case-names";
import { isBodyWord } from "./kinds";
import { isInAddress, isOrdinaryWord } from "./ordinary-words";
import { isPlaceholderName } from "./placeholders";
import { findPrefixed } from "./prefixed-names";
import { COPYRIGHT_WORD, TODAY } from "./rights";
import { edgeOf } from "./name-edges";
import { endOfTalk } from "./talked-about";
import { beforeForm, isLabelledForm } from "./told-forms";
import { inTwoScripts } from "./two-scripts";
import { OTHER_WORDS, OWN_WORDS } from "./words";

const [MAX_LINE, MAX_BACK] = [3000, 110];
const [MAX_NAMES, MAX_FORMS, MAX_WORDS] = [40, 80, 14];

/** Lower-case words that stand inside names. */
export const CONNECTORS: ReadonlySet<string> = new Set("& + and und et y i e en og och ja à aux au de du des da das do dos di del della dei delle d l la le les el los las van von vom der den dem het 't ter ten te zum zur of for für pour voor in im am an auf a the of 'n n' 'n' ’n’ mit für u. és ve a aan i. op gemeinnützige gemeinnütziger em d. a. o. ob a.d. i.d. o.d. v.d. v/ v. figli figlio fils frères hijos hijo hermanos filhos filho irmãos zonen zoon zn. söhne sønner søn søn. sønn söner sinovi synowie synovia synové synov syn fia fiai társa társai pojat poika soci socios associati associés wspólnicy společníci partneri partnerji partnerzy partnerid partneriai partneri партньори партнёры партнеры партнери ortakları asociații asociaţii társai συνεργάτες συν/τες dhe ir și şi υιοί синове сыновья брати и та й за για και της του των τους το τα η ο οι τις στο στη στην στον".split(" "));
/** Words that stand before a name and are no part of it. */
const LEADING = /^(?:by|from|copyright|©|(?:[Cc]opyright|COPYRIGHT)?\([Cc]\)|firma|website|rights|reserved|all|dba|t\/a|\+|&|[-–—|,.:;*•·]|(?:19|20)\d\d(?:[-–—/](?:(?:19|20)?\d\d)?)?,?|\d{1,2}(?:\.\d{1,2})+\.?)$|^(?:of|von|vom|van|par|por|di|da|de|du|des|del|der|die|das|den|dem|het|la|le|les|el|and|und|et|y|e|en|og|och|für|for|voor|pour|in|im|at|to|zu|zum|zur|bei|is|are|we|our|an?|the|with|company|name|i|u)$/u;

/** Where a name cannot go on to the left. */
const HARD_STOP = new RegExp(String.raw`(?<=\d)@|, (?:and|et|und|e|y|en|och|og|i|a|ja)(?=\s)(?<=\d{4,5} [\p{L} ]{2,30}, \p{L}{1,3})|(?<=(?:\d{3}|\d[A-Z]{2}) )(?:and|et|und|e|y|en|och|og|i|a|ja)(?=\s)|(?<=\d)\.(?=\p{Lu}\p{Ll})|(?<![\u05d0-\u05ea])["“”]|["“”](?![\u05d0-\u05ea])|[|•·©®™:;!?…„«»\t→›＞■●◆【】「」、。（]|(?<=[\u3040-\u9fff\uac00-\ud7af]),(?=[\u3040-\u9fff\uac00-\ud7af])|(?<=\s(?:Limited|Company)) to(?=\s)|(?<=[号號])\/(?=[\u3040-\u9fff])|(?<=(?:©|\(c\)|copyright)\s?(?:(?:19|20)\d\d\s?[-–~]\s?)?)(?:19|20)\d\d年?(?=[\u3040-\u9fff\uac00-\ud7af])|[当本弊](?:ウェブ|Web|WEB)?(?:サイト|ページ|ホームページ|店|ショップ|サービス)[はを]|(?<=\d(?:층|호|번지)|[로길] \d{1,4}),? (?=[\uac00-\ud7af])|(?<=^| )(?:회사명|상호명?|업체명|법인명|기관명|운영(?:사|자|회사)|판매자|제작사?|주소) ?(?=\S)|(?<=\s)(?:[-–—/]|t\/a|d\/b\/a)(?=\s)|\)\s|,(?=\s)|\.(?=\s)|(?<!\S)\d{2,4}(?: \d{3}){2,3}(?=\s)|(?<!\S)\S{0,6}\d{6,}\S*(?=\s)(?! (?:Canada|Ontario|Alberta|B\.?C\.?|British Columbia|Manitoba|Saskatchewan|Qu[ée]bec|Nova Scotia|New Brunswick|Newfoundland|P\.?E\.?I\.?|Yukon|Nunavut)$)|\b(?:19|20)\d\d(?:\s?[-–—]\s?(?:${TODAY}))?(?=\s)|\b(?:19|20)\d\d\s?(?:[-–](?=\s)|[–—](?=\p{Lu}))|(?<=[©\d] ?)${COPYRIGHT_WORD}|all rights? reserved|alle rechte vorbehalten|alle rechten voorbehouden|tous droits réservés|tutti i diritti riservati|todos (?:los|os) (?:derechos|direitos) reservados|(?<!\p{L})(?:privacy (?:policy|notice|statement)|cookie (?:policy|notice)|terms (?:and|&) conditions|informativa (?:sulla )?privacy|politique de confidentialité|mentions légales|aviso legal|note legali|política de privacidade?|datenschutzerklärung|impressum)(?=\s)`, "giu");

/** What belongs to a name behind its legal form. */
const MORE = /^(?: ?(?:[&+]|und|u\.) ?Co\.? ?(?:KGaA|KG|OHG)|,? (?:Inc\.?|Ltd\.?|LLC|Tbk|Sp\. ?k\.?)(?![\p{L}\p{N}])|\/(?:SA|NV|SRL|BV|Ab|AB)(?!\p{L})| a r\. ?l\.(?: Onlus| ETS)?|,? Onlus(?!\p{L})| ?\((?:publ|haftungsbeschränkt|UK|GB|NZ|มหาชน)\)| BIC(?!\p{L})|(?:\(?[\u4e00-\u9fff]{2,8}\)?)?(?:分公司|辦事處|办事处)| et Cie\.?(?:,? ?S\. ?C\. ?A\.)?)/iu;
/** "Officina Rossi s.a.s. di Mario Rossi & C." */
const PARTNERS = /^ (?:(?:di|DI|d\.|des) \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’.]+){1,3} (?:&|e|E) (?:C|Co)(?![\p{L}])\.?|(?:di|DI)(?: \p{Lu}[\p{L}'’.]*){2,4}(?:(?:,| e| E| &)(?: \p{Lu}[\p{L}'’.]*){2,4})*(?=\s?(?:$|[|•·;(–-]))| (?:\p{Lu}\p{L}+ ){1,2}(?:&|ja) (?:kump|kumpp|kumppanit)\.?(?!\p{L}))/u;

/** The names of companies that a line holds, recognised by their legal form; at most 40, from left to right. Linear in the line's length. */
export function findNames(text: string): readonly FoundName[] {
  const line = text.length > MAX_LINE ? text.slice(0, MAX_LINE) : text;
  const names: FoundName[] = [];
  let floor = 0;
  let forms = 0;
  for (let match = SUFFIX.exec(line); match !== null && names.length < MAX_NAMES && forms < MAX_FORMS; forms += 1, match = SUFFIX.exec(line, match.index + match[0].length)) {
    let end = match.index + match[0].length;
    // "コトリバは株式会社青空と…": behind a particle the form begins the next name.
    if (match[0].trim() === "" || isOrdinaryWord(line, match[0].trim(), end) || isBehindParticle(line, match.index, end) || isInAddress(line, match.index, end)) continue;
    if (beginsNext(line, match.index, end)) continue;
    const apart = formApart(line, floor, match.index, end);
    const start = nameStart(line, floor, apart ?? match.index, end);
    if (start === undefined) continue;
    if (apart !== undefined) {
      const name = line.slice(start, apart).trim().replace(/^société (?=\p{Ll}\S*$)/u, "");
      if (name.length >= 3 && name.length <= 120 && !isAllCommon(name) && !isForms(name) && !isPlaceholderName(name)) names.push({ name, start, end: apart });
      floor = end;
      continue;
    }
    const more = MORE.exec(line.slice(end, end + 24)) ?? STATUS.exec(line.slice(end, end + 8)) ?? (/^(?:s\.? ?[an]\.? ?[sc]\.?|ky)$/i.test(match[0]) ? PARTNERS.exec(line.slice(end, end + 90)) : null);
    if (more !== null) end += more[0].length;
    end += additionAt(line.slice(end, end + 60));
    const dashed = isAllCommon(line.slice(start, end)) ? beforeDash(line, floor, start) : start;
    const widened = dashed < start ? dashed : beforeParticles(line, floor, beforeLowerCase(line, floor, beforeTrade(line, floor, start, end), end), end);
    const from = widened + edgeOf(line.slice(Math.max(0, widened - 2), widened), line.slice(widened, end));
    const found = withoutArticle(withoutStop(withBrand(line, floor, from, end).trim(), line.slice(end, end + 3)), line.slice(end, end + 20)).replace(/^(?:Inh\.|Inhaber(?:in)?) /, "");
    // "the Acme Inc. Style Collection and the Acme Inc. Network": what goes on right behind a company begins no other one that ends in the same.
    const name = names.find((before) => before.end === floor && /^ \p{Lu}/u.test(line.slice(floor, floor + 2)) && found.endsWith(` ${before.name}`))?.name ?? found;
    if (!isAbbreviated(name) && !isLabelledForm(name) && (isCompanyName(name) || isCompanyName(`${line.slice(from, match.index).trim()} Ltd`))) {
      names.push(...inTwoScripts({ name, start: Math.min(from, end - name.length), end }));
      floor = end;
    }
  }
  const prefixes = findPrefixed(line).flatMap(inTwoScripts);
  const between = prefixes.filter(({ name }) => THAI.test(name));
  if (between.length > 0) return [...names.filter(({ start, end }) => !between.some((thai) => thai.start < end && start < thai.end)), ...between].toSorted((a, b) => a.start - b.start);
  const prefixed = prefixes.filter(({ start, end: until }) => !names.some((name) => start < name.end && name.start < until));
  return prefixed.length === 0 ? names : [...names, ...prefixed].toSorted((a, b) => a.start - b.start);
}

/** A name between the two halves of its form. */
const THAI = /^บริษัท.*จำกัด/u;

/** "… a brand of SARL Acme", "d'une part, SARL Acme", "eine Marke der Genossenschaft Sonnmatt": behind a sentence's words a form that stands first begins the next name. */
function beginsNext(line: string, formAt: number, end: number): boolean {
  const form = line.slice(formAt, end);
  // "este proprietatea S.C. Acme S.R.L.": Romanian companies have what they are before the name too.
  if (/^[\s,]*S\. ?C\.$/u.test(form) && /^ \p{Lu}[^,;.|]{1,60} (?:S\. ?R\. ?L|SRL|S\. ?A|SA)(?!\p{L})/u.test(line.slice(end, end + 70))) return true;
  if (!/^[\s,]*(?:SARL|SAS|SASU|EURL|SELARL|SCI|SCP|SNC|Genossenschaft|Stiftung|Verein)$/u.test(form) || !/^ \p{Lu}[\p{L}'’]/u.test(line.slice(end, end + 3))) return false;
  return /(?<!\p{L})(?:de[rnms]?|die|das|la|le|l['’]|par|pour|avec|entre|et|by|of|von|vom|van|est|ist|is|part,|société) ?$/u.test(line.slice(Math.max(0, formAt - 10), formAt + form.length - form.trimStart().length));
}

/** "コトリバは株式会社青空と…", "souvenirは株式会社…": behind a particle the form begins the next name. */
function isBehindParticle(line: string, formAt: number, end: number): boolean {
  const before = line.slice(Math.max(0, formAt - 4), formAt);
  // "許可証 第12号/合同会社青空": joined to what follows and to nothing before, it begins it as well.
  if (/^[株有合]..社$/u.test(line.slice(formAt, end)) && /^[\p{L}\p{N}]/u.test(line.slice(end, end + 1)) && /[^\p{L}\p{N})）]$/u.test(before)) return true;
  return /(?<=[\u30a0-\u30ff\u4e00-\u9fff])[はがをにへとも]$|(?:である|ようこそ|私たち|弊社|当社)$/u.test(before) || (/(?<=[\p{L}\p{N}])[はが]$/u.test(before) && /^[\p{L}\p{N}]/u.test(line.slice(end, end + 1)));
}

/**
 * Where a name ends whose form is only told behind it, with the capital ("Acme - SAS au capital de 10 000 €", "Acme, société anonyme", "Acme, een BV met zetel te Gent");
 * undefined for a form that is part of the name.
 */
function formApart(line: string, floor: number, formAt: number, end: number): number | undefined {
  const behindArticle = /,\s(?:een|eine?|an?|une?|una|uma|en|et|egy)\s$/u.exec(line.slice(Math.max(floor, formAt - 8), formAt));
  if (behindArticle !== null) return formAt - behindArticle[0].length;
  const inForm = beforeForm(line.slice(Math.max(floor, formAt - 110), formAt));
  if (inForm !== undefined) return Math.max(floor, formAt - 110) + inForm;
  const left = /\s*(,|\s[-–—]|\() ?$/.exec(line.slice(Math.max(floor, formAt - 6), formAt));
  // "DVERROU FORMATION Société à responsabilité limitée": French names do not end in the form's words.
  if (left === null) return /^soci[ée]t[ée] (?:à|par|en) /i.test(line.slice(formAt, end)) && /\p{L} $/u.test(line.slice(Math.max(floor, formAt - 3), formAt)) ? formAt - 1 : undefined;
  const isTold = /^soci[ée]t[ée]/i.test(line.slice(formAt, end)) || /^(?: d['’]\p{L}+| de \p{L}+| \p{Ll}+){0,3}?,? ?(?:au|à|con|com) capital/iu.test(line.slice(end, end + 50));
  return isTold ? formAt - left[0].length : undefined;
}

/** "INOXAÇO – METALOMECÂNICA, S.A.", a line of its own, and "a Alfarrobas do Sotavento – Turismo Rural, Lda.": brand and trade are one name where Portuguese and Spanish forms stand behind it. */
function withBrand(line: string, floor: number, from: number, end: number): string {
  const name = line.slice(from, end);
  const before = line.slice(Math.max(floor, from - 60), from);
  const isLine = floor === 0 && from < 50 && /(?:S\. ?A\.?|L\.?da\.?|Ltda\.?|S\. ?L\.?|[ΟΕ]\.?[ΕO]\.?)$/iu.test(name) && /^\s*(?:$|[,|•·(])/.test(line.slice(end, end + 3));
  const left =
    (isLine ? /^\s*(\p{Lu}[\p{L}\p{N}&]+(?: (?:& )?\p{Lu}[\p{L}\p{N}&.]*){0,3})(?: [–-]|,) $/u.exec(line.slice(0, from)) : null) ??
    (/^(?:Sociedade?|Com[ée]rcio|Ind[úu]stria) /iu.test(name) ? /(?<=^|[\s(:|•·])(\p{Lu}[\p{L}\p{N}&'’.]*(?: (?:(?:d[aeo]s?|e|y|&|la|el) )?\p{Lu}[\p{L}\p{N}&'’.]*){0,4})(?: [–-]|,) ?$/u.exec(before) : null) ??
    (/, (?:unipessoal,? )?lda\.?$/i.test(name) ? /(?<=^|[\s(:|])(\p{Lu}[\p{L}\p{N}&'’.]*(?: (?:(?:d[aeo]s?|e|&) )?\p{Lu}[\p{L}\p{N}&'’.]*){0,4}) [–-] ?$/u.exec(before) : null) ??
    // "… é propriedade de INOXAÇO – METALOMECÂNICA, S.A.": in a sentence, all in capitals.
    (/^\P{Ll}+, S\. ?A\.$/u.test(name) ? /(?<=\p{Ll} )((?:\p{Lu}[\p{Lu}\p{N}&'’.]*)(?: [\p{Lu}\p{N}&][\p{Lu}\p{N}&'’.]*){0,3}) [–-] ?$/u.exec(before) : null);
  return left === null || /\d{5}/.test(left[0]) || OTHER_WORDS.test(left[1] ?? "") || OWN_WORDS.test(left[1] ?? "") || OPERATORS_ROLE.test(left[1] ?? "") ? name : `${left[0].trimStart()}${name}`;
}

/** "Sprzedawca – Acme S.A.": who it is to the reader. */
const OPERATORS_ROLE = /^(?:sprzedawca|usługodawca|administrator|właściciel|operator|organizator|wydawca|zleceniodawca|vendedora?|fornecedora?|prestadora?|titular|empresa|sociedad|πωλητής|εταιρ[είί]+α|ιδιοκτήτης|επωνυμία|vânzător|prodavac|prodavatelj|prodajalec|seller|company)$/iu;

/** "Acme - Software, Lda": words that every other company has are but the end of a name. */
function beforeDash(line: string, floor: number, start: number): number {
  const left = /[\p{Lu}\p{N}][^|•·:©–—]{1,50} [-–] ?$/u.exec(line.slice(Math.max(floor, start - 60), start));
  return left === null ? start : start - left[0].length;
}

/** "… of Acme Ltd. Registered in England": the stop is the sentence's, unless the name abbreviates other words too. */
function withoutStop(name: string, behind: string): string {
  return /(?<!\.) ?\b(?:Ltd|Limited|LLC|LLP|plc)\.$/i.test(name) && !/(?:\.,? |Co,? )Ltd\.$/i.test(name) && /^(?:$| \p{Lu})/u.test(behind) ? name.slice(0, -1) : name;
}

/** "A CLÍNICA ACME LTDA, inscrita no CNPJ …": the Portuguese article begins the sentence. */
function withoutArticle(name: string, behind: string): string {
  // "è l'Associazione Lund APS": the article stands before what it is.
  if (/^l['’]/u.test(name) && isBodyWord(/^\p{L}+/u.exec(name.slice(2))?.[0] ?? "")) return name.slice(2);
  // "An Acme Ltd company", at the foot of a page.
  if (/^An? \p{Lu}/u.test(name) && /^,? (?:(?:group|holding|portfolio|partner|family) )?(?:company|business|brand|venture|enterprise|production|publication|project|website|concern|property)(?!\p{L})/u.test(behind)) return name.replace(/^An? /, "");
  // "Η Acme Α.Ε. ιδρύθηκε …": the Greek one as well.
  const greek = /^(?:[ΗΟ]|Το|Οι) (?=[\p{Lu}\p{N}])/u.exec(name)?.[0] ?? "";
  if (greek !== "" && /^,? \p{Ll}/u.test(behind)) return name.slice(greek.length);
  // "A Nyírliget Kft. (székhely: …)", "Az Alma Bt.": the Hungarian one, whatever follows.
  if (behind !== "" && /^(?:A (?![AÁEÉIÍOÓÖŐUÚÜŰ])|Az (?=[AÁEÉIÍOÓÖŐUÚÜŰ\d]))[\p{L}\p{N}].* (?:kft|bt|zrt|nyrt|kht|szövetkezet|társaság|egyéni vállalkozó|e\. ?v)\.?$/iu.test(name)) return name.replace(/^Az? /, "");
  return /^[AO] \p{Lu}{2}.* (?:LTDA|LDA|S\.?A|S\/A|EIRELI|ME)\.?$/iu.test(name) && /^(?:[ -]+(?:ME|EPP))?,? ?(?:pessoa (?:jur|col)|com o? ?(?:sede|NI)|inscrit|com sede|sociedade|empresa|CNPJ|localizad|estabelecid|doravante|\(|é )/iu.test(behind) ? name.slice(2) : name;
}

/** What firms are called by before the name in quotation marks ("Przedsiębiorstwo Handlowe „Igła” sp. z o.o.", at a line's head "Scheepswerf “De Brug” V.O.F."). */
const KIND_BEFORE_QUOTES = /(?:(?<!\p{L})(?:Przedsiębiorstwo|Zakład|Firma|Biuro|Wydawnictwo|Hurtownia|Spółdzielnia|Fabryka|Agencja|Centrum|Gospodarstwo|Spółka|Stowarzyszenie|Fundacja|[A-Z]\.?[A-Z]\.?[A-Z]?\.?[A-Z]?\.?)(?: \p{Lu}\p{L}+(?:-\p{L}+)?){0,4}|(?<=^|[|•·©:] ?)(?!Фирма|Компания|Дружество|Компанія|Společnost|Spoločnosť|Podjetje|Tvrtka|Spółka|Tvrtka|Podjetje|Company|Société|Empresa|Şirket)\p{Lu}\p{Ll}{4,}(?: \p{Lu}\p{L}+){0,2}) $/u;

/** "Винарска изба „Старосел“" ЕООД, "Вино „Старосел“ ЕООД: a name in quotation marks within a name in quotation marks, which may end both. */
const NESTED_QUOTES = /["„“«](?=\S)[^"„“”«»|]{2,60} ["„“«](?=[\p{L}\p{N}])[^"„“”«»|]{2,50}["“”»]{1,2} ?$/u;

function nameStart(line: string, floor: number, formAt: number, end: number): number | undefined {
  const behindFloor = line.slice(Math.max(floor, formAt - 110), formAt);
  const quoted = NESTED_QUOTES.exec(behindFloor) ?? /["„“«]([^"„“”«»]{2,80})["“”»] ?$/u.exec(behindFloor.slice(-90));
  if (quoted !== null) return formAt - quoted[0].length - (KIND_BEFORE_QUOTES.exec(line.slice(Math.max(floor, formAt - quoted[0].length - 60), formAt - quoted[0].length))?.[0].length ?? 0);
  const from = Math.max(floor, formAt - MAX_BACK);
  const before = line.slice(from, formAt).replace(/[,\s]+$/, "");
  let stop = 0;
  HARD_STOP.lastIndex = 0;
  for (let match = HARD_STOP.exec(before); match !== null; match = HARD_STOP.exec(before)) {
    // "Fliesen-, Platten- und Natursteinverlegung Berg GmbH": two words with one end.
    if (match[0] === "," && before.charAt(match.index - 1) === "-") continue;
    // "C3.ai Ltda"
    if (match[0] === "." && /^\.\p{Ll}/u.test(before.slice(match.index))) continue;
    if (match[0] === "." && isAbbreviation(before.slice(stop, match.index))) continue;
    // "1. FC Lindental e.V.": the first club of its town.
    if (match[0] === "." && /(?:^|\s)1$/.test(before.slice(stop, match.index)) && /^e\. ?V/.test(line.slice(formAt, formAt + 4))) continue;
    if (match[0] === ")" || match[0].startsWith(")")) {
      const bracket = before.lastIndexOf("(", match.index);
      // "Acme (UK) Ltd", but not "Acme Ltd (company number 01234567) and Brown Ltd".
      if (bracket >= stop && match.index - bracket <= 25 && !/\d{5}/.test(before.slice(bracket, match.index)) && !OTHER_PARTY.test(before.slice(bracket))) continue;
    }
    // "Schützenverein 1974 Oberdorf e.V.": the year of a club is its name's.
    if (/^(?:19|20)\d\d$/.test(match[0]) && /^e\. ?V/.test(line.slice(formAt, formAt + 4)) && /(?:^|[\s(|•·:])(?!Copyright|Copy|Impressum|Stand|Saison|Jahr|Juli?|Juni?|Januar|Februar|März|April|Mai|August|September|Oktober|November|Dezember|Seit)\p{Lu}[\p{L}.-]+ $/u.test(before.slice(stop, match.index))) continue;
    // "Wahoo! Inc.": so does a name that ends in one.
    if (/^[!?]$/.test(match[0]) && match.index === before.length - 1 && /\p{Lu}[\p{L}\p{N}]+$/u.test(before.slice(0, match.index))) continue;
    // "Acme® Systems GmbH", "Acme© Ltda.": the sign belongs to the word before it.
    if (/^[®™©]$/.test(match[0]) && /[\p{L}\p{N}]$/u.test(before.slice(0, match.index)) && (match[0] !== "©" || match.index === before.length - 1)) continue;
    // "量维坊（杭州）科技股份有限公司": the town in brackets is the name's.
    if (match[0] === "（" && /^[^（）]{1,8}）[\u4e00-\u9fff]/u.test(before.slice(match.index + 1))) continue;
    if (match[0] === "," && isPartOfRow(before.slice(stop, match.index)) && !(/(?<!\p{L})(?![Cc]opyright |COPYRIGHT )\p{Lu}[\p{L}.'’-]* (?:\p{Ll}{2,3} ){0,2}\p{Lu}[\p{L}'’-]+$/u.test(before.slice(stop, match.index)) && WITH_KIN.test(before.slice(match.index))) && /^, ?(?:& |(?:[\p{Lu}&][\p{L}&.]*,? ){1,2}(?:&|and|und|et|og|och|ja|e|y|en|AND|UND|ET) )/u.test(`${before.slice(match.index)} `)) continue;
    stop = match.index + match[0].length;
  }
  stop += endOfTalk(before.slice(stop), line.slice(formAt, end));
  stop = Math.max(stop, openBracket(before) + 1);
  stop += caselessLead(before.slice(stop), line.slice(formAt, end));
  if (LOWER_CASE_PART.test(before.slice(stop)) && /^\s*$|[|•·©–—:-]\s?$|(?:19|20)\d\d ?$/.test(line.slice(0, from + stop)) && /^\s*(?:$|[,|•·(–—;/-])/.test(line.slice(end, end + 3))) return from + stop + before.slice(stop).search(/\S/);
  return leftmostWord(before, stop, from);
}

/** "die werkbank KG", "el rincón verde SL", alone in a part of a line: the article is the name's. */
const LOWER_CASE_PART = /^\s*(?:d(?:er|ie|as|e|et|en)|het|l[ae]s?|el|los|[oa]s|il|lo|gli|the)(?: (?!und |et |and |y |en |e )\p{Ll}[\p{Ll}'’-]+){1,3}\s*$/u;

/** "Jens Lund, Holm & Sønner": with kin or partners a name is whole, and who stands before it with a first name is somebody. */
const WITH_KIN = /^, \p{Lu}[\p{L}'’-]+ (?:&|\+|and|und|et|og|och|en|y|e|i|a|ja) (?:Sons?|Söhne|Sohn|Fils|Figli[oa]?|Hijos?|Filhos?|Zonen|Zoon|Zn|Sønner|Søn|Sønn|Söner|Son|Synowie|Syn|Synové|Synovia|Fia|Fiai|Pojat|Poika|Partners?|Partnerzy|Associ\p{L}+|Soci|Socios|Co)\.?$/u;

/** Whether the words before a comma may be the first of several partners' names ("Jones, Smith & Brown Ltd"): not a brand, not a role. */
function isPartOfRow(text: string): boolean {
  const all = text.trim().split(" ");
  const words = all.slice(all.findLastIndex((word) => /^\p{Ll}/u.test(word) && !CONNECTORS.has(word)) + 1);
  return words.length > 0 && words.length <= 3 && !/^(?:The|We|Wir|Wij|Nous|Noi|Vi|My|Nós|Nosotros|Me)$/i.test(words[0] ?? "") && !ROLE.test(words.at(-1) ?? "") && !POST.test(words.at(-1) ?? "");
}

/** "Helen Marsh, Managing Director, Bright & Oakes Ltd": the post that somebody has there, or the department. */
const POST = /^(?:(?:geschäfts)?(?:direct(?:or|eur|rice|ora?)|direktör|direktor|direktør|dyrektor|führer(?:in)?|leiter(?:in)?)|manager|officer|secretary|chair(?:man|woman|person)?|president|c[eft]o|founder|controller|treasurer|department|dept\.?|team|hr|gérant|prezes|jednatel|konateľ|ügyvezető|vd)$/iu;

/** "… between you (the Customer) and Acme Ltd": what stands in brackets behind the other party, and that another follows. */
const OTHER_PARTY = /^\([\p{Ll}"“”„«'‘][^()]*\) (?:and|et|und|e|y|en|och|og|i|a|ja|oraz) /u;

/** Where the last bracket opens that is not closed; -1 where all are. */
function openBracket(text: string): number {
  for (let at = text.length - 1, depth = 0; at >= 0; at -= 1) {
    if (text.charAt(at) === ")") depth += 1;
    else if (text.charAt(at) === "(" && (depth -= 1) < 0) return at;
  }
  return -1;
}

/** Walks back over the words of a name: capitalised ones, numbers, scripts without case, and connectors between them. */
function leftmostWord(before: string, stop: number, from: number): number | undefined {
  const words = [...before.slice(stop).matchAll(/\S+/g)];
  let first = words.length;
  let count = 0;
  for (let at = words.length - 1; at >= 0 && count < MAX_WORDS; at -= 1, count += 1) {
    const word = words[at]?.[0] ?? "";
    // "El titular de www.acme.example és Brown, S.L.": an address and the verb behind it.
    if (word.includes(".") && isAddressBefore(word, words.slice(at + 1, at + 6).map(([next]) => next), CONNECTORS)) break;
    const isNameWord = /^\(\p{L}+\)$|^[("'’‘]?[\p{Lu}\p{Lt}\p{Lo}\p{N}&+@]/u.test(word) || /\p{Ll}\p{Lu}|\.\p{Ll}{2,}|\p{Ll}\d|^[dlDL]['’]\p{Lu}|^\p{Ll}{1,2}-\p{Lu}|^v\/\p{Lu}/u.test(word);
    if (isNameWord) first = at;
    // "Coast to Coast Removals Ltd"
    else if (word === "to" && /^\p{Lu}\p{Ll}{2,}/u.test(words[at + 1]?.[0] ?? "") && /^\p{Lu}\p{Ll}+$/u.test(words[at - 1]?.[0] ?? "") && !LEADS_TO.test(words[at - 1]?.[0] ?? "")) continue;
    // "… gründeten Bürger den Förderverein e. V.": an article that no preposition takes begins the sentence's object.
    else if (/^de[nm]$/.test(word) && at > 0 && !PREPOSITION.test(words[at - 1]?.[0] ?? "")) break;
    else if (!CONNECTORS.has(word.toLowerCase()) && !(TITLE_WORD.test(word) && TITLE.test(words[at - 1]?.[0] ?? ""))) {
      // A name in lower case ("adidas AG"): the word next to the form, or a whole short segment. "VOLT architecten BV": capitalised words before it are the name's.
      if (at === words.length - 1) {
        first = at;
        if ((/^\p{Lu}[\p{L}'’-]+$/u.test(words[at - 1]?.[0] ?? "") && /^\p{Ll}{5,}$/u.test(word)) || /\p{Ll}\p{Lu}|\p{Ll}\.\p{Ll}{2,}|\p{Ll}\d/u.test(words[at - 1]?.[0] ?? "")) continue;
        // "Вино и мед ЕООД"
        if (/^(?:и|й|та|και)$/u.test(words[at - 1]?.[0] ?? "") && /^\p{Lu}\p{L}+$/u.test(words[at - 2]?.[0] ?? "")) continue;
      }
      if (at !== words.length - 1 || words.length > 4 || words.some(({ 0: other }) => /^\p{Lu}/u.test(other))) break;
      first = 0;
      break;
    }
  }
  // "haus & garten Brandt GmbH" at the head of its part.
  const [head = "", link = "", second = ""] = words.slice(Math.max(0, first - 3), first).map(([word]) => word);
  if (first >= 3 && (first === 3 || /^(?:copyright|by|of|\(c\)|\d{4}|\d{4}[-–]\d{2,4})$/i.test(words[first - 4]?.[0] ?? "")) && /^\p{Ll}{3,}$/u.test(head) && /^(?:&|\+|und|and|et|og|och|en|y|e|i)$/.test(link) && /^\p{Ll}{3,}$/u.test(second)) first -= 3;
  while (first < words.length && isLeading(words[first]?.[0] ?? "") && !(first === words.length - 1)) first += 1;
  // "Copyright SARL Martin": the form begins the name behind it.
  if (first === words.length - 1 && /^(?:copyright|(?:copyright)?\(c\))$/i.test(words[first]?.[0] ?? "")) return undefined;
  // "'t Hoekje B.V.": the Dutch article is the name's.
  if (/^['’][tsn]$/.test(words[first - 1]?.[0] ?? "")) first -= 1;
  const start = words[first]?.index;
  return start === undefined ? undefined : from + stop + start;
}

/** What goes to a company and is none of its name. */
const LEADS_TO = /^(?:Welcome|Back|Return|Go|Subject|According|Thanks|Due|Link|Links|Close|Next|Belongs?|Belonging|Owed|Licensed?|Property|Rights|Copyright|Reserved|Contact|Write|Email|Mail|Send|Call|Talk|Speak|Sold|Related|Relating|Access|Directions|Log|Sign|Apply|Donate|Subscribe|Up|Referred|Sponsored|Thank|You|From|We|He|She|They|Please|Address|Addressed|Formerly|Similar|Changed|Proud|Birthday|Congratulations|Visit|Credit|Attention|Tribute|Complaints?|Reply|Letter|Letters|Compared|Next|Close|Response)$/;

/** "Mag. pharm. Huber KG", "Dr. rer. soc. oec. Moser OG": an academic title goes on in lower case behind its abbreviation. */
const [TITLE, TITLE_WORD] = [/^(?:(?:Mag|Dr|Mr|Dipl|Prof|\p{Ll}{2,6})\.|et)$/u, /^\p{Ll}{2,6}\.$/u];

const PREPOSITION = /^(?:an|auf|aus|bei|hinter|in|mit|nach|über|unter|von|vom|vor|zu|zwischen|van|op|aan|bij|uit|over|onder|te)$/i;

/** Noise before a name: articles and prepositions only in lower case, because names begin with them too ("Les Pagaies inc."). */
export function isLeading(word: string): boolean {
  return LEADING.test(word) || /^\([^()]*\)$/.test(word) || /^(?:M\/[sS]\.?|By|From|About|We['’](?:re|ve)|I['’]m|Copyright|COPYRIGHT|COMPANY|版[权權]所有|著作權|Firma|F[Aa]\.|Website|All|Von|Par|Door|Por)$/.test(word) || ROLE.test(word);
}

/** What a company is to the one that speaks: no part of its name. */
const ROLE = /^(?:Mitglied|Mitgliedsverein|Membre|Medlem|Datterselskap(?:et)?|Morselskap(?:et)?|Konsernselskapet|Emoyhtiö|Tytäryhtiö|Emaettevõte|Moedermaatschappij|Moederbedrijf|Dochteronderneming|Dotterbolag(?:et)?|Moderbolag(?:et)?|Moderselskab(?:et)?|Datterselskab(?:et)?|Bolaget|Selskapet|Selskabet|Firmaet|Butiken|Butikken|Nettbutikken|Webbshopen|Tochtergesellschaft|Muttergesellschaft|Komplementärin|Herausgeber|Herausgeberin|Medieninhaber|Medieninhaberin|Seitenbetreiber|Websitebetreiber|Uitgever|Éditeur|Editore|Utgiver|Udgiver|Julkaisija|Wydawca|Vydavatel|Vydavateľ|Kiadó|Üzemeltető|Anbieter|Anbieterin|Diensteanbieter|Betreiber|Inhaber|Inhaberin|Verkäufer|Verkäuferin|Sprzedawca|Společnost|Spoločnosť|Podjetje|Tvrtka|Spółka|Provozovatel|Prodávající|Predávajúci|Doručuje|Dopravuje|Dodává|Zajišťuje|Provozuje|Prevádzkuje|Verkoper|Vendeur|Hersteller|Händler|Distributor|Partner:?)$/;

/** "vertr. d.d.": letters with dots are a form only behind a name. */
const isAbbreviated = (name: string): boolean => /^(?:\p{Ll}+\. )?(?:\p{Ll}\. ?){2,3}$/u.test(name);

/** Whether a text can be a company's name: letters beside the legal form, not too long, no sentence, no placeholder. */
export function isCompanyName(name: string): boolean {
  if (name.length < 3 || name.length > 120) return false;
  const { squashed, hasForm } = nameKey(name);
  return hasForm && !isAbbreviated(name) && /\p{L}/u.test(squashed) && !isForms(name.replace(DETERMINER, "")) && !NEGATION.test(name) && !isPlaceholderName(name) && !GENERIC_NAME.test(squashed) && !/^(?:registered|incorporated) (?:in|no|number)\b/i.test(name);
}

/** "nem egyéni vállalkozó", "not a limited company": which form somebody has not. */
const NEGATION = /^(?:se )?(?:nem|nie|ne|není|nije|nicht|keine?|not|non|pas|niet|geen|inte|ikke|ei|не)\s/u;

/** What stands before a form that is nobody's name ("d'une SARL", "La SAS", and in what a template leaves to be filled in "ex. SASU"). */
const DETERMINER = /^(?:(?:(?:p(?:ar)?\.? ?)?ex|z\. ?b|e\. ?g|bijv|np|napr|např|esim|p(?:or|\.)? ?ej|ad es|p\. ?es|t\. ?ex|f\. ?eks|напр)\. ?)?(?:d['’] ?|(?:de|di|da|von|van|of|as|als) )?(?:l['’] ?|(?:une?|una?|uma?|eine[rsmn]?|ein|een|an?|et|en|egy|la|le|the|de|het|die|der|das|el|il) )?/iu;

const GENERIC_NAME = /^(?:(?:but)?not|zustandige[rs]?|unlimited|[dl]|societe|la?societe|sociedad|societa|firma|spolka|spolecnost|the|a|an|die|der|das|diese|unsere|our|your|notre|votre|this|company|firma|firm|group|international|and|und|et|co|private|public|a private|limited|name|website|this site|einer|eine|partner|by|of|and its affiliates|registered|(?:zemedelske|polnohospodarske|rolnicke|vyrobn[ei]|spotrebn[ei]|stavebn[ei]|bytove)(?:\p{Ll}+)?)$/u;
