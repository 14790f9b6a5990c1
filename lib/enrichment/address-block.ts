import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The 4 or 16 bytes of an IP address. */
export type AddressBytes = readonly number[];

/** All addresses that share their first bits. */
export interface AddressBlock {
  readonly bytes: AddressBytes;
  /** Bits that count. */
  readonly prefix: number;
}

/**
 * Reads an address in the one spelling that nobody can read otherwise: four decimal numbers without leading zeros, or IPv6 without brackets and
 * zone. Whatever else passes for an address somewhere (`0177.1`, `127.1`, `fe80::1%eth0`) is none here.
 */
export function parseAddress(text: string): AddressBytes | undefined {
  return isIP(text) === 0 || text.includes("%") ? undefined : ipaddr.parse(text).toByteArray();
}

/**
 * @param text an address, or one with the bits that count, such as `10.0.0.0/8`.
 * @throws Error when it is neither.
 */
export function parseBlock(text: string): AddressBlock {
  const [address = "", bits] = text.split("/", 2);
  const bytes = parseAddress(address);
  if (bytes === undefined) throw new Error(`${text} is no block of addresses.`);
  return { bytes, prefix: bits === undefined ? bytes.length * 8 : Number(bits) };
}

/** Whether an address lies in a block. An IPv4 address never lies in an IPv6 block nor the other way round, mapped addresses included. */
export function contains({ bytes, prefix }: AddressBlock, address: AddressBytes): boolean {
  if (bytes.length !== address.length) return false;
  const whole = prefix >> 3;
  for (let at = 0; at < whole; at += 1) if (bytes[at] !== address[at]) return false;
  const rest = 8 - (prefix & 7);
  return rest === 8 || (bytes[whole] ?? 0) >> rest === (address[whole] ?? 0) >> rest;
}
