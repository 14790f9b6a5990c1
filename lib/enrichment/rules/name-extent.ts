import { countryByName } from "../../company/codes";
import { isAbbreviation } from "../operator/abbreviations";
import { nameKey } from "../operator/agreement";
import { isForms } from "../operator/legal-suffixes";
import { isGenericSiteName } from "../operator/platforms";
import { RIGHTS, TODAY } from "../operator/rights";
import { creditFrom } from "../operator/sections";
import { SUPERVISED } from "../operator/supervision";
import { withoutMark } from "../page/trade-marks";

/** A year or a span of years; founders' years begin some. */
const SPAN = String.raw`(?:1[5-9]\d{2}\s?[-–—]\s?)?(?:(?:19|20)\d{2}年?|25[4-7]\d(?=\s*[-–]?\s*(?:\d{4}\s*)?\p{Script=Thai})|1[34]\d\d(?=\s*\p{Script=Arabic}))(?:\s*(?:[-–—~/,&]|(?:to|bis|tot|a)(?=\s))\s*(?:(?:19|20)?\d{2}(?!\d|/\d)|(?:${TODAY})(?!\p{L})))?`;
/** "TSV 1921 Lund": a founding year amid a name, long before there were sites. */
const FOUNDED = String.raw`(?!19[0-7]\d \p{Lu}\p{L})`;
export const YEARS = new RegExp(String.raw`(?<!\d)${FOUNDED}${SPAN}(?!\d| (?:di|de|du|von|van) \p{Lu})`, "giu");
const ENDING_YEARS = new RegExp(String.raw`^(.*?\p{L}{2}.*?)\s${FOUNDED}${SPAN}(?!\d| (?:di|de|du|von|van) \p{Lu}).*$`, "u");
/** What stands between a name and its founding year. */
const SINCE = /[\s,]+(?:since|est\.?|established|founded|dal|seit|gegr(?:ündet|\.)|sinds|depuis|desde|siden|sedan|sidan|od(?: r\.| roku| roka)?|nuo|kopš|alates|vuodesta|din|от|с|з|από|anno|fond[ée]e? en|fondat[ao] nel|fundad[ao] en)\s*$/iu;
export const LEADING_YEARS = new RegExp(String.raw`^(?:c ?(?=[12]\d{3})|\d{1,2}\.\d{1,2}\.|\d{1,2}\s)?${SPAN}(?:\s?(?:гг?|рр?)\.(?:\s?г\.)?|\s(?:год[аы]?|г|рік|роки|година|год)(?!\p{L}))?`, "iu");
/** What ends a name behind the sign. */
const STOP = /\s*(?:\s\p{Lo}?ICP|[|•●■◆–—:;!?。]|(?<!\p{L})·|·(?!\p{L})|\s-\s|\s\/\s|,\s(?!(?:Inc|LLC|PLLC|LP|L\.P|N\.A|P\.A|P\.C|P\.S|DDS|DMD|MD|M\.D|D\.D\.S|D\.O|D\.C|DVM|D\.V\.M|LMFT|LCSW|LPC|PsyD|Psy\.D|PhD|Ph\.D|J\.D|APC|CPA|CFP|AIA|Esq|Ltd|S\.?[LAP]|Lda|Limited|GmbH|Corp|LLP|PLC|Co\.|s\.r\.o|a\.s)|\p{Lu}[\p{L}'’-]+,? & \p{Lu})|\s\*\s|\s(?=\S+@\S+\.|\(?\+?\d[\d ()/-]{6,}\d)|\s(?=\d{1,5} (?:\p{Lu}[\p{L}.]* ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Lane|Highway|Hwy|Parkway|Suite)(?!\p{L}))|\s(?:is a|is the|are|und die|(?:and|or) its|and affiliates|and subsidiaries|and contributors|et ses|and\/or|registered|company (?:no|number|reg)|备案号?|地址|(?:学校|医院|公司|单位)地址|电话|電話|联系电话|邮编|邮政编码|邮箱|传真|傳真|(?:服务|客服|咨询|投诉)?热线|住所|所在地|주소|(?:대표)?전화|팩스|العنوان|هاتف|כתובת|טלפון|Адреса?|Тел|Телефони?|Địa chỉ|Adres|ABN|ACN|VAT|BTW|KvK|KVK|P\.? ?IVA|NIP|IČO?|CIF|NIF|SIRET|SIREN|RCS|CNPJ|Org\.? ?nr|CVR|CIN|USt|UID|HRB|EIN|GSTIN|Call|Tel|Phone|Telefon|Fax|E-?Mail|Privacy(?:beleid|verklaring)?|Datenschutz(?:erklärung|hinweise?)?|Impressum|Terms|Cookies?(?:beleid|richtlinie|-Einstellungen|-Richtlinie)?|Algemene voorwaarden|Voorwaarden|Pol[íi]tica|Aviso legal|Condiciones|Termos|Informativa|Note legali|Integritetspolicy|Personvern|Persondatapolitik|Tietosuoja\p{L}*|Polityka|Regulamin|Zásady|Ochrana|Obchodní|Adatvéd\p{L}*|ÁSZF|Politica|Termeni|利用規約|プライバシー\p{L}*|개인정보\p{L}*|이용약관|隐私政策|Gizlilik|Kontakt|Contatti|Contacto|Barrierefreiheit|Barrierefreiheitserklärung|Nach oben|Back to top|Login|Anmelden|Alle Preise|Preise|inkl|Last update|Letzte|Updated|Stand|Developed|Theme|Made (?=by|with|in|mit|von|avec|con)|Sitemap|Contact|Legal(?!\s*(?:$|\.(?:\s|$)))|AGB|Disclaimer|Mentions|Site by|Website|Webdesign|Web design|Designed|Design(?=:| (?:by|von|por|par|di|af|av|and|&))|Powered|Built|Created|Developed|Theme|Hosted|Template|Version|v\d|unless|except|trading as|t\/a|d\/b\/a|dba|Bildnachweise?|Bildquellen?|Fotos?:|Photos?:|Photo credits?|Image credits?|is operated|operated by|is registered|member of|part of|a division|a trading|- All|all rights)(?![\p{L}]))/iu;

/** A name at a text's head up to what it has in quotation marks, within which no mark ends it ("Народно читалище „Просвета – 1869“"). */
const QUOTED = /^[^"„“”«»|•·©.;]{0,40}(?:„[^„“”"|]{2,50}[“”"]|«[^«»|]{2,50}»|"[^"|]{2,50}"(?=[\s,.;)]|$))/u;

const WORKS = "(?:contents?|texte?s?|photographs?|photos?|photography|images?|pictures|recipes|articles|posts|materials?|designs?|inhalte?|bilder|fotos|beiträge|contenus?|articles|recettes|contenut[io]|immagini|testi|ricette|contenidos?|textos?|im[aá]genes|recetas|conteúdos?|imagens|receitas|inhoud|teksten|afbeeldingen|innehåll|bilder|indhold|billeder|innhold|sisältö|kuvat|treści|zdjęcia|obsah|texty|fotografie)";
const IS = "(?:is|are|may|must|can|ist|sind|dürfen|est|sont|ne|è|sono|es|son|está|están|é|são|estão|mag|mogen|zijn|är|får|er|må|on|ovat|jest|są|je|jsou|sú)";
/** What goes on behind a name in a copyright line with nothing between: a sentence on the works ("Acme All content and photographs are protected"), the theme that the site stands on, a version; and who oversees a bank, also in the name's place. */
const GOES_ON = new RegExp(
  String.raw`\s(?:(?:(?:all|alle|tous|toutes|tutti|todos|todas|the|die|les|i|le|los|las|os|as|de|our|my) )?${WORKS}(?:(?:,|,? (?:and|&|und|et|e|y|en|och|og|ja|i|a))? ${WORKS}){0,3} ${IS}(?!\p{L})|(?:on|with|using|via|auf|mit|avec|sur|con|su|met|op|med|på|com|em|na|z|s) (?:[^\s|•·©]+ ){0,5}(?:theme|framework|template|platform|cms|wordpress|genesis)(?!\p{L})|v?\d+\.\d+\.\d+(?=[\s|]|$))|(?<![^\s(])${SUPERVISED}`,
  "iu",
);

/** "© 2026 Acme on the [Tundra Theme]": what leads up to a credit goes with it. */
export const LEADS_TO_CREDIT = / (?:on|with|using|via|auf|mit|avec|sur|con|su|met|op|med|på|com|em)(?: (?:the|dem|der|le|la|el|il|het|de|o|a))? ?$/u;

/** "1. FC Lund": a club's number at the head of its name. */
const ORDINAL = /^\s*\d{1,2}$/;

/** Where a name at a text's head ends: before a mark, a menu's word or a sentence's stop. */
export function endOfName(text: string): number {
  const quoted = QUOTED.exec(text)?.[0].length ?? 0;
  const stop = STOP.exec(text.slice(quoted))?.index ?? text.length - quoted;
  const end = quoted + Math.min(stop, GOES_ON.exec(text.slice(quoted, quoted + stop + 120))?.index ?? stop);
  for (const { index } of text.slice(0, end).matchAll(/\.(?=\s|$)/g)) if (index >= quoted && !isAbbreviation(text.slice(0, index)) && !ORDINAL.test(text.slice(0, index)) && !/(?:^|[\s.])(?:Inc|mbH)$/i.test(text.slice(0, index))) return index;
  return end;
}

/** Whether nothing of a name goes on behind it: the line's end, a mark, a year, a phrase on rights, a menu's or a credit's word. */
export function endsName(rest: string): boolean {
  if (/^\.\s/.test(rest)) return RIGHTS.exec(rest)?.index === 2 || creditFrom(rest.slice(2)) === 0 || STOP.exec(rest.slice(1))?.index === 0;
  return /^\s*(?:\.?$|[)\]"”»*®™|•·–—]|(?<=\s)-|(?:19|20)\d{2}(?!\d))/u.test(rest) || STOP.exec(rest)?.index === 0 || (RIGHTS.exec(rest)?.index ?? 9) <= 2 || creditFrom(rest.trim()) === 0;
}

/** Whether a name has a legal form. */
export const hasForm = (name: string): boolean => nameKey(name).hasForm;

/** "© Bostadsrättsföreningen Kornbäcken 3 769600-1236": a register's number, which no name ends in. */
const ENDING_NUMBER = / (?:\d[\d.-]{7,}|\d{3} \d{3} \d{3})$/;

/** A part of a copyright line as a name, without years and what else is written around it; undefined where it is none. */
export function acceptable(raw: string): string | undefined {
  const rights = RIGHTS.exec(raw);
  const name = (rights === null ? raw : raw.slice(0, rights.index))
    .replace(ENDING_NUMBER, "")
    // The year ends the name: behind it a menu begins.
    .replace(ENDING_YEARS, "$1").replace(SINCE, "").replace(/\s?\((?:https?:|www\.)[^()]*\)\s*$/, "").replace(YEARS, " ").replace(/[([]\s*[)\]]/g, " ").replace(/\s+/g, " ").replace(/^[\s,.:;|*»[–—-]+|[\s,:;|*«\]–—-]+$/g, "").replace(/^["“„]([^"“”]*)$/, "$1").replace(/^([^"“„”]*)["”“]$/, "$1").replace(/^["“„]([^"“”]*)["”“]$/, "$1").replace(/\s*\([^()]*$/, "").replace(/ (?:and|a|und|et|e|y|en|og|och|i) (?:dodavatel|suppliers?|partners?|licensors?|contributors|others|její|jeho|its|their|ses|seine|ihre|suoi|sus|seus|dess|dets)(?!\p{L}).*$|(?: and| a) dodavatelé.*$/u, "").replace(/^(?:by|the copyright of|content)\s/i, "").trim();
  const words = name.split(" ");
  if (words.length <= 2 && isForms(name.replace(/ (?:unipersonale|unipessoal|unipersonal)$/i, ""))) return undefined;
  if (creditFrom(`${name} X`) === 0 || name.length < 2 || name.length > 80 || words.filter((word) => !/^\p{Ll}{1,5}$/u.test(word)).length > 9 || words.length > 13 || !/\p{L}{2}|^(?:\d\p{Lu}|\p{Lu}&?\d|\p{Lu} ?[&+] ?\p{Lu})$/u.test(name)) return undefined;
  if (/^(?:follow|find|like|join|connect with) us(?!\p{L})/iu.test(name) || isGenericSiteName(name)) return undefined;
  // "About Acme | Contact | © 2026": a menu's entry.
  if (/^(?:about|à propos de?|acerca del?|o firmie|über uns|chi siamo) /i.test(name) && !hasForm(name)) return undefined;
  if (/genesis framework|wordpress theme|^crown copyright$|不负责|禁止|转载|轉載|未经|未經|必究/iu.test(name)) return undefined;
  if (/^(?:the|all|alle|de|and|by|our|your|this|we|for|of|rights|reserved|site|website|content|text|design|inhalt|images?|menu|home|top|links?|privacy|terms|cookies?|impressum|datenschutz|agb|sitemap|contact|kontakt|year|protected|name|holders?|contributors?|respective owners?|to top|back to top|nach oben|follow us|law|powered|built|based|hosted|running|made|designed|developed|created|disclaimer|colofon|imprint|privacy policy|terms of use|terms & conditions|legal|privacy statement|login|sign in|help|about|about us|faq|rss|news|blog|shop|search|copyright|copr|urheberrecht|auteursrecht|droits|derechos)$/i.test(name)) return undefined;
  // "friesland · nederland · © 2026"
  if (countryByName(name) !== undefined) return undefined;
  // A number's label and its digits are no name.
  if (/\d[\d .-]{3,}\d/.test(name) || /^(?:cvr|org\.? ?nr|nip|krs|regon|i[čc]o?|di[čc]|uid|hrb|ust|rcs|oib|cnpj|acn|tel|phone|fax|e-?mail|siret|siren|kvk|btw|vat|tva|cif|nif|p\.? ?iva|abn|acn|icp|company (?:no|number|reg))(?![\p{L}])/iu.test(name)) return undefined;
  // A sentence on rights is no name.
  const said = /^\P{Ll}+$/u.test(name) ? name.toLowerCase() : name;
  if (/\s(?:is|are|was|were|may|must|shall|liegt|liegen|sind|ist|wird|werden|est|sont|sono|son|berust|rust|ligger|tilhører|tillhör|gelten|unterliegen|gehört|belongs?)\s/u.test(` ${said} `)) return undefined;
  if (words.length >= 2 && /^(?!\p{Script=Georgian})\p{Ll}/u.test(name) && words.slice(1).some((word) => /^\p{Ll}{4,}/u.test(word))) return undefined;
  if (words.length >= 3 && words.every((word) => /^(?!\p{Script=Georgian})\p{Ll}/u.test(word))) return undefined;
  // "Dette nettstedet drives av", where what follows is a link: a sentence without its end.
  if (words.length >= 3 && /\s(?:av|af|by|von|durch|par|por|pel[oa]|da|di|del|della|de|van|door|met|mit|with|avec|con|com|med|przez|od|of|for|für|pour|para|till|til|and|und|et|y|og|och|ist|is|are|est)$/u.test(name)) return undefined;
  return withoutMark(name.replace(/^www\./, "").replace(/ TM$/, "")).replace(/(?<!\b(?:Inc|Ltd|Co|Corp|Bros|St|[A-Z]|\.[A-Za-z]|o\.o|S\.p\.A))\.$/u, "");
}
