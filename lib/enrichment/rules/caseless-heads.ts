import { findLabels } from "../identifiers/label-trie";
import { isDocument } from "../operator/documents";
import { isPlaceholderName } from "../operator/placeholders";
import { isGenericSiteName } from "../operator/platforms";
import { tellsPremises } from "../operator/premises";
import { isNameLabel } from "../operator/stated-names";
import { type Line, type Page, ZONE } from "../page/page";
import { cleanText } from "../page/text";
import { type Reading, TITLE_PARTS } from "../reading";

/** What an address, a telephone or the label of one begins with where names have no capitals. */
const ADDRESS =
  /^(?:〒 ?\d{3}|\(?〒|〶|\d{3}-\d{4} ?\p{Script=Han}|(?:住所|所在地|本社|電話|電話番号|地址|聯絡地址|联系地址|公司地址|電話|电话|주소|소재지|전화|대표전화|대표|대표자|대표이사|원장|כתובת|טלפון|רחוב|רח['׳]|שד['׳]|שדרות|العنوان|هاتف|تلفون|جوال|ص\.? ?ب|صندوق بريد|شارع|آدرس|نشانی|تلفن|خیابان|ที่อยู่|เลขที่|โทร)(?![\p{L}])|(?:TEL|Tel|tel)[.:： ]?|\(?\d{5}\)? ?(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청?|전라?|경상?|제주)|(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청?|전라?|경상?|제주)\S{0,6} \S{1,6}(?:시|군|구) |\p{Script=Han}{2,4}[都道府県省][^ ]{1,8}[市区郡町村]|\d{3,6}\p{Script=Han}{2,3}[市縣])/u;
/** Between a name and what is behind it in one line. */
const BETWEEN = /\s?[|•·]\s?|\s(?=〒|〶|\d{3}-\d{4}|(?:TEL|Tel|電話|地址|주소|전화|대표)|(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충청?|전라?|경상?|제주)\S{0,6} \S{1,6}(?:시|군|구) )/u;
/** What stands over an address and tells which one it is. */
const HEADING =
  /^(?:(?:お?問い?合わ?せ|アクセス|交通|連絡|ご?予約|ご?案内|営業|定休|診療|受付|休診|会社|企業|店舗|施設|学校|所在|地図|本[社店部]|支[社店部]|.{0,6}(?:営業所|出張所|工場|事業所|センター|本社|支店|オフィス)|お知らせ|採用|事務局|運営|個人情報|プライバシー)|联系|聯[繫絡]|关于|關於|公司(?:地址|总部|簡介|简介)?$|总部|總(?:部|公司)$|分公司|客服|服务|服務|友情|快速|网站|網站|在线|版权|版權|오시는|찾아오시는|고객|연락|문의|상담|회사|본사|지사|지점|공장|사업장|개인정보|이용|צור|יצירת|כתובת|שעות|טלפון|اتصل|تواصل|العنوان|ติดต่อ|ที่อยู่|สำนักงาน)/u;

/**
 * The name over or before an address in a script without capitals, where nothing else on the page names anybody: what the title has too before what but stands
 * in the footer or an address. What is set as a heading tells as a rule what the address is of: there the page must say it elsewhere too. Undefined where there is
 * none.
 */
export function caselessHead({ page, places, kind }: Reading): { readonly name: string; readonly words: string; readonly line: number } | undefined {
  const { lines, title } = page;
  const heads = lines.flatMap((line, at) => {
    const name = places[at]?.stand === "other" || (line.zone & (ZONE.nav | ZONE.consent)) !== 0 ? undefined : headOf(line, lines[at + 1]);
    return name === undefined ? [] : [{ name, words: line.text.slice(0, 160), line: at }];
  });
  const isTitled = ({ name }: { readonly name: string }): boolean => title.includes(name) || title.split(TITLE_PARTS).some((part) => part.length >= 3 && name.includes(part));
  const mayStandAlone = ({ name, line }: { readonly name: string; readonly line: number }): boolean => !isHeading(lines[line], name) || isSaidElsewhere(name, line, page);
  const only = kind !== "other" && heads.length === 1 ? heads : heads.filter(({ line }) => ((lines[line]?.zone ?? 0) & (ZONE.footer | ZONE.address)) !== 0);
  return heads.find(isTitled) ?? founded(lines, kind) ?? only.slice(0, MAX_HEADS).find(mayStandAlone);
}

/** With so many heads of addresses the page's words are searched for them, at most. */
const MAX_HEADS = 20;

/** Whether a name is a heading, or the part of its line that is in bold. */
const isHeading = (line: Line | undefined, name: string): boolean => line !== undefined && (line.level > 0 || line.bold.some((part) => cleanText(part) === name));

/** Whether another line, a picture's text or the page's description has a name, in any words. */
const isSaidElsewhere = (name: string, at: number, { lines, alts, metas }: Page): boolean => [...alts, metas.get("description") ?? "", ...lines.flatMap(({ text }, line) => (line === at || text === lines[at]?.text ? [] : text))].some((text) => text.includes(name));

/** Who a page that introduces somebody begins a sentence with, before words that say when it was founded ("… נוסדה בשנת 1998", "… 成立于2009年", "تأسست … عام 1995"). */
function founded(lines: readonly Line[], kind: Reading["kind"]): { readonly name: string; readonly words: string; readonly line: number } | undefined {
  if (kind === "other") return undefined;
  for (const [line, { text, zone }] of lines.entries()) {
    if (text.length < 12 || (zone & (ZONE.nav | ZONE.consent)) !== 0 || !/\p{Lo}|\p{Script=Georgian}|\p{Script=Armenian}/u.test(text.slice(0, 12))) continue;
    const said = FOUNDED.map((one) => one.exec(text.slice(0, 120))?.[1]?.trim()).find((one) => one !== undefined);
    const name = said?.replace(/ ?\([^()]*\)$/u, "");
    if (name !== undefined && name.length >= 3 && name.split(" ").length <= 7 && !SELF.test(name) && !isDocument(name) && !isPlaceholderName(name)) return { name, words: text.slice(0, 160), line };
  }
  return undefined;
}

/** A name at a sentence's head and what is said of its founding, by language; where the verb stands first, the name is what follows it. */
const FOUNDED = [
  /^([^,.:;|]{3,50}?),? (?:נוסדה?|הוקמה?|נפתחה?) (?:ב|על|לפני)/u,
  /^([^,.:;|،]{3,50}?) (?:تأسست?|أ?نشئت|انطلقت?) (?:عام|سنة|في|منذ|على)/u, /^(?:تأسست?|أ?نشئت|انطلقت?) ([^,.:;|،]{3,50}?) (?:عام|سنة|في|منذ|على|بهدف)/u,
  /^([^,.:;|،]{3,50}?) (?:در|از) سال [\d۰-۹]{4}/u,
  /^([\p{Script=Han}A-Za-z\d&()·]{4,30}?)(?:,)?(?:成立[于於]|[创創][立建办辦][于於]|始[创創建][于於])/u,
  /^([^、。:;|]{3,30}?)は、?(?:(?:19|20)\d\d年|(?:明治|大正|昭和|平成|令和)[\d元]+年)[^。]{0,20}(?:創業|設立|創立|開業|開院|開設|誕生)/u,
  /^([^,.:;|]{2,30}?)(?:은|는) (?:(?:19|20)\d\d년)[^.]{0,20}(?:설립|창립|창업|개원|개업|시작)/u,
  /^([^,.:;|]{3,60}?) (?:ก่อตั้ง|จัดตั้ง|เปิดดำเนินการ)/u,
  /^([^,.:;|]{3,60}?) (?:დაარსდა|დაფუძნდა|შეიქმნა)/u, /^([^,.:;|։]{3,60}?) (?:հիմնադրվել|հիմնվել|ստեղծվել)/u,
];
/** What speakers call themselves. */
const SELF = /^(?:ה?חברה|ה?חברתנו|ה?עסק|ה?מרכז|ה?עמותה|המרפאה|ה?אתר|ה?שלנו|الشركة|شركتنا|المؤسسة|مؤسستنا|الموقع|المتجر|المجموعة|المركز|شرکت(?: ما)?|این \S+|مجموعه(?: ما)?|ما|本?公司|本[厂廠店所院校社]|我[们們公司]+|当社|弊社|当[院店園校]|우리.*|저희.*|당사|회사|บริษัท(?:ฯ|ของเรา)?|เรา|ჩვენ\S*(?: კომპანია)?|კომპანია|ընկերություն\S*|մեր \S+)$/u;

function headOf({ text, href }: Line, next: Line | undefined): string | undefined {
  if (text.length > 200 || href !== undefined || !/^["「『«„]?\p{Lo}/u.test(text)) return undefined;
  const [name = ""] = text.split(BETWEEN);
  const behind = text.slice(name.length).replace(/^\s?[|•·]?\s?/, "");
  return isName(name) && ADDRESS.test(behind === "" ? (next?.text ?? "") : behind) ? name : undefined;
}

/** Who answers for a shop or a house, before the person's name. */
const PERSON_IN_CHARGE = /^(?:販売|運営|統括|店舗|通信販売|代表|個人情報|管理)*(?:責任者|代表者?|担当者?|管理者|店長|院長|園長|理事長|会長|社長|取締役)名? /u;

/** Whether words in a script without capitals may be a name: no label, heading, sentence, number or address. */
function isName(text: string): boolean {
  const [label] = findLabels(text);
  return text.length >= 3 && text.length <= 40 && text.split(" ").length <= 6 && !/[\d@:;!?！？。、:：/]{1}/u.test(text.replace(/第\d+|\d+(?=高|中|小)/g, "")) && !/(?:ます|です|ください|니다|세요|해요)$/u.test(text) && !HEADING.test(text) && !PERSON_IN_CHARGE.test(text) && !tellsPremises(text) && !ADDRESS.test(text) && !isNameLabel(text) && label?.start !== 0 && !isDocument(text) && !isPlaceholderName(text) && !isGenericSiteName(text);
}
