import type { Family } from "../format";

/**
 * The families that streets are found by. The thread that reads records collects them, the other one everything else: so both have
 * as much to do.
 */
export const STREET_FAMILIES = ["street", "pair"] as const satisfies readonly Family[];
export type StreetFamily = (typeof STREET_FAMILIES)[number];

/** Companies by their global headquarters, which is known only when all records are read. */
export const GROUP_FAMILY = "group";
export type ValueFamily = Exclude<Family, StreetFamily | typeof GROUP_FAMILY>;

/** Between the words of a `pair` term. */
export const PAIR = " ";

/** Host labels from the last to the first, each followed by a dot: a domain's key is a prefix of its subdomains' keys. */
export function reversedHost(host: string): string {
  let reversed = "";
  let end = host.length;
  for (let dot = host.lastIndexOf("."); dot >= 0; dot = dot > 0 ? host.lastIndexOf(".", dot - 1) : -1) {
    reversed += `${host.slice(dot + 1, end)}.`;
    end = dot;
  }
  return `${reversed}${host.slice(0, end)}.`;
}
