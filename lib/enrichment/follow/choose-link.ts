import type { PageLink } from "../../company/website";

/** Pages that a browser would not show as HTML either. */
const DOCUMENT = /\.(?:pdf|docx?|odt|rtf|txt|zip|jpe?g|png)$/i;

/**
 * The link to follow: the page's own site's imprint, else legal, else contact page; undefined when there is none but the page itself.
 * @param links the most telling first.
 * @param pages the addresses that the page itself has.
 */
export function linkToFollow(links: readonly PageLink[], pages: readonly string[]): PageLink | undefined {
  const own = new Set(pages.map(addressOf));
  return links.find(({ kind, url, sameSite }) => sameSite && kind !== "about" && !DOCUMENT.test(new URL(url).pathname) && !own.has(addressOf(url)));
}

/** An address without what makes no other page of it: scheme, `www.` and a slash at the end. */
function addressOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/$/, "")}${search}`;
}
