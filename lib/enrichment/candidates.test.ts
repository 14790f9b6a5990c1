import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_CANDIDATES } from "./candidate";
import { explainCandidates, extractCandidates } from "./candidates";

const URL_OF = new URL("https://www.nordhafen-werkzeug.de/impressum");
const extract = (body: string, url = URL_OF, head = "") => extractCandidates(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, url);
const script = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const FOOTER = "<footer><p>© 2026 Nordhafen Werkzeug GmbH</p></footer>";

describe("numbers and the names that stand with them", () => {
  it("are one candidate, with the town of the address below the name", () => {
    expect(extract("<h1>Impressum</h1><p>Nordhafen Werkzeug GmbH<br>Kaistraße 4<br>20457 Hamburg</p><p>Amtsgericht Hamburg, HRB 104512</p>")).toEqual([
      { source: "identifier", name: "Nordhafen Werkzeug GmbH", nationalId: "HRB104512", countryHint: "DE", city: "Hamburg" },
    ]);
  });

  it("find each other over table rows: labels in one, numbers in the next", () => {
    const numbers = extract("<table><tr><th>Registered number</th><th>VAT registration no</th><th>Telephone</th></tr><tr><td>05049799</td><td>980 7806 84</td><td>0161 496 0355</td></tr></table>", new URL("https://castlefield.co.uk/terms")).map(({ nationalId }) => nationalId);
    expect(numbers).toEqual(["05049799", "GB980780684"]);
  });

  it("find each other from term to description, and over line breaks", () => {
    expect(extract("<dl><dt>KvK</dt><dt>BTW</dt><dd>24378546</dd><dd>NL852120898B01</dd></dl>", new URL("https://a.nl/")).map(({ nationalId }) => nationalId)).toEqual(["24378546", "NL852120898B01"]);
    expect(extract("<p>KvK-nummer<br>24378546</p>", new URL("https://a.nl/")).map(({ nationalId }) => nationalId)).toEqual(["24378546"]);
  });

  it("read through soft hyphens, no-break blanks and full-width digits", () => {
    expect(extract("<p>KvK&nbsp;24&shy;37&#8203;85&nbsp;46</p>", new URL("https://a.nl/"))[0]?.nationalId).toBe("24378546");
    expect(extract("<p>法人番号：７００００１２０５０００２</p>", new URL("https://a.jp/"))[0]?.nationalId).toBe("7000012050002");
  });

  it("decide the country, not the page's domain", () => {
    expect(extract("<p>btw 0453 365 132</p>", new URL("https://a.nl/"))[0]).toMatchObject({ nationalId: "BE0453365132", countryHint: "BE" });
  });

  it.each(["Hosting", "Webdesign", "Berufshaftpflichtversicherung", "Zuständige Aufsichtsbehörde", "Bildnachweis", "Hébergeur"])("are left out under the heading %s", (heading) => {
    const candidates = extract(`<h1>Impressum</h1><p>Nordhafen Werkzeug GmbH, HRB 104512</p><h2>${heading}</h2><p>Andere Firma AG, HRB 99887, DE811569869</p>`);
    expect(candidates.map(({ name }) => name)).toEqual(["Nordhafen Werkzeug GmbH"]);
  });

  it("count in hidden parts only where nothing visible has one", () => {
    const hidden = '<div style="display: none">Demo GmbH, HRB 55555</div>';
    expect(extract(`${hidden}<p>Nordhafen Werkzeug GmbH, HRB 104512</p>`).map(({ nationalId }) => nationalId)).toEqual(["HRB104512"]);
    expect(extract('<div hidden><h2>Impressum</h2><p>Nordhafen Werkzeug GmbH, HRB 104512</p></div>')[0]?.nationalId).toBe("HRB104512");
  });
});

