import { type AddressBlock, type AddressBytes, contains, parseAddress, parseBlock } from "./address-block";
import { GLOBAL_UNICAST, METADATA, SPECIAL, type SpecialBlock } from "./special-addresses";

/** Whether pages may be fetched from an address, and what the address is. */
export interface AddressVerdict {
  readonly allowed: boolean;
  readonly reason: string;
}

/**
 * Whether an address is one of the public internet. IPv6 addresses that carry an IPv4 address (mapped, NAT64, 6to4, Teredo …) are refused whatever they
 * carry: where they lead is decided by somebody else.
 * @param ip in its plain spelling, as a resolver gives it; anything that is not, is refused.
 */
export function classifyAddress(ip: string): AddressVerdict {
  const address = parseAddress(ip);
  return address === undefined ? NO_ADDRESS : classify(address);
}

const NO_ADDRESS: AddressVerdict = { allowed: false, reason: "no IP address" };

function classify(address: AddressBytes): AddressVerdict {
  const found = find(METADATA, address) ?? find(SPECIAL, address);
  if (found) return { allowed: false, reason: found.reason };
  if (address.length === 16 && !contains(GLOBAL_UNICAST, address)) return { allowed: false, reason: "not allocated (RFC 4291)" };
  return { allowed: true, reason: "public" };
}

function find(blocks: readonly SpecialBlock[], address: AddressBytes): SpecialBlock | undefined {
  return blocks.find(({ block }) => contains(block, address));
}

/**
 * The judgement of addresses that an operator's own rules are part of.
 * @param deny blocks that are refused whatever else holds.
 * @param allow blocks that are allowed though they are not public; cloud metadata stay refused.
 */
export function addressPolicy(deny: readonly string[], allow: readonly string[]): (ip: string) => AddressVerdict {
  const [denied, allowed] = [deny.map(parseBlock), allow.map(parseBlock)];
  const within = (blocks: readonly AddressBlock[], address: AddressBytes): boolean => blocks.some((block) => contains(block, address));
  return (ip) => {
    const address = parseAddress(ip);
    if (address === undefined) return NO_ADDRESS;
    if (within(denied, address)) return { allowed: false, reason: "denied by the operator" };
    if (within(allowed, address) && !find(METADATA, address)) return { allowed: true, reason: "allowed by the operator" };
    return classify(address);
  };
}
