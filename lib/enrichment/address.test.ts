import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressPolicy, classifyAddress } from "./address";

/** First and last address of each block, with what it is; then the neighbours outside, those that are public marked so. */
const BLOCKS: readonly (readonly [first: string, last: string, reason: RegExp, before: string | undefined, after: string | undefined])[] = [
  ["0.0.0.0", "0.255.255.255", /this network/, undefined, "1.0.0.0"],
  ["10.0.0.0", "10.255.255.255", /private/, "9.255.255.255", "11.0.0.0"],
  ["100.64.0.0", "100.127.255.255", /carrier/, "100.63.255.255", "100.128.0.0"],
  ["127.0.0.0", "127.255.255.255", /loopback/, "126.255.255.255", "128.0.0.0"],
  ["169.254.0.0", "169.254.255.255", /link-local/, "169.253.255.255", "169.255.0.0"],
  ["172.16.0.0", "172.31.255.255", /private/, "172.15.255.255", "172.32.0.0"],
  ["192.0.0.0", "192.0.0.255", /IETF/, "191.255.255.255", "192.0.1.0"],
  ["192.0.2.0", "192.0.2.255", /documentation/, "192.0.1.255", "192.0.3.0"],
  ["192.31.196.0", "192.31.196.255", /AS112/, "192.31.195.255", "192.31.197.0"],
  ["192.52.193.0", "192.52.193.255", /multicast relays/, "192.52.192.255", "192.52.194.0"],
  ["192.88.99.0", "192.88.99.255", /6to4/, "192.88.98.255", "192.88.100.0"],
  ["192.168.0.0", "192.168.255.255", /private/, "192.167.255.255", "192.169.0.0"],
  ["192.175.48.0", "192.175.48.255", /AS112/, "192.175.47.255", "192.175.49.0"],
  ["198.18.0.0", "198.19.255.255", /benchmarking/, "198.17.255.255", "198.20.0.0"],
  ["198.51.100.0", "198.51.100.255", /documentation/, "198.51.99.255", "198.51.101.0"],
  ["203.0.113.0", "203.0.113.255", /documentation/, "203.0.112.255", "203.0.114.0"],
  ["224.0.0.0", "239.255.255.255", /multicast/, "223.255.255.255", undefined],
  ["240.0.0.0", "255.255.255.254", /reserved/, undefined, undefined],
  ["255.255.255.255", "255.255.255.255", /broadcast/, undefined, undefined],
  ["::", "::", /unspecified/, undefined, undefined],
  ["::1", "::1", /loopback/, undefined, undefined],
  ["::2", "::ffff:ffff", /IPv4-compatible/, undefined, undefined],
  ["::ffff:0.0.0.0", "::ffff:255.255.255.255", /IPv4-mapped/, undefined, undefined],
  ["::ffff:0:0:0", "::ffff:0:ffff:ffff", /IPv4-translated/, undefined, undefined],
  ["64:ff9b::", "64:ff9b::ffff:ffff", /NAT64/, undefined, undefined],
  ["64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff", /local NAT64/, undefined, undefined],
  ["100::", "100::ffff:ffff:ffff:ffff", /discard/, undefined, undefined],
  ["100:0:0:1::", "100:0:0:1:ffff:ffff:ffff:ffff", /dummy/, undefined, undefined],
  ["2001::", "2001:0:ffff:ffff:ffff:ffff:ffff:ffff", /Teredo/, "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff", undefined],
  ["2001:1::1", "2001:1:ffff:ffff:ffff:ffff:ffff:ffff", /IETF/, undefined, undefined],
  ["2001:2::", "2001:2:0:ffff:ffff:ffff:ffff:ffff", /benchmarking/, undefined, undefined],
  ["2001:3::", "2001:3:ffff:ffff:ffff:ffff:ffff:ffff", /IETF/, undefined, undefined],
  ["2001:4:112::", "2001:4:112:ffff:ffff:ffff:ffff:ffff", /AS112/, undefined, undefined],
  ["2001:10::", "2001:1f:ffff:ffff:ffff:ffff:ffff:ffff", /ORCHID/, undefined, undefined],
  ["2001:20::", "2001:2f:ffff:ffff:ffff:ffff:ffff:ffff", /ORCHID/, undefined, undefined],
  ["2001:30::", "2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff", /IETF/, undefined, "2001:200::"],
  ["2001:db8::", "2001:db8:ffff:ffff:ffff:ffff:ffff:ffff", /documentation/, "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff", "2001:db9::"],
  ["2002::", "2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /6to4/, "2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff", "2003::"],
  ["2620:4f:8000::", "2620:4f:8000:ffff:ffff:ffff:ffff:ffff", /AS112/, "2620:4f:7fff:ffff:ffff:ffff:ffff:ffff", "2620:4f:8001::"],
  ["3ffe::", "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /6bone/, "3ffd:ffff:ffff:ffff:ffff:ffff:ffff:ffff", undefined],
  ["3fff::", "3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff", /documentation/, undefined, "3fff:1000::"],
  ["4000::", "5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /not allocated/, "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", undefined],
  ["5f00::", "5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /segment routing/, undefined, undefined],
  ["101::", "1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /not allocated/, undefined, "2000::"],
  ["5f01::", "fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /not allocated/, undefined, undefined],
  ["fc00::", "fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /unique local/, undefined, undefined],
  ["fe00::", "fe7f:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /not allocated/, undefined, undefined],
  ["fe80::", "febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /link-local/, undefined, undefined],
  ["fec0::", "feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /site-local/, undefined, undefined],
  ["ff00::", "ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff", /multicast/, undefined, undefined],
];

const METADATA = ["169.254.169.254", "169.254.169.253", "169.254.170.2", "169.254.170.23", "169.254.42.42", "169.254.0.23", "100.100.100.200", "168.63.129.16", "192.0.0.192", "fd00:ec2::254", "fd00:ec2::23", "fd20:ce::254", "fd00:42::42", "fd00:c1::a9fe:a9fe", "fe80::a9fe:a9fe"];

const PUBLIC = ["1.1.1.1", "8.8.8.8", "9.9.9.9", "93.184.215.14", "104.16.132.229", "140.82.121.4", "151.101.1.69", "168.63.129.15", "168.63.129.17", "185.199.108.153", "193.0.6.139", "2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450:4001:82a::200e", "2620:fe::fe", "2400:cb00::1", "2803:f800::1", "2c0f:fb50::1", "2a10:50c0::ad1:ff"];

/** Spellings that some programs read as an address. None is one here; those of a public address are no better. */
const OTHER_SPELLINGS = ["", " ", "127.1", "127.0.1", "2130706433", "0x7f000001", "0177.0.0.1", "0x7f.0.0.1", "127.0.0.01", "127.0.0.1.", " 127.0.0.1", "127.0.0.1 ", "127.0.0.1\0", "127.0.0.1:80", "8.8.8.8/32", "008.8.8.8", "8.8.8", "256.0.0.1", "1.2.3.4.5", "１.1.1.1", "[::1]", "fe80::1%eth0", "::1%0", "2606:4700::1%1", "2606:4700:::1", "12345::", "::ffff:8.8.8", "localhost", "example.com", "1e3", "-1.1.1.1"];

describe("an address", () => {
  it.each(BLOCKS)("from %s to %s is refused (%s), the public neighbours are not", (first, last, reason, before, after) => {
    for (const address of [first, last]) {
      const verdict = classifyAddress(address);
      expect([address, verdict.allowed]).toEqual([address, false]);
      expect(verdict.reason).toMatch(reason);
    }
    for (const address of [before, after]) if (address !== undefined) expect([address, classifyAddress(address)]).toEqual([address, { allowed: true, reason: "public" }]);
  });

  it.each(METADATA)("%s of a cloud's metadata is named as such", (address) => {
    expect(classifyAddress(address)).toEqual({ allowed: false, reason: expect.stringContaining("cloud metadata") as string });
  });

  it.each(PUBLIC)("%s is public", (address) => {
    expect(classifyAddress(address)).toEqual({ allowed: true, reason: "public" });
  });

  it.each(OTHER_SPELLINGS)("spelled %j is none", (text) => {
    expect(classifyAddress(text)).toEqual({ allowed: false, reason: "no IP address" });
  });

  it("inside an IPv6 address is refused whatever it is", () => {
    for (const carried of ["8.8.8.8", "127.0.0.1", "10.0.0.1"]) for (const prefix of ["::", "::ffff:", "::ffff:0:", "64:ff9b::", "64:ff9b:1::"]) expect(classifyAddress(prefix + carried).allowed, prefix + carried).toBe(false);
    for (const address of ["2002:808:808::1", "2002:7f00:1::", "2001:0:808:808::1"]) expect(classifyAddress(address).allowed, address).toBe(false);
  });

  it("is judged by its bytes, however IPv6 is spelled", () => {
    expect(classifyAddress("0:0:0:0:0:0:0:1").reason).toMatch(/loopback/);
    expect(classifyAddress("0000:0000:0000:0000:0000:FFFF:7F00:0001").reason).toMatch(/mapped/);
    expect(classifyAddress("2606:4700:4700:0:0:0:0:1111").allowed).toBe(true);
  });

  it("is allowed for IPv4 exactly outside the blocks", () => {
    const number = (ip: string): number => ip.split(".").reduce((sum, part) => sum * 256 + Number(part), 0);
    const ranges = [...BLOCKS.filter(([first]) => !first.includes(":")).map(([first, last]) => [number(first), number(last)] as const), [number("168.63.129.16"), number("168.63.129.16")] as const];
    fc.assert(
      fc.property(fc.nat(0xffffffff), (value) => {
        const ip = [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].join(".");
        expect(classifyAddress(ip).allowed, ip).toBe(!ranges.some(([first, last]) => first <= value && value <= last));
      }),
      { numRuns: 2000 },
    );
  });

  it("is never allowed when the text is no address", () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-fx.:%]{0,20}$/)), (text) => {
      const { allowed, reason } = classifyAddress(text);
      if (allowed) expect([text, reason]).toEqual([expect.stringMatching(/^(\d{1,3}\.){3}\d{1,3}$|^[23][0-9a-f]{0,3}:[0-9a-f:.]*$/i), "public"]);
    }));
  });
});

describe("an operator's rules", () => {
  const judge = addressPolicy(["93.184.215.0/24", "10.1.0.0/16", "2606:4700::/32"], ["10.0.0.0/8", "169.254.0.0/16", "fd00::/8", "168.63.129.0/24"]);

  it("deny what is public, and deny inside what they allow", () => {
    for (const address of ["93.184.215.14", "10.1.2.3", "2606:4700::1"]) expect(judge(address)).toEqual({ allowed: false, reason: "denied by the operator" });
  });

  it("allow the blocks they name and nothing beside them", () => {
    for (const address of ["10.0.0.1", "169.254.1.1", "fd00::1"]) expect(judge(address)).toEqual({ allowed: true, reason: "allowed by the operator" });
    for (const address of ["127.0.0.1", "192.168.0.1", "::1", "::ffff:10.0.0.1", "64:ff9b::a00:1"]) expect(judge(address).allowed, address).toBe(false);
    expect(judge("8.8.8.8")).toEqual({ allowed: true, reason: "public" });
  });

  it.each(METADATA)("never allow %s", (address) => {
    expect(judge(address).allowed).toBe(false);
  });

  it("do not make an address of what is none", () => {
    expect(judge("10.1")).toEqual({ allowed: false, reason: "no IP address" });
  });
});