describe("structured data", () => {
  it("gives legal name, number, country and town", () => {
    expect(extract(script('{"@type":["Organization","Store"],"name":"Nordhafen","legalName":"Nordhafen Werkzeug GmbH","vatID":"DE 136695976","address":[{"@type":"PostalAddress","addressLocality":"Hamburg","addressCountry":"Deutschland"}]}'))).toEqual([
      { source: "jsonld", name: "Nordhafen Werkzeug GmbH", nationalId: "DE136695976", countryHint: "DE", city: "Hamburg" },
    ]);
  });

  it.each([
    ["CDATA marks", '//<![CDATA[\n{"@type":"Organization","name":"Nordhafen"}\n//]]>'],
    ["comments", '/* org */ {"@type":"Organization","name":"Nordhafen"}'],
    ["a trailing semicolon", '{"@type":"Organization","name":"Nordhafen"};'],
    ["trailing commas", '{"@type":"Organization","name":"Nordhafen",}'],
    ["raw line breaks in strings", '{"@type":"Organization","description":"one\ntwo","name":"Nordhafen"}'],
  ])("is read with %s", (_, json) => {
    expect(extract(script(json))).toMatchObject([{ source: "jsonld", name: "Nordhafen" }]);
  });

  it("follows references in a graph to a site's publisher, not to its members' and authors' companies", () => {
    const graph = '{"@graph":[{"@type":"WebSite","publisher":{"@id":"#me"}},{"@type":"Organization","@id":"#me","name":"Nordhafen Werkzeug","memberOf":{"@id":"#club"}},{"@type":"Organization","@id":"#club","name":"Verband Nord"},{"@type":"Article","author":{"@type":"Organization","name":"Agentur X"}}]}';
    expect(extract(script(graph)).map(({ name }) => name)).toEqual(["Nordhafen Werkzeug"]);
  });

  it("counts as microdata and RDFa", () => {
    expect(extract('<div itemscope itemtype="https://schema.org/LocalBusiness"><span itemprop="name">Nordhafen Werkzeug</span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Hamburg</span></div></div>')).toMatchObject([{ source: "jsonld", name: "Nordhafen Werkzeug", city: "Hamburg" }]);
    expect(extract('<div vocab="https://schema.org/" typeof="Organization"><span property="legalName">Nordhafen Werkzeug GmbH</span></div>')).toMatchObject([{ source: "jsonld", name: "Nordhafen Werkzeug GmbH" }]);
    expect(extract('<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Organization"><span property="v:name">Nordhafen Werkzeug</span></div>')).toMatchObject([{ source: "jsonld", name: "Nordhafen Werkzeug" }]);
  });
});

describe("names", () => {
  it.each([
    ["© 2010 – 2026 Nordhafen Werkzeug. Alle Rechte vorbehalten.", "Nordhafen Werkzeug"],
    ["2026 © Nordhafen Werkzeug | Impressum | AGB", "Nordhafen Werkzeug"],
    ["Nordhafen Werkzeug © 2026", "Nordhafen Werkzeug"],
    ["Copyright © 01.01.2026 12:30 by Nordhafen Werkzeug, Hamburg", "Nordhafen Werkzeug"],
    ["(c) 2026 Nordhafen Werkzeug - Webdesign: Agentur Blau", "Nordhafen Werkzeug"],
  ])("are read from the copyright line %s", (line, name) => {
    expect(extract(`<footer><p>${line}</p></footer>`)).toMatchObject([{ source: "copyright", name }]);
  });

  it.each(["© 2026", "© 2026 Alle Rechte vorbehalten", "Copyright © - Disclaimer - Cookies", "© 2026 Powered by WordPress"])("are none in %s", (line) => {
    expect(extract(`<footer><p>${line}</p></footer>`)).toEqual([]);
  });

  it("with a legal form are candidates in footers and addresses, agencies' and hosts' not", () => {
    expect(extract("<footer><p>Nordhafen Werkzeug GmbH & Co. KG, Kaistraße 4, 20457 Hamburg</p><p>Website by Agentur Blau GmbH</p></footer>")).toEqual([
      { source: "legal-suffix", name: "Nordhafen Werkzeug GmbH & Co. KG", countryHint: "DE", city: "Hamburg" },
    ]);
  });

  it("of the site in meta elements come last, those of frameworks and builders never", () => {
    expect(extract(FOOTER, URL_OF, '<meta property="og:site_name" content="Nordhafen Online">').map(({ source }) => source)).toEqual(["copyright", "og"]);
    expect(extract("", URL_OF, '<meta name="application-name" content="React App"><title>Home</title>')).toEqual([]);
  });
});

