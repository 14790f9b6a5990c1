import { withMarkSigns } from "./trade-marks";

/** Characters that take no room or only say where a word may break: soft hyphen, zero-width ones, marks of direction, byte-order mark. */
const INVISIBLE = /\u00ad|\u034f|\u061c|\u180e|[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069]|\ufe0f|\ufeff/g;
const BLANKS = /[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g;
/** Everything that the three above would change, and blanks in a row. */
const CHANGES = /[\t-\r\u0085\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]|\u034f|\ufe0f| {2}/;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** Arabic, Persian, Devanagari, Bengali and Thai digits; each block's zero. */
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59]/g;
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** A page's text as a reader sees it: one blank between words, nothing invisible, full-width letters and the digits of other scripts as ordinary ones, signs for what stands for them. */
export function cleanText(raw: string): string {
  const text = CHANGES.test(raw) ? raw.replace(INVISIBLE, "").replace(FULL_WIDTH, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0)).replace(DIGITS, plainDigit).replace(BLANKS, " ") : raw;
  return withMarkSigns(text).trim();
}

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">", nbsp: " " };

/** Systems that escape twice, or for HTML what they write into JSON, leave entities in what they state. */
export function withoutEntities(value: string): string {
  if (!value.includes("&")) return value;
  return value.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,5}));/gi, (whole: string, decimal?: string, hex?: string, named?: string) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    if (named !== undefined) return ENTITIES[named.toLowerCase()] ?? whole;
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : whole;
  });
}

/** Elements as systems write them where only text may stand; brands that look like one ("<Lindora/>") are none. */
const TAGS = /<\/?(?:a|abbr|b|br|body|center|div|em|font|h[1-6]|head|html|i|img|link|meta|noscript|p|script|small|span|strong|style|sub|sup|title|u)(?:[\s/][^<>]*)?(?:>|$)/gi;

/** What a title, a meta element or structured data state, as text: without the entities and tags that systems leave in it ("Lindora <br>"). */
export function statedText(raw: string): string {
  const value = withoutEntities(raw);
  return cleanText(value.includes("<") ? value.replace(TAGS, " ") : value);
}

/** At most `most` characters of a text, cut between words where there is one, for people to read. */
export function excerpt(text: string, at: number, most = 160): string {
  if (text.length <= most) return text;
  const from = Math.max(0, Math.min(at - Math.floor(most / 3), text.length - most));
  return `${from > 0 ? "…" : ""}${text.slice(from, from + most).trim()}${from + most < text.length ? "…" : ""}`;
}

/** Whether a text from `start` to `end` is but blanks. */
export function isBlank(text: string, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 32 && code < 128) return false;
    if (code > 127) return !/\S/.test(text.slice(at, end));
    if (code !== 32 && (code < 9 || code > 13)) return false;
  }
  return true;
}

const isAsciiWord = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);

/** Whether a text has a letter or digit. */
export function hasWord(text: string): boolean {
  return isAsciiWord(text.charCodeAt(0)) || /[\p{L}\p{N}]/u.test(text);
}

/** Where a text is found next; beyond the end where it is nowhere. */
export function positionOf(html: string, text: string, from: number): number {
  const at = html.indexOf(text, from);
  return at < 0 ? Infinity : at;
}

/** Whether a line so far ends with the sign of copyright. */
export const endsWithSign = (text: string): boolean => /(?:©|\([cC]\)|copyright)\s*$/i.test(text.slice(-20));

/** What a logo is called, in the languages that sites are written in. */
const LOGO_WORD = String.raw`logo(?:t(?:yp|ip|üüp)\p{L}{0,3}|type)?|лого(?:тип)?|λογ[όο]τυπ[οα]|شعار|لوجو|لوغو|لوگوی?|לוגו|लोगो|লোগো|ლოგო|լոգո(?:տիպ)?|ロゴ(?:マーク)?|로고|标志|標誌|徽标`;
/** What leads on from it to whose it is. */
const LOGO_OF = "of|von|der|du|de|di|del|do|da|för|for|van|של|компании|компанії|на";
/** What pictures' texts say beside the name that they show; where words have no blanks between them, without one. */
export const LOGO = new RegExp(String.raw`^(?:${LOGO_WORD})(?: (?:${LOGO_OF}))?[ :–-]+|^โลโก้(?:ของ)?[ :–-]*|(?:[ :–-]*|の)(?:${LOGO_WORD})(?: [–-] .*)?$`, "iu");
export const withoutLogo = (alt: string): string => alt.replace(LOGO, "");

export const AMPERSAND = 38;
