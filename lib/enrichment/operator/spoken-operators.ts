import { findNames } from "./names";

/** How speakers call themselves in brackets behind their name ("以下「当院」", "이하 '회사'", "以下简称“我校”"): not the site, an application or the rules. */
const JAPANESE_SELF = String.raw`\(以下、? ?「?(?:当(?!サイト|ウェブ|ホームページ|ブログ|アプリ|サービス)[^」)]{1,6}|弊[社店所院])」?[^()]{0,14}\)`;
const KOREAN_SELF = String.raw`\((?:[^()]{0,60}[\s,'"])?이하,? ?["'“‘「]?(?:회사|당사|본[원사]|병원|의원|한의원|치과|학원|법인|재단|협회|센터|학교|쇼핑몰|기관|조합|교회|단체|호텔|펜션|업체)`;
const CHINESE_SELF = String.raw`\(以下(?:简称|簡稱|称|稱)?:?["“”‘'「]?(?:我们|我們|我[院校会會所]|本[院校会會所店])`;
/** Words for organisations and firms with which names begin in Arabic. */
const ARABIC_KIND = "شركة|مؤسسة|جمعية|متجر|مطعم|عيادة|عيادات|مركز|جامعة|مدرسة|مستشفى|فندق|مجموعة|مصنع|معهد|أكاديمية";
/** Up to five words of an Arabic name; the sentence goes on with a preposition, "or" or "that". */
const ARABIC_NAME = String.raw`(?:${ARABIC_KIND})(?: (?!ب(?:حماية|احترام|الحفاظ|خصوصية)|(?:على|في|من|أو|التي|الذي|كما|حيث|توضح|إلى|و)(?!\p{L}))\p{Script=Arabic}{2,}){1,4}`;
/** Capitalised words, joined by "and" or "of". */
const WORDS = String.raw`\p{Lu}[\p{L}\p{N}.&-]*(?: (?:(?:ve|dan|và|of) )?[\p{Lu}\p{N}&][\p{L}\p{N}.&-]*){1,7}`;

const SAID: readonly RegExp[] = [
  new RegExp(String.raw`(?:^|[。、] ?)([^、。()「」は]{2,40}?)${JAPANESE_SELF}`, "u"),
  /(?:当|本|この)(?:ウェブ|Web|WEB)?(?:サイト|ホームページ|ショップ|ブログ)(?:\([^()]*\))?は、?((?![、\s])[^、。()「」は]{5,40}?)(?:\([^()]{1,40}\))?(?:が|により|によって)、?(?:管理|運営)/u,
  new RegExp(String.raw`^["'<「]?\s?([^()"'<>「」,.:]{2,30}?)["'>」]?\s?(?:은|는)?,? ?${KOREAN_SELF}`, "u"),
  /^((?!회사|당사|본 ?|저희|우리|이용자|고객|회원|개인정보|서비스)[^()"',.:]{4,30}?)(?:은|는) ['"‘]?(?:정보통신망 ?이용|통신비밀보호법|(?:고객님?|이용자|회원님?)의 개인정보를 (?:매우 )?(?:중요|소중))/u,
  /(?:이|본) ?(?:사이트|홈페이지|웹사이트|쇼핑몰)(?:은|는) ([^()"',.:]{4,30}?)(?:에서|이|가) (?:직접 )?(?:운영|관리)/u,
  new RegExp(String.raw`(?:^|[。;由])([\u4e00-\u9fff][\u4e00-\u9fffA-Za-z·]{3,28})${CHINESE_SELF}`, "u"),
  /(?:本|该|此|這|这)个?(?:网站|網站|站|平台|小程序|公众号|官网)由([\u4e00-\u9fff][\u4e00-\u9fffA-Za-z·]{3,28}?)(?:独立|负责|共同)?(?:主办|主辦|运营|營運|管理|维护|維護|所有)/u,
  new RegExp(String.raw`هذا الموقع (?:\p{Script=Arabic}+ ){0,4}(?:من قبل |بواسطة |ل(?:ـ ?)?)(${ARABIC_NAME})`, "u"),
  new RegExp(String.raw`(?:مرحب\S{1,3}|أهل\S{1,3})(?: بك[م]?)? في (?:موقع )?(${ARABIC_NAME})`, "u"),
  new RegExp(String.raw`^(?:تلتزم|تحترم|تحرص|تقدر|تولي) (${ARABIC_NAME})`, "u"),
  new RegExp(String.raw`^(?:Biz )?(?!Veri |Kişisel )(${WORDS})(?: \([^()]{2,60}\))? olarak,? [^.]{0,90}(?:[Kk]işisel [Vv]eri|gizlili)`, "u"),
  new RegExp(String.raw`[Vv]eri [Ss]orumlusu (?:sıfatıyla|olarak),? (${WORDS}) tarafından`, "u"),
  new RegExp(String.raw`(?:[Bb]u|[İi]şbu) (?:web |internet )?site(?:si)?(?: \([^()]*\))?,? (${WORDS}) tarafından (?:işlet|yönet|yayın)`, "u"),
  new RegExp(String.raw`(?:[Bb]u|[İi]şbu) (?:web |internet )?site(?:si)?(?: \([^()]*\))?,? (${WORDS})['’](?:n?[ea]|y[ea]) aittir`, "u"),
  new RegExp(String.raw`(?:[Ss]itus(?: [Ww]eb)?|[Ww]ebsite|[Ll]aman(?: [Ww]eb)?) ini [^.;]{0,40}?(?:dikelola|dimiliki|dioperasikan|diselenggarakan)[^.;]{0,30}? oleh (${WORDS})`, "u"),
  new RegExp(String.raw`(?:[Ww]ebsite|[Tt]rang web|[Tt]rang thông tin điện tử) này [^.;]{0,30}?(?:thuộc (?:sở hữu|quyền quản lý)(?: của)?|(?:quản lý|vận hành|điều hành) bởi) (${WORDS})`, "u"),
];
const MAY_SAY = /以下|이하|[当本]\S{0,4}(?:サイト|ページ|ショップ|ブログ)|의 개인정보를|정보통신망|사이트|홈페이지|쇼핑몰|[站台网序号]由|الموقع|موقع|^ت|olarak|tarafından|aittir| oleh | này /u;
/** What speakers and readers call themselves, and what sentences are about. */
const SELF = /^(?:当|本|弊|私|我|この|お客|ユーザ|利用者|会員|第三者|個人情報|회사|당사|저희|우리|이용자|الموقع|(?:Ş|ş)irket|Firma)/u;

/**
 * Who a sentence says runs this site, or speaks of itself and its readers' data, in languages of Asia, whose names need neither a capital nor a legal form ("しらかば整骨院(以下「当院」)は …",
 * "Bu web sitesi Mavi Derneği'ne aittir", "Situs ini dikelola oleh Universitas Lindora"). Undefined where none is told.
 */
export function spokenOperatorOf(sentence: string): string | undefined {
  if (!MAY_SAY.test(sentence)) return undefined;
  const text = sentence.slice(0, MAX_LENGTH);
  const name = SAID.map((said) => said.exec(text)?.[1]?.trim().replace(/(?<=\p{Ll}{2})\.$/u, "")).find((one) => one !== undefined);
  return name === undefined || name.length < 3 || SELF.test(name) ? undefined : (findNames(text).find((found) => found.name.startsWith(name))?.name ?? name);
}

/** Who speaks is told in a sentence's beginning. */
const MAX_LENGTH = 400;
