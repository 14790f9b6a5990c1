import { findLabels } from "../identifiers/label-trie";
import type { Line } from "../page/page";
import { cleanText } from "../page/text";
import { NAME_LABELS, TRADE_LABELS } from "./name-labels";
import { withoutTail } from "./name-tails";
import { isPlaceholderName } from "./placeholders";

/** What pages write before a company's name when they list its particulars. */
export const NAMED = String.raw`${NAME_LABELS}|(?:officiële |statutaire |juridische )?(?:bedrijfs|handels|firma)naam|statutaire naam|naam (?:van de )?(?:onderneming|ondernemer|bedrijf|verkoper|handelaar)|(?:eingetragener )?firmenname|firma|firmenwortlaut|firmenbezeichnung|geschäftsbezeichnung|vereinsname|name (?:des vereins|der (?:organisation|einrichtung|praxis))|nom de (?:l['’](?:association|organisme|établissement|organisation)|la commune|la structure)|nome dell['’](?:associazione|ente)|nombre de la (?:asociación|entidad|empresa)|nome da (?:associação|entidade|empresa)|naam (?:van de )?(?:vereniging|stichting|organisatie)|unternehmensname|name des unternehmens|diensteanbieter|medieninhaber(?:in)?|(?:registered |legal )?(?:company|business|entity|trading|trade) name|registered company|legal name|name of (?:the )?company|(?:merchant )?legal entity(?: name)?|raison sociale|dénomination(?: sociale)?|nom (?:commercial|de l'entreprise|de la société)|éditeur(?: du site)?|propriétaire(?: du site)?|ragione sociale|denominazione(?: sociale)?|titolare(?: del sito)?|denominaci[óo]n(?: social)?|raz[óo]n social|nombre comercial|responsable(?: del tratamiento| du traitement)?|responsable de tratamiento|(?:die |der )?verantwortliche(?:[*:_/]?[rn])?(?: (?:stelle|einrichtung|person))?|name und (?:anschrift|adresse|kontaktdaten) de[rs] (?:für die verarbeitung )?verantwortlichen(?: stelle)?|data controller|controller|titolare del trattamento|administrator(?: danych(?: osobowych)?)?|správce(?: osobních údajů)?|dataansvarlig|personuppgiftsansvarig|behandlingsansvarlig|rekisterinpitäjä|(?:isiku)?andmete (?:vastutav )?töötleja|andmetöötleja|vastutav töötleja|(?:(?:asmens )?duomenų )?valdytojas|(?:(?:personas )?datu )?pārzinis|operator(?:ul)? de date(?: cu caracter personal)?|veri sorumlusu|verwerkingsverantwoordelijke|controlador(?:a)?(?: dos dados)?|titular(?: de la web| del sitio(?: web)?)?|raz[ãa]o social|denomina[çc][ãa]o(?: social)?|nome empresarial|virksomhedsnavn|firmanavn|foretaksnavn|selskapsnavn|f[öo]retagsnamn|f[öo]retag|bolagsnamn|yrityksen nimi|toiminimi|yritys|nazwa(?: firmy)?|pe[łl]na nazwa|n[áa]zev(?: firmy| spole[čc]nosti)?|obchodn[íié] (?:jm[ée]no|meno|n[áa]zov|firma)|provozovate[lľ]|prev[áa]dzkovate[ľl]|c[ée]gn[ée]v|(?:a )?szolg[áa]ltat[óo] neve|[üu]zemeltet[őo](?: neve)?|denumire(?: societate| firm[ăa])?|naziv(?: (?:tvrtke|firme|podjetja|dru[šs]tva|preduze[ćc]a))?|juridinio asmens pavadinimas|(?:įmonės )?pavadinimas|(?:uzņēmuma )?nosaukums|ettevõtte nimi|äriühingu nimi|наименование (?:организации|на фирмата)|фирма|tvrtka|firma naziv|ünvan[ıi]?|(?:ticar[iî] )?unvan[ıi]?|επωνυμ[ίι]α|poslovno ime|skraćeno poslovno ime|prodavac|ponudnik|nakladnik|vlasnik(?: (?:stranice|sajta))?|lastnik(?: strani)?|rukovalac(?: podataka)?|upravljavec(?: osebnih podatkov)?|voditelj obrade(?: osobnih podataka)?|obchodné meno|názov(?: (?:firmy|spoločnosti))?|(?:az )?adatkezelő(?: neve)?|наименование (?:на (?:дружеството|търговеца)|компании|юридического лица)|(?:полное|сокращ[её]нное|краткое) наименование(?: организации)?|(?:повна |скорочена )?назва(?: (?:підприємства|компанії|організації|юридичної особи))?|пословно име|(?:ticaret|şirket|firma|satıcı) [uü]nvan[ıi]|наименование|название|会社名|商号|販売業者|事業者名|運営会社|社名|상호(?:명)?|회사명|公司名称|公司名稱|שם (?:החברה|העסק)|ชื่อบริษัท|tên (?:công ty|doanh nghiệp)|nama perusahaan|nafn fyrirtækis`;

