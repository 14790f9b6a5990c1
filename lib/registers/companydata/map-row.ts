import type { Field } from "../../company/fields";
import { assemble, Rejection } from "../shared/assemble";
import { readYear } from "../shared/dates";
import { readInteger, readNumber } from "../shared/numbers";
import type { Lose, Mapper } from "../shared/row-report";
import type { Columns } from "./columns";
import { repairDraft, type RepairedDraft } from "./repair-draft";
import { isSpreadsheetError, isZeros, repairText } from "./repairs";

/** Code of the register. */
export const COMPANYDATA = "companydata";

function readCell(draft: RepairedDraft, field: Field, text: string): Rejection | undefined {
  if (field.type === "string") {
    draft[field.name] = text;
    return undefined;
  }
  if (field.name === "Founding Year") {
    const year = readYear(text);
    draft[field.name] = year;
    return year === undefined && !isZeros(text) ? new Rejection("Founding Year is no year from 1000 to 2100", text) : undefined;
  }
  const number = field.type === "integer" ? readInteger(text) : readNumber(text);
  draft[field.name] = number;
  return number === undefined ? new Rejection(`${field.name} is no ${field.type === "integer" ? "whole number" : "number"}`, text) : undefined;
}

function readCells(cells: readonly string[], columns: Columns, lose: Lose): RepairedDraft | Rejection {
  const draft: RepairedDraft = {};
  for (const { index, field } of columns.list) {
    const text = repairText(cells[index] ?? "");
    if (text === "") continue;
    if (isSpreadsheetError(text)) lose(field.name, "an error value of a spreadsheet", text);
    else {
      const rejection = readCell(draft, field, text);
      if (rejection !== undefined) return rejection;
    }
  }
  return draft;
}

/** What maps the rows of a file with these columns: every value as it stands, after the repairs that the register's documentation lists. */
export function companydataMapper(columns: Columns): Mapper<readonly string[]> {
  return (cells, lose) => {
    const draft = readCells(cells, columns, lose);
    if (draft instanceof Rejection) return draft;
    // A number by which the company is found, in the file's form too where a repair changed it.
    const number = draft["Company Registration Number"];
    const rejection = repairDraft(draft, columns, lose);
    if (rejection !== undefined) return rejection;
    const repaired = draft["Company Registration Number"];
    const otherNumbers = number !== undefined && repaired !== undefined && number !== repaired ? [number] : undefined;
    return assemble({ Register: COMPANYDATA, "Register Record ID": draft.ID, ...draft }, { otherNumbers });
  };
}
