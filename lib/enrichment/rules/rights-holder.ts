import { findNames } from "../operator/names";
import { RIGHTS_PHRASE } from "../operator/rights";
import { acceptable } from "./name-extent";

/**
 * Sentences that say whose a site's rights are, in the languages that do not put the name behind a sign ("کلیه حقوق این سایت متعلق به … می‌باشد", "版權屬…所有",
 * "ลิขสิทธิ์ของ …", "Tüm hakları …'e aittir", "Bản quyền thuộc về …"): the words before the name, the name, and those behind it.
 */
const SAID: readonly RegExp[] = [
  // Persian: "all rights of this site belong to … ", "… are reserved for …"
  /(?:تمام|تمامی|کلیه|همه|کلیهٔ)(?:ی)? (?:ال)?حقوق [^.©|]{0,60}?(?:متعلق به|مربوط به|برای|در اختیار|از آن)\s(?:وب ?سایت |سایت )?((?:[^.©|،:]|\.(?=\p{L})){2,60}?)\s?(?=(?:می ?[‌ ]?باشد|میباشد|است|محفوظ|بوده|و هر|و هرگونه|و کپی)|\.(?!\p{L})|[©|،]|$)/u,
  // Arabic: "rights are reserved to …"
  /حقوق(?: \p{L}+){0,5}? محفوظة\s(?:لدى |لـ ?|ل(?=\p{L}))(?:موقع )?((?:[^.©|،:\d]|\.(?=\p{L}|\s?$)){2,60}?)\s?(?=\.(?!\p{L})|[©|،]|(?:©\s?)?\d{4}|$)/u,
  // Chinese: "the copyright belongs to …"
  /(?:版[权權]|著作[权權])(?:均?(?:属|屬|歸|归)(?:於|于)?(?:属于|屬於)?|为|為)\s?([\u3400-\u9fffA-Za-z\d&·()]{2,40}?)(?:独家|獨家|共同)?(?:所有(?![者人])|拥有(?![者人])|擁有(?![者人]))/u,
  // Japanese, Korean
  /(?:著作権|一切の権利)は、?(?:すべて|全て)?\s?([^、。\s]{2,40}?)(?:に(?:帰属|属)|が(?:所有|保有|有し))/u,
  /(?:저작권|모든 권리)(?:은|는) (?:모두 )?([^.,]{2,40}?)(?:에|에게) (?:있습니다|귀속|속합니다)/u,
  // Thai, Vietnamese, Turkish, Indonesian
  /(?:ลิขสิทธิ์(?:เป็น)?ของ|สงวนลิขสิทธิ์(?:โดย|ของ))\s?((?:[^.©|]|\.(?=\p{L}| ?\p{L}{3})){2,60}?)\s?(?=[.©|]|\d{4}|$)/u,
  /Bản quyền(?: ©)?(?: (?:19|20)\d\d)? thuộc (?:về |sở hữu của )?((?:[^.©|]|\.(?=\p{L})){2,70}?)\s?(?=[.©|]|$)/iu,
  /T[üu]m (?:yayın )?hakları ((?:[^.©|]|\.(?=\p{L}| ?\p{L}{3})){2,60}?)['’]?(?:n?[ea]|y[ea]) aittir/iu,
  /Hak cipta (?:milik|dimiliki oleh|oleh) ((?:[^.©|]|\.(?=\p{L}| ?\p{L}{3})){2,60}?)\s?(?=[.©|]|$)/iu,
];
/** "All rights reserved | 2024 Acme" */
const YEARED = /^[\s|•·.,–-]*(?:19|20)\d{2}[\s|•·,–-]+([\p{L}\p{N}][^|•·©]{1,60})$/u;
const MAY_SAY = /حقوق|[版著][权權作]|権利は|저작권|권리|ลิขสิทธิ์|quyền|hakları|hak cipta/iu;

/** The name that a line says a site's rights are whose; undefined where it says nothing of the kind. */
export function rightsHolder(text: string): string | undefined {
  const yeared = text.length > 120 ? undefined : RIGHTS_PHRASE.exec(text)?.[0];
  const behindYear = yeared === undefined ? undefined : YEARED.exec(text.slice(yeared.length))?.[1];
  if (behindYear !== undefined) return acceptable(behindYear);
  if (!MAY_SAY.test(text)) return undefined;
  for (const said of SAID) {
    const name = said.exec(text)?.[1]?.trim();
    // "日报网(青空科技有限公司)": the company in brackets.
    const own = name === undefined || THIS_SITE.test(name) || ROLE.test(name) ? undefined : (findNames(name).find(({ start }) => start > 0 && name.charAt(start - 1) === "(")?.name ?? acceptable(name));
    if (own !== undefined) return own;
  }
  return undefined;
}

/** "All rights belong to this site", "… to their owners": nobody's name. */
const THIS_SITE = /^(?:این|ما\b|صاحب|ناشر|نویسند|هذا|الموقع|本|该|該|其|我[们們站]|当|各|弊|해당|당사|당|각|원저|chúng tôi|tác giả|website|trang|เว็บไซต์|เจ้าของ|ผู้|bu |sitemiz|firmamız|masing|penulis|situs)/iu;

/** What is made, and what is done with it: words that roles are put together from. */
const WORKS = "原|作|著|创作|創作|原创|原創|作品|内容|內容|素材|图片|圖片|影片|视频|視頻|影视|影視|电影|電影|唱片|音乐|音樂|游戏|遊戲|软件|軟件|上传|上傳|发布|發布|發佈|投稿|供稿|提供|制作|製作|拍摄|拍攝|撮影|摄影|攝影|執筆|译|譯|编|編|绘|繪|画|畫|开发|開發|出版|发行|發行|版|权|權|権|权利|權利|権利|所有|拥有|擁有|持有|合法|来源|來源|相关|相關|相应|相應|各自|用|的|及|和|与|與|或|、";
/** "原创者", "著作权人", "影视公司", "저작권자": put together from such words alone, whoever has made the works, and nobody's name. */
const ROLE = new RegExp(`^(?:(?:${WORKS}){0,6}(?:者|人|方|商|师|師|户|戶|家|社|片方|网站|網站|网友|網友|会员|會員|媒体|媒體|平台|公司)){1,3}$|^원?(?:저작권?|제작|작성|창작|게시|권리|촬영)자$`, "u");
