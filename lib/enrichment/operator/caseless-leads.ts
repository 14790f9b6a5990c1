/** In Hebrew and Arabic: "by", "of", "we", "between", "site", "the company", also joined to a preposition, and verbs that stand before who does it. */
const SEMITIC =
  /(?<!\S)(?:(?:[ולמבהשכ]{0,2}(?:על[- ]ידי|ע["״]י|של|חברת|חברתנו|עם|אנו|אנחנו|אצלנו|אצל|בעלות|בעלותה|בעלותו|אתר|אתרי|אתרה|אתרו|בין|לבין|מול|מטעם|מאת|באמצעות|עבור|היא|הוא|הינה|הינו|הנה|הנו|הן|את|ידי))\s+|כל הזכויות שמורות\s*(?:ל[-־]?\s?)?(?:חברת\s+)?|(?:تأسست|أسست|تعد|تعتبر|تقدم|توفر|لدى|تمتلك|انطلقت|تعمل|نحن(?: في)?|ما در|قبل|قيام|موقع|مع|تلتزم|تحترم|تقوم|تحتفظ|إلى|بواسطة|إدارة)\s+|(?:جميع|كل|كافة) (?:ال)?حقوق(?: النشر| الطبع)? محفوظة\s*(?:ل(?:ـ\s?|(?=\S)))?|حقوق النشر\s+)(?=\S)/gu;
/** Words for companies with which Arabic names begin, also where a preposition is joined to them ("… مملوك لشركة …"). */
const ARABIC_KIND = /(?<!\p{L})(?:ل|ب|و|ول|وب)?(?=(?:شركة|مؤسسة|مجموعة|مصنع)\s)/gu;
/** Up to the last particle of a Korean sentence, a greeting or what speakers call themselves. */
const KOREAN = /^.*(?:[\uac00-\ud7af](?:은|는|을|를|에서|과|와)|(?<![\uac00-\ud7af])(?:안녕하세요|저희|당사))[,.!]?\s/u;
/** The same of Japanese, which has no blanks; "が" stands in names of places ("霞が関"). */
const JAPANESE = /^.*(?:[\u30a0-\u30ff\u4e00-\u9fff](?:を|は、?|へ|が(?![丘関原浜島崎谷岡池沢峰淵嶺森瀬台浦坂鼻野里]))|である|ようこそ|私たち|わたしたち|われわれ|弊社|当社)(?=[\u30a0-\u30ff\u4e00-\u9fffA-Za-z])/u;

/** A Chinese name behind it goes on for so much. */
const NAME_AHEAD = String.raw`(?=[\u4e00-\u9fff][\u4e00-\u9fffA-Za-z\d()&]{3})`;
/** Words behind which a Chinese sentence, which has no blanks, names who owns or runs what it is about. */
const OWNED = new RegExp(String.raw`^.*(?:[站台店務]由(?=[\u4e00-\u9fffA-Z]{2})|[著着]作[权權][归歸属屬]?(?=[\u4e00-\u9fffA-Z]{2})|(?:版權(?:所有|歸屬?|屬)?\s?|隸屬於?|歸屬?|屬於|欢迎(?:光临|来到|访问|您来到|莅临)?|版权(?:所有|归|属|为)?|著作權|属于|归|隶属于?|归|由|主办单位|运营商?|(?<=[^所])属|^[是係系](?=[\u4e00-\u9fff]{2}))(?:其|本公司|旗下)?(?:(?:全资|控股|全資)?(?:子公司|母公司|关联公司|關聯公司))?${NAME_AHEAD})`, "u");
/** What nobody's name holds: a pronoun or the reader, with the verb or preposition behind it; what somebody is to the site, with "is"; a house's number. */
const ADDRESSED = new RegExp(
  String.raw`^.*(?:(?:您|你|我们|我們|我方|双方|雙方|用户|用戶|会员|會員|客户|客戶|消费者|消費者)(?:已|将|將|可以?|应当?|在|所|自愿|同意)*(?:与|與|和|同|跟|向|对|對|从|從|是|系|即|指|由|使用|访问|訪問|浏览|瀏覽|登[录錄陆]|注册|註冊|选[择用]|選[擇用]|购买|購買|了解|说明|說明|介绍|介紹|授[权權]|委[托託]|接受|加入|关注|關注)+|(?:运营|運營|营运|開發|开发|提供|所有|主办|主辦|经营|經營|控制|管理|责任|責任|拥有|擁有|发布|發布)(?:者|方|人|商|单位|單位|主体|主體)(?:为|為|是|系|指)|未[经經]|\d[号號层楼樓室座])${NAME_AHEAD}`,
  "u",
);
/** What begins a Chinese sentence before the name that it speaks of. */
const CHINESE_HEAD = new RegExp(
  String.raw`^(?:本[\u4e00-\u9fffA-Za-z]{1,12}?(?:是由?|系|由|为|為|适用于|適用於)|(?:本公司|本企业|本集团|本集團|我司|我公司)|(?:均|即|系|是)?指(?![南尖纹紋环環挥揮])|(?:在|欢迎|歡迎|感谢|感謝|请|請|通过|通過)?(?:使用|访问|訪問|浏览|瀏覽|选择|選擇|注册|註冊)|关于|關於|根据|根據|依据|依據|按照|联系|聯繫|聯絡|通过|通過|以及|[与與])${NAME_AHEAD}`,
  "u",
);

/**
 * How many characters of what stands before a legal form only lead up to the name, in scripts whose names begin with no capital and, in some, behind no blank: a name does not
 * begin before "by", "of", "we" and "the company" ("感谢您使用蓝天白云科技有限公司", "האתר בבעלות תכלת בע\"מ").
 * @param before from the last sign that ends a name up to the form
 * @param form the form and what follows it
 */
export function caselessLead(before: string, form: string): number {
  if (!/\p{Lo}/u.test(before)) return 0;
  let lead = 0;
  for (const match of before.matchAll(SEMITIC)) lead = match.index + match[0].length;
  for (const match of before.matchAll(ARABIC_KIND)) lead = match.index + match[0].length;
  if (/[\uac00-\ud7af]$/.test(before)) lead += KOREAN.exec(before.slice(lead))?.[0].length ?? 0;
  // "(英文表記)Aozora Technologies, Inc.": what the name behind it is.
  if (/^[A-Z]/u.test(form.trimStart())) lead += /^.*\([\u3040-\u9fff\uac00-\ud7af]{2,10}\)\s?(?=[A-Z])/u.exec(before.slice(lead))?.[0].length ?? 0;
  const isChinese = /^(?:股份|责任|責任)?有限|^公司/u.test(form);
  if (/^[株有合][式限同]会社/u.test(form)) lead += JAPANESE.exec(before.slice(lead))?.[0].length ?? 0;
  if (isChinese) lead += ADDRESSED.exec(before.slice(lead))?.[0].length ?? 0;
  if (/[\u4e00-\u9fff]$/.test(before)) lead += OWNED.exec(before.slice(lead))?.[0].length ?? 0;
  if (!isChinese) return lead;
  lead += CHINESE_HEAD.exec(before.slice(lead))?.[0].length ?? 0;
  // Chinese names have no blanks: "中关村大街1号 青空科技有限公司".
  return lead + (/^.*(?:[\u4e00-\u9fff)]|\.[a-z]{2,4}) (?=[\u4e00-\u9fff])/u.exec(before.slice(lead))?.[0].length ?? 0);
}
