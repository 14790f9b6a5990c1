import { isOfOtherScript } from "../operator/formless";
import { agreesWithPage, type Evidence, type Reading } from "../reading";
import { namesOfLine } from "./line-names";

/** Between a name in one script and the same in another: no sign that parts companies of a list. */
const BETWEEN = /^ ?[/(（]? ?$/u;

/**
 * Findings with the names in another script than Latin that stand right beside one in Latin letters, in its line, which goes with the page: the domain tells
 * nothing of them, and they are the company's own ("リンドラ株式会社 Lindora Co., Ltd." on lindora.example).
 */
export function withTwins(found: readonly Evidence[], reading: Reading): readonly Evidence[] {
  const known = new Set(found.flatMap(({ name }) => name ?? []));
  return found.flatMap((one) => {
    const line = reading.page.lines[one.line ?? -1];
    if (line === undefined || one.name === undefined || isOfOtherScript(one.name) || !agreesWithPage(one.name, reading)) return [one];
    const names = namesOfLine(reading, line);
    const at = names.findIndex(({ name }) => name === one.name);
    const twin = [at - 1, at + 1].map((beside) => names[beside]).find((other) => other !== undefined && isOfOtherScript(other.name) && !known.has(other.name) && BETWEEN.test(line.text.slice(Math.min(other.end, names[at]?.end ?? 0), Math.max(other.start, names[at]?.start ?? 0))));
    if (twin === undefined) return [one];
    known.add(twin.name);
    return [{ ...one, name: twin.name, checks: ["has a legal form", "stands beside the company's name in Latin letters"] }, one];
  });
}
