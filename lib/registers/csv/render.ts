import type { MappingDescription } from "./describe";

/** Longer values are cut for display. */
const WIDEST = 40;

const DELIMITER_NAMES: Readonly<Record<string, string>> = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "vertical bar" };

/** In characters, not UTF-16 units. */
function widthOf(text: string): number {
  return Array.from(text).length;
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > WIDEST ? `${characters.slice(0, WIDEST - 1).join("")}…` : text;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, index) => (widths[index] = Math.max(widths[index] ?? 0, widthOf(cell))));
  return rows.map((row) => row.map((cell, index) => cell + " ".repeat((widths[index] ?? 0) - widthOf(cell))).join("  ").trimEnd());
}

/** The dry run as text for a terminal: how the file is written, each column with its field, the first records, the first problems. */
export function renderDescription(description: MappingDescription): string {
  const { file, dialect, lines, defaults, rows, records, problems } = description;
  const columns = table([["Column", "Field", "Example"], ...lines.map(({ column, field, how, example }) => [cut(column), `${field ?? "(not read)"}${how === "" ? "" : ` (${how})`}`, cut(example)])]);
  const shown = records.flatMap(({ values }, index) => ["", `Record ${index + 1}`, ...table(Object.entries(values).map(([field, value]) => [`  ${field}`, cut(String(value))]))]);
  const wrong = problems.map(({ line, reason, detail, rejected }) => `  line ${line}: ${reason}${detail === "" ? "" : ` (${cut(detail)})`}${rejected ? " – the row is left out" : ""}`);
  return [
    `${file}: ${DELIMITER_NAMES[dialect.delimiter] ?? dialect.delimiter}, ${dialect.encoding}, ${dialect.header ? "with a header" : "without a header"}, ${dialect.columns} columns`,
    "",
    ...columns,
    ...(defaults.length === 0 ? [] : ["", "Where a row has no value:", ...defaults.map(([field, text]) => `  ${field} = ${text}`)]),
    ...shown,
    "",
    ...(problems.length === 0 ? [`No problems in the first ${rows} rows.`] : [`The first problems in ${rows} rows:`, ...wrong]),
    "",
  ].join("\n");
}
