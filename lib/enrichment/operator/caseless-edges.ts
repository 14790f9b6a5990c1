import type { Line } from "../page/page";
import { cleanText } from "../page/text";
import { nameKey } from "./agreement";
import { RIGHTS } from "./rights";

/** What a copyright line begins with whose name is in a script without capitals, up to that name's last letter. */
const SIGNED = /(?:^|\s)(?:©|\([cC]\)|copyright).*\p{Lo}[)）」』]?$/iu;

/**
 * A copyright line whose sign and name are an element of their own, with a separator behind it: scripts without capitals do not show where a name ends, and
 * what follows in the next element is a motto, an address or a menu's entry ("<span>© 2026 株式会社みどり屋</span><span>暮らしに明かりを</span>").
 */
export function withNamesEdge(line: Line): Line {
  const head = line.head === undefined ? "" : cleanText(line.head);
  const rest = line.text.slice(head.length);
  if (!SIGNED.test(head) || RIGHTS.test(head.replace("©", "")) || !line.text.startsWith(head) || !/^ [\p{L}\p{N}「『]/u.test(rest)) return line;
  // "<span>© 2026 みどり屋</span> 株式会社": the form is the name's.
  return nameKey(`X${rest.split(" ", 2).join(" ")}`).hasForm ? line : { ...line, text: `${head} |${rest}` };
}
