"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { fieldByName, isFieldName } from "../../lib/company/fields";
import { SORTS } from "../../lib/company/sorting";
import { cx } from "../ui/cx";
import { headOf, isNumeric, NAME_COLUMN } from "./columns";
import { useExplore } from "./explore-state";
import { arrange, usePreferences } from "./preferences";

interface ColumnHeadProps {
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  /** Starts a resizing by mouse or touch. */
  readonly onResize: (event: unknown) => void;
  /** Resizes by so many pixels. */
  readonly onResizeStep: (step: number) => void;
  readonly children?: ReactNode;
}

/** How much one press of an arrow key resizes, in pixels. */
const STEP = 16;

/** A column's head: dragged onto another one it takes that place; its right edge resizes. One that the index can sort by is a button: the largest first, the smallest first, best first. */
export function ColumnHead({ name, width, onResize, onResizeStep, children }: ColumnHeadProps) {
  const { columns } = usePreferences();
  const field = fieldByName(name);
  const fixed = name === NAME_COLUMN;
  const label = isFieldName(name) ? headOf(name) : name;
  const { sort, changeSort } = useExplore();
  const by = SORTS.find(({ fields }) => fields[0] === name)?.name;
  const own = by === undefined || sort?.by !== by ? undefined : sort;
  function drop(dragged: string): void {
    if (!isFieldName(dragged) || !isFieldName(name) || dragged === name) return;
    const others = columns.filter((column) => column !== dragged);
    const place = columns.indexOf(name);
    arrange({ columns: [...others.slice(0, place), dragged, ...others.slice(place)] });
  }
  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: STEP, ArrowLeft: -STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResizeStep(step);
  }
  return (
    <th
      scope="col"
      aria-sort={own && (own.descending ? "descending" : "ascending")}
      title={field === undefined || fixed ? undefined : `${name}. ${field.help.replaceAll("`", "")}`}
      draggable={!fixed}
      onDragStart={(event) => event.dataTransfer.setData("text/plain", name)}
      onDragOver={(event) => !fixed && event.preventDefault()}
      onDrop={(event) => drop(event.dataTransfer.getData("text/plain"))}
      className={cx("sticky top-0 h-8 border-b border-line bg-panel text-label font-medium text-ink-faint", fixed ? "left-0 z-bar border-r border-r-line-soft" : "z-sticky px-3", field !== undefined && isNumeric(field) ? "text-right" : "text-left")}
    >
      <span className={cx("flex items-center gap-2.5", fixed && "pl-4", field !== undefined && isNumeric(field) && "justify-end")}>
        {children}
        {by === undefined || changeSort === undefined ? (
          <span className="truncate">{label}</span>
        ) : (
          <button type="button" onClick={() => changeSort(own === undefined ? { by, descending: true } : own.descending ? { by, descending: false } : undefined)} className={cx("flex h-6 min-w-0 items-center gap-1 hover:text-ink", own && "text-ink")}>
            <span className="truncate">{label}</span>
            {own && <span aria-hidden="true">{own.descending ? "↓" : "↑"}</span>}
          </button>
        )}
      </span>
      <span
        role="separator"
        aria-orientation="vertical"
        aria-label={`Width of ${label}`}
        aria-valuenow={width}
        aria-valuemin={64}
        aria-valuemax={800}
        tabIndex={0}
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        onMouseDown={onResize}
        onTouchStart={onResize}
        onKeyDown={onKeyDown}
        className="absolute inset-y-1.5 -right-px w-1.5 cursor-col-resize rounded border-r border-line-soft hover:border-accent focus-visible:border-accent"
      />
    </th>
  );
}
