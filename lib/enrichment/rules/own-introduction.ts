import { isOfOtherScript } from "../operator/formless";
import { withoutGreeting } from "../operator/greetings";
import { isHomeWord } from "../operator/home-words";
import { MAX_TEXT } from "./as-written";
import type { Reading } from "../reading";

/** What leads from a greeting to the name in languages whose greetings need no list ("Witamy w", "Добро пожаловать в"). */
const PREPOSITION = /(?<=\p{L}) \p{Ll}{1,3} $/u;
/** Greetings before a name in Chinese, and behind one in Japanese and Korean. */
const [GREETS, GREETED] = [/(?:欢迎|歡迎)(?:您|你|各位)?(?:来到|來到|光临|光臨|访问|訪問|进入|進入)$/u, /^ ?(?:へようこそ|에 오신)/u];
/** What goes on behind a greeting's name: nothing, a stop, or what is asked of the reader. */
const ENDS = /^(?:[\s!！.。…]*$|[,，、!！。.]|\s?[请請])/u;
/** Between a name and the site's address. */
const ADDRESS = /^[\s,，:：(（-]{1,3}(?:https?:\/\/)?(?:www\.)?/u;
/** What a site says that it is, behind its name and the verb. */
const KIND = /^ ?(?:是|is (?:an? |the |your )?)(?:[^。.!！;；]{0,40}?)(?:平台|网站|網站|商城|门户|門戶|社区|社區|公司|platform|web ?site|company|online (?:shop|store)|agency|marketplace)(?![\p{Ll}])/iu;

/**
 * Whether what a title calls the site says so in a second place of its own, whatever the domain: the page greets its readers to it ("Welcome to Acme Shoes, please
 * log in"), or its description begins with it and says what kind of site it is, or has the site's address behind it ("Acme Shoes www.qzx.example").
 */
export function introducesItself(name: string, { page: { lines, metas }, host: { domain }, isHome }: Reading): boolean {
  const description = metas.get("description")?.trim() ?? "";
  const behind = description.startsWith(name) ? description.slice(name.length) : "";
  if (ADDRESS.test(behind) && behind.replace(ADDRESS, "").toLowerCase().startsWith(domain)) return true;
  if (!isHome || !(name.includes(" ") || isOfOtherScript(name))) return false;
  return KIND.test(behind) || lines.some(({ text, level }) => text.length <= MAX_TEXT && isGreeting(text, name, level >= 1 && level <= 3));
}

/** @param isHeading whether it is no menu's, which begins with the word for the first page too ("Home Contact") */
function isGreeting(text: string, name: string, isHeading: boolean): boolean {
  const greeted = withoutGreeting(text);
  if (greeted !== text && greeted.startsWith(name) && ENDS.test(greeted.slice(name.length))) return true;
  const at = text.indexOf(name);
  if (at < 0) return false;
  const rest = text.slice(at + name.length);
  const before = text.slice(0, at);
  return ((GREETS.test(before) || (isHeading && isHomeWord(before.replace(PREPOSITION, "")))) && ENDS.test(rest)) || (at === 0 && GREETED.test(rest));
}
