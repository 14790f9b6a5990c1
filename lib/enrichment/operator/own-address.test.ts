import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";
import { readPage } from "../page/read-page";
import { ownAddress } from "./own-address";

const at = (html: string, url = "http://127.0.0.1:8080/pages/17.html"): string => ownAddress(readPage(html), new URL(url)).href;
const links = (...domains: readonly string[]): string => domains.map((domain, page) => `<a href="https://www.${domain}/${page}">More</a>`).join(" ");

describe("a page read from a host that tells nothing is at home", () => {
  it.each([
    ["where it says that its address is", '<link rel="canonical" href="https://www.velmora.de/impressum">', "https://www.velmora.de/impressum"],
    ["where it is said to be for those who share it", '<meta property="og:url" content="https://velmora.de/">', "https://velmora.de/"],
    ["at the domain that it links to most", links("velmora.de", "velmora.de", "facebook.com", "facebook.com", "velmora.de", "agentur-tinte.de"), "https://velmora.de/pages/17.html"],
    ["at the only domain of its mail", '<p>Mail: <a href="mailto:info@velmora.de">info@velmora.de</a>, privat: anna@gmail.com</p>', "https://velmora.de/pages/17.html"],
    ["at the only address that it writes", "<p>Besuchen Sie www.velmora.de</p>", "https://velmora.de/pages/17.html"],
  ])("%s", (_, html, home) => expect(at(html)).toBe(home));

  it.each([
    ["a canonical address that is no web address", '<link rel="canonical" href="/impressum">'],
    ["a canonical address in a network of one's own", '<link rel="canonical" href="https://intranet/impressum">'],
    ["two domains of mail", "<p>info@velmora.de, info@tarvik.de</p>"],
    ["links to two domains alike", links("velmora.de", "velmora.de", "velmora.de", "tarvik.de", "tarvik.de")],
    ["mail for everybody", "<p>velmora@gmail.com</p>"],
  ])("nowhere else by %s", (_, html) => expect(at(html)).toBe("http://127.0.0.1:8080/pages/17.html"));
});

it("a path with two slashes at its head stays a path", () => {
  expect(at("<p>info@velmora.de</p>", "http://127.0.0.1//tarvik.com/kontakt")).toBe("https://velmora.de//tarvik.com/kontakt");
});

it("a domain that no address can have leaves the page where it is", () => {
  expect(at("<p>info@xn--a.de</p>")).toBe("http://127.0.0.1:8080/pages/17.html");
});

it("a public host is where the page is at home, whatever it says", () => {
  expect(at('<link rel="canonical" href="https://tarvik.com/">', "https://velmora.de/")).toBe("https://velmora.de/");
});

it("a host that the page is called by is where it is at home", () => {
  expect(at("<title>Velmora – Kontakt</title><p>info@tarvik.de</p>", "https://velmora.test/")).toBe("https://velmora.test/");
});

it("a mirrored page tells the same company as the page itself", () => {
  const html = '<html><head><title>Kontakt – Velmora</title><link rel="canonical" href="https://www.velmora.de/kontakt"></head><body><h1>Kontakt</h1><p>Rufen Sie uns an.</p><footer>© 2024 Velmora</footer></body></html>';
  const itself = extractCandidates(html, new URL("https://www.velmora.de/kontakt"));
  expect(itself).toEqual([{ source: "copyright", name: "Velmora", countryHint: "DE" }]);
  expect(extractCandidates(html, new URL("http://mirror.internal/velmora/kontakt"))).toEqual(itself);
});
