import type { Cell } from "./page";

interface Table {
  readonly id: number;
  row: number;
  column: number;
  cell: Cell | undefined;
}

/** Counts the tables of a page and the rows and columns of those that are open. */
export class TableReader {
  private readonly openTables: Table[] = [];
  private count = 0;

  /** The cell of the innermost table that was begun last. */
  get cell(): Cell | undefined {
    return this.openTables.at(-1)?.cell;
  }

  open(): void {
    this.openTables.push({ id: (this.count += 1), row: -1, column: -1, cell: undefined });
  }

  close(): void {
    this.openTables.pop();
  }

  /** Begins the innermost table's next row, or the next cell of its row. */
  next(isRow: boolean): void {
    const table = this.openTables.at(-1);
    if (table === undefined) return;
    [table.row, table.column] = isRow ? [table.row + 1, -1] : [table.row, table.column + 1];
    if (!isRow) table.cell = { table: table.id, row: table.row, column: table.column };
  }
}
