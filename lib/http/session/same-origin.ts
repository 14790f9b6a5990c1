import type { Denial } from "../denial";
import type { ApiRequest } from "../message";

const CROSS_ORIGIN: Denial = {
  code: "cross_origin",
  message: "A session is for this service's own pages: the request has to come from one of them. Programs send a key in the header x-api-key.",
};

/**
 * Refuses what other sites' pages, or links from anywhere, make a signed-in browser send. Browsers say where a request comes from in
 * `Sec-Fetch-Site`; where they do not (plain http to another machine) `Origin` or `Referer` has to name this host.
 * @see https://www.w3.org/TR/fetch-metadata/#sec-fetch-site-header
 */
export function crossOriginDenial({ header }: ApiRequest): Denial | undefined {
  const site = header("sec-fetch-site");
  const own = site === undefined ? isOwn(header("origin") ?? header("referer"), header("x-forwarded-host") ?? header("host")) : site === "same-origin";
  return own ? undefined : CROSS_ORIGIN;
}

/** No other site's page can choose `X-Forwarded-Host`: its browser would ask first, and be refused. */
function isOwn(from: string | undefined, host: string | undefined): boolean {
  return from !== undefined && host !== undefined && URL.canParse(from) && new URL(from).host === host.toLowerCase();
}
