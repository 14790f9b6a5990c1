import type { AnswerName } from "./schemas";

const COMPANY = { ID: "nl-90000017", "Company Name": "Voorbeeld Machinebouw B.V.", Country: "Netherlands", City: "Utrecht" };
const FULL_COMPANY = {
  ID: "nl-90000017",
  "Company Name": "Voorbeeld Machinebouw B.V.",
  "Trade Name": null,
  "Company Registration Number": "90000017",
  "Postal Code": "3511 AX",
  City: "Utrecht",
  Country: "Netherlands",
  "Country Code": "NL",
  "Business Category Code 1": "3549",
  "Founding Year": 1987,
  "Location Type": "0",
  "Employees Total": 48,
};
const WEBSITE_COMPANY = { ...COMPANY, "Country Code": "NL", "Trade Name": null, "Company Registration Number": "90000017", "VAT Number": null, Website: null, "Location Type": "0" };
const SCROLL_ID = "AVsxNzk1MTc2MDAwMDAwLCJnLTAwMDEiLFswLDI0XSxbXV0";

/** A good answer of each kind, by title. All of it is fictional. */
export const ANSWER_EXAMPLES: Readonly<Record<AnswerName, Readonly<Record<string, unknown>>>> = {
  SearchAnswer: { found: { meta: { totalCount: 1, currentPage: 1, totalPages: 1, pageSize: 25, match: "name" }, data: { records: [COMPANY] } } },
  ExportAnswer: {
    standard: { meta: { totalCount: 1, currentPage: 1, totalPages: 1, pageSize: 25 }, data: { records: [FULL_COMPANY] } },
    scroll: { meta: { pageSize: 1000, hasMoreRecords: false, scrollId: SCROLL_ID, recordCount: 1 }, data: { records: [FULL_COMPANY] } },
  },
  FacetsAnswer: {
    counted: {
      meta: { totalCount: 0, limit: 20, without: [{ filter: "statusCode", totalCount: 0 }, { filter: "employeesTotal", totalCount: 214 }] },
      data: {
        statusCode: { options: [{ value: "0", label: "Single location", count: 0, selected: true }], distinct: 0, unknown: 0 },
        employeesTotal: { options: [{ value: "10-49", label: "10–49", count: 214, selected: false }], distinct: 1, unknown: 12 },
      },
    },
    positions: {
      meta: { totalCount: 1874, limit: 1 },
      data: { cityName: { options: [{ value: "Utrecht", label: "Utrecht", count: 96, selected: false, position: { latitude: 52.09, longitude: 5.12 } }], distinct: 340, unknown: 3 } },
    },
  },
  CitiesAnswer: { found: { data: [{ cityName: "Amsterdam", countryCode: "NL" }], total: 1, limit: 100 } },
  ProvincesAnswer: { found: { data: [{ provinceName: "Noord-Holland", countryCode: "NL" }], total: 1, limit: 100 } },
  RegionsAnswer: { found: { data: [{ regionName: "Bayern", countryCode: "DE" }], total: 1, limit: 100 } },
  CountriesAnswer: { found: { data: [{ countryName: "Netherlands", countryCode: "NL" }], total: 1, limit: 100 } },
  UsageAnswer: {
    used: {
      meta: {
        subscription: "crm",
        subscriptionStatus: "active",
        package: "full",
        ratePerSecond: 50,
        month: { month: "2026-11", requestsUsed: 1234, requestsLimit: 100_000 },
        allowances: { requestsUsed: 5678, requestsLimit: null, searchesUsed: 5000, searchesLimit: null, exportsUsed: 78, exportsLimit: null },
        from: "2026-11-01",
        to: "2026-11-20",
      },
      data: [{ day: "2026-11-20", endpoint: "/api/company/search", requests: 1234 }],
    },
  },
  WebsiteAnswer: {
    fetched: {
      requestedUrl: "https://voorbeeld.example/",
      finalUrl: "https://www.voorbeeld.example/",
      statusCode: 200,
      contentType: "text/html; charset=utf-8",
      charset: "utf-8",
      html: "<!doctype html><title>Voorbeeld</title><footer>© 2026 Voorbeeld Machinebouw B.V., KvK 90000017</footer>",
      bytes: 105,
      truncated: false,
      redirects: ["https://www.voorbeeld.example/"],
      fetchedAt: "2026-11-20T09:30:00.000Z",
      candidates: [{ source: "identifier", name: "Voorbeeld Machinebouw B.V.", nationalId: "90000017", countryHint: "NL" }],
    },
  },
  WebsiteCompanyAnswer: {
    match: {
      requestedUrl: "https://voorbeeld.example/",
      finalUrl: "https://www.voorbeeld.example/",
      statusCode: 200,
      verdict: "match",
      company: WEBSITE_COMPANY,
      candidates: [
        {
          source: "identifier",
          name: "Voorbeeld Machinebouw B.V.",
          nationalId: "90000017",
          countryHint: "NL",
          matches: [
            {
              company: WEBSITE_COMPANY,
              score: 0.968,
              reasons: [
                { kind: "number", agrees: true, weight: 0.9, text: "Number 90000017 of the page is the company's." },
                { kind: "name", agrees: true, weight: 0.6, text: "The name is the company's." },
                { kind: "country", agrees: true, weight: 0.2, text: "Both are in NL." },
              ],
            },
          ],
        },
      ],
    },
    none: { requestedUrl: "https://nobody.example/", finalUrl: "https://nobody.example/", statusCode: 200, verdict: "none", candidates: [] },
  },
  HealthAnswer: {
    ready: {
      status: "ok",
      index: {
        generation: "g-0001",
        companies: 100_000,
        builtAt: "2026-11-20T09:30:00.000Z",
        registers: [{ code: "demo", label: "Demo register (fictional companies)", companies: 100_000, rejected: 0, date: "2026-11-20" }],
      },
    },
  },
  ApiDescription: { description: { openapi: "3.0.3", info: { title: "Firmament", version: "1.0.0" }, paths: {} } },
};
