/** One code of a closed set with its text. */
export interface Code {
  /** The code as it stands in records and filters: a string, leading zeros kept. */
  readonly code: string;
  /** What it means, in English. */
  readonly label: string;
}

/** A closed set of codes, in the order in which people expect to read it. */
export interface CodeTable {
  /** What the codes are called in a message, such as `ISO 3166 country`. */
  readonly name: string;
  /** Every code once. */
  readonly entries: readonly Code[];
}

const LABELS = new WeakMap<CodeTable, ReadonlyMap<string, string>>();

function labelsOf(table: CodeTable): ReadonlyMap<string, string> {
  let labels = LABELS.get(table);
  if (labels === undefined) {
    labels = new Map(table.entries.map((entry) => [entry.code, entry.label]));
    LABELS.set(table, labels);
  }
  return labels;
}

/**
 * The text of a code, or undefined when the table does not have it. Codes are compared exactly: case and leading zeros count.
 * Constant time after the table's first use.
 */
export function codeLabel(table: CodeTable, code: string): string | undefined {
  return labelsOf(table).get(code);
}

/** Whether the table has the code, compared exactly. Constant time after the table's first use. */
export function isCode(table: CodeTable, code: string): boolean {
  return labelsOf(table).has(code);
}
