import { isIPv6 } from "node:net";
import { ServiceError } from "../errors";

/**
 * Reads what is to be fetched: a bare domain (`example.com`), a host with a port or path, or an http(s) URL. What has no scheme gets https. Read by the
 * URL standard, as browsers do, so that whatever spelling of a host they understand is seen for what it is.
 * @returns the URL without fragment and without the dot behind its host.
 * @throws ServiceError `invalid_url`, or `blocked_host` for an IPv6 address that URLs cannot hold.
 * @see https://url.spec.whatwg.org/#url-parsing
 */
export function readPageUrl(text: string): URL {
  const given = text.trim();
  if (given === "") throw invalidUrl("it is required; send a domain such as example.com, or an http(s) URL");
  if (isIPv6(given)) throw literal();
  const scheme = /^([a-z][a-z0-9+.-]*):(?!\d)/i.exec(given)?.[1];
  if (scheme !== undefined && !/^https?:\/\//i.test(given)) throw invalidUrl(`only http and https URLs are fetched, written as https://…; it begins with ${JSON.stringify(`${scheme.slice(0, 30)}:`)}`);
  const whole = scheme === undefined ? `https://${given}` : given;
  const authority = /^https?:\/\/[/\\]*([^/\\?#]*)/i.exec(whole)?.[1] ?? "";
  if (authority.includes("@")) throw invalidUrl("it contains a user name, a password or an e-mail address; send the page's address without");
  if (/^\[.*[:%].*\]/.test(authority) && !URL.canParse(whole)) throw literal();
  if (isIPv6(authority)) throw literal();
  const url = URL.canParse(whole) ? normalise(new URL(whole)) : undefined;
  if (url === undefined) throw invalidUrl("it is no URL of a public host; send a domain such as example.com, or an http(s) URL");
  return url;
}

/**
 * The target of a redirect.
 * @param from the URL that redirects.
 * @returns undefined when it is no http(s) URL, contains credentials, or names no host.
 */
export function readRedirect(location: string, from: URL): URL | undefined {
  if (!URL.canParse(location, from)) return undefined;
  const url = new URL(location, from);
  const plain = ["http:", "https:"].includes(url.protocol) && url.username === "" && url.password === "";
  return plain ? normalise(url) : undefined;
}

/** @returns undefined when the host is neither an IP address nor a name that DNS can hold. */
function normalise(url: URL): URL | undefined {
  url.hash = "";
  const host = url.hostname.replace(/\.+$/, "");
  if (host !== url.hostname) url.hostname = host;
  const isName = url.hostname.length <= 253 && url.hostname.split(".").every((label) => /^[a-z0-9_-]{1,63}$/.test(label));
  return isName || url.hostname.startsWith("[") ? url : undefined;
}

function literal(): ServiceError {
  return new ServiceError("blocked_host", "url: pages are fetched by host name, never by IP address.", { parameter: "url" });
}

/** @param what follows `url: `, without a full stop. */
function invalidUrl(what: string): ServiceError {
  return new ServiceError("invalid_url", `url: ${what}.`, { parameter: "url" });
}
