import { HOME } from "../page/site-marks";
import { type Host, isSameSite } from "./host";

/** The root, an index, or the root of a language. */
export const ROOT = /^(?:https?:\/\/[^/]+)?(?:\.?\/?|\.{0,2}\/?(?:[a-z]{2}\/)?(?:index|home|default)\.\w+|\/(?:[a-z]{2}(?:[_-][a-z]{2})?|home|start|index)\/)(?:[?#].*)?$/i;

/** A query that asks for another page than the first: any but for a language, a visit, a source, or the first page itself. */
const ASKS = /\?(?!$|#|(?:lang(?:uage)?|l|locale|hl|sid|phpsessid|utm_\w+|ref|from|src|v)=|\w+=(?:com_frontpage|home(?:page)?|start|index|main|welcome|1)(?:&|#|$))/i;

/** Tells which of a page's links lead home: to its site's root, or to the folder that holds the page ("/villa/" of "/villa/contact"); "/news/" is but another page. */
export function waysHome(url: URL, host: Host): (href: string) => boolean {
  return (href) => HOME.test(href) && !ASKS.test(href) && (!/^https?:/i.test(href) || isSameSite(href, host)) && (ROOT.test(href) || holds(href, url));
}

function holds(href: string, url: URL): boolean {
  const folder = URL.canParse(href, url) ? new URL(href, url).pathname : "";
  return url.pathname.startsWith(folder) && folder.endsWith("/");
}
