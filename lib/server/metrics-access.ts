import type { Handler } from "../http/message";
import { addressList, isForwarded, type Connected } from "./client-address";

const METRICS = /^\/metrics(\?|$)/;

/** The metrics' handler for a request to them by whom they are for: for others their path is like any unknown one. */
export function metricsFor(handler: Handler, allowed: readonly string[]): (target: string, request: Connected) => Handler | undefined {
  const allows = metricsAccess(allowed);
  return (target, request) => (METRICS.test(target) && allows(request) ? handler : undefined);
}

/**
 * Who may read the metrics: a connection from one of the addresses, and directly. A request that came through a proxy is refused even though the proxy's own
 * address is allowed, since on the same machine it would open the metrics to everybody.
 * @param allowed IP addresses and CIDR blocks.
 */
export function metricsAccess(allowed: readonly string[]): (request: Connected) => boolean {
  const isAllowed = addressList(allowed);
  return (request) => request.socket.remoteAddress !== undefined && !isForwarded(request) && isAllowed(request.socket.remoteAddress);
}
