import {
  COUNTRY_CODES,
  codeLabel,
  countryByCode,
  countryByName,
  IMPORT_EXPORT_CODES,
  LEGAL_STATUS_CODES,
  SIC_CODES,
  STATUS_CODES,
  SUBSIDIARY_CODES,
  type CodeTable,
} from "../../company/codes";
import { FIELDS, type FieldName, type FieldValue, type FieldValues, type NumberFieldName, type TextFieldName } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { remembering } from "./remember";
import { cleanText } from "./text";

/** A text longer than this is damage, such as a file's rest behind a stray quote, and no value. */
const MAX_TEXT_LENGTH = 2000;
/** The `ID` filter takes a comma list of values of at most 500 characters; real IDs are far shorter. */
const MAX_ID_LENGTH = 100;

/** What a reader found, not yet clean: texts in any shape, empty ones included. */
export type Draft = { readonly [N in FieldName]?: FieldValue<N> | undefined };

/** What stands beside the public values, not yet clean either. */
export type Beside = { readonly [K in keyof Omit<CompanyRecord, "values">]?: CompanyRecord[K] | undefined };

/** Why a row cannot become a record. */
export class Rejection {
  /**
   * @param reason the same words for every row of its sort.
   * @param detail what is particular to this one, such as the value that is wrong.
   */
  constructor(
    readonly reason: string,
    readonly detail?: string,
  ) {}
}

interface CodedField {
  readonly code: TextFieldName;
  readonly table: CodeTable;
  /** Absent where the meaning stands elsewhere. */
  readonly description?: TextFieldName;
}

const CODED: readonly CodedField[] = [
  { code: "Country Code", table: COUNTRY_CODES },
  { code: "Business Category Code 1", table: SIC_CODES, description: "Business Category Code 1 - Description" },
  { code: "Business Category Code 2", table: SIC_CODES, description: "Business Category Code 2 - Description" },
  { code: "Business Category Code 3", table: SIC_CODES, description: "Business Category Code 3 - Description" },
  { code: "Business Category Code 4", table: SIC_CODES, description: "Business Category Code 4 - Description" },
  { code: "Business Category Code 5", table: SIC_CODES, description: "Business Category Code 5 - Description" },
  { code: "Business Category Code 6", table: SIC_CODES, description: "Business Category Code 6 - Description" },
  { code: "Business Legal Type", table: LEGAL_STATUS_CODES, description: "Business Legal Type - Description" },
  { code: "Location Type", table: STATUS_CODES, description: "Location Type - Description" },
  { code: "Subsidiary Code", table: SUBSIDIARY_CODES, description: "Subsidiary Code - Description" },
  { code: "Import/Export Code", table: IMPORT_EXPORT_CODES, description: "Import/Export Code - Description" },
];

const countryCodeOf = remembering((name) => countryByName(name)?.code);

type Texts = { [N in TextFieldName]?: string };
type Numbers = { [N in NumberFieldName]?: number };

/** Gathers the values that are known, cleaned; the first one that cannot be stored refuses the row. */
function gather(draft: Draft, texts: Texts, numbers: Numbers): Rejection | undefined {
  for (const field of FIELDS) {
    if (field.type === "string") {
      const raw = draft[field.name];
      if (raw === undefined) continue;
      const text = cleanText(raw);
      if (text.length > MAX_TEXT_LENGTH) return new Rejection(`a value is longer than ${MAX_TEXT_LENGTH} characters`, `${field.name}: ${text.length} characters`);
      if (text !== "") texts[field.name] = text;
    } else {
      const number = draft[field.name];
      if (number === undefined) continue;
      if (!(field.type === "integer" ? Number.isSafeInteger(number) : Number.isFinite(number))) return new Rejection(`${field.name} is no ${field.type}`, String(number));
      numbers[field.name] = number;
    }
  }
  return undefined;
}

/** Country name and code complete one another; a code's meaning is filled in where the source leaves it out. */
function complete(texts: Texts): Rejection | undefined {
  const { Country: country, "Country Code": countryCode } = texts;
  if (countryCode === undefined && country !== undefined) {
    const code = countryCodeOf(country);
    if (code !== undefined) texts["Country Code"] = code;
  } else if (countryCode !== undefined && country === undefined) {
    const name = countryByCode(countryCode)?.name;
    if (name !== undefined) texts.Country = name;
  }
  for (const { code: field, table, description } of CODED) {
    const code = texts[field];
    if (code === undefined) continue;
    const label = codeLabel(table, code);
    if (label === undefined) return new Rejection(`${field} is no ${table.name} code`, code);
    if (description !== undefined) texts[description] ??= label;
  }
  return undefined;
}

function cleanList(list: readonly string[] | undefined, except: readonly (string | undefined)[]): readonly string[] | undefined {
  if (list === undefined) return undefined;
  const cleaned = [...new Set(list.map(cleanText))].filter((text) => text !== "" && !except.includes(text));
  return cleaned.length === 0 ? undefined : cleaned;
}

function isKnown(values: FieldValues): values is CompanyRecord["values"] {
  return values.ID !== undefined && values["Company Name"] !== undefined;
}

/**
 * Makes a record of what a reader found: texts cleaned (`cleanText`), empty ones dropped, missing descriptions of codes filled in from the
 * code tables, country name and ISO code completed from one another, repeated former names and numbers dropped.
 * @returns a Rejection when ID or Company Name is missing, an ID could not be asked for, a code is not in its table, a text is longer than
 * 2,000 characters or a number is none.
 */
export function assemble(draft: Draft, beside: Beside = {}): CompanyRecord | Rejection {
  const texts: Texts = {};
  const numbers: Numbers = {};
  const rejection = gather(draft, texts, numbers) ?? complete(texts);
  if (rejection !== undefined) return rejection;
  const values: FieldValues = Object.assign(texts, numbers);
  if (!isKnown(values)) return new Rejection(values.ID === undefined ? "no ID" : "no Company Name");
  if (values.ID.length > MAX_ID_LENGTH || values.ID.includes(",")) return new Rejection(`the ID holds a comma or is longer than ${MAX_ID_LENGTH} characters`, values.ID);
  const formerNames = cleanList(beside.formerNames, [values["Company Name"], values["Trade Name"]]);
  const otherNumbers = cleanList(beside.otherNumbers, [values["Company Registration Number"], values["VAT Number"], values.LEI]);
  const aliases = cleanList(beside.aliases, [values.ID]);
  const tooLong = [...(formerNames ?? []), ...(otherNumbers ?? [])].find((text) => text.length > MAX_TEXT_LENGTH);
  if (tooLong !== undefined) return new Rejection(`a value is longer than ${MAX_TEXT_LENGTH} characters`, `${tooLong.length} characters`);
  return {
    values,
    ...(formerNames && { formerNames }),
    ...(otherNumbers && { otherNumbers }),
    ...(aliases && { aliases }),
    ...(beside.parentId !== undefined && beside.parentId !== "" && { parentId: beside.parentId }),
    ...(beside.hasContactPerson !== undefined && { hasContactPerson: beside.hasContactPerson }),
    ...(beside.marketable !== undefined && { marketable: beside.marketable }),
  };
}
