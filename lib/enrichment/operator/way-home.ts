import { HOME } from "../page/site-marks";
import { type Host, isSameSite } from "./host";

/** The root, an index, or the root of a language. */
export const ROOT = /^(?:https?:\/\/[^/]+)?(?:\.?\/?|\.{0,2}\/?(?:[a-z]{2}\/)?(?:index|home|default)\.\w+|\/(?:[a-z]{2}(?:[_-][a-z]{2})?|home|start|index)\/)(?:[?#].*)?$/i;

/** Tells which of a page's links lead home: to its site's root, or to the folder that holds the page ("/villa/" of "/villa/contact"); "/news/" is but another page. */
export function waysHome(url: URL, host: Host): (href: string) => boolean {
  return (href) => HOME.test(href) && (!/^https?:/i.test(href) || isSameSite(href, host)) && (ROOT.test(href) || holds(href, url));
}

function holds(href: string, url: URL): boolean {
  const folder = URL.canParse(href, url) ? new URL(href, url).pathname : "";
  return url.pathname.startsWith(folder) && folder.endsWith("/");
}
