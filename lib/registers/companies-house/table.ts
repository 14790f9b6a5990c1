import { SourceError } from "../source/problem";
import { cleanText, repairDoubleEncoding } from "../shared/text";

/** Columns without which a file is not this product, or not the whole of it. */
const REQUIRED = [
  "CompanyName",
  "CompanyNumber",
  "RegAddress.AddressLine1",
  "RegAddress.PostTown",
  "RegAddress.PostCode",
  "CompanyCategory",
  "CompanyStatus",
  "IncorporationDate",
  "SICCode.SicText_1",
];

/** The value of a column in a row: cleaned, "" when it is missing. */
export type Column = (cells: readonly string[]) => string;

/** Finds columns by the names in a file's header. */
export class Table {
  /**
   * @param header names without surrounding blanks; the official file has some before them.
   * @param file the file's name, for messages.
   * @throws SourceError naming the columns that are missing.
   */
  constructor(
    private readonly header: readonly string[],
    file: string,
  ) {
    const missing = REQUIRED.filter((name) => !header.includes(name));
    if (missing.length > 0) {
      const lacks = `it has no column ${missing.join(", ")}`;
      throw new SourceError(`${file} is not the Free Company Data Product of Companies House: ${lacks}. Pass BasicCompanyDataAsOneFile-….csv or its zip archive.`);
    }
  }

  /** What reads a column; a column that the file has not is always "". "NA" is how the statistics program R saves a missing value. */
  column(name: string): Column {
    const index = this.header.indexOf(name);
    return (cells) => {
      const cell = cells[index];
      if (cell === undefined || cell === "") return "";
      const text = cleanText(repairDoubleEncoding(cell));
      return text === "NA" && name !== "CompanyName" ? "" : text;
    };
  }
}
