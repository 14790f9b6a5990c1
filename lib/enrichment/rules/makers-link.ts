import { fitsLabel, isSameName } from "../operator/agreement";
import type { Line } from "../page/page";
import { agreesWithPage, type Reading, TITLE_PARTS } from "../reading";
import { isSigned } from "./copyright-name";
import { isBoundTo, linkSpans, siteOf } from "./link-edges";
import { formAt } from "./wide-names";

/**
 * "© 2026 [Pixel Works Ltd]", the link to pixelworks.example and the one place that names it, on the page of a shop whose title and mail address are its own
 * domain's: the maker has signed its work. An owner is linked to more than once, or named elsewhere too.
 */
export function isMakersLink(line: Line, name: string, reading: Reading): boolean {
  const { page: { lines, title }, siteNames, host: { domain, label } } = reading;
  const href = line.href ?? linkSpans(line).find(({ start, end }) => line.text.slice(start, end).includes(name))?.href;
  const site = href === undefined || !isSigned(line.text) ? "" : (siteOf(href) ?? "");
  if (site === "" || site === domain || isBoundTo(site, reading) || !fitsLabel(name, site.split(".")[0] ?? "") || agreesWithPage(name, reading)) return false;
  if (![...siteNames, ...title.split(TITLE_PARTS)].some((part) => isSameName(part, label)) || !lines.some(({ text }) => text.includes(`@${domain}`))) return false;
  const form = formAt(name);
  const call = form < 0 ? name : name.slice(0, form).trim();
  return !lines.some((other) => other !== line && other.text.includes(call));
}
