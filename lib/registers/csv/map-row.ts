import { createHash } from "node:crypto";
import { fieldByName, type FieldName } from "../../company/fields";
import type { CompanyRecord } from "../../company/record";
import { normaliseNumber } from "../../company/values";
import { RATES_AS_OF, toUsDollars } from "../rates";
import { assemble, type Draft, type Rejection } from "../shared/assemble";
import { yearOf } from "../shared/dates";
import type { Lose, Mapper } from "../shared/row-report";
import { cleanText } from "../shared/text";
import type { Mapping } from "./mapping";
import type { Plan, PlannedColumn } from "./plan";
import { readCountry, readNumberValue, readText } from "./read-value";

/** A draft while it is being filled. */
type OpenDraft = { -readonly [N in keyof Draft]: Draft[N] };

/** What a file's records have in common. */
export interface Identity {
  /** Code of the register. */
  readonly code: string;
  /** First part of the IDs, before the dash. */
  readonly idPrefix: string;
}

/** Sixteen hex digits: among a billion rows two would share an ID once in 37 imports. */
const HASH_DIGITS = 16;

const HEADQUARTERS: readonly ("Local Headquarter ID Number" | "National Headquarter ID Number" | "Global Headquarter ID Number")[] = [
  "Local Headquarter ID Number",
  "National Headquarter ID Number",
  "Global Headquarter ID Number",
];

/** One tells the other: a default for either would contradict a row that has only the other. */
const COUNTRY_FIELDS: readonly FieldName[] = ["Country", "Country Code"];

/** A row's texts by field, those of several columns joined, with the column they come from; the mapping's default where it has none. */
class RowTexts {
  readonly #texts = new Map<FieldName, { text: string; readonly column: PlannedColumn | undefined }>();

  constructor(cells: readonly string[], plan: Plan, defaults: ReadonlyMap<FieldName, string>) {
    for (const column of plan.columns) {
      const text = cleanText(cells[column.index] ?? "");
      if (text === "") continue;
      const known = this.#texts.get(column.field.name);
      if (known === undefined) this.#texts.set(column.field.name, { text, column });
      else known.text += ` ${text}`;
    }
    const hasCountry = COUNTRY_FIELDS.some((field) => this.#texts.has(field));
    for (const [field, text] of defaults) {
      const isKnown = this.#texts.has(field) || (hasCountry && COUNTRY_FIELDS.includes(field));
      if (!isKnown) this.#texts.set(field, { text, column: undefined });
    }
  }

  of(field: FieldName): string | undefined {
    return this.#texts.get(field)?.text;
  }

  entries(): Iterable<[FieldName, { readonly text: string; readonly column: PlannedColumn | undefined }]> {
    return this.#texts;
  }
}

/** The row's country, by its code or name; both fields are then set by it. A name that is not known stays as it is. */
function fillCountry(draft: OpenDraft, texts: RowTexts, lose: Lose): void {
  const [code, name] = [texts.of("Country Code"), texts.of("Country")];
  const country = (code === undefined ? undefined : readCountry(code)) ?? (name === undefined ? undefined : readCountry(name));
  if (country !== undefined) {
    draft.Country = country.name;
    draft["Country Code"] = country.code;
  } else {
    if (name !== undefined) draft.Country = name;
    const unknown = code ?? name;
    if (unknown !== undefined) lose("Country Code", "not an ISO 3166 country code, nor a country's name", unknown);
  }
}

function fillFields(draft: OpenDraft, texts: RowTexts, lose: Lose): void {
  for (const [name, { text, column = {} }] of texts.entries()) {
    const field = fieldByName(name);
    if (field === undefined || COUNTRY_FIELDS.includes(name)) continue;
    if (field.type === "string") {
      const read = readText(field.name, text, column, draft["Country Code"]);
      if ("problem" in read) lose(name, read.problem, text);
      else draft[field.name] = read.value;
    } else {
      const read = readNumberValue(field.name, text, column);
      if ("problem" in read) lose(name, read.problem, text);
      else draft[field.name] = read.value;
    }
  }
}

/** The service's ID for an ID or number of the file: `<prefix>-<ID>`, or `<prefix>-<country>-<number>` where numbers stand in for IDs. */
function idOf(raw: string, hasIds: boolean, country: string | undefined, prefix: string): string {
  return [prefix, ...(hasIds ? [raw] : [...(country === undefined ? [] : [country.toLowerCase()]), normaliseNumber(raw)])].join("-");
}

function hashOf(cells: readonly string[]): string {
  return createHash("sha256").update(cells.map((cell) => cell.trim()).join("\u001F")).digest("hex").slice(0, HASH_DIGITS);
}

/** Revenue in dollars of the year of the data, where the file states it in another currency only. */
function fillDollars(draft: OpenDraft): void {
  const { "Yearly Revenue Local Currency": revenue, "Currency Code": currency } = draft;
  if (revenue === undefined || currency === undefined || draft["Yearly Revenue in U.S. Dollars"] !== undefined) return;
  draft["Yearly Revenue in U.S. Dollars"] = toUsDollars(revenue, currency, yearOf(draft["Register Updated"] ?? RATES_AS_OF));
}

/** Identifies the record and those it reports to. @returns the ID of its parent. */
function fillIds(draft: OpenDraft, cells: readonly string[], hasIds: boolean, { code, idPrefix }: Identity): string | undefined {
  const number = draft["Company Registration Number"];
  const own = hasIds ? draft.ID : number;
  draft.Register ??= code;
  draft["Register Record ID"] ??= own;
  // A row of a file with IDs that lacks its own is left without, and rejected.
  draft.ID = own !== undefined ? idOf(own, hasIds, draft["Country Code"], idPrefix) : hasIds ? undefined : `${idPrefix}-${hashOf(cells)}`;
  for (const field of HEADQUARTERS) {
    const head = draft[field];
    if (head !== undefined) draft[field] = idOf(head, hasIds, draft["Country Code"], idPrefix);
  }
  const parent = draft["Local Headquarter ID Number"];
  return parent === draft.ID ? undefined : parent;
}

/**
 * What maps the rows of a file. A value that cannot be read is left out and told of; a row is rejected without a company's name, or without an
 * ID in a file that has them.
 */
export function csvMapper(plan: Plan, { defaults }: Mapping, identity: Identity): Mapper<readonly string[]> {
  const hasIds = plan.columns.some(({ field }) => field.name === "ID");
  return (cells, lose): CompanyRecord | Rejection => {
    const texts = new RowTexts(cells, plan, defaults);
    const draft: OpenDraft = {};
    fillCountry(draft, texts, lose);
    fillFields(draft, texts, lose);
    fillDollars(draft);
    const parentId = fillIds(draft, cells, hasIds, identity);
    return assemble(draft, { parentId });
  };
}
