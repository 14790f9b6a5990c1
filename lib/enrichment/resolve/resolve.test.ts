import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FieldValues } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { MAX_MATCHES, REASON_KINDS, type Resolution } from "../../company/resolution";
import { CANDIDATE_SOURCES, type Candidate } from "../../company/website";
import { createReferenceIndex } from "../../index/reference-index";
import { WEIGHTS } from "./reasons";
import { resolvePage } from "./website-resolver";

const SHOWN = ["ID", "Company Name", "City"] as const;
const company = (id: string, name: string, country: string, more: FieldValues = {}): CompanyRecord => ({ values: { "Location Type": "0", ...more, ID: id, "Company Name": name, "Country Code": country } });

const COMPANIES: readonly CompanyRecord[] = [
  company("nl-1", "Voorbeeld Machinebouw B.V.", "NL", { City: "Utrecht", "Company Registration Number": "90000017", "VAT Number": "NL900000017B01", Website: "https://www.voorbeeld.example/nl" }),
  company("gb-1", "Other Business Ltd", "GB", { "Company Registration Number": "90000017" }),
  company("gb-2", "The Voorbeeld Design Company Ltd", "GB", { City: "Edinburgh", Website: "www.voorbeeld-design.example" }),
  company("nl-2", "Bakkerij Jansen B.V.", "NL", { City: "Zwolle", "Company Registration Number": "90000025" }),
  company("nl-3", "Bakkerij Jansen", "NL", { City: "Den Haag", Email: "info@jansenbakt.example" }),
  company("nl-4", "Jansen Bakkerij V.O.F.", "NL", { City: "Zwolle", Website: "jansen-zwolle.example" }),
  company("nl-5", "Webstudio Noord B.V.", "NL", { "Company Registration Number": "90000033", Website: "webstudio-noord.example" }),
  company("de-1", "Müller Söhne GmbH", "DE", { City: "München", Website: "www.facebook.com/mueller" }),
  company("de-2", "Müller Söhne AG", "DE", { City: "Köln" }),
  company("fr-1", "Pain Doré SAS", "FR", { City: "Lyon", "Company Registration Number": "732829320" }),
  company("at-1", "Alpenholz GmbH", "AT", { "Company Registration Number": "FN 258571b" }),
  company("no-1", "Fjord Hoved AS", "NO", { "Location Type": "1", "Company Registration Number": "923609016" }),
  company("no-2", "Fjord Avdeling Bergen", "NO", { "Location Type": "2", "Company Registration Number": "973152351", "Local Headquarter ID Number": "no-1" }),
  company("be-1", "Zaak BV", "BE", { "Location Type": "1", "Company Registration Number": "0403170701" }),
  company("be-2", "Zaak BV, Gent", "BE", { "Location Type": "2", "Company Registration Number": "0403170701", "Local Headquarter ID Number": "be-1" }),
];
const index = createReferenceIndex(COMPANIES);

const resolve = (candidates: readonly Candidate[], url = "https://www.site.example/"): Promise<Resolution> => resolvePage({ requestedUrl: url, finalUrl: url, statusCode: 200, candidates }, index, SHOWN);
const ids = ({ candidates }: Resolution): unknown[][] => candidates.map(({ matches }) => matches.map((match) => match.company["ID"]));
const factsOf = ({ candidates: [first] }: Resolution): string[] => first?.matches[0]?.reasons.map(({ kind, agrees }) => `${agrees ? "" : "not "}${kind}`) ?? [];

