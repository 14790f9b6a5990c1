import type { WebsitePage } from "../../company/website";
import { readHost, type Host } from "../operator/host";

/** The website that a page belongs to. */
export interface Site {
  /** Registrable domains of the address asked for and of the one that answered; none where many companies share them. */
  readonly domains: ReadonlySet<string>;
  readonly host: Host;
}

/** Sites on which anybody has a page: that a company is there says nothing of the others. */
const SHARED: ReadonlySet<string> = new Set(
  ("facebook.com instagram.com linkedin.com twitter.com x.com youtube.com tiktok.com pinterest.com google.com goo.gl linktr.ee bit.ly wordpress.com blogspot.com wixsite.com weebly.com jimdosite.com business.site " +
    "sites.google.com medium.com tumblr.com etsy.com ebay.com ebay.de ebay.co.uk amazon.com amazon.de amazon.co.uk booking.com tripadvisor.com yelp.com vk.com github.com github.io").split(" "),
);

/** Reads whose site a fetched page is on. */
export function siteOf({ requestedUrl, finalUrl }: Pick<WebsitePage, "requestedUrl" | "finalUrl">): Site {
  const host = readHost(new URL(finalUrl));
  const domains = [host.domain, readHost(new URL(requestedUrl)).domain].filter((domain) => !SHARED.has(domain));
  return { domains: new Set(domains), host };
}

/** Whether a company's host is this site's; undefined where that says nothing. */
export function isOfSite(host: string | undefined, { domains }: Site): boolean | undefined {
  if (host === undefined || domains.size === 0 || !URL.canParse(`https://${host}`)) return undefined;
  const { domain } = readHost(new URL(`https://${host}`));
  return SHARED.has(domain) ? undefined : domains.has(domain);
}
