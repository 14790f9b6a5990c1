import { FIELDS, type FieldName } from "../../company/fields";
import type { ColumnTarget } from "./column-target";

/** A column's name without case, diacritics, blanks and punctuation. */
function foldName(name: string): string {
  return name.toLowerCase().replace(/ß/g, "ss").normalize("NFKD").replace(/[^a-z0-9]/g, "");
}

/** Names under which tables of companies commonly hold a field, in English, German, French, Dutch, Spanish, Italian and Norwegian; folded. */
const SYNONYMS: Readonly<Partial<Record<FieldName, string>>> = {
  ID: "companyid recordid",
  "Company Name": "name company businessname legalname firma firmenname unternehmen raisonsociale denomination naam bedrijfsnaam razonsocial ragionesociale navn",
  "Trade Name": "tradingname brand dba handelsname nomcommercial handelsnaam nombrecomercial",
  "Company Registration Number": "registrationnumber registrationno companynumber companyno regno registernummer handelsregisternummer siren kvk kvknummer orgnr organisasjonsnummer",
  "VAT Number": "vat vatid vatno ustid ustidnr umsatzsteuerid tva numerotva btw btwnummer partitaiva",
  LEI: "leicode",
  "Address 1": "address street streetaddress addressline1 strasse adresse rue straat adres direccion indirizzo",
  "Address 2": "addressline2",
  "Postal Code": "postcode zip zipcode plz postleitzahl codepostal codigopostal postnummer",
  City: "town ort stadt ville plaats ciudad citta poststed",
  "State/Province": "state province bundesland provincie provincia",
  Country: "countryname land pays pais paese",
  "Country Code": "countryiso iso2 landcode landercode codepays landkode",
  Latitude: "lat",
  Longitude: "lon lng",
  "Phone Number": "phone telephone tel telefon telefonnummer telefoon telefono",
  "Fax Number": "fax telefax",
  Email: "mail emailaddress epost courriel correo",
  Website: "web url homepage webseite siteweb hjemmeside",
  "CEO Name": "ceo managingdirector geschaftsfuhrer geschaeftsfuehrer dagligleder",
  "Business Category": "industry branche sector activity secteur activite",
  "Business Category Code 1": "sic siccode sic4 sic1",
  "Founding Year": "founded yearfounded foundedyear incorporationdate dateofincorporation grundungsjahr gruendungsjahr stiftelsesdato",
  "Employees On Site": "employeeshere",
  "Employees Total": "employees numberofemployees headcount staff mitarbeiter mitarbeiterzahl effectif medewerkers empleados dipendenti antallansatte",
  "Yearly Revenue Local Currency": "revenue annualrevenue yearlyrevenue turnover sales umsatz chiffredaffaires omzet",
  "Yearly Revenue in U.S. Dollars": "revenueusd salesusd",
  "Currency Code": "currency wahrung waehrung devise valuta",
};

const TARGETS: ReadonlyMap<string, ColumnTarget> = new Map([
  ...Object.entries({ nace: "nace", nacecode: "nace", naceklasse: "nace" } as const).map(([name, kind]): [string, ColumnTarget] => [name, { field: "Business Category Code 1", kind }]),
  ...FIELDS.flatMap(({ name }) => [...(SYNONYMS[name] ?? "").split(" "), foldName(name)].map((known): [string, ColumnTarget] => [known, { field: name }])),
]);

/** What a column of this name holds; undefined for a name that does not tell. */
export function targetOf(column: string): ColumnTarget | undefined {
  const folded = foldName(column);
  return folded === "" ? undefined : TARGETS.get(folded);
}
