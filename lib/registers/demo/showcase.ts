import { sicTitle } from "../../company/codes";
import type { CompanyRecord } from "../../company/record";
import type { Company } from "./company";
import { demoCountry } from "./countries";
import type { City, DemoCountry, LegalForm } from "./country";
import { branchRecord } from "./groups";
import { industryByKey } from "./industries";
import type { Ledger } from "./ledger";
import { KNOWN } from "./presence";
import { recordOf } from "./record";

/** A company written by hand, for guides and tests to rely on. */
interface ShownCompany {
  readonly name: string;
  readonly latinName?: string;
  readonly formerName?: string;
  readonly country: string;
  readonly town: string;
  readonly street: string;
  readonly postalCode: string;
  readonly form: string;
  readonly industry: string;
  readonly sic: string;
  readonly founded: number;
  readonly employees: number;
  readonly domain: string;
  readonly branches?: readonly string[];
  readonly subsidiaries?: readonly ShownCompany[];
}

const NORDWERK = { industry: "machine", domain: "nordwerk" } as const;

/** The first records of every demo register, in this order, each followed by its branches and subsidiaries. */
const SHOWN: readonly ShownCompany[] = [
  { name: "Alpenhof Maschinenbau GmbH", country: "DE", town: "Kempten (Allgäu)", street: "Industriestraße 12", postalCode: "87437", form: "GmbH", industry: "machine", sic: "3541", founded: 1962, employees: 180, domain: "alpenhof-maschinenbau", branches: ["Augsburg", "Ulm", "München", "Lindau (Bodensee)"] },
  {
    name: "Nordwerk Group AG", country: "DE", town: "Hamburg", street: "Am Sandtorkai 40", postalCode: "20457", form: "AG", industry: "holding", sic: "6719", founded: 1987, employees: 2400, domain: "nordwerk",
    subsidiaries: [
      { ...NORDWERK, name: "Nordwerk Maschinenbau GmbH", country: "DE", town: "Bremen", street: "Werkstraße 3", postalCode: "28197", form: "GmbH", sic: "3569", founded: 1991, employees: 850 },
      { ...NORDWERK, name: "Nordwerk Nederland B.V.", country: "NL", town: "Rotterdam", street: "Havenstraat 101", postalCode: "3024 RG", form: "B.V.", sic: "3535", founded: 1998, employees: 210 },
      { ...NORDWERK, name: "Nordwerk UK Limited", country: "GB", town: "Leeds", street: "14 Dock Road", postalCode: "LS10 1JN", form: "Limited", sic: "3559", founded: 2003, employees: 320, branches: ["Cardiff"] },
      { ...NORDWERK, name: "Nordwerk Norge AS", country: "NO", town: "Oslo", street: "Karl Johans gate 7", postalCode: "0154", form: "AS", sic: "3561", founded: 2009, employees: 95 },
    ],
  },
  { name: "O'Brien & Sons Ltd", country: "IE", town: "Dublin", street: "27 Parnell Street", postalCode: "D01 X285", form: "Ltd", industry: "furniture", sic: "2511", founded: 1948, employees: 34, domain: "obrien-sons" },
  { name: "L'Église Verte SARL", country: "FR", town: "Lyon", street: "12 Rue de la Paix", postalCode: "69002", form: "SARL", industry: "restaurant", sic: "5812", founded: 2014, employees: 11, domain: "eglise-verte" },
  { name: "7 Bridges 24/7 Ltd", country: "GB", town: "Newcastle upon Tyne", street: "7 Bridge Street", postalCode: "NE1 8PT", form: "Ltd", industry: "security", sic: "7381", founded: 2011, employees: 58, domain: "7bridges247" },
  { name: "Müller Feinkost GmbH", formerName: "Feinkost Huber GmbH", country: "DE", town: "München", street: "Hauptstraße 5", postalCode: "80331", form: "GmbH", industry: "grocery", sic: "5499", founded: 1978, employees: 22, domain: "mueller-feinkost" },
  { name: "Ærø Skibsværft ApS", country: "DK", town: "Ærøskøbing", street: "Havnegade 2", postalCode: "5970", form: "ApS", industry: "ship", sic: "3731", founded: 1933, employees: 41, domain: "aeroe-skibsvaerft" },
  { name: "Αιγαίο Τρόφιμα Α.Ε.", latinName: "Aigaio Trofima A.E.", country: "GR", town: "Πειραιάς", street: "Ναυαρίνου 18", postalCode: "185 31", form: "Α.Ε.", industry: "food", sic: "2099", founded: 1995, employees: 130, domain: "aigaio-trofima" },
  { name: "株式会社田中商事", latinName: "Tanaka Shoji Co., Ltd.", country: "JP", town: "Osaka", street: "2-14-5 Kitahama", postalCode: "541-0041", form: "株式会社", industry: "trading", sic: "5199", founded: 1956, employees: 75, domain: "tanaka-shoji" },
  { name: "Вълчев Строй ЕООД", latinName: "Valchev Stroy EOOD", country: "BG", town: "Пловдив", street: "ул. Марица 9", postalCode: "4000", form: "ЕООД", industry: "build", sic: "1542", founded: 2006, employees: 48, domain: "valchev-stroy" },
  { name: "Łódzkie Piekarnie Sp. z o.o.", country: "PL", town: "Łódź", street: "ul. Piotrkowska 76", postalCode: "90-102", form: "Sp. z o.o.", industry: "bakery", sic: "2051", founded: 1992, employees: 66, domain: "lodzkie-piekarnie" },
  { name: "Damrak Koffie B.V.", country: "NL", town: "Amsterdam", street: "Damrak 12", postalCode: "1012 LG", form: "B.V.", industry: "foodtrade", sic: "5149", founded: 2016, employees: 19, domain: "damrak-koffie" },
  { name: "Smith, Jones & Partners, Inc.", country: "US", town: "Springfield", street: "742 Oak St", postalCode: "62704", form: "Inc.", industry: "engineering", sic: "8711", founded: 1969, employees: 140, domain: "smith-jones-partners" },
  { name: "São Jorge Alimentos Ltda", country: "BR", town: "São Paulo", street: "Rua Augusta, 1500", postalCode: "01304-001", form: "Ltda", industry: "food", sic: "2033", founded: 1989, employees: 260, domain: "saojorge-alimentos" },
];

