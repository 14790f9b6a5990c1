import type { Draft } from "../shared/assemble";
import { assemble, Rejection } from "../shared/assemble";
import { readDate, yearOf } from "../shared/dates";
import { remembering } from "../shared/remember";
import type { Lose, Mapper } from "../shared/row-report";
import { ukSicToSic } from "../industry/nace";
import { mapAddress } from "./address";
import { prefixOf, readCompanyNumber } from "./company-number";
import { isEnding, legalStatusOf } from "./legal-form";
import type { Column, Table } from "./table";

/** Code of the register, and the prefix of its records' IDs. */
export const COMPANIES_HOUSE = "gb";

const NO_INDUSTRY = "None Supplied";
/** UK establishments of overseas companies. */
const ESTABLISHMENT = "BR";

const sicOf = remembering(ukSicToSic);

function readIndustries(cells: readonly string[], columns: readonly Column[], lose: Lose): Draft {
  const texts = columns.map((column) => column(cells)).filter((text) => text !== "" && text !== NO_INDUSTRY);
  const codes = new Set<string>();
  for (const text of texts) {
    const code = sicOf(text);
    if (code === undefined) lose("SICCode.SicText", "an industry that has no US SIC code", text);
    else codes.add(code);
  }
  const [first, second, third, fourth] = codes;
  return {
    "Business Category": texts[0],
    "Business Category Code 1": first,
    "Business Category Code 2": second,
    "Business Category Code 3": third,
    "Business Category Code 4": fourth,
  };
}

function foundingYear(text: string, lose: Lose): number | undefined {
  if (text === "") return undefined;
  const date = readDate(text);
  if (date === undefined) lose("Founding Year", "no date", text);
  return date === undefined ? undefined : yearOf(date);
}

/**
 * What maps the rows of a table.
 * @param updated date of the data, ISO 8601; undefined when it is not known.
 */
export function companiesHouseMapper(table: Table, updated: string | undefined): Mapper<readonly string[]> {
  const column = (name: string): Column => table.column(name);
  const name = column("CompanyName");
  const number = column("CompanyNumber");
  const careOf = column("RegAddress.CareOf");
  const poBox = column("RegAddress.POBox");
  const line1 = column("RegAddress.AddressLine1");
  const line2 = column("RegAddress.AddressLine2");
  const town = column("RegAddress.PostTown");
  const county = column("RegAddress.County");
  const country = column("RegAddress.Country");
  const postCode = column("RegAddress.PostCode");
  const origin = column("CountryOfOrigin");
  const category = column("CompanyCategory");
  const status = column("CompanyStatus");
  const incorporated = column("IncorporationDate");
  const dissolved = column("DissolutionDate");
  const industries = [1, 2, 3, 4].map((n) => column(`SICCode.SicText_${n}`));
  const previousNames = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => column(`PreviousName_${n}.CompanyName`));

  return (cells, lose) => {
    const written = number(cells);
    const companyNumber = readCompanyNumber(written);
    if (companyNumber === undefined) return new Rejection("CompanyNumber is no company number", written);
    const prefix = prefixOf(companyNumber);
    const address = {
      careOf: careOf(cells),
      poBox: poBox(cells),
      line1: line1(cells),
      line2: line2(cells),
      town: town(cells),
      county: county(cells),
      country: country(cells),
      postCode: postCode(cells),
    };
    const form = category(cells);
    const draft: Draft = {
      ID: `${COMPANIES_HOUSE}-${companyNumber}`,
      "Company Name": name(cells),
      "Company Registration Number": companyNumber,
      ...mapAddress(address, origin(cells), prefix, lose),
      ...readIndustries(cells, industries, lose),
      "Founding Year": foundingYear(incorporated(cells), lose),
      "Business Legal Type": legalStatusOf(form),
      "Business Legal Type - Description": form,
      "Location Type": prefix === ESTABLISHMENT ? "2" : "0",
      Register: COMPANIES_HOUSE,
      "Register Record ID": companyNumber,
      "Register Updated": updated,
    };
    const formerNames = previousNames.map((former) => former(cells)).filter((former) => former !== "");
    const ended = isEnding(status(cells)) || dissolved(cells) !== "";
    return assemble(draft, { formerNames, ...(ended && { marketable: false }) });
  };
}
