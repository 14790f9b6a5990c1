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
const SCROLL_ID = "AVsxNzk1MTc2MDAwMDAwLCJnLTAwMDEiLFswLDI0XSxbXV0";

/** A good answer of each kind, by title. All of it is fictional. */
export const ANSWER_EXAMPLES: Readonly<Record<AnswerName, Readonly<Record<string, unknown>>>> = {
  SearchAnswer: { found: { meta: { totalCount: 1, currentPage: 1, totalPages: 1, pageSize: 25, match: "name" }, data: { records: [COMPANY] } } },
  ExportAnswer: {
    standard: { meta: { totalCount: 1, currentPage: 1, totalPages: 1, pageSize: 25 }, data: { records: [FULL_COMPANY] } },
    scroll: { meta: { pageSize: 1000, hasMoreRecords: false, scrollId: SCROLL_ID, recordCount: 1 }, data: { records: [FULL_COMPANY] } },
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
