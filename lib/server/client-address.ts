import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

/** What is looked at of a request. */
export interface Connected {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** A proxy adds at least one of these. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/** Whether a request came through a proxy, as far as its headers tell. */
export function isForwarded({ headers }: Connected): boolean {
  return FORWARDED.some((name) => headers[name] !== undefined);
}

/**
 * Which IP addresses are in a list.
 * @param blocks IP addresses and CIDR blocks. One of IPv4 also holds its addresses written as IPv6 (`::ffff:192.0.2.1`).
 */
export function addressList(blocks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const block of blocks) {
    const [address = "", prefix] = block.split("/");
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return (address) => list.check(address, familyOf(address));
}

/**
 * The network address of a request's client: the connection's own, unless that is a trusted proxy's. Then it is the last address in `X-Forwarded-For` that
 * is no trusted proxy's: each proxy adds at the end whom it was asked by, and what stands before the first address that is not believed was written by
 * whoever is behind it. Where that is no IP address, it is the proxy that wrote it.
 * @param trusted IP addresses and CIDR blocks of proxies.
 * @returns the address without port, IPv4 as such; undefined once the connection has gone.
 * @see https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/X-Forwarded-For#selecting_an_ip_address
 */
export function clientAddress(trusted: readonly string[]): (request: Connected) => string | undefined {
  const isTrusted = addressList(trusted);
  return ({ headers, socket: { remoteAddress } }) => {
    let address = remoteAddress && plain(remoteAddress);
    const hops = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",").reverse();
    for (const hop of hops) {
      if (address === undefined || !isTrusted(address)) break;
      const before = plain(hop.trim());
      if (isIP(before) === 0) break;
      address = before;
    }
    return address;
  };
}

/** Without brackets, port, zone and the prefix of IPv4 in IPv6. */
function plain(text: string): string {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  return bare.replace(/%.*$/, "").replace(/^::ffff:(?=[\d.]+$)/i, "");
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}
