import { words } from "../lib/company/names";
import type { CompanyQuery } from "../lib/company/query";
import type { CompanyRecord } from "../lib/company/record";
import { seeded } from "./statistics";

/** A kind of question, with the design's target at ten million companies in milliseconds. */
export interface QueryClass {
  readonly name: string;
  readonly targetP50: number;
  readonly targetP99: number;
  /** The question that leads to this company, or undefined when it lacks what is asked by. */
  readonly ask: (record: CompanyRecord, random: () => number) => CompanyQuery | undefined;
}

export const CLASSES: readonly QueryClass[] = [
  { name: "name words", targetP50: 0.3, targetP99: 5, ask: ({ values }) => ({ search: words(values["Company Name"]).slice(0, 3).join(" ") }) },
  { name: "national id", targetP50: 0.3, targetP99: 5, ask: ({ values }) => values["Company Registration Number"] === undefined ? undefined : { nationalId: [values["Company Registration Number"].toUpperCase().replace(/[^A-Z0-9]/g, "")] } },
  { name: "city + street", targetP50: 0.3, targetP99: 5, ask: ({ values }) => values.City === undefined || values["Address 1"] === undefined ? undefined : { cityName: [values.City], streetName: values["Address 1"].replace(/\d.*$/, "").trim() || values["Address 1"] } },
  { name: "prefix", targetP50: 0.3, targetP99: 15, ask: ({ values }, random) => ({ search: values["Company Name"].slice(0, 1 + Math.floor(random() * 5)).trim() }) },
  {
    name: "name + filters",
    targetP50: 0.7,
    targetP99: 10,
    ask: ({ values }) => values["Country Code"] === undefined ? undefined : { search: words(values["Company Name"])[0] ?? "a", countryCode: [values["Country Code"]], statusCode: ["0", "1"] },
  },
  {
    name: "filters",
    targetP50: 2.5,
    targetP99: 30,
    ask: ({ values }, random) =>
      values["Country Code"] === undefined || values["Business Category Code 1"] === undefined
        ? undefined
        : { countryCode: [values["Country Code"]], sic4Digits: [values["Business Category Code 1"]], statusCode: ["0", "1"], employeesTotal: { min: Math.floor(random() * 50), max: 50 + Math.floor(random() * 500) }, hasEmail: true },
  },
  {
    name: "wide filters",
    targetP50: 2.5,
    targetP99: 30,
    ask: (_record, random) => ({ statusCode: ["0", "1"], annualSales: { min: Math.floor(10 ** (4 + random() * 4)) }, foundingYears: { min: 1950 + Math.floor(random() * 70) }, hasWebsite: true }),
  },
  { name: "country and page", targetP50: 0.6, targetP99: 25, ask: ({ values }) => (values["Country Code"] === undefined ? undefined : { countryCode: [values["Country Code"]] }) },
];

/** The same questions for every peer and run: built from companies spread over the whole index. */
export function questions(kind: QueryClass, records: readonly CompanyRecord[], count: number): CompanyQuery[] {
  const random = seeded(7);
  const asked: CompanyQuery[] = [];
  for (let tries = 0; asked.length < count && tries < count * 50; tries++) {
    const record = records[Math.floor(random() * records.length)];
    const query = record && kind.ask(record, random);
    if (query && query.search !== "") asked.push(query);
  }
  return asked;
}
