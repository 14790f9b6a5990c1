import type { PublicRecord } from "../../lib/company/fields";
import type { CompanyQuery } from "../../lib/company/query";

/** A search for companies like one. */
export interface Similar {
  /** Where: the city's, province's or country's name. */
  readonly place: string;
  readonly query: CompanyQuery;
}

/** Companies of half to twice the size are alike. */
const FACTOR = 2;

/**
 * Searches for single locations and headquarters of the same main industry and a similar number of employees, from the country down to the city.
 * What is not known of the company does not narrow the search; without an industry there is none.
 */
export function similarSearches(record: PublicRecord): readonly Similar[] {
  const { "Business Category Code 1": industry, "Country Code": countryCode, "State/Province": province, City: city, Country: country } = record;
  if (!industry || !countryCode) return [];
  const employees = record["Employees Total"] ?? record["Employees On Site"];
  const alike: CompanyQuery = {
    sic4Digits: [industry],
    statusCode: ["0", "1"],
    countryCode: [countryCode],
    ...(typeof employees === "number" && employees > 0 ? { employeesTotal: { min: Math.floor(employees / FACTOR), max: employees * FACTOR } } : {}),
  };
  return [
    { place: country ?? countryCode, query: alike },
    ...(province ? [{ place: province, query: { ...alike, provinceName: [province] } }] : []),
    ...(city && city !== province ? [{ place: city, query: { ...alike, cityName: [city] } }] : []),
  ];
}
