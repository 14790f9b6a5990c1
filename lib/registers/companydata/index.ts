import type { Register } from "../register";
import { readCsvRegister, type CsvFormat } from "../shared/read-csv-register";
import { readColumns } from "./columns";
import { COMPANYDATA, companydataMapper } from "./map-row";

const FORMAT: CsvFormat = {
  options: { header: true },
  openTable: (header, file, lose) => companydataMapper(readColumns(header, file, lose)),
};

/**
 * CSV files whose columns are called like the public fields: the samples of a company data vendor, and exports of this service. Records keep
 * the file's own IDs.
 * @see https://github.com/companydatacom/public-datasets
 */
export const companydata: Register = {
  code: COMPANYDATA,
  label: "Company data files (columns called like the public fields)",
  help: "CSV files whose columns are called like the public fields, such as the samples at https://github.com/companydatacom/public-datasets or an export of this service.",
  read: (inputs, context) => readCsvRegister(inputs, context, FORMAT),
};
