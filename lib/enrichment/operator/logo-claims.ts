import { type HomeLink, type Line, type Page, ZONE } from "../page/page";
import { cleanText } from "../page/text";
import { fitsLabel, isSameName, nameKey } from "./agreement";
import { coverage } from "./coverage";
import { FORMLESS } from "./formless";
import { isHomeWord } from "./home-words";
import { isKindWord } from "./kinds";
import { JAPANESE_MOTTO } from "./slogans";
import { ROOT } from "./way-home";

const [MIN_NAME, MIN_WORDS, MOST] = [3, 3, 0.6];
const ALL_NAME = new RegExp(`^${FORMLESS}$`, "u");

/**
 * The page with the claim apart that its logo holds beside the name, in an element of its own ("Villa Kosmos" and in small letters "Rooms with a view" in one link
 * home): a line of its own, and no part of what the way home says. Names in two elements ("Villa" and "Kosmos") stay one.
 * @param parts of the page's title
 */
export function withoutLogoClaims({ lines, homes }: Pick<Page, "lines" | "homes">, label: string, parts: readonly string[]): Pick<Page, "lines" | "homes"> {
  const isBeside = (name: string, rest: string): boolean => isClaimBeside(name, rest, label, parts);
  const apart = lines.flatMap((line) => split(line, isBeside));
  const heads = apart.filter(isLogo);
  return { lines: apart.length === lines.length ? lines : apart, homes: homes.map((home) => withoutClaim(home, heads, isBeside)) };
}

type IsBeside = (name: string, rest: string) => boolean;

const isLogo = ({ href, zone }: Line): boolean => (href === undefined ? (zone & ZONE.mark) !== 0 : ROOT.test(href));

function split(line: Line, isBeside: IsBeside): readonly Line[] {
  const name = line.head === undefined || !isLogo(line) ? "" : cleanText(line.head);
  const rest = name !== "" && line.text.startsWith(name) ? line.text.slice(name.length).trim() : "";
  if (rest === "" || !isBeside(name, rest)) return [line];
  return [{ ...line, text: name, head: undefined, bold: line.bold.filter((bold) => bold.length <= name.length) }, { ...line, text: rest, level: 0, head: undefined, bold: [] }];
}

function withoutClaim(home: HomeLink, heads: readonly Line[], isBeside: IsBeside): HomeLink {
  const head = heads.find(({ text, href }) => href === home.href && home.text.startsWith(`${text} `) && isBeside(text, home.text.slice(text.length + 1)));
  return head === undefined ? home : { ...home, text: head.text };
}

/** Whether what stands behind a name says what the site promises: words in small letters that names have not; or any three, where the name alone is a part of the title or goes with the domain no less. */
function isClaimBeside(name: string, rest: string, label: string, parts: readonly string[]): boolean {
  if (name.length < MIN_NAME || isHomeWord(name) || isKindWord(name) || nameKey(rest).hasForm || !/^["'„“«]?[\p{Lu}\p{Lo}\p{N}]/u.test(rest)) return false;
  if (JAPANESE_MOTTO.test(`${name} ${rest}`)) return true;
  const count = rest.split(" ").length;
  const isLong = count >= MIN_WORDS;
  const isWhole = parts.some((part) => isSameName(part, name)) || (fitsLabel(name, label) && coverage(name, label) >= Math.max(MOST, coverage(`${name} ${rest}`, label)));
  if (ALL_NAME.test(rest)) return isLong && isWhole;
  return isWhole ? isLong || count === 2 : isLong && (name.includes(" ") || fitsLabel(name, label));
}
