import type { CompanyRecord } from "../../company/record";

const COUNTRY_NAMES = { NL: "Netherlands", DE: "Germany", GB: "United Kingdom" } as const;

/** Fictional companies for HTTP tests: what is matched is the index's test; here only that questions and answers travel unharmed. */
export const COMPANIES: readonly CompanyRecord[] = [
  company(1, "Acme Holding B.V.", "Amsterdam", "NL", { "Location Type": "1", "Employees Total": 500, "Company Registration Number": "90000001", Email: "info@acme.example", Website: "https://acme.example", Latitude: 52.370216, Longitude: 4.895168 }),
  company(2, "Acme \"Quotes\" & Söhne GmbH", "München", "DE", { "Location Type": "0", "Employees Total": 40, "State/Province": "Bayern" }),
  company(3, "Bäckerei Müller", "Münster", "DE", { "Location Type": "0" }),
  ...Array.from({ length: 117 }, (_, index) => company(index + 4, `Numbered Company ${index + 4} Ltd`, index % 2 ? "Leeds" : "London", "GB", { "Location Type": index % 3 ? "0" : "2", "Founding Year": 1900 + index })),
];

function company(number: number, name: string, city: string, country: keyof typeof COUNTRY_NAMES, more: CompanyRecord["values"] | object): CompanyRecord {
  const ID = `demo-${number.toString().padStart(6, "0")}`;
  return { values: { ID, "Company Name": name, City: city, "Country Code": country, Country: COUNTRY_NAMES[country], Register: "demo", "Register Record ID": number.toString(), "Register Updated": "2026-11-20", ...more } };
}
