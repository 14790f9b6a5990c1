import type { Line } from "../page/page";
import type { Evidence, Reading } from "../reading";
import { namesOfLine } from "./line-names";
import { formAt } from "./wide-names";

/** What names are taken to end before, and some hold: a comma, a dash, a bracket, a number. */
const SIGN = /[,–—/(\d-]/;

/**
 * What rules found, each name without a legal form made whole that breaks off where one with a form goes on, and the page's words as well
 * ("Lindau" of "© 2026 Lindau - Netz für Pflege" beside "Lindau - Netz für Pflege GmbH").
 */
export function withWholeNames(found: readonly Evidence[], reading: Reading): readonly Evidence[] {
  const { lines } = reading.page;
  const signed = found.flatMap(({ source, line }) => (source === "copyright" && line !== undefined && lines[line] !== undefined ? namesOfLine(reading, lines[line]) : []));
  const wide = [...found, ...signed].flatMap(({ name = "" }) => (SIGN.test(name) && formAt(name) > 0 ? name : []));
  return wide.length === 0 ? found : found.map((one) => ({ ...one, ...wholeOf(one, lines, wide) }));
}

function wholeOf({ name, words, line }: Evidence, lines: readonly Line[], wide: readonly string[]): { readonly name?: string } {
  if (name === undefined) return {};
  const text = (line === undefined ? words : (lines[line]?.text ?? words)).toLowerCase();
  for (const full of wide) {
    const core = full.slice(0, formAt(full)).replace(/[\s,]+$/, "");
    if (core.length > name.length && core.toLowerCase().startsWith(name.toLowerCase()) && /^\s?(?:[,/(–—-]|\d)/.test(core.slice(name.length)) && text.includes(core.toLowerCase())) return { name: text.includes(full.toLowerCase()) ? full : core };
  }
  return {};
}
