import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, CANDIDATE_SOURCES, MAX_CANDIDATES, type PageLink } from "../../company/website";
import { linkToFollow } from "./choose-link";
import { mergePages } from "./merge-pages";

describe("the candidates of two pages", () => {
  it("are each company once, of the more trusted source, missing parts filled in, the fuller name kept", () => {
    const home: Candidate[] = [{ source: "copyright", name: "Nordhafen Werkzeug", countryHint: "DE" }, { source: "og", name: "Nordhafen" }];
    const imprint: Candidate[] = [{ source: "identifier", name: "Nordhafen Werkzeug GmbH", nationalId: "HRB104512", countryHint: "DE", city: "Hamburg" }, { source: "identifier", name: "Nordhafen Werkzeug GmbH", nationalId: "DE136695976" }];
    expect(mergePages(home, imprint)).toEqual([imprint[0], imprint[1], home[1]]);
    expect(mergePages([{ source: "jsonld", name: "Nordhafen Werkzeug" }], imprint.slice(0, 1))).toEqual([{ source: "jsonld", name: "Nordhafen Werkzeug GmbH", nationalId: "HRB104512", countryHint: "DE", city: "Hamburg" }]);
  });

  it("are one by number, with its country's letters or without", () => {
    expect(mergePages([{ source: "identifier", nationalId: "NL852120898B01" }], [{ source: "jsonld", name: "A B.V.", nationalId: "852120898B01" }])).toHaveLength(1);
  });

  it("stay behind where the page put them behind less trusted ones", () => {
    const agency: Candidate = { source: "identifier", name: "Agency B.V.", nationalId: "27312152" };
    const own: Candidate = { source: "copyright", name: "Bakery" };
    expect(mergePages([own, agency], [{ source: "og", name: "Other" }])).toEqual([own, { source: "og", name: "Other" }, agency]);
  });

  it("are at most as many as one page's, none lost below that, and the same as the page's own when the other has none", () => {
    const candidate = fc.record({ source: fc.constantFrom(...CANDIDATE_SOURCES), nationalId: fc.stringMatching(/^[A-Z]{3}\d{8}$/) });
    fc.assert(
      fc.property(fc.uniqueArray(candidate, { maxLength: MAX_CANDIDATES, selector: ({ nationalId }) => nationalId }), fc.nat(MAX_CANDIDATES), (candidates, cut) => {
        const merged = mergePages(candidates.slice(0, cut), candidates.slice(cut));
        expect(merged).toHaveLength(candidates.length);
        expect(new Set(merged)).toEqual(new Set(candidates));
        expect(mergePages(merged, [])).toEqual(merged);
      }),
    );
  });
});

describe("the link to follow", () => {
  const link = (kind: PageLink["kind"], url: string, sameSite = true): PageLink => ({ kind, url, text: kind, sameSite });
  const HOME = ["http://a.example/", "https://www.a.example/"];

  it("is the first on the site that is no about page, no document, and not the page itself", () => {
    const imprint = link("imprint", "https://a.example/imprint");
    expect(linkToFollow([link("imprint", "https://b.example/imprint", false), link("imprint", "https://a.example"), link("legal", "https://a.example/Terms.PDF"), link("about", "https://a.example/about"), imprint], HOME)).toBe(imprint);
    expect(linkToFollow([link("about", "https://a.example/about")], HOME)).toBeUndefined();
    expect(linkToFollow([imprint], ["https://www.a.example/imprint/"])).toBeUndefined();
  });
});
