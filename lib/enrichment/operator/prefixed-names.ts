import { endBeforeLabel } from "../identifiers/before-labels";
import type { FoundName } from "./found-name";
import { isForms, PREFIX_FORMS } from "./legal-suffixes";
import { isDutchPostalCode, isEnglishAs } from "./ordinary-words";
import { isPlaceholderName } from "./placeholders";
import { RESERVED } from "./rights";
import { JAPANESE_MOTTO } from "./slogans";

const MAX_NAMES = 40;

/** A particle that may end a name as well, with what only a sentence goes on with behind it ("주식회사 푸른들이 운영하는 …", "(주)푸른들의 서비스", "㈜푸른들입니다"). */
const KOREAN_GOES_ON = /(?<=[\uac00-\ud7afA-Za-z\d]{2})(?:[이가](?= (?:직접 |공동으로 )?(?:운영|제공|관리|소유|개발|판매|발행|주관|보유))|의(?= (?:서비스|개인정보|홈페이지|사이트|웹사이트|공식|상품|제품|이용|약관|운영|저작|사전|동의|명시적|허락|승인))|에게?(?= (?:업무를 )?위탁)|[와과](?= (?:이용자|회원|고객|구매자|귀하|정보주체|사용자))|(?:입니다|이며|이고)(?![\uac00-\ud7af]))/u;

/** "사회복지법인 푸른들은 1998년 …", "(사)푸른들 서울특별시 …": a particle goes on with the sentence, a province with the address. */
function withoutKorean(taken: string): string {
  const cut = taken.slice(0, KOREAN_GOES_ON.exec(taken)?.index).replace(/ (?:서울|부산|대구|인천|광주|대전|울산|세종)(?:특별시|광역시|특별자치시|시)(?: .*)?$| (?:경기|강원|충청[남북]|전라[남북]|경상[남북]|제주|전북|강원)(?:특별자치)?도(?: .*)?$/u, "");
  // "주식회사 한빛물류 믿음으로 나르는 사람들": a motto's second word has its particle.
  return cut.replace(/(?<=\S) [\uac00-\ud7af]{2,}으로 .*$/u, "").replace(/(?<=[\uac00-\ud7af]{2})(?:은|는|(?<![마가노고])을|를|에서) .*$/u, "");
}

/** Forms of Thai and Georgian, whose words have marks or are all in what counts as lower case. */
const MARKED_FORM = /^[\p{Script=Thai}\p{Script=Georgian}]/u;
/** Up to a mark or to a word by which an address, a label or the sentence goes on. */
const MARKED = /^(?: ?(?!(?:โทร|เลข|ที่อยู่|สงวน|ตั้งอยู่|ก่อตั้ง|เป็น|ได้|มี|ให้|จดทะเบียน|ขอ|สำนักงาน|All|Copyright|საიდენტიფიკაციო|ყველა|ს\/[კნ]|მის(?:ამართი)?(?![\p{L}])|ტელ|დაარსდა|არის|საავტორო|წარმოადგენს))(?:[\p{L}\p{M}\p{N}&'’-]|\.(?=[\p{L}\p{M}]|\s?[\p{L}\p{M}]{3}))+){1,6}/u;

/** Up to a mark, a number or the next label. */
const VIETNAMESE = /^\p{Lu}(?:(?! (?:MST|Mã số|MSDN|Địa chỉ|ĐC|GPKD|Giấy|Điện thoại|ĐT|Tel|Hotline|Email|Trụ sở|được|là|có|đã|thuộc|chuyên|thành lập|giữ|thiết kế|bảo lưu|cam kết|tôn trọng|sẽ|luôn|thu thập|cung cấp|sử dụng|bảo vệ|xử lý|hoạt động|ra đời|tự hào|hân hạnh|trân trọng|chân thành|xin|không|nhằm|theo|ban hành|quy định|tiến hành|chịu trách nhiệm|All|Copyright)(?!\p{L}))[\p{L}\p{N} &'’]){2,70}/iu;
/** "MB Medžio darbai", "Stichting Vrienden van het bos", alone or before a comma: behind a form at a line's head the name goes on in lower case. */
function lowerCaseTail(rest: string, isLine: boolean): string {
  const [tail = ""] = (isLine ? /^(?: \p{L}[\p{L}'’-]*){1,5}(?=\s*$|,\s|\s?[|•·(;]| [–-] )/u : /^(?: \p{Ll}[\p{L}'’-]*){1,3}(?=\s?[|•·(;]|,\s|\.(?: \p{Lu}|$)|\s*$)/u).exec(rest) ?? [];
  return tail.split(" ").some((word) => word !== "" && VERB_BEHIND.test(word)) ? "" : tail;
}

/** What leads up to a name in languages that write the form first: a verb, a preposition, a year of a copyright line. */
const LED_TO = /(?:©|©? ?(?:19|20)\d\d|(?<!\p{L})(?:je|jest|је|е|на|е|od|yra|ir|un|ja|on|valdo|administruoja|uztur|pārvalda|haldab|является|принадлежит|належить|между|між|от|від|с|з|и|і|та|є|tarp|starp|vahel|предложением))[,:]? $/iu;

/** Verbs by which a name before them begins a sentence. */
const VERB_BEHIND = /^(?:yra|ir|un|ja|on|är|är|is|est|son|sunt|este|jest|heeft|a|ont|est|har|vykdo|atlieka|teikia|siūlo|gamina|dirba|piedāvā|nodrošina|ražo|pakub|tegeleb|müüb|propose|réalise|exploite|gère|édite|organiseert|beheert|biedt|является|предлагает|осуществляет|оказывает|надає|здійснює|au|immatricul\p{L}*|inscrit\p{L}*|sis|sise|dont|ayant|ingeschreven|gevestigd|statutair|met|зарегистрирован\p{L}*)$/iu;

/** A name in quotation marks, also one that has such marks in it, which may end both names at once ("НПК "Зарянка"), and the person's name behind it. */
const QUOTED = /^(?:"[^"]{0,60}"(?=[\p{L}\p{N}])[^"]{1,50}(?<!\s)""?|"[^"]{2,100}"|«[^«»]{0,60}«[^«»]{2,60}»(?:[^«»]{0,20}»)?|«[^»]{2,100}[»"]|„[^„“”]{2,50}„[^“”]{2,50}[“”]{2}|[„“][^"„“”«»]{2,60} ["„“«](?=[\p{L}\p{N}])[^"„“”«»]{1,50}["“”»]{1,2}|[„“][^"»“”]{2,100}["»“”]|["'‘][^"»“”'’]{2,60}["»“”'’])(?: \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?![\p{L}]))?/u;

/** "ООО Торговый дом «Север»", "ООО НПК "Зарянка"": the kind stands before the marks. */
const KIND_AND_QUOTED = /^(?:\p{Lu}[\p{L}-]* )(?:(?:\p{L}[\p{L}-]* ){0,3}«[^«»]{2,50}»|(?:(?:\p{Lu}[\p{L}-]*|дом|фирма|компания|предприятие|центр|завод) ){0,3}(?:"[^"]{2,50}"|[„“][^"„“”«»]{2,50}[“”]))/u;