describe("a match", () => {
  it("is a company whose number and name agree, in its country alone", async () => {
    const resolution = await resolve([{ source: "identifier", name: "voorbeeld machinebouw bv", nationalId: "90000017", countryHint: "NL" }]);
    expect(resolution).toEqual({
      requestedUrl: "https://www.site.example/",
      finalUrl: "https://www.site.example/",
      statusCode: 200,
      verdict: "match",
      company: { ID: "nl-1", "Company Name": "Voorbeeld Machinebouw B.V.", City: "Utrecht" },
      candidates: [
        {
          source: "identifier",
          name: "voorbeeld machinebouw bv",
          nationalId: "90000017",
          countryHint: "NL",
          matches: [
            {
              company: { ID: "nl-1", "Company Name": "Voorbeeld Machinebouw B.V.", City: "Utrecht" },
              score: 0.823,
              reasons: [
                { kind: "number", agrees: true, weight: 0.9, text: "Number 90000017 of the page is the company's." },
                { kind: "name", agrees: true, weight: 0.6, text: "The name is the company's." },
                { kind: "country", agrees: true, weight: 0.2, text: "Both are in NL." },
                { kind: "website", agrees: false, weight: 0.15, text: "The company has another website." },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each<[string, Candidate, string, string]>([
    ["its VAT number, the name left out", { source: "identifier", nationalId: "NL900000017B01", countryHint: "NL" }, "https://voorbeeld.example/", "nl-1"],
    ["the SIREN within a SIRET", { source: "identifier", name: "PAIN DORE", nationalId: "73282932000074", countryHint: "FR" }, "https://paindore.example/", "fr-1"],
    ["the SIREN within a VAT number", { source: "jsonld", name: "Pain Doré", nationalId: "FR44732829320", countryHint: "FR" }, "https://paindore.example/", "fr-1"],
    ["an Austrian number without its letters", { source: "identifier", name: "Alpenholz GmbH", nationalId: "258571B", countryHint: "AT" }, "https://alpenholz.example/", "at-1"],
    ["name, country and website", { source: "copyright", name: "Voorbeeld Machinebouw", countryHint: "NL" }, "https://shop.voorbeeld.example/", "nl-1"],
    ["name, country and e-mail domain", { source: "og", name: "Bakkerij Jansen", countryHint: "NL" }, "https://jansenbakt.example/", "nl-3"],
    ["name, country and city in another language", { source: "jsonld", name: "Mueller Söhne GmbH", countryHint: "DE", city: "Munich" }, "https://mueller-soehne.example/", "de-1"],
    ["the number where the headquarters and its branch have the same", { source: "identifier", name: "Zaak", nationalId: "0403170701", countryHint: "BE" }, "https://zaak.example/", "be-1"],
  ])("is told by %s", async (_, candidate, url, id) => {
    const resolution = await resolve([candidate], url);
    expect([resolution.verdict, resolution.company?.["ID"]]).toEqual(["match", id]);
  });

  it("that is a branch has its headquarters beside it", async () => {
    const { verdict, candidates } = await resolve([{ source: "identifier", name: "Fjord Avdeling Bergen", nationalId: "973152351", countryHint: "NO" }], "https://fjord.example/");
    expect([verdict, candidates[0]?.matches]).toMatchObject(["match", [{ company: { ID: "no-2" }, headquarters: { ID: "no-1", "Company Name": "Fjord Hoved AS" } }]]);
  });

  it("is the company of the page, not one that stands there with a number of its own", async () => {
    const agency: Candidate = { source: "identifier", name: "Webstudio Noord B.V.", nationalId: "90000033", countryHint: "NL" };
    const own: Candidate = { source: "copyright", name: "Voorbeeld Machinebouw", countryHint: "NL" };
    expect((await resolve([agency, own], "https://voorbeeld-machinebouw.example/")).verdict).toBe("review");
    expect((await resolve([own, agency], "https://voorbeeld-machinebouw.example/")).verdict).toBe("review");
    expect(await resolve([agency], "https://www.webstudio-noord.example/")).toMatchObject({ verdict: "match", company: { ID: "nl-5" } });
  });
});

describe("review", () => {
  it.each<[string, Candidate, string[]]>([
    ["several companies have the name", { source: "legal-suffix", name: "Bakkerij Jansen", countryHint: "NL" }, ["nl-2", "nl-3", "nl-4"]],
    ["name and city are of several", { source: "jsonld", name: "Bakkerij Jansen", countryHint: "NL", city: "Zwolle" }, ["nl-2", "nl-4", "nl-3"]],
    ["nothing but name and country agree", { source: "copyright", name: "Pain Doré", countryHint: "FR" }, ["fr-1"]],
    ["the number is the company's, the name is not", { source: "identifier", name: "Kapsalon Vijf", nationalId: "90000025", countryHint: "NL" }, ["nl-2"]],
    ["the number is known in two countries and the page points to none", { source: "identifier", nationalId: "90000017" }, ["nl-1", "gb-1"]],
    ["the page's number is another one", { source: "identifier", name: "Bakkerij Jansen B.V.", nationalId: "12345678", countryHint: "NL", city: "Zwolle" }, ["nl-4", "nl-3"]],
    ["a company has the very name, the page points to no country, and the register knows another website", { source: "copyright", name: "The Voorbeeld Design Company Ltd" }, ["gb-2"]],
    ["the name is only like that of the site's company", { source: "og", name: "Webstudio", countryHint: "NL" }, ["nl-5"]],
  ])("is the verdict where %s", async (why, candidate, expected) => {
    const resolution = await resolve([candidate], why.includes("the site") ? "https://webstudio-noord.example/" : undefined);
    expect([resolution.verdict, resolution.company]).toEqual(["review", undefined]);
    expect(new Set(ids(resolution).flat())).toEqual(new Set(expected));
  });
});

describe("none", () => {
  it("is the verdict of a page that names nobody, and nothing is asked", async () => {
    const page = { requestedUrl: "https://voorbeeld.example/", finalUrl: "https://voorbeeld.example/", statusCode: 503, candidates: [] };
    expect(await resolvePage(page, { page: () => Promise.reject(new Error("asked")) }, SHOWN)).toEqual({ ...page, verdict: "none" });
  });

  it.each<[string, Candidate]>([
    ["names a company that is not here", { source: "identifier", name: "Nobody Anywhere Ltd", nationalId: "00000001", countryHint: "GB" }],
    ["has a number of another country's company", { source: "identifier", name: "Elders GmbH", nationalId: "90000017", countryHint: "DE" }],
    ["has a namesake abroad", { source: "jsonld", name: "Voorbeeld Machinebouw", countryHint: "PL", city: "Gdańsk" }],
  ])("is the verdict of a page that %s", async (_, candidate) => {
    expect(await resolve([candidate])).toMatchObject({ verdict: "none", candidates: [{ ...candidate, matches: [] }] });
  });

  it("is what a site that everybody shares tells", async () => {
    const resolution = await resolve([{ source: "og", name: "Müller Söhne", countryHint: "DE" }], "https://www.facebook.com/somebody");
    expect(factsOf(resolution)).toEqual(["name", "country"]);
  });
});

describe("whatever a page says,", () => {
  const numbers = ["90000017", "NL900000017B01", "90000025", "90000033", "732829320", "73282932000074", "973152351", "0403170701", "12345678"];
  const names = [...COMPANIES.map(({ values }) => values["Company Name"]), "BAKKERIJ", "Jansen", "voorbeeld", "\u0000", "株式会社田中", "a".repeat(1000)];
  const candidate = fc.record(
    {
      source: fc.constantFrom(...CANDIDATE_SOURCES),
      name: fc.oneof(fc.constantFrom(...names), fc.string({ minLength: 1 })),
      nationalId: fc.oneof(fc.constantFrom(...numbers), fc.stringMatching(/^[A-Z0-9]{1,14}$/)),
      countryHint: fc.constantFrom("NL", "DE", "FR", "GB", "BE", "XI", "??"),
      city: fc.constantFrom("Zwolle", "Utrecht", "Munich", "Elsewhere"),
    },
    { requiredKeys: ["source"] },
  );
  const url = fc.constantFrom("https://voorbeeld.example/", "https://jansenbakt.example/", "https://www.facebook.com/x", "https://webstudio-noord.example/", "https://x.example/");

  it("scores are in 0 to 1, reasons in order, and a match has an agreed number or three agreeing facts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(candidate, { maxLength: 4 }), url, async (candidates, at) => {
        const resolution = await resolve(candidates, at);
        const matches = resolution.candidates.flatMap((each) => each.matches);
        for (const each of resolution.candidates) expect(each.matches.length).toBeLessThanOrEqual(MAX_MATCHES);
        for (const { score, reasons } of matches) {
          expect(score).toBeGreaterThanOrEqual(0.5);
          expect(score).toBeLessThanOrEqual(1);
          const places = reasons.map(({ kind }) => REASON_KINDS.indexOf(kind));
          expect(places).toEqual([...new Set(places)].sort());
        }
        expect(resolution.verdict === "none").toBe(matches.length === 0);
        expect(resolution.verdict === "match").toBe(resolution.company !== undefined);
        if (resolution.company === undefined) return;
        const sure = matches.some(({ company: { ID }, reasons }) => {
          const agreeing = reasons.filter(({ agrees }) => agrees).map(({ kind }) => kind);
          return ID === resolution.company?.["ID"] && (agreeing.includes("number") || agreeing.length >= 3);
        });
        expect(sure).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it("it is resolved the same way every time", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(candidate, { maxLength: 3 }), url, async (candidates, at) => {
        expect(await resolve(candidates, at)).toEqual(await resolve(candidates, at));
      }),
      { numRuns: 50 },
    );
  });
});

it("the weights are those that the documentation tells", async () => {
  const { readFileSync } = await import("node:fs");
  const text = readFileSync("docs/enrichment.md", "utf8");
  for (const kind of REASON_KINDS) {
    const weights: { readonly agrees: number; readonly alike?: number; readonly differs?: number } = WEIGHTS[kind];
    const agrees = `${weights.agrees}${weights.alike === undefined ? "" : `, alike ${weights.alike}`}`;
    expect(text).toContain(`| \`${kind}\` | ${agrees} | ${weights.differs ?? ""}`);
  }
});
