/** Why a number could not be read. */
export type AmountProblem = "not a number" | "a number that can be read in two ways; give the column's decimal mark in the mapping";

/** Whole numbers with or without thousands separators, decimals, an exponent. */
const WRITTEN = {
  ",": /^[-+]?(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d+)?(?:E[-+]?\d{1,3})?$/i,
  ".": /^[-+]?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:E[-+]?\d{1,3})?$/i,
} as const;

/** The decimal mark of a number, told by how it is written; undefined when it can be either: "1.234". */
function decimalMark(text: string): "," | "." | undefined {
  const marks = text.replace(/[^,.]/g, "");
  const last = marks.endsWith(",") ? "," : ".";
  // Marks of both kinds: the last one is the decimal mark. Several of one kind: they separate thousands.
  if (marks.includes(",") && marks.includes(".")) return last;
  if (marks.length > 1) return last === "," ? "." : ",";
  return /^[-+]?[1-9]\d{0,2}[,.]\d{3}$/.test(text) ? undefined : last;
}

/**
 * A number as people and spreadsheets write it: blanks, apostrophes and currency signs are passed over; "1.234.567,89", "1,234,567.89" and
 * "2,41392E+11" are understood.
 * @param decimal the decimal mark; where it is not known, a single comma or point with three digits after it says nothing.
 */
export function readAmount(text: string, decimal: "," | "." | undefined): number | AmountProblem {
  const bare = text.replace(/[\s'’€$£¥]/g, "");
  const mark = decimal ?? decimalMark(bare);
  if (mark === undefined) return "a number that can be read in two ways; give the column's decimal mark in the mapping";
  if (!WRITTEN[mark].test(bare)) return "not a number";
  const value = Number(bare.replaceAll(mark === "," ? "." : ",", "").replace(mark, "."));
  // Adding zero turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : "not a number";
}
