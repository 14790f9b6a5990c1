"use client";

import { Filter } from "lucide-react";
import { lazy, memo, Suspense, useState, type KeyboardEvent } from "react";
import { fieldByName, type FieldName, type PublicRecord } from "../../lib/company/fields";
import { Checkbox } from "../ui/checkbox";
import { cx } from "../ui/cx";
import { Cell } from "./cell";
import { filterOfColumn, headOf, isNumeric } from "./columns";
import { Highlighted } from "./highlighted";

const CellMenu = lazy(() => import("./cell-menu").then((module) => ({ default: module.CellMenu })));

export interface RowActions {
  readonly open: (id: string) => void;
  readonly select: (id: string, selected: boolean) => void;
  /** The record before or after, for the arrow keys: -1 or 1. */
  readonly walk: (index: number, step: number) => void;
}

interface ResultRowProps {
  readonly record: PublicRecord;
  readonly index: number;
  readonly columns: readonly FieldName[];
  readonly selected: boolean;
  readonly shown: boolean;
  /** Whether Tab comes to this row; the arrow keys walk to the others. */
  readonly reachable: boolean;
  readonly words: string;
  readonly actions: RowActions;
}

/** One company. Enter opens it, Space selects it, the arrows walk; left and right reach the cells' menus. */
export const ResultRow = memo(function ResultRow({ record, index, columns, selected, shown, reachable, words, actions }: ResultRowProps) {
  const [near, setNear] = useState(false);
  const id = record.ID ?? "";
  const name = record["Company Name"] ?? id;
  const branch = record["Location Type"] === "2";
  function onKeyDown(event: KeyboardEvent<HTMLTableRowElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      actions.walk(index, step);
    } else if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
      const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-stop]")];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      stops[at + (event.key === "ArrowRight" ? 1 : -1)]?.focus();
      event.preventDefault();
    } else if (event.key === " " && event.target instanceof HTMLAnchorElement) {
      event.preventDefault();
      actions.select(id, !selected);
    }
  }
  return (
    <tr data-row={index} aria-selected={selected} onKeyDown={onKeyDown} onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)} className={cx("group/row h-9", shown || selected ? "bg-accent-soft" : "hover:bg-hover")}>
      <th scope="row" className={cx("sticky left-0 z-sticky border-r border-b border-line-soft px-0 text-left font-normal", shown || selected ? "bg-accent-soft" : "bg-panel group-hover/row:bg-hover")}>
        <span className="flex items-center gap-2.5 pr-2 pl-4">
          <Checkbox checked={selected} tabIndex={-1} aria-label={`Select ${name}`} onChange={(event) => actions.select(id, event.target.checked)} />
          <a
            href={`/companies/${encodeURIComponent(id)}`}
            data-stop=""
            tabIndex={reachable ? 0 : -1}
            title={name}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              actions.open(id);
            }}
            className="min-w-0 flex-1 truncate py-2 font-medium"
          >
            <Highlighted text={name} words={words} />
          </a>
          {branch && <span className="shrink-0 text-micro text-ink-faint">Branch</span>}
        </span>
      </th>
      {columns.map((column) => (
        <ResultCell key={column} record={record} column={column} near={near} />
      ))}
      <td className="border-b border-line-soft" />
    </tr>
  );
});

interface ResultCellProps {
  readonly record: PublicRecord;
  readonly column: FieldName;
  /** The pointer or the focus has been in the row: until then nobody sees the menus' icons, and hundreds of them take their time. */
  readonly near: boolean;
}

function ResultCell({ record, column, near }: ResultCellProps) {
  const id = record.ID ?? "";
  const [wantedOf, setWantedOf] = useState<string>();
  const wanted = wantedOf === id;
  const field = fieldByName(column);
  const filtered = filterOfColumn(column);
  const value = filtered === undefined ? undefined : record[filtered.field];
  const button = (
    <button
      type="button"
      data-stop=""
      tabIndex={-1}
      aria-label={`Filter by ${headOf(column)} ${String(record[column] ?? "")}`}
      title="Filter by this value"
      onClick={() => setWantedOf(id)}
      className="absolute inset-y-1 right-1 inline-flex items-center rounded bg-raised px-1 text-ink-faint opacity-0 shadow-card group-hover/cell:opacity-100 hover:text-accent-ink focus-visible:opacity-100 data-[state=open]:opacity-100"
    >
      {near && <Filter size={13} aria-hidden="true" />}
    </button>
  );
  const reachable = value !== undefined && value !== null;
  return (
    <td className={cx("group/cell relative truncate border-b border-line-soft px-3", field !== undefined && isNumeric(field) && "text-right")}>
      <Cell record={record} column={column} />
      {reachable &&
        (wanted ? (
          <Suspense key={id} fallback={button}>
            <CellMenu record={record} column={column} trigger={button} />
          </Suspense>
        ) : (
          button
        ))}
    </td>
  );
}
