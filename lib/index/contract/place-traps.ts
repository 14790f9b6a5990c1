import type { CompanyRecord } from "../../company/record";
import { company } from "./company";

const BE = { "Country Code": "BE", Country: "Belgium" } as const;
const DE = { "Country Code": "DE", Country: "Germany" } as const;
const FR = { "Country Code": "FR", Country: "France" } as const;
const NL = { "Country Code": "NL", Country: "Netherlands" } as const;
const NO = { "Country Code": "NO", Country: "Norway" } as const;
const US = { "Country Code": "US", Country: "United States" } as const;

/** Fictional companies whose streets, places and postal codes are easy to read wrongly. */
export const PLACE_TRAPS: readonly CompanyRecord[] = [
  // Names that hold commas, and the parts of them as names of their own.
  company("p-berlin-stadt", "Spree Kontor", { ...DE, City: "Berlin, Stadt", "Postal Code": "10115" }),
  company("p-berlin", "Havel Kontor", { ...DE, City: "Berlin", "Postal Code": "10117" }),
  company("p-stadt", "Markt Kontor", { ...DE, City: "Stadt" }),
  company("p-hamburg", "Elbe Kontor", { ...DE, City: "Hamburg", Region: "Hamburg", "State/Province": "Hamburg", "Postal Code": "20095" }),
  company("p-three-commas", "Delta Kontor", { ...US, City: "Eden, North, Old, Mills", "State/Province": "Washington, D.C." }),
  company("p-two-commas", "Gamma Kontor", { ...US, City: "Eden, North", "State/Province": "Washington" }),
  company("p-country-comma", "Seoul Kontor", { "Country Code": "KR", Country: "Korea, Republic of", City: "Seoul", Region: "Seoul, Capital Area" }),

  // One city name in several countries, in one country unknown, in several spellings.
  company("p-paris-fr", "Seine Kontor", { ...FR, City: "Paris", Region: "Île-de-France", "State/Province": "Paris" }),
  company("p-paris-us", "Lamar Kontor", { ...US, City: "Paris", "State/Province": "Texas" }),
  company("p-paris-nowhere", "Lost Kontor", { City: "Paris" }),
  company("p-oslo-1", "Fjord Kontor", { ...NO, City: "OSLO", "Postal Code": "0150" }),
  company("p-oslo-2", "Fjell Kontor", { ...NO, City: "Oslo", "Postal Code": "0151" }),
  company("p-oslo-3", "Foss Kontor", { ...NO, City: "OSLO" }),
  company("p-oslo-us", "Prairie Kontor", { ...US, City: "Oslo", "State/Province": "Minnesota" }),
  company("p-zurich-nfc", "Limmat Kontor", { "Country Code": "CH", Country: "Switzerland", City: "Z\u00fcrich" }),
  company("p-zurich-nfd", "Sihl Kontor", { "Country Code": "CH", Country: "Switzerland", City: "Zu\u0308rich" }),
  company("p-zurich-plain", "Glatt Kontor", { "Country Code": "CH", Country: "Switzerland", City: "Zurich" }),
  company("p-strasse", "Gross Kontor", { ...DE, City: "Großenhain" }),
  company("p-strasse-caps", "Klein Kontor", { ...DE, City: "GROSSENHAIN" }),
  company("p-den-haag", "Duin Kontor", { ...NL, City: "'s-Gravenhage", "State/Province": "Zuid-Holland" }),
  company("p-new-york", "Hudson Kontor", { ...US, City: "New York", "State/Province": "New York" }),
  company("p-york-new", "Minster Kontor", { "Country Code": "GB", Country: "United Kingdom", City: "York", Region: "Yorkshire and the Humber" }),

  // Where cities are, told by the companies in them: half known, impossible, wrong, hidden behind larger ones without, on both sides of the date line.
  company("w-ghent-1", "Leie Kontor", { ...BE, City: "Gent", Latitude: 51.0543, Longitude: 3.7174 }),
  company("w-ghent-2", "Schelde Kontor", { ...BE, City: "GENT", Latitude: 51.0601, Longitude: 3.7299, "Employees Total": 40 }),
  company("w-ghent-3", "Lieve Kontor", { ...BE, City: "Gent", Latitude: 35.6895, Longitude: 139.6917, "Employees Total": 9000 }),
  company("w-bruges-half", "Reie Kontor", { ...BE, City: "Brugge", Latitude: 51.2093 }),
  company("w-bruges-none", "Zwin Kontor", { ...BE, City: "Brugge", Latitude: 0, Longitude: 0 }),
  company("w-bruges-far", "Minne Kontor", { ...BE, City: "Brugge", Latitude: 3.2247, Longitude: 512.093 }),
  ...Array.from({ length: 16 }, (_, at) => company(`w-namur-${at}`, `Meuse ${at} Kontor`, { ...BE, City: "Namur", "Employees Total": 500 })),
  company("w-namur-known", "Sambre Kontor", { ...BE, City: "Namur", Latitude: 50.4674, Longitude: 4.8719, "Employees Total": 3 }),
  ...[-179.9, 179.9, -179.8].map((Longitude, at) => company(`w-suva-${at}`, `Rewa ${at} Kontor`, { "Country Code": "FJ", Country: "Fiji", City: "Suva", Latitude: -18.1, Longitude })),

  // Region and state: either one answers to regionName.
  company("p-bayern-region", "Isar Kontor", { ...DE, City: "München", Region: "Bayern" }),
  company("p-bayern-state", "Lech Kontor", { ...DE, City: "Augsburg", "State/Province": "Bayern" }),
  company("p-bayern-both", "Inn Kontor", { ...DE, City: "Passau", Region: "Bayern", "State/Province": "BAYERN" }),

  // Words of a street: adjacent, in order, within one line, the last perhaps unfinished.
  company("s-chapelle", "Papeterie Un", { ...FR, "Address 1": "Rue de la Porte de la Chapelle 7" }),
  company("s-porte", "Papeterie Deux", { ...FR, "Address 1": "Rue de la Porte 3" }),
  company("s-rue-last", "Papeterie Trois", { ...FR, "Address 1": "Porte de la Rue 1" }),
  company("s-de-la-de-la", "Papeterie Quatre", { ...FR, "Address 1": "Impasse de la de la Rue de la Fontaine" }),
  company("s-opera", "Papeterie Cinq", { ...FR, "Address 1": "4, avenue de l'Opéra" }),
  company("s-kerk-1", "Drukkerij Een", { ...NL, "Address 1": "Kerkstraat 1", "Postal Code": "1059 CM" }),
  company("s-kerk-10", "Drukkerij Twee", { ...NL, "Address 1": "Kerkstraat 10", "Postal Code": "1059 cn" }),
  company("s-kerk-1a", "Drukkerij Drie", { ...NL, "Address 1": "Kerkstraat 1 A" }),
  company("s-kerk-long", "Drukkerij Vier", { ...NL, "Address 1": "Oude Kerkstraatweg 1" }),
  company("s-two-lines", "Drukkerij Vijf", { ...NL, "Address 1": "Gebouw Damrak", "Address 2": "12 Kerkstraat" }),
  company("s-second-line", "Drukkerij Zes", { ...NL, "Address 2": "Damrak 12" }),
  company("s-june", "Druckerei Sieben", { ...DE, "Address 1": "Straße des 17. Juni 135" }),
  company("s-high-1", "Press One", { "Country Code": "GB", "Address 1": "1 High Street" }),
  company("s-high-11", "Press Eleven", { "Country Code": "GB", "Address 1": "11 High Street" }),
  company("s-cyrillic", "Типография", { "Country Code": "RU", "Address 1": "улица Ленина 5" }),

  // Postal codes: letters, leading zeros, a number at the start or none.
  company("z-london", "Clerk One", { "Country Code": "GB", "Postal Code": "SW1A 1AA" }),
  company("z-dresden", "Clerk Two", { ...DE, "Postal Code": "01067" }),
  company("z-prefixed", "Clerk Three", { ...DE, "Postal Code": "D-10115" }),
  company("z-zero", "Clerk Four", { "Postal Code": "00000" }),
  company("z-zip4", "Clerk Five", { ...US, "Postal Code": "56744-1234" }),
  company("z-joined", "Clerk Six", { ...NL, "Postal Code": "1059CM" }),
  company("z-nearby", "Clerk Seven", { ...NL, "Postal Code": "1060 AA" }),
];
