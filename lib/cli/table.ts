/** A table as lines: columns as wide as their widest cell, two blanks between them. */
export function table(header: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const all = [header.map((title) => title.toUpperCase()), ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ").trimEnd());
}

/** Names and values, a line each. */
export function card(lines: readonly (readonly [name: string, value: string])[]): readonly string[] {
  const width = Math.max(...lines.map(([name]) => name.length)) + 2;
  return lines.map(([name, value]) => `${name.padEnd(width)}${value}`);
}

/** A time to the minute, in UTC. @param time milliseconds since the Unix epoch. */
export function minute(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

/** A limit as a person reads it. */
export function limitText(limit: number | null | undefined): string {
  return limit?.toString() ?? "unlimited";
}