describe("a page's candidates", () => {
  it("hold a company once, by its most trusted source, with what the others add", () => {
    expect(extract(`${script('{"@type":"Organization","name":"Nordhafen Werkzeug"}')}<p>Nordhafen Werkzeug GmbH, HRB 104512</p>${FOOTER}`)).toEqual([
      { source: "jsonld", name: "Nordhafen Werkzeug GmbH", nationalId: "HRB104512", countryHint: "DE" },
    ]);
  });

  it("are none on a parked domain", () => {
    expect(extract("<h1>nordhafen.de</h1><p>Diese Domain steht zum Verkauf.</p><p>© 2026 Marktplatz GmbH, HRB 104512</p>")).toEqual([]);
  });

  it("are explained by the page's words, with the links to imprint and contact pages", () => {
    const { candidates, links } = explainCandidates(`<a href="/kontakt">Kontakt</a><a href="/impressum#top">Impressum</a><p>Nordhafen Werkzeug GmbH, HRB 104512</p>`, URL_OF);
    expect(candidates[0]?.explanations[0]).toMatchObject({ source: "identifier", words: "Nordhafen Werkzeug GmbH, HRB 104512" });
    expect(links.map(({ kind, url, sameSite }) => [kind, url, sameSite])).toEqual([["imprint", "https://www.nordhafen-werkzeug.de/impressum", true], ["contact", "https://www.nordhafen-werkzeug.de/kontakt", true]]);
  });

  const PAGE = `<html lang="de"><head><title>Impressum</title>${script('{"@graph":[{"@type":"Organization","name":"Nordhafen","address":{"addressCountry":"DE"}}]}')}<meta property="og:site_name" content="Nordhafen"></head><body><table><tr><th>KvK</th><td>24378546</td></tr></table><dl><dt>USt-IdNr.<dd>DE136695976</dl><div itemscope itemtype="http://schema.org/Store"><b itemprop="name">Laden</b></div>${FOOTER}</body></html>`;

  it("never throw and are never more than twelve, wherever the page is cut off", () => {
    for (let end = 0; end <= PAGE.length; end += 1) expect(extractCandidates(PAGE.slice(0, end), URL_OF).length).toBeLessThanOrEqual(MAX_CANDIDATES);
  });

  it("never throw and are never more than twelve, however the page is damaged", () => {
    const piece = fc.oneof(fc.constantFrom("<", ">", '"', "</p>", "<table><tr><td>", "</footer>", "&#", "&amp;", "\u0000", "\ud800", "<script>", "<!--", "]]>", "©", "GmbH", "VAT ", "{", "HRB 1", "<svg>", "</svg>"), fc.string({ unit: "grapheme" }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(PAGE.length), fc.nat(40), piece), { maxLength: 12 }), (edits) => {
        const damaged = edits.reduce((page, [at, gone, put]) => page.slice(0, at) + put + page.slice(at + gone), PAGE);
        expect(extractCandidates(damaged, URL_OF).length).toBeLessThanOrEqual(MAX_CANDIDATES);
      }),
      { numRuns: 500 },
    );
  });

  it.each(["info@1.2.3.999", "info@xn--.test"])("never throw for an address of mail at what is no host: %s", (mail) => expect(extract(`<p>${mail}</p>`)).toEqual([]));

  it("are at most twelve where a page names a hundred companies", () => {
    const many = Array.from({ length: 100 }, (_, at) => `<p>Nordhafen ${at} GmbH, HRB ${104_512 + at * 7}</p>`).join("");
    expect(extract(`<h1>Impressum</h1>${many}`)).toHaveLength(MAX_CANDIDATES);
  });
});
