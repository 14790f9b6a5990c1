import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A row as it stands in a file: its line and its cells by column name. */
export interface RawRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/**
 * The rows of a file below ../shared/data by another way than the readers': for files with one row a line, values quoted where they hold
 * the delimiter. Empty when the file is not there, so that a suite can skip itself.
 */
export function rawRows(file: string, delimiter: string): RawRow[] {
  const full = path.resolve("../shared/data", file);
  if (!existsSync(full)) return [];
  const [head = "", ...lines] = readFileSync(full, "utf8").replace(/^\uFEFF/, "").split(/\r?\n/);
  const names = cellsOf(head, delimiter).map((name, index) => (index === 0 ? name.trim() || "ID" : name));
  return lines.flatMap((line, index) => (line === "" ? [] : [{ line: index + 2, cells: new Map(cellsOf(line, delimiter).map((cell, at) => [names[at] ?? "", cell])) }]));
}

function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line[at] ?? "";
    if (quoted && character === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"' && (quoted || cell === "")) quoted = !quoted;
    else if (character === delimiter && !quoted) {
      cells.push(cell);
      cell = "";
    } else cell += character;
  }
  return [...cells, cell];
}
