import { Resolver } from "node:dns/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { unreachable } from "./failures";

/** @returns all IPv4 and IPv6 addresses of a name, at least one. Rejects with a ServiceError `unreachable`, or the signal's reason. */
export type Resolve = (hostname: string, signal: AbortSignal) => Promise<readonly string[]>;

/** How long name servers may take for both questions, in milliseconds. */
const PATIENCE = 5000;

/** A name that has no such record, or does not exist. */
const NOTHING = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * Asks DNS alone: no hosts file, no search domains, and none of the process's few file threads, which names that hang would use up. Both kinds of
 * addresses are asked for and waited for, so that all are there to be judged.
 * @param servers addresses, with `:port` (IPv6 in brackets) where it is not 53; the system's when empty.
 */
export function createResolver(servers: readonly string[]): Resolve {
  return async (hostname, signal) => {
    signal.throwIfAborted();
    const resolver = new Resolver({ timeout: 1500, tries: 3 });
    if (servers.length > 0) resolver.setServers(servers);
    const end = new AbortController();
    const cancel = (): void => resolver.cancel();
    signal.addEventListener("abort", cancel, { once: true });
    sleep(PATIENCE, undefined, { ref: false, signal: end.signal }).then(cancel, () => undefined);
    try {
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      signal.throwIfAborted();
      const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
      if (addresses.length > 0) return addresses;
      const codes = answers.map((answer) => (answer.status === "rejected" && answer.reason instanceof Error && "code" in answer.reason ? String(answer.reason.code) : "ENODATA"));
      const silent = codes.find((code) => !NOTHING.has(code));
      throw unreachable(silent === undefined ? "its name does not exist or has no address" : `its name servers do not answer (${silent})`);
    } finally {
      end.abort();
      signal.removeEventListener("abort", cancel);
    }
  };
}
