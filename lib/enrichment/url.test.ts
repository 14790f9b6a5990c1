import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ServiceError } from "../errors";
import { Guard } from "./guard";
import { readPageUrl, readRedirect } from "./url";

const guard = new Guard({ deny: ["ads.example", "203.0.113.0/24"], allow: [], ports: [3000] });

/** The URL, or the code of the refusal. */
function outcome(text: string): string {
  try {
    const url = readPageUrl(text);
    guard.checkUrl(url);
    return url.href;
  } catch (error) {
    if (error instanceof ServiceError) return error.code;
    throw error;
  }
}

describe("a URL", () => {
  it.each([
    ["example.com", "https://example.com/"],
    [" example.com ", "https://example.com/"],
    ["EXAMPLE.com/About?b=1#top", "https://example.com/About?b=1"],
    ["example.com:8443/x", "https://example.com:8443/x"],
    ["example.com:443", "https://example.com/"],
    ["http://example.com:80", "http://example.com/"],
    ["http://example.com:443", "http://example.com:443/"],
    ["HTTPS://example.com", "https://example.com/"],
    ["https://example.com./", "https://example.com/"],
    ["münchen.de/über", "https://xn--mnchen-3ya.de/%C3%BCber"],
    ["例え.jp", "https://xn--r8jz45g.jp/"],
    ["www.faß.de", "https://www.xn--fa-hia.de/"],
    ["foo_bar.example.com", "https://foo_bar.example.com/"],
    ["example.com/a b", "https://example.com/a%20b"],
    ["example.com?url=http://user@127.0.0.1/", "https://example.com/?url=http://user@127.0.0.1/"],
    ["https://example.com\\@evil.example", "https://example.com/@evil.example"],
    ["example.com:3000", "https://example.com:3000/"],
    ["xn--mnchen-3ya.de", "https://xn--mnchen-3ya.de/"],
    ["1and1.com", "https://1and1.com/"],
    ["localhost.example.com", "https://localhost.example.com/"],
  ])("%j is read as %s", (text, url) => {
    expect(outcome(text)).toBe(url);
  });

  it.each([
    ...["", " ", "ftp://example.com", "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "mailto:info@example.com", "gopher://example.com", "http:example.com", "https:/example.com", "//"],
    ...["https://user@example.com", "https://user:password@example.com", "https://:@example.com", "info@example.com", "user:1@example.com", "https://@example.com", "https://a@b@example.com"],
    ...["https://", "https://exa mple.com", "https://example..com", "https://.example.com", "https://exam%00ple.com", "https://ex<ample.com", "https://exa$mple.com", "https://example.com:99999", "https://example.com:port", "https://xn--a", "https://%zz.com", "https://a.0x", "https://256.256.256.256", "https://1.2.3.4.5"],
    ...[`https://${"a".repeat(64)}.com`, `https://${"a.".repeat(130)}com`],
  ])("%j is none that can be fetched", (text) => {
    expect(outcome(text)).toBe("invalid_url");
  });
});

/** Addresses in the spellings that URL parsers, resolvers or people take for one. */
const LITERALS = [
  ...["127.0.0.1", "http://127.0.0.1/", "8.8.8.8", "https://8.8.8.8:8443/x", "127.1", "127.0.1", "0", "0.0.0.0", "0x7f000001", "0x7f.1", "0X7F.0.0.1", "0177.0.0.1", "017700000001", "2130706433", "http://2130706433:80", "127.0.0.1.", "127.0.0.1..", "0x", "192.168.257", "10.0.0.0x1"],
  ...["１２７.0.0.1", "①②⑦.⓪.⓪.①", "127。0。0。1", "127．0．0．1", "http://%31%32%37.0.0.1", "http://127.0.0.%31", "http://0x7f%2e1", "https://169.254.169.254/latest/meta-data/", "https://168.63.129.16"],
  ...["[::1]", "http://[::1]:8080/", "http://[::]", "http://[::ffff:127.0.0.1]", "http://[::ffff:7f00:1]", "http://[0:0:0:0:0:0:0:1]", "http://[2606:4700:4700::1111]/", "http://[64:ff9b::7f00:1]", "http://[fe80::1%25eth0]/", "http://[fe80::1%eth0]/", "fe80::1", "fe80::1%eth0", "::1", "http://::1/", "[fd00:ec2::254]"],
];

describe("a host that is refused before any lookup:", () => {
  it.each(LITERALS)("the address %j", (text) => {
    expect(outcome(text)).toBe("blocked_host");
  });

  it.each(["localhost", "LOCALHOST:3000", "localhost.", "a.localhost", "printer.local", "db.internal", "metadata.google.internal", "metadata", "router", "http://intranet/", "nas.home.arpa", "x.lan", "x.corp", "x.home", "x.localdomain", "x.onion", "ｌｏｃａｌｈｏｓｔ", "http://loc%61lhost", "tel:123"])("the internal name %j", (text) => {
    expect(outcome(text)).toBe("blocked_host");
  });

  it.each(["example.com:22", "http://example.com:25", "https://example.com:6379/", "example.com:0", "example.com:8081"])("the port of %j", (text) => {
    expect(outcome(text)).toBe("blocked_host");
  });

  it.each(["ads.example", "x.ads.example", "X.ADS.example:8080"])("%j, which the operator denies", (text) => {
    expect(outcome(text)).toBe("blocked_host");
  });

  it("never anything that is left with an address or no dot in it", () => {
    const piece = fc.constantFrom("127", "0x7f", "0177", "1", "0", ".", ".", "%31", "１", "。", "[", "]", ":", "::", "@", "/", "\\", "http://", "https://", "example", "com", "%", "#", "?", "localhost", " ");
    fc.assert(
      fc.property(fc.oneof(fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join("")), fc.string(), fc.webUrl()), (text) => {
        const result = outcome(text);
        if (["invalid_url", "blocked_host"].includes(result)) return;
        const { protocol, hostname, username, password, hash } = new URL(result);
        expect(["http:", "https:"]).toContain(protocol);
        expect([username, password, hash]).toEqual(["", "", ""]);
        expect(hostname).toMatch(/^([a-z0-9_-]{1,63}\.)+(?!\d+$)[a-z0-9_-]{1,63}$/);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("a redirect", () => {
  const from = new URL("https://example.com/a/b?c");

  it("is read against the page that sends it", () => {
    const targets = ["/x", "y", "?z", "//other.example", "http://other.example/#top", ""].map((location) => readRedirect(location, from)?.href);
    expect(targets).toEqual(["https://example.com/x", "https://example.com/a/y", "https://example.com/a/b?z", "https://other.example/", "http://other.example/", "https://example.com/a/b?c"]);
  });

  it.each(["ftp://example.com", "file:///etc/passwd", "javascript:alert(1)", "https://user@example.com", "https://:x@example.com", "https://exa mple.com", "http://a..b/", "data:text/html,x"])("to %j leads nowhere", (location) => {
    expect(readRedirect(location, from)).toBeUndefined();
  });

  it("to an address is one for the guard to refuse", () => {
    for (const location of ["http://127.1/", "//[::1]/", "http://0x7f000001:8080"]) expect(() => guard.checkUrl(readRedirect(location, from)!)).toThrow(/never by IP address/);
  });
});
