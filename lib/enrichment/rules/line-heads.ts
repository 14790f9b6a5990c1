import { beforeLabels } from "../identifiers/before-labels";
import { townOf } from "../operator/places";
import { isPlaceholderName } from "../operator/placeholders";
import { statedName } from "../operator/stated-names";
import { type Line, ZONE } from "../page/page";
import type { Reading } from "../reading";
import { nextTown } from "./legal-suffix";

/** Between a name and what follows it in a line of an address. */
const PARTS = /[,;]\s|\s[-–—|•·/]\s/;
/** A street with its number, and nothing more: the town is in the next line. */
const STREET_ONLY = /^(?:\p{Lu}[\p{L}'’. -]{3,40} \d{1,4} ?[a-zA-Z]?|\d{1,4} ?[a-zA-Z]?,? \p{Lu}[\p{L}'’. -]{3,40}),?$/u;
const ROAD = /^(?:via|viale|piazza|piazzale|corso|largo|strada|rue|avenue|av|boulevard|bd|place|calle|c\/|avda?|plaza|paseo|carretera|rua|praça|travessa|ul|al|pl|str|ulica|trg|вул|ул|бул|loc|località|z\.?i|p\.?o\.? ?box|unit|suite|floor|building|sede|adres\w*|address|anschrift|indirizzo|dirección|siège|siedziba|sídlo|székhely)(?![\p{L}])/iu;

/**
 * What a line of particulars begins with: the site's own name before words of a sentence ("Acme adviseert in Leeuwarden"), the name before an owner
 * ("Acme v/ Jane Doe"), or before the rest of an address in one line ("Acme - Via Roma 1, 37121 Verona"). The line itself where it is none of these.
 * @param line the text, of which `text` is the part that may be a name
 */
export function headOfLine(text: string, line: string, { siteNames, titleName }: Reading): string {
  const own = [...siteNames, ...(titleName === undefined ? [] : [titleName])].find((name) => name.length >= 5 && text.startsWith(`${name} `) && /^\p{Ll}/u.test(text.slice(name.length + 1)));
  if (own !== undefined) return own;
  const [holder = text] = text.split(/ v\/ ?(?=\p{Lu})/u);
  if (holder !== text) return holder;
  const [head = text, next = ""] = text.split(PARTS);
  if (townOf(line) === undefined && !STREET_ONLY.test(text.slice(head.length).replace(/^[\s,;|•·/–—-]+/u, ""))) return text;
  return head !== text && !/\d/.test(head) && /^\p{L}/u.test(next) && !ROAD.test(head) ? head : text;
}

/** "상호 푸른하늘 대표 홍길동", "COMPANY 푸른하늘 OWNER 홍길동": Korean particulars in a row need no colon. */
const KOREAN = /(?:^|[|•·/]\s?|\s)(?:상호(?:명)?|회사명|법인명|업체명|기관명|병원명|학원명|COMPANY|Company) ?[.:：]? ?(?=["'(㈜A-Z\d]*[\uac00-\ud7af])([^|•·:：]{2,40}?)(?=\s?(?:[|•·,/]|$)|\s(?:대표|사업자|주소|전화|통신|개인정보|이메일|호스팅|소재지|설립|팩스|고객|(?:OWNER|CEO|TEL|FAX|ADDRESS|E-?MAIL|BUSINESS)(?!\p{L})))/iu;

/** The name that a line of particulars states before a number, behind its label ("상호: Acme | 대표: … | 사업자등록번호: …"). */
export function statedBefore(line: Line, start: number): string | undefined {
  if (line.text.length > 400) return undefined;
  const korean = KOREAN.exec(line.text.slice(0, start))?.[1];
  if (korean !== undefined && !isPlaceholderName(korean)) return korean;
  // "Provozovatel: Karel Lev, IČO 05018099": the number's own label ends the value.
  for (const part of beforeLabels(line.text.slice(0, start)).replace(/[\s,(–—-]+$|(?<=\p{Ll}{3})\.\s*$/u, "").split(/\s*[|•·]\s*|\s\/\s|(?<=\p{Lo})\s(?=\p{Lo}{2,8} ?[:：])/u)) {
    // "상호명: Acme 대표자: …": the next label ends the value.
    const value = /^[^:：]{2,30}[:：] ?[^:：]*?(?=\s\S{2,12} ?[:：]|$)/u.exec(part)?.[0];
    const name = value === undefined ? undefined : statedName([{ ...line, text: value }], 0);
    if (name !== undefined) return name;
  }
  return undefined;
}

const FOUND_ABOVE = 30;

/** Whether a heading of the same rank as that over a line, or of a higher one, stands between it and a later one; not in footers, whose columns go together, nor where the line has an address. */
export function isEnded(reading: Reading, at: number, later: number): boolean {
  const { lines } = reading.page;
  const line = lines[at];
  if (line === undefined || (line.zone & (ZONE.footer | ZONE.address | ZONE.imprint)) !== 0 || townOf(line.text) !== undefined || nextTown(reading, at) !== undefined) return false;
  const heading = lines.slice(Math.max(0, at - FOUND_ABOVE), at + 1).findLast(({ level }) => level >= 1 && level <= 6);
  return heading !== undefined && lines.slice(at + 1, later).some(({ level }) => level >= 1 && level <= heading.level);
}
