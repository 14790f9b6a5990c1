const HOST = /^(?:https?:\/\/)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:[\p{L}]{2,}|xn--[a-z0-9-]+)\.?(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const NAMED = /web|site|domain|url|homepage|internet|www|hjemmeside|nettside|strona|sito|página/i;
/** Rows that are looked at. */
const LOOKED = 500;

/** Whether a cell could be looked up: a host name or an http(s) URL; not an e-mail address, not a word. */
export function isDomain(cell: string): boolean {
  return HOST.test(cell.trim());
}

/** How many of the rows looked at have a domain in the column, from 0 to 1; blank cells are passed over. */
export function shareOfDomains(rows: readonly (readonly string[])[], column: number): number {
  const cells = rows.slice(0, LOOKED).map((row) => row[column]?.trim() ?? "").filter((cell) => cell !== "");
  return cells.length === 0 ? 0 : cells.filter(isDomain).length / cells.length;
}

/**
 * The column that most likely has the websites: most domains, and of equals the one whose name says so.
 * @returns undefined when in no column at least a third are domains.
 */
export function guessColumn(columns: readonly string[], rows: readonly (readonly string[])[]): number | undefined {
  const rated = columns.map((name, column) => ({ column, share: shareOfDomains(rows, column), named: NAMED.test(name) }));
  const fit = rated.filter(({ share, named }) => share >= (named ? 0.2 : 1 / 3));
  return fit.toSorted((a, b) => b.share + (b.named ? 0.3 : 0) - (a.share + (a.named ? 0.3 : 0)) || a.column - b.column)[0]?.column;
}