const NAME_LABEL = new RegExp(String.raw`^(?:${NAMED})\s*(?::|：|$|[-–]\s)\s*(.*)$`, "iu");

const NOT_A_NAME = /[@;!?]|https?:|\d{4,}|^(?!\([株有주유사재合]\)|[㈜㈱㈲])[^\p{L}\p{N}"„“«'’]|\.$(?<!(?<!\p{L})(?:\p{L}|Co|Ltd|Inc|mbH|kg|Corp|ev|Kft|Bt|Zrt|Nyrt|Lda|Ltda|Cia|Srl|Sp|Tbk|Bhd|Bros|Jr|Sr|Soc|coop|Şti)\.)/iu;

/** Words for a company that are labels only in a list's term or with a colon. */
const COMPANY_LABEL = /^(?:company|business|organi[sz]ation|trader|seller|unternehmen|anbieter|verkäufer|bedrijf|onderneming|verkoper|entreprise|soci[ée]t[ée]|vendeur|azienda|impresa|societ[àa]|venditore|empresa|sociedad|sociedade|entidad|entidade|vendedor|virksomhed|selskab|s[æa]lger|bedrift|selskap|selger|s[äa]ljare|myyj[äa]|sprzedawca|sp[óo][łl]ka|spole[čc]nos[ťt]|prod[áa]vaj[íi]c[íi]|pred[áa]vaj[úu]ci|firma|elad[óo]|c[ée]g|societatea|v[âa]nz[ăa]tor|tvrtka|podjetje|prodajalec|prodavatelj|ettev[õo]te|uz[ņn][ēe]mums|[įi]mon[ėe]|εταιρ[είί]+α|фирма|компания|организация|компанія|продавец|продавач|p[āa]rdev[ēe]js|pardav[ėe]jas|m[üu][üu]ja|şirket|satıcı|perusahaan|công ty|회사|판매자|事業者|企業名|单位|公司)(?!\p{L})\s*[:：]?\s*(.*)$/iu;

/** Labels behind which a firm or another organisation states its name, and nobody who only answers for the site. */
const FIRM_LABEL =
  /^(?:(?:eingetragener? )?firm(?:a|enname|enwortlaut|enbezeichnung)|geschäftsbezeichnung|vereinsname|unternehmen(?:sname)?|organi[sz]ation|name (?:des (?:unternehmens|vereins)|der (?:firma|organisation|einrichtung|praxis))|raison sociale|dénomination(?: sociale)?|nom (?:commercial|de (?:l['’]|la )\p{L}+)|entreprise|ragione sociale|denominazione(?: sociale)?|nome dell['’]\p{L}+|azienda|impresa|raz[óo]n social|denominaci[óo]n(?: social)?|nombre (?:comercial|de la \p{L}+)|empresa|entidad|raz[ãa]o social|denomina[çc][ãa]o(?: social)?|nome da \p{L}+|entidade|(?:officiële |statutaire )?(?:bedrijfs|handels|firma)naam|naam (?:van (?:de|het) )?\p{L}+|bedrijf|onderneming|(?:merchant )?(?:registered |legal )?(?:company|business|entity|trading|trade) name|company|f[öo]retagsnamn|firmanavn|virksomhedsnavn|foretaksnavn|yrityksen nimi|nazwa firmy|n[áa]zev (?:firmy|spole[čc]nosti)|c[ée]gn[ée]v|f[öo]retag|bolagsnamn|selskapsnavn|toiminimi|yritys|n[áa]zov (?:firmy|spoločnosti)|obchodn[íié] (?:jm[ée]no|meno|n[áa]zov|firma)|denumire(?:a)? (?:societ\p{L}+|firm\p{L}+)|naziv(?: (?:tvrtke|firme|podjetja|dru[šs]tva|preduze[ćc]a|obrta))?|(?:skraćeno )?poslovno ime|tvrtka|podjetje|(?:įmonės )?pavadinimas|(?:uzņēmuma )?nosaukums|(?:ettevõtte|äriühingu) nimi|(?:(?:ticar[iî]|ticaret|şirket|firma|satıcı) )?[üu]nvan[ıi]?|(?:şirket|firma) adı|nama (?:perusahaan|syarikat)|tên (?:công ty|doanh nghiệp|cửa hàng)|nafn fyrirtækis|nome empresarial|(?:(?:полное|сокращ[её]нное) )?(?:название|наименование)(?: \p{L}+)?|(?:повна )?(?:назва|найменування)(?: \p{L}+)?|фирма|компания|пословно име|(?:εταιρική )?επωνυμ[ίι]α|会社名|法人名|社名|상호(?:명)?|회사명|법인명|(?:公司|企业|企業)(?:名称|名稱|全称)|שם ה?(?:חברה|עסק)|اسم (?:الشركة|المؤسسة|المتجر)|الاسم التجاري|ชื่อบริษัท)\s*[:：]/iu;

/** Whether a line states a name behind a label that firms and other organisations use of themselves ("Firma: …", "Raison sociale : …"), not persons. */
export function isFirmsLabel(text: string): boolean {
  return FIRM_LABEL.test(text);
}

/** What alone would as well stand before a person's name. */
const BARE_LABEL = /^(?:nom|name|naam|nome|nombre|navn|namn|nimi|nazwa|název|názov|név|denumire) ?: ?/i;

/** What a sole trader's particulars write before the name, in its line ("Jméno a příjmení: Jana Lipová"). */
const PERSON_LABEL =
  /^(?:(?:jméno|meno)(?: a (?:příjmení|priezvisko))?|imię i nazwisko|nom(?: et prénom)?|prénom et nom|nombre(?: y apellidos)?|nome(?: e cognome| completo)?|ime (?:i prezime|in priimek)|nume (?:și|si|şi) prenume|(?:full )?name|vor- und (?:nach|zu)name|naam|navn|namn|nimi|név|vardas,? pavardė|vārds,? uzvārds|ad[ıi]? soyad[ıi]) ?: ?(\S.*)$/iu;

/** "LINDORA(屋号)": which of somebody's names it is. */
const WHICH_NAME = / ?\((?:屋号|商号|字号|字號|店名|店舗名|ブランド名?|상호|trade name|trading name|brand(?: name)?|marque|marke|handelsnaam|marca|nome fantasia|nombre comercial|varumärke|kauppanimi)\)$/iu;

/** "山田花子(屋号:青空堂)": a person, and the name of her firm. */
const TRADING_AS = /^[^()]{2,20} ?\((?:屋号|商号|字号|字號)[: ]?([^()]{2,40})\)$/u;

/** Whether a text is what pages write before their own company's name ("Company name", "Verkäufer"). */
export function isNameLabel(text: string): boolean {
  return NAME_LABEL.test(`${text}:`) || COMPANY_LABEL.exec(`${text}:`)?.[1] === "";
}

/** A line whose first part is set apart from the rest by an element alone, and is a name's label: as with a colon between ("<b>Company name</b> Acme", "Company name <b>Acme</b>"). */
export function withColon(line: Line): Line {
  const { text } = line;
  const head = line.head === undefined ? beforeBold(line) : cleanText(line.head);
  const rest = text.slice(head.length);
  const label = head.replace(SPACED, "");
  return head.length >= 2 && !/[:：]$/.test(head) && text.startsWith(head) && /^ ?[\p{L}\p{N}"„“«'‘(]/u.test(rest) && (isNameLabel(label) || TRADE_LABEL.test(label)) ? { ...line, text: `${label}: ${rest.trimStart()}` } : line;
}

/** "会 社 名": labels of tables are spaced to one width. */
const SPACED = /(?<=^(?:\p{Script=Han} )*\p{Script=Han}) (?=(?:\p{Script=Han} )*\p{Script=Han}$)/gu;

/** No label is longer. */
const MAX_LABEL = 60;

/** What stands before the only part of a line in bold, where that is the line's end. */
function beforeBold({ text, bold: [only = "", ...more] }: Line): string {
  const name = cleanText(only);
  return more.length === 0 && name !== "" && text.length - name.length <= MAX_LABEL && text.endsWith(` ${name}`) ? text.slice(0, -name.length).trimEnd() : "";
}

const TRADE_LABEL = new RegExp(String.raw`^(?:${TRADE_LABELS})\s*(?:[:：]\s*(.*))?$`, "iu");

/** The name of a shop, a house or a brand that a line, or the next one, states behind a label such as "店舗名"; undefined where there is none. */
export function statedTrade(lines: readonly Line[], at: number): string | undefined {
  const match = TRADE_LABEL.exec(lines[at]?.text ?? "");
  const value = match === null ? "" : (match[1] ?? lines[at + 1]?.text ?? "");
  return value.length >= 2 && value.length <= 60 && /\p{L}{2}/u.test(value) && !NOT_A_NAME.test(value) && !isPlaceholderName(value) ? value : undefined;
}

/** The name that a line, or the next one, states behind a label such as "Company name:"; undefined where there is none. */
export function statedName(lines: readonly Line[], at: number): string | undefined {
  // "Le vendeur : …": an article before the label.
  const text = (lines[at]?.text ?? "").replace(/^(?:L[ea] |L['’]|Il |El |Der |Die |The |Het )(?=\p{L}+ ?[:：] ?\p{L})/u, "");
  if (text.length > 200) return undefined;
  const isTerm = lines[at]?.level === 7 || lines[at]?.cell?.column === 0 || /^[^\d:：]{3,20}[:：]/u.test(text);
  // "Medieninhaber und Herausgeber:": of two labels the first tells as much.
  const one = text.replace(/^(\p{L}[\p{L} -]{2,30}?),? (?:und|and|et|en|e|y|og|och|ja|&|\/) [\p{L} ]{3,40}(?= ?:)/u, "$1");
  const match = NAME_LABEL.exec(text) ?? PERSON_LABEL.exec(text) ?? (isTerm ? termOf(text) : null) ?? NAME_LABEL.exec(one);
  if (match === null) return undefined;
  const behind = match[1] ?? "";
  // "Company" above a menu's links.
  if (behind === "" && lines[at + 1]?.href !== undefined && (lines[at + 2]?.href !== undefined || (lines[at]?.level ?? 0) % 7 > 0)) return undefined;
  const value = withoutTail(beforeNumber(behind === "" ? (lines[at + 1]?.text ?? "") : behind).replace(WHICH_NAME, "").replace(TRADING_AS, "$1")).replace(BARE_LABEL, "").replace(/ \(\p{Ll}{4,}:? [^()]+\)$/u, "").split(/\s*[|•·]\s*|,\s(?=\p{L}+[^,]*\d)|\s[-–—]\s|,? (?:handelend|h\.?o\.?d\.?n|trading as|t\/a|d\/?b\/?a|firmierend|auftretend|exerçant|veikianti|działając[ya]|prowadząc[ya]|sub denumirea)(?!\p{L})/iu)[0]?.trim() ?? "";
  const isName = value.length >= 2 && value.length <= 100 && value.split(" ").filter((word) => !/^\p{Ll}{1,4}$/u.test(word)).length <= 9 && /\p{L}{2}/u.test(value) && !NOT_A_NAME.test(value) && !value.endsWith(":") && !isPlaceholderName(value);
  return isName && !NAME_LABEL.test(value) && !isNumberLabel(value) ? value : undefined;
}

/** "Asociación Lindora. CIF G…": the next sentence gives its number. */
function beforeNumber(value: string): string {
  const [label] = value.includes(". ") ? findLabels(value).filter((hit) => hit.label.schemes.length > 0 && value.slice(0, hit.start).endsWith(". ")) : [];
  return label === undefined ? value : value.slice(0, label.start - 2);
}

/** "IČO" below "Název firmy": of labels in a row the next one is no value. */
function isNumberLabel(text: string): boolean {
  const [hit] = findLabels(text);
  return hit?.start === 0 && hit.label.schemes.length > 0 && !/[\p{L}\p{N}]/u.test(text.slice(hit.end));
}

/** A label that is the whole line, or ends in a colon. */
function termOf(text: string): RegExpExecArray | null {
  const match = COMPANY_LABEL.exec(text);
  return match === null || (match[1] !== "" && !/^[^:：]+[:：]/u.test(text)) ? null : match;
}
