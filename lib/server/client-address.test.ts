import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address";

const LOCAL = ["127.0.0.0/8", "::1"];
const of = (trusted: readonly string[], remoteAddress: string | undefined, forwarded?: string): string | undefined =>
  clientAddress(trusted)({ headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded }, socket: { remoteAddress } });

describe("the client's address", () => {
  it.each([
    ["the connection's own, without a proxy", "192.0.2.1", undefined, "192.0.2.1"],
    ["the connection's own, whatever an unknown sender claims", "192.0.2.1", "127.0.0.1, 203.0.113.9", "192.0.2.1"],
    ["the one that a trusted proxy tells", "127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["the one that a trusted proxy adds, not what its client claims", "127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["behind several trusted proxies, the first that is not one", "127.0.0.1", "198.51.100.1, 203.0.113.9, 127.0.0.2", "203.0.113.9"],
    ["the farthest trusted one, where all are", "127.0.0.1", "127.0.0.3, 127.0.0.2", "127.0.0.3"],
    ["the proxy that did not write an address", "127.0.0.1", "203.0.113.9, unknown", "127.0.0.1"],
    ["the proxy, where the header is empty", "127.0.0.1", "", "127.0.0.1"],
    ["IPv4, where the system writes it as IPv6", "::ffff:127.0.0.1", "::ffff:203.0.113.9", "203.0.113.9"],
    ["without its port", "::1", "203.0.113.9:41234", "203.0.113.9"],
    ["without brackets and port", "::1", "[2001:db8::7]:41234", "2001:db8::7"],
    ["without a zone", "fe80::1%eth0", undefined, "fe80::1"],
    ["unknown, once the connection has gone", undefined, "203.0.113.9", undefined],
  ])("is %s", (_, remote, forwarded, expected) => expect(of(LOCAL, remote, forwarded)).toBe(expected));

  it("is the connection's own where no proxy is trusted", () => expect(of([], "127.0.0.1", "203.0.113.9")).toBe("127.0.0.1"));

  it("can never be chosen by whoever is behind the proxy", () => {
    fc.assert(fc.property(fc.string({ unit: "binary-ascii" }), (claimed) => of(LOCAL, "127.0.0.1", `${claimed},203.0.113.9`) === "203.0.113.9"));
  });
});
