import { isIP } from "node:net";
import { ServiceError } from "../errors";
import { addressPolicy, type AddressVerdict } from "./address";

export interface GuardOptions {
  /** Addresses, blocks of addresses and host names (with all names below them) that are refused beside those that always are. */
  readonly deny: readonly string[];
  /** Addresses and blocks that are allowed though they are not public: an operator's own network. */
  readonly allow: readonly string[];
  /** Ports that are allowed beside the usual ones. */
  readonly ports: readonly number[];
}

/** Where websites listen. */
const USUAL_PORTS: readonly number[] = [80, 443, 8080, 8443];

/**
 * Names that belong to a machine or a network, or to no DNS at all.
 * @see https://www.iana.org/assignments/special-use-domain-names
 * @see https://www.icann.org/en/board-activities-and-meetings/materials/approved-resolutions-special-meeting-of-the-icann-board-29-07-2024-en (internal)
 */
const INTERNAL = ["localhost", "localdomain", "local", "internal", "intranet", "private", "corp", "home", "lan", "home.arpa", "onion", "alt"];

/** Decides what may be fetched. Every URL passes it, those of redirects too, and every address before it is connected to. */
export class Guard {
  readonly #judge: (ip: string) => AddressVerdict;
  readonly #deniedNames: readonly string[];
  readonly #ports: ReadonlySet<number>;

  constructor({ deny, allow, ports }: GuardOptions) {
    const isBlock = (item: string): boolean => isIP(item.split("/", 1)[0] ?? "") !== 0;
    this.#judge = addressPolicy(deny.filter(isBlock), allow);
    this.#deniedNames = deny.filter((item) => !isBlock(item)).map((name) => name.toLowerCase());
    this.#ports = new Set([...USUAL_PORTS, ...ports]);
  }

  /**
   * Looks at everything that is known before a lookup. IP addresses are refused in any spelling: the URL parser has made `127.1`, `0x7f000001` and
   * `１２７.0.0.1` one of them.
   * @throws ServiceError `blocked_host`.
   */
  checkUrl(url: URL): void {
    const { hostname, port, protocol } = url;
    if (hostname.startsWith("[") || isIP(hostname) !== 0) throw blocked("pages are fetched by host name, never by IP address");
    if (!hostname.includes(".") || INTERNAL.some((name) => isBelow(hostname, name))) throw blocked(`${JSON.stringify(hostname)} is a name of an internal network`);
    if (this.#deniedNames.some((name) => isBelow(hostname, name))) throw blocked(`${JSON.stringify(hostname)} is denied by the operator`);
    const number = port === "" ? (protocol === "https:" ? 443 : 80) : Number(port);
    if (!this.#ports.has(number)) throw blocked(`port ${number} is not fetched from; allowed are ${[...this.#ports].join(", ")}`);
  }

  /**
   * One address that is not public refuses the name: which of them a connection would take is chance. The answer does not tell the address, which is an
   * internal network's affair.
   * @throws ServiceError `blocked_host`.
   */
  checkAddresses(hostname: string, addresses: readonly string[]): void {
    const refused = addresses.map(this.#judge).find(({ allowed }) => !allowed);
    if (refused) throw blocked(`${JSON.stringify(hostname)} leads to an address that is not public: ${refused.reason}`);
  }
}

function isBelow(hostname: string, name: string): boolean {
  return hostname === name || hostname.endsWith(`.${name}`);
}

function blocked(what: string): ServiceError {
  return new ServiceError("blocked_host", `url: ${what}.`, { parameter: "url" });
}
