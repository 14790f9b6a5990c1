import type { FieldValues } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { company } from "./company";

const PLACES: readonly FieldValues[] = [
  { "Country Code": "NL", Country: "Netherlands", City: "Amsterdam", "State/Province": "Noord-Holland", Region: "Randstad", "Postal Code": "1012 LG" },
  { "Country Code": "NL", Country: "Netherlands", City: "Utrecht", "State/Province": "Utrecht", "Postal Code": "3511 AA" },
  { "Country Code": "DE", Country: "Germany", City: "Hamburg", "State/Province": "Hamburg", "Postal Code": "20095" },
  { "Country Code": "DE", Country: "Germany", City: "München", Region: "Bayern", "Postal Code": "80331" },
  { "Country Code": "FR", Country: "France", City: "Paris", "State/Province": "Paris", Region: "Île-de-France", "Postal Code": "75001" },
  { "Country Code": "US", Country: "United States", City: "Paris", "State/Province": "Texas", "Postal Code": "75460" },
  { "Country Code": "GB", Country: "United Kingdom", City: "York", "Postal Code": "YO1 7HH" },
  { City: "Amsterdam" },
  { "Country Code": "NO", Country: "Norway" },
  {},
];
const STREETS = ["Kerkstraat", "Rue de la Porte", "High Street", "Straße des 17. Juni", "Stationsweg"] as const;
const TRADES = ["Bakery", "Weavers", "Maschinenbau", "Courier Services", "Kontor", "Foundry", "Media"] as const;
const OWNERS = ["Alder", "Kestrel", "Blue Harbour", "Zenith", "Müller", "Echo", "Northgate", "A & B", "Van der Berg", "L'Orme"] as const;
const FORMS = ["", "", " Ltd", " GmbH", " B.V.", " SARL", " Inc."] as const;
const HOSTS = ["example.com", "shop.example.com", "info.nl", "mail.test", "notexample.com"] as const;
const SICS = ["0111", "2051", "7371", "7372", "5812"] as const;
const GROUPS = ["g-head", "g-quiet-head", "g-not-loaded"] as const;

/** Numbers that look random and are the same in every run: a linear congruential generator (Numerical Recipes, section 7.1). */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** Companies drawn from few values, so that any two filters meet in some of them; about a third of every value is unknown. */
export function crowd(count: number): readonly CompanyRecord[] {
  const source = numbers(20);
  const below = (limit: number): number => Math.floor(source.next().value * limit);
  const pick = <T>(values: readonly [T, ...T[]]): T => values[below(values.length)] ?? values[0];
  const perhaps = <T>(value: T): T | undefined => (below(3) === 0 ? undefined : value);

  const member = (at: number): CompanyRecord => {
    const values: { readonly [N in keyof FieldValues]: FieldValues[N] | undefined } = {
      ...PLACES[below(PLACES.length)],
      "Address 1": perhaps(`${pick(STREETS)} ${below(20) + 1}`),
      "Trade Name": below(4) === 0 ? `${pick(OWNERS)} ${pick(TRADES)}` : undefined,
      "Company Registration Number": perhaps(String(40_000_000 + at)),
      "VAT Number": below(3) === 0 ? `NL${String(100_000_000 + at)}B01` : undefined,
      Email: perhaps(`${pick(["info", "sales", "info.nl", "desk"])}@${pick(HOSTS)}`),
      Website: perhaps(`https://www.${pick(HOSTS)}/`),
      "Phone Number": perhaps(`+3120${String(5_000_000 + below(20))}`),
      "Fax Number": perhaps(`+3120${String(6_000_000 + at)}`),
      "CEO Name": perhaps("Ada Example"),
      "Business Category Code 1": perhaps(pick(SICS)),
      "Business Category Code 2": perhaps(pick(SICS)),
      "Founding Year": perhaps(1900 + below(120)),
      "Business Legal Type": perhaps(pick(["0", "1", "3", "13"])),
      "Location Type": perhaps(pick(["0", "1", "2"])),
      "Subsidiary Code": perhaps(pick(["0", "3"])),
      "Import/Export Code": perhaps(pick(["A", "B", "C", "G", "H"])),
      "Employees On Site": perhaps(below(8) * 10),
      "Employees Total": perhaps(below(8) * 25),
      "Yearly Revenue in U.S. Dollars": perhaps(below(6) * 500_000),
      "Global Headquarter ID Number": perhaps(pick(GROUPS)),
      Register: pick(["fixture", "other"]),
    };
    const name = `${pick(OWNERS)} ${pick(TRADES)}${pick(FORMS)}`;
    return company(`x-${String(at)}`, name, known(values), { ...(below(5) === 0 ? { formerNames: [`${pick(OWNERS)} ${pick(TRADES)}`] } : {}), marketable: below(6) > 0 });
  };
  return Array.from({ length: count }, (_, at) => member(at));
}

function known(values: { readonly [N in keyof FieldValues]: FieldValues[N] | undefined }): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
