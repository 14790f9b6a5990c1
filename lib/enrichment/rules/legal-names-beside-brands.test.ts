import { describe, expect, it } from "vitest";
import { extractCandidates } from "../candidates";

const names = (html: string, path = "/news/1"): readonly (string | undefined)[] => extractCandidates(`<!doctype html><html>${html}</html>`, new URL(`https://www.blauefeder.example${path}`)).map(({ name }) => name);
const HEAD = '<head><meta property="og:site_name" content="Blaue-Feder"></head><p>Text.</p>';

describe("beside the brand the legal name is given", () => {
  it.each([
    ["of the meta element on rights", '<meta name="copyright" content="Copyright 2003 - 2019 by Korvex Verlag GmbH">'],
    ["of the publisher's meta element", '<meta name="DC.publisher" content="Korvex Verlag GmbH">'],
    ["behind the domain's words as the sign's line writes them", "<footer>© Blaue Feder - Korvex Verlag GmbH 2023</footer>"],
    ["of who speaks, in brackets, in the text on consent", '<div id="cookie-notice">Sie können verhindern, dass Besuche von uns (Korvex Verlag GmbH) gezählt werden.</div>'],
    ["of who speaks, between commas", "<p>Wir, die Korvex Verlag GmbH, freuen uns auf Sie.</p>"],
  ])("%s", (_, html) => expect(names(HEAD + html)).toContain("Korvex Verlag GmbH"));

  it("with the domain's name in it, as one", () => expect(names('<meta name="copyright" content="© 2019 blauefeder.example GbR"><footer>© 2019 blauefeder.example</footer>')).toEqual(["blauefeder.example GbR"]));
});

describe("nobody else is given beside the brand", () => {
  it.each([
    ["who is credited with the site and left a meta element", '<meta name="copyright" content="Pixelhaus GmbH"><footer>Webdesign: Pixelhaus GmbH</footer>'],
    ["whom a meta element names behind other words", '<meta name="copyright" content="Blaue Feder, Fotos von Pixelhaus GmbH">'],
    ["our partner in brackets", "<p>Die Zahlung nimmt unser Dienstleister (Pixelhaus GmbH) an.</p>"],
    ["the maker of a tool in the text on consent", '<div id="cookie-notice">Wir nutzen Dienste der Pixelhaus GmbH, die Besuche zählt.</div>'],
    ["who says we in a quotation", "<p>„Wir, die Pixelhaus GmbH, sind sehr zufrieden“, sagt der Chef.</p>"],
    ["who says we in an article", "<article><p>Wir, die Pixelhaus GmbH, haben eine neue Halle.</p></article>"],
  ])("%s", (_, html) => expect(names(HEAD + html)).toEqual(["Blaue-Feder"]));

  it("of a meta element, where the page's own company stands", () => expect(names('<meta name="publisher" content="Pixelhaus GmbH"><footer>Blaue Feder GmbH, Ring 1, 04509 Lindenau</footer>')).toEqual(["Blaue Feder GmbH"]));
});

describe("the publisher in structured data of another name than the domain", () => {
  const article = (publisher: string, url: string): string => `<script type="application/ld+json">{"@type":"NewsArticle","mainEntityOfPage":{"@type":"WebPage","@id":"${url}"},"publisher":{"@type":"Organization","name":"${publisher}"}}</script>`;
  const OWN = "https://www.blauefeder.example/news/1";

  it("is the operator with a legal form, where the work is this site's and the page names it too", () => expect(names(`${HEAD}${article("Korvex Online Sp. z o.o.", OWN)}<p>Zarząd Korvex Online Sp. z o.o.</p>`)).toEqual(["Korvex Online Sp. z o.o.", "Blaue-Feder"]));
  it.each([
    ["of another site's work", `${article("Korvex Online Sp. z o.o.", "https://www.korvex.example/2")}<p>Korvex Online Sp. z o.o.</p>`],
    ["that the page's text does not name", article("Korvex Online Sp. z o.o.", OWN)],
    ["without a legal form", `${article("Korvex Online", OWN)}<p>Korvex Online</p>`],
  ])("is not, %s", (_, html) => expect(names(HEAD + html)).toEqual(["Blaue-Feder"]));
});

describe("a brand that the domain writes without its marks or blanks", () => {
  const found = (html: string, domain: string): readonly unknown[] => extractCandidates(`<title>Info</title><h1>Info</h1>${html}`, new URL(`https://www.${domain}/om-oss`)).map(({ name }) => name);

  it.each([
    ["Solfönster är ett varumärke som ägs av Korvex Sverige AB. Vi har levererat fönster sedan 1998.", "solfonster.se", "Korvex Sverige AB"],
    ["Fensterglück ist eine Marke der Korvex Handels GmbH. Unsere Wurzeln liegen in Ulm.", "fensterglueck.de", "Korvex Handels GmbH"],
    ["Blaue Flügel ist eine Marke der Korvex Handels GmbH.", "blauefluegel.de", "Korvex Handels GmbH"],
    ["Sølvvinduet er et varemærke, der ejes af Korvex Danmark A/S.", "solvvinduet.dk", "Korvex Danmark A/S"],
  ])("is its company's: %s", (sentence, domain, name) => expect(found(`<p>${sentence}</p>`, domain)).toContain(name));

  it("is nobody's of whom the sentence says something else", () => expect(found("<p>Solfönster är kund hos Korvex Sverige AB.</p><footer>© 2026 Solfönster</footer>", "solfonster.se")).toEqual(["Solfönster"]));
});

it("a register's number at the end of a copyright line is none of the name", () =>
  expect(extractCandidates("<title>Info</title><footer>© Copyright Kornbäckens Vänner 802412-1230</footer>", new URL("https://www.kornbacken.se/info")).map(({ name }) => name)).toEqual(["Kornbäckens Vänner"]));
