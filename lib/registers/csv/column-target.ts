import { z } from "zod";
import type { FieldName } from "../../company/fields";

/** A column in a mapping file: its field, and how its values are written where the field alone does not tell. */
export const columnSchema = z.strictObject({
  field: z.string(),
  /** For industry codes: which classification they are of; US SIC 1987 by default. */
  kind: z.enum(["sic", "nace", "uk-sic"]).optional(),
  /** For numbers: the decimal mark; the other one then separates thousands. */
  decimal: z.enum([",", "."]).optional(),
  /** For dates: whether day or month stands first; the day by default. Dates that begin with the year are read in any case. */
  date: z.enum(["dmy", "mdy"]).optional(),
});

/** How a column's values are written. */
export type Writing = Omit<z.infer<typeof columnSchema>, "field">;

/** What a column holds. */
export interface ColumnTarget extends Writing {
  readonly field: FieldName;
}
