import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP } from "node:net";

interface Connected {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** A proxy adds at least one of these; who stands behind it cannot be told from the connection. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-real-ip", "via"] as const;

/**
 * Who may read the metrics: a connection from one of the addresses, and directly. A request that came through a proxy is refused even though the proxy's own
 * address is allowed, since on the same machine it would open the metrics to everybody.
 * @param allowed IP addresses and CIDR blocks.
 */
export function metricsAccess(allowed: readonly string[]): (request: Connected) => boolean {
  const list = new BlockList();
  for (const block of allowed) {
    const [address = "", prefix] = block.split("/");
    const family = familyOf(address);
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return ({ headers, socket: { remoteAddress } }) => remoteAddress !== undefined && FORWARDED.every((name) => headers[name] === undefined) && list.check(remoteAddress, familyOf(remoteAddress));
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIP(address) === 4 ? "ipv4" : "ipv6";
}
