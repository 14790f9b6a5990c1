import type { Register } from "../register";
import { readDate } from "../shared/dates";
import { type CsvFormat, readCsvRegister } from "../shared/read-csv-register";
import { COMPANIES_HOUSE, companiesHouseMapper } from "./map-row";
import { Table } from "./table";

/** The date in the product's file names: "BasicCompanyDataAsOneFile-2020-05-01.csv". */
function dateIn(file: string): string | undefined {
  const found = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(file);
  return found ? readDate(found[0]) : undefined;
}

const FORMAT: CsvFormat = {
  options: { header: true, delimiter: "," },
  openTable: (header, file) => companiesHouseMapper(new Table(header, file), dateIn(file)),
};

/**
 * The companies of the United Kingdom: the Free Company Data Product of Companies House.
 * @see https://download.companieshouse.gov.uk/en_output.html
 */
export const companiesHouse: Register = {
  code: COMPANIES_HOUSE,
  command: "companies-house",
  label: "Companies House (United Kingdom)",
  help: "BasicCompanyDataAsOneFile-YYYY-MM-DD.zip, or its parts, from https://download.companieshouse.gov.uk/en_output.html",
  read: (inputs, context) => readCsvRegister(inputs, context, FORMAT),
};