/** Everything but a fax number and a second address line; a trade name where there is one in Latin letters. */
const SHOWN_PROFILE = Object.values(KNOWN).reduce((sum, bit) => sum | bit, 0) & ~KNOWN.fax & ~KNOWN.secondLine & ~KNOWN.tradeName;

/** The hand-written companies' records. */
export function* showcaseRecords(ledger: Ledger): Generator<CompanyRecord> {
  for (const shown of SHOWN) yield* recordsOf(ledger, shown, undefined);
}

function* recordsOf(ledger: Ledger, shown: ShownCompany, parentId: string | undefined): Generator<CompanyRecord> {
  const { random } = ledger;
  const country = demoCountry(shown.country);
  const city = townOf(country, shown.town);
  const form = formOf(city, shown.form);
  const company: Company = {
    country,
    city,
    industry: industryByKey(shown.industry),
    business: { code: shown.sic, title: sicTitle(shown.sic) ?? "" },
    form,
    founded: shown.founded,
    name: shown.name,
    latinName: shown.latinName,
    domain: shown.domain,
    numbers: ledger.numbersOf(country).company({ random, form: form.text, tag: city.tag, founded: shown.founded, sic: shown.sic }),
  };
  const { id, recordId } = ledger.nextId();
  const record = recordOf(random, company, {
    id,
    recordId,
    location: shown.branches || shown.subsidiaries ? "1" : "0",
    subsidiary: parentId === undefined ? "0" : "3",
    ...(parentId === undefined ? {} : { parentId }),
    profile: shown.latinName === undefined ? SHOWN_PROFILE : SHOWN_PROFILE | KNOWN.tradeName,
    headCount: shown.employees,
  });
  const { formerNames: _drawn, marketable: _barred, ...kept } = record;
  yield {
    ...kept,
    values: { ...record.values, "Address 1": shown.street, "Postal Code": shown.postalCode, "Employees Total": shown.employees, "Employees Total Indicator": "0" },
    ...(shown.formerName === undefined ? {} : { formerNames: [shown.formerName] }),
  };
  let nth = 0;
  for (const town of shown.branches ?? []) {
    nth += 1;
    yield branchRecord(ledger, { id, company }, townOf(country, town), nth);
  }
  for (const subsidiary of shown.subsidiaries ?? []) yield* recordsOf(ledger, subsidiary, id);
}

function townOf(country: DemoCountry, name: string): City {
  const town = country.cities.items.find((city) => city.name === name);
  if (!town) throw new Error(`the demo register has no town ${name} in ${country.name}`);
  return town;
}

function formOf(city: City, text: string): LegalForm {
  const form = city.forms.items.find((candidate) => candidate.text === text);
  if (!form) throw new Error(`no legal form ${text} in ${city.name}`);
  return form;
}