/** "株式会社木村が運営しています": Japanese has no blanks; a particle behind the name goes on with the sentence. */
function withoutParticle(taken: string): string {
  const isSentence = /(?:ます|です|ました|ません|している|った)$/u.test(taken.trimEnd());
  return (isSentence ? taken.replace(/(?<=..)(?:[はがをにで]|と(?=[\u4e00-\u9fff]{2})).*$/u, "") : taken.replace(JAPANESE_MOTTO, "")).replace(/(?<=[\u30a0-\u30ff\u4e00-\u9fffA-Za-z])(?:(?:が|は|を|により|による|によって|にて|へ|から|に(?:帰属|属|より)|の(?=運営|サービス|商標|登録|サイト|著作|グループ|子会社|ホームページ|公式|提供|許諾|許可)).*)$/u, "").replace(/(?<=..)(?:の(?=公式|個人情報|サービス|ウェブ|ホームページ|商品|製品|利用規約).*|では)$/u, "");
}

/** The names in a line that begin with their legal form ("UAB Baltijos stogai", "株式会社木村"), at most 40. */
export function findPrefixed(line: string): readonly FoundName[] {
  const names: FoundName[] = [];
  let from = 0;
  for (let match = PREFIX_FORMS.exec(line); match !== null && names.length < MAX_NAMES; match = PREFIX_FORMS.exec(line, from)) {
    const start = match.index;
    from = start + match[0].length;
    if (/^[A-Z]{2} $/.test(match[0]) && (isDutchPostalCode(line, start) || isEnglishAs(line, start))) continue;
    const ahead = line.slice(start + match[0].length, start + match[0].length + 120);
    const rights = RESERVED.exec(ahead)?.index ?? 80;
    const rest = rights < 80 ? ahead.slice(0, rights).replace(/[\s.,;|–-]+$/u, "") : ahead.slice(0, 80);
    const quoted = QUOTED.exec(ahead) ?? KIND_AND_QUOTED.exec(rest);
    const taken = quoted?.[0] ?? /^(?:[\p{Lu}\p{Lo}\p{N}&](?:[\p{L}\p{N}&'’-]|\.(?=\p{L})|(?<=(?<![\p{L}\p{N}])\p{Lu})\.(?= (?!(?:Pour|Nous|Vous|Cette|Elle|Wij|Deze|Het|The|This)\s)\p{Lu}\p{Ll})|(?<=[\u3040-\u9fffA-Za-z])[・･–−](?=[\u3040-\u9fffA-Za-z])(?!(?:株式|有限|合同)会社))*(?: (?:(?:van|voor|de|het|der|den|des|du|la|le|les|aux?(?! (?:[Cc]apital|RCS|Registre))|los|las|el|en|&|of|for|the|i|et|e|y|d[ao]s?|del|dell[ae]|dei|degli|di|och|og|und|für|ja|in|ir|un) ){1,2})? ?){1,6}/u.exec(rest)?.[0] ?? "";
    // "บริษัท ไทวัสดุ จำกัด (มหาชน)": the form's two halves stand around the name.
    const thai = match[0].startsWith("บริษัท") ? /^[^|•:;©]{2,70}?จำกัด(?: ?\(มหาชน\))?/u.exec(rest)?.[0] : undefined;
    if (thai !== undefined) {
      from = start + match[0].length + thai.length;
      names.push({ name: `${match[0]}${thai}`, start, end: from });
      continue;
    }
    // "ФОП Липко М. С.": a sole trader's initials behind the family name.
    const initialled = /^(?:ФОП|ИП) $/u.test(match[0]) ? /^\p{Lu}[\p{L}'’-]+ \p{Lu}\.(?: ?\p{Lu}(?!\p{L})\.?)?/u.exec(rest)?.[0].trimEnd() : undefined;
    if (initialled !== undefined) {
      from = start + match[0].length + initialled.length;
      names.push({ name: `${match[0]}${initialled}`, start, end: from });
      continue;
    }
    const marked = MARKED_FORM.test(match[0]) ? MARKED.exec(rest)?.[0].trimEnd() : undefined;
    if (marked !== undefined && quoted === null) {
      from = start + match[0].length + marked.length;
      names.push({ name: `${match[0]}${marked}`, start, end: from });
      continue;
    }
    // Vietnamese names go on in lower case.
    const vietnamese = /^(?:công ty|cty|hộ kinh|hkd|doanh nghiệp|dntn|hợp tác|htx)/iu.test(match[0]) ? VIETNAMESE.exec(rest)?.[0] : undefined;
    // "(주)푸른에듀 푸른수학학원": joined to the name, the form ends with it at the next blank.
    // "주식회사 한빛은(는)": a particle in both its shapes; "㈜한빛의 “빛”": whose a quoted word is.
    const next = ahead.slice(taken.trimEnd().length);
    const bare = /^\([은는이가을를과와]\)/u.test(next) ? taken.trimEnd().replace(/(?<=\p{L})[은는이가을를과와]$/u, "") : /^ ["“‘「『]/u.test(next) ? taken.trimEnd().replace(/(?<=[\uac00-\ud7af]{2})의$/u, "") : taken;
    const own = /^(?:\([주사재]\)|㈜)$/u.test(match[0]) ? (/^\S+(?: [A-Za-z&]+)*/u.exec(withoutKorean(bare))?.[0] ?? bare) : withoutKorean(withoutParticle(vietnamese ?? bare));
    const isHead = quoted === null && vietnamese === undefined && /(?:^|[|•·:(]\s?)$/u.test(line.slice(0, start));
    // "Svetainę valdo UAB Jono baldai, įmonės kodas …": a name that a verb leads up to goes on to the next sign.
    const isLedTo = quoted === null && vietnamese === undefined && LED_TO.test(line.slice(Math.max(0, start - 24), start));
    const tail = (isHead || isLedTo) && own === taken ? lowerCaseTail(rest.slice(taken.trimEnd().length), start === 0) : "";
    const labelled = `${match[0]}${tail === "" ? own : own.trimEnd()}${tail}`.replace(/ (?:Wszelkie|Visos teisės|Visas tiesības|Kõik õigused|Все права|Всі права|Усі права|Powered|Designed|Website|Webdesign|Created|Built|Hosted|Propulsé|Réalisation|Realizzazione|Realisatie|Theme|Copyright|All [Rr]ights|Tel|Phone|Fax|Privacy|Web [Dd]esign|Cookies?|Sitemap)(?!\p{L}).*$/u, "").replace(/\s(?:法人番号|登録番号|設立|資本金|〒|代表|所在地|住所|電話|TEL|대표|사업자|주소|전화|통신|개인정보|호스팅|プライバシー|個人情報|利用規約|お問い?合わ?せ|サイトマップ|(?<![社人]\s)(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)\S{1,8}?[市区町村郡]|(?:OWNER|CEO|PRESIDENT|TEL|PHONE|FAX|ADDRESS|BUSINESS|MALL[ -]ORDER|E-?MAIL|HOSTING|CPO)(?!\p{L})).*$|(?:\s\S*(?:窓口|[係部課室]|担当|事務局|センター))+$/u, "").trim().replace(/\s(?:all rights reserved.*|(?:19|20)\d\d)$|[.,;:\s]+$/i, "").replace(/(?: (?:et|e|y|en|of|for|the|i|voor|van|de|het|der|den|des|du|la|le|les|aux?|los|las|el|d[ao]s?|del|dell[ae]|dei|degli|di|och|og|und|für|&))+$/, "");
    const unlabelled = line.slice(start, endBeforeLabel(line, start, start + labelled.length));
    const name = isForms(unlabelled) ? labelled : unlabelled;
    if (taken.trim().length < 2 || isForms(taken) || !/\p{L}/u.test(taken) || name.length > 120 || isPlaceholderName(name)) continue;
    from = start + name.length;
    names.push({ name, start, end: from });
  }
  return names;
}
