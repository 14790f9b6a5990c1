"use client";

import { cx } from "../../ui/cx";
import { useWriters } from "../../ui/numbers";
import type { Table as Read } from "./read-table";

/** Rows and columns that are shown. */
const ROWS = 6;
const COLUMNS = 12;

/** The first rows as they were understood; the column that is looked up stands out. */
export function PreviewTable({ table: { columns, rows }, column }: { readonly table: Read; readonly column: number }) {
  const { count } = useWriters();
  const shown = columns.map((_, at) => at).filter((at) => at < COLUMNS || at === column);
  return (
    <div>
      <div tabIndex={0} role="region" aria-label="The first rows" className="scroll-quiet overflow-x-auto rounded-control border border-line">
        <table className="w-full border-collapse">
          <thead>
            <tr>
              {shown.map((at) => (
                <th key={at} scope="col" className={cx("h-8 max-w-56 truncate border-b border-line px-3 text-left text-label font-medium whitespace-nowrap", at === column ? "bg-accent-soft text-accent-ink" : "text-ink-faint")}>
                  {columns[at]?.trim() || `Column ${at + 1}`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, ROWS).map((row, line) => (
              <tr key={line}>
                {shown.map((at) => (
                  <td key={at} title={row[at]} className={cx("h-8 max-w-56 truncate border-b border-line-soft px-3 whitespace-nowrap", at === column && "bg-accent-soft font-medium")}>
                    {row[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-1 text-label text-ink-faint">
        {rows.length > ROWS && `The first ${ROWS} of ${count(rows.length)} rows. `}
        {columns.length > shown.length && `${count(columns.length - shown.length)} further columns are kept, and given back.`}
      </p>
    </div>
  );
}
