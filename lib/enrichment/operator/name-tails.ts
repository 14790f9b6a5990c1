import { nameKey } from "./agreement";

/** What one person's business is called in law, behind whose name: no part of it. */
const STATUS =
  String.raw`(?:(?:nicht )?eingetragene[rs]? )?Einzel(?:unternehmen|unternehmer(?:in)?|firma|kaufmann|kauffrau)|Klein(?:unternehmer(?:in)?|gewerbe)|Freiberufler(?:in)?|eenmanszaak|zzp(?:['’]er)?|entreprise individuelle|(?:micro|auto)-?\s?entrepr\p{L}+|entrepreneure? individuel(?:le)?|profession libérale|(?:ditta|impresa) individuale|liber[oa] professionista|lavorat\p{L}+ autonom[oa]|aut[óo]nom[oa]|empresari[oa] individual|persona física|profesional independiente|empresári[oa] (?:em nome )?individual|trabalhador[a]? independente|sole (?:trader|proprietor(?:ship)?)|self-employed|freelancer|(?:individual|private) entrepreneur|` +
  String.raw`jednoosobowa działalność gospodarcza|JDG|działalność (?:gospodarcza|nierejestrowana)|OSVČ|SZČO|fyzická osoba|živnostní[kč]\p{L}*|enskild (?:firma|näring\p{L}+)|egenföretagare|enkeltpersonforetak|enkeltmands(?:virksomhed|firma)|toiminimi|yksityinen elinkeinonharjoittaja|egyéni vállalkozó|(?:paušalni )?obrt|preduzetnik|предузетник|samostojni podjetnik|едноличен търговец|persoană fizică autorizată|întreprindere individuală|ατομική επιχείρηση|индивидуальный предприниматель|самозанят\p{L}+|фізична особа-підприємець|şahıs (?:firması|şirketi)|füüsilisest isikust ettevõtja|pašnodarbināta persona|individuali veikla|einstaklingsrekstur|個人事業主|개인사업자|עוסק (?:מורשה|פטור)`;

/** Who owns or represents what is named. */
const OWNER =
  String.raw`(?:Inh(?:\.|aber(?:in)?)|Eigent(?:\.|ümer(?:in)?)|Geschäftsführ(?:er(?:in)?|ung)|Gesch(?:\.?f|äftsf)\.|Gründer(?:in)?|vl\.|vlasni(?:k|ca)|vlastník|majitel(?:ka)?|jednatel(?:ka)?|konateľ(?:ka)?|propriétaire|gérante?|dirigeante?|représentée? par|titolare|legale rappresentante|amministratore(?: unico)?|propietari[oa]|administrador(?:a)?|representante legal|proprietári[oa]|sócio-gerente|gerente|eigenaa?r(?:esse)?|zaakvoerd(?:er|ster)|bestuurder|owner|proprietor|prop\.|(?:managing |company )?directors?|indehaver|ejer|innehavare|ägare|innehaver|eier|daglig leder|omistaja|yrittäjä|toimitusjohtaja|właściciel(?:ka)?|tulajdonos|ügyvezető|képviselő|zastoupen\p{L}*|zast\.|vertr(?:\.|eten)|v\/|代表(?:者|取締役|社員)?|店主|대표(?:자|이사)?)`;

/** A line that but tells who owns or represents what is named above it. */
const OWNER_LINE = new RegExp(String.raw`^${OWNER}[ :]+(?=\p{Lu})`, "iu");

/** Whom a line makes the owner or head of what the line above names ("Inh. Petra Meier"), with what else the line says of them; undefined where it does nothing of the kind. */
export function ownerOfLine(text: string): string | undefined {
  const [label] = OWNER_LINE.exec(text) ?? [];
  return label === undefined ? undefined : text.slice(label.length);
}

/** Behind a comma, dash or bracket the status, or the owner of what is named. */
const BEHIND_SIGN = new RegExp(String.raw`,? ?(?:, |[–—-] |\()(?:(?:${STATUS})(?!\p{L})|${OWNER}[ :]).*$`, "iu");
/** The same without a sign, where the word is an owner's and no name's ("Salon Schere Inh. Petra Meier"). */
const BEHIND_BLANK = / (?:Inh\.|Inhaber(?:in)?:?|Inh:|[Pp]rop\.|[Vv]l\.|Gf\.:?|GF:) ?\p{Lu}.*$/u;
/** As what else somebody trades. */
const TRADING = /,? (?:tevens |also |auch )?(?:h\.?o\.?d\.?n\.?|handelende? onder|handelnd (?:unter|als)|trading (?:as|under)|t\/a|d\/b\/a|dba|doing business as|operating (?:as|under)|exerçant sous|que opera (?:bajo|sob)|ATF|as trustee for)(?!\p{L}).*$/iu;
/** A clause in lower case: what somebody does or is ("…, psychologue clinicienne, exerçant en libéral"). */
const CLAUSE = /, \p{Ll}{3}.*$/u;
/** "Društvo za razvoj, kulturo in šport": what somebody is for may be a row. */
const PURPOSE = /(?<!\p{L})(?:für|for|pour|per|para|voor|til|för|za|na|pro|pre|dla|по|за|для|про|of|de|der|zur|zum)(?!\p{L})[^,]*$/iu;

/** A name without what a line goes on to tell of whose it is: the status of a sole trader, the owner, a trade name, a clause in lower case. */
export function withoutTail(name: string): string {
  const said = name.replace(BEHIND_SIGN, "").replace(BEHIND_BLANK, "").replace(TRADING, "");
  const head = said.replace(CLAUSE, "");
  const own = head !== said && (PURPOSE.test(head) || (nameKey(said).hasForm && !nameKey(head).hasForm)) ? said : head;
  return own.trim().length >= 3 ? own.trim() : name;
}
