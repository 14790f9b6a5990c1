import { type AddressBlock, parseBlock } from "./address-block";

/** Addresses that no public website has, and what they are. */
export interface SpecialBlock {
  readonly block: AddressBlock;
  readonly reason: string;
}

const special = (lines: readonly (readonly [block: string, reason: string])[]): readonly SpecialBlock[] => lines.map(([block, reason]) => ({ block: parseBlock(block), reason }));

/**
 * Where clouds tell their machines who they are and hand out credentials, and services beside it. Most lie in blocks that are refused anyway; these are
 * refused also where an operator allows such a block.
 * @see https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
 * @see https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
 * @see https://www.alibabacloud.com/help/en/ecs/user-guide/view-instance-metadata
 * @see https://docs.oracle.com/en-us/iaas/Content/Compute/Tasks/gettingmetadata.htm
 * @see https://docs.cloud.google.com/compute/docs/metadata/querying-metadata
 */
export const METADATA: readonly SpecialBlock[] = special([
  ["169.254.169.254", "cloud metadata"],
  ["169.254.169.123", "cloud metadata (time service of Amazon)"],
  ["169.254.169.249", "cloud metadata (Amazon)"],
  ["169.254.169.250", "cloud metadata (Amazon)"],
  ["169.254.169.251", "cloud metadata (Amazon)"],
  ["169.254.169.253", "cloud metadata (name service of Amazon)"],
  ["169.254.170.2", "cloud metadata (containers of Amazon)"],
  ["169.254.170.23", "cloud metadata (pods of Amazon)"],
  ["169.254.0.23", "cloud metadata (Tencent)"],
  ["169.254.10.10", "cloud metadata (Tencent)"],
  ["169.254.42.42", "cloud metadata (Scaleway)"],
  ["100.100.100.200", "cloud metadata (Alibaba)"],
  ["168.63.129.16", "cloud metadata (Azure)"],
  ["192.0.0.192", "cloud metadata (Oracle)"],
  ["fd00:ec2::/32", "cloud metadata (Amazon)"],
  ["fd20:ce::254", "cloud metadata (Google)"],
  ["fd00:42::42", "cloud metadata (Scaleway)"],
  ["fd00:c1::a9fe:a9fe", "cloud metadata (Oracle)"],
  ["fe80::a9fe:a9fe", "cloud metadata (OpenStack)"],
]);

/**
 * Special-purpose blocks, those inside others first.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 * @see https://www.iana.org/assignments/iana-ipv6-special-registry
 * @see https://www.iana.org/assignments/ipv6-unicast-address-assignments
 */
export const SPECIAL: readonly SpecialBlock[] = special([
  ["0.0.0.0/8", "this network (RFC 791)"],
  ["10.0.0.0/8", "private use (RFC 1918)"],
  ["100.64.0.0/10", "carrier-grade NAT (RFC 6598)"],
  ["127.0.0.0/8", "loopback (RFC 1122)"],
  ["169.254.0.0/16", "link-local (RFC 3927)"],
  ["172.16.0.0/12", "private use (RFC 1918)"],
  ["192.0.0.0/24", "IETF protocol assignments (RFC 6890)"],
  ["192.0.2.0/24", "documentation (RFC 5737)"],
  ["192.31.196.0/24", "AS112 (RFC 7535)"],
  ["192.52.193.0/24", "multicast relays (RFC 7450)"],
  ["192.88.99.0/24", "6to4 relays (RFC 7526)"],
  ["192.168.0.0/16", "private use (RFC 1918)"],
  ["192.175.48.0/24", "AS112 (RFC 7534)"],
  ["198.18.0.0/15", "benchmarking (RFC 2544)"],
  ["198.51.100.0/24", "documentation (RFC 5737)"],
  ["203.0.113.0/24", "documentation (RFC 5737)"],
  ["224.0.0.0/4", "multicast (RFC 5771)"],
  ["255.255.255.255", "broadcast (RFC 8190)"],
  ["240.0.0.0/4", "reserved (RFC 1112)"],

  ["::", "unspecified (RFC 4291)"],
  ["::1", "loopback (RFC 4291)"],
  ["::/96", "IPv4-compatible (RFC 4291)"],
  ["::ffff:0:0/96", "IPv4-mapped (RFC 4291)"],
  ["::ffff:0:0:0/96", "IPv4-translated (RFC 2765)"],
  ["64:ff9b::/96", "NAT64 (RFC 6052)"],
  ["64:ff9b:1::/48", "local NAT64 (RFC 8215)"],
  ["100::/64", "discard-only (RFC 6666)"],
  ["100:0:0:1::/64", "dummy prefix (RFC 9780)"],
  ["2001::/32", "Teredo (RFC 4380)"],
  ["2001:2::/48", "benchmarking (RFC 5180)"],
  ["2001:4:112::/48", "AS112 (RFC 7535)"],
  ["2001:10::/28", "ORCHID (RFC 4843)"],
  ["2001:20::/28", "ORCHID (RFC 7343)"],
  ["2001::/23", "IETF protocol assignments (RFC 2928)"],
  ["2001:db8::/32", "documentation (RFC 3849)"],
  ["2002::/16", "6to4 (RFC 3056)"],
  ["2620:4f:8000::/48", "AS112 (RFC 7534)"],
  ["3ffe::/16", "6bone (RFC 3701)"],
  ["3fff::/20", "documentation (RFC 9637)"],
  ["5f00::/16", "segment routing (RFC 9602)"],
  ["fc00::/7", "unique local (RFC 4193)"],
  ["fe80::/10", "link-local (RFC 4291)"],
  ["fec0::/10", "site-local (RFC 3879)"],
  ["ff00::/8", "multicast (RFC 4291)"],
]);

/** All that is handed out for the public IPv6 network. */
export const GLOBAL_UNICAST: AddressBlock = parseBlock("2000::/3");
