"use client";

import { columnOrderingFeature, columnResizingFeature, columnSizingFeature, columnVisibilityFeature, rowSelectionFeature, tableFeatures, useTable, type ColumnDef } from "@tanstack/react-table";
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { FIELDS, isFieldName, type FieldName, type PublicRecord } from "../../lib/company/fields";
import { Checkbox } from "../ui/checkbox";
import { NAME_COLUMN, widthOf } from "./columns";
import { useExplore } from "./explore-state";
import { ColumnHead } from "./column-head";
import { useNarrow } from "./use-narrow";
import { arrange, usePreferences } from "./preferences";
import { ResultRow, type RowActions } from "./result-row";

const VirtualRows = lazy(() => import("./virtual-rows").then((module) => ({ default: module.VirtualRows })));

/** From so many rows on, only those in view are in the page. */
const MANY = 100;

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, columnSizingFeature, columnResizingFeature, rowSelectionFeature });
const columns: ColumnDef<typeof features, PublicRecord>[] = FIELDS.map(({ name }) => ({ id: name, accessorFn: (record) => record[name], size: widthOf(name), minSize: 64, maxSize: 800 }));

export type Selection = Readonly<Record<string, true>>;

interface ResultTableProps {
  readonly records: readonly PublicRecord[];
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
  /** The counts and rows are those of the query before. */
  readonly stale: boolean;
  /** Below the last row. */
  readonly end?: ReactNode;
  readonly onReachEnd?: () => void;
}

/** The companies, one a row. The name stays in view; columns are resized at their edge and reordered by dragging their head. */
export function ResultTable({ records, selection, onSelectionChange, stale, end, onReachEnd }: ResultTableProps) {
  const { query, company, showCompany } = useExplore();
  const { columns: shown, widths: kept } = usePreferences();
  const narrow = useNarrow();
  const widths = useMemo(() => (narrow ? { ...kept, [NAME_COLUMN]: 232 } : kept), [narrow, kept]);
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const visibility = useMemo(() => Object.fromEntries(FIELDS.map(({ name }) => [name, name === NAME_COLUMN || shown.includes(name)])), [shown]);
  const order = useMemo(() => [NAME_COLUMN, ...shown], [shown]);
  const data = useMemo(() => [...records], [records]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (record) => record.ID ?? "",
    columnResizeMode: "onChange",
    state: { columnVisibility: visibility, columnOrder: order, columnSizing: widths, rowSelection: { ...selection } },
    onColumnSizingChange: (update) => arrange({ widths: typeof update === "function" ? update(widths) : update }),
  });
  const visible = useMemo(() => shown.filter((name): name is FieldName => isFieldName(name)), [shown]);
  const rows = table.getRowModel().rows;
  const heads = table.getHeaderGroups()[0]?.headers ?? [];
  const count = rows.length;
  const now = useRef({ count, selection, onSelectionChange, showCompany });
  useEffect(() => {
    now.current = { count, selection, onSelectionChange, showCompany };
  });
  // The same for as long as the table stands: a new query draws no row again before its companies are there.
  const actions = useMemo(
    (): RowActions => ({
      open: (id) => now.current.showCompany(id),
      select: (id, on) => now.current.onSelectionChange(on ? { ...now.current.selection, [id]: true } : without(now.current.selection, id)),
      walk: (index, step) => {
        const next = Math.max(0, Math.min(now.current.count - 1, index + step));
        setAt(next);
        // The row may come into the page only now.
        requestAnimationFrame(() => {
          const row = frame.current?.querySelector<HTMLElement>(`[data-row="${next}"]`);
          row?.scrollIntoView({ block: "nearest" });
          row?.querySelector<HTMLElement>("[data-stop]")?.focus();
        });
      },
    }),
    [],
  );
  const row = (index: number): ReactNode => {
    const current = rows[index];
    if (current === undefined) return null;
    // By its place: the cells of another company then change their words, and are not made anew.
    return <ResultRow key={index} record={current.original} index={index} columns={visible} selected={selection[current.id] === true} shown={company === current.id} reachable={index === Math.min(at, count - 1)} words={query.search ?? ""} actions={actions} />;
  };
  const selectedHere = rows.filter(({ id }) => selection[id] === true).length;
  return (
    <div ref={frame} aria-busy={stale} className="scroll-quiet relative min-h-0 flex-1 overflow-auto bg-panel">
      <table className="min-w-full table-fixed border-separate border-spacing-0" style={{ width: table.getTotalSize() }}>
        <caption className="sr-only">Companies found. The arrow keys walk the rows, Enter opens one, Space selects it.</caption>
        <colgroup>
          {heads.map((head) => (
            <col key={head.id} style={{ width: head.getSize() }} />
          ))}
          <col />
        </colgroup>
        <thead>
          <tr>
            {heads.map((head) => (
              <ColumnHead key={head.id} name={head.id} width={head.getSize()} onResize={head.getResizeHandler()} onResizeStep={(step) => arrange({ widths: { ...widths, [head.id]: Math.max(64, head.getSize() + step) } })}>
                {head.id === NAME_COLUMN && (
                  <Checkbox
                    checked={selectedHere === 0 ? false : selectedHere === count ? true : "mixed"}
                    aria-label="Select this page"
                    onChange={() => onSelectionChange(selectedHere === count ? {} : Object.fromEntries(rows.map(({ id }) => [id, true])))}
                  />
                )}
              </ColumnHead>
            ))}
            <td className="sticky top-0 border-b border-line bg-panel" />
          </tr>
        </thead>
        {count > MANY ? (
          <Suspense fallback={<tbody>{rows.slice(0, MANY).map((_row, index) => row(index))}</tbody>}>
            <VirtualRows frame={frame} count={count} row={row} onReachEnd={onReachEnd} />
          </Suspense>
        ) : (
          <tbody>{rows.map((_row, index) => row(index))}</tbody>
        )}
      </table>
      {end}
    </div>
  );
}

function without(selection: Selection, id: string): Selection {
  const { [id]: _gone, ...others } = selection;
  return others;
}
