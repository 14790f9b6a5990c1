"use client";

import { useSyncExternalStore } from "react";
import type { FieldName } from "../../lib/company/fields";

/** What stands above the table. */
export type Pictures = "charts" | "map" | "none";

/** How a person has arranged Explore; kept in their browser. */
export interface Preferences {
  /** The columns shown beside the name, in their order. Which of them are still fields, the table knows: the list of fields is loaded with it. */
  readonly columns: readonly string[];
  /** Widths in pixels of the columns that were resized. */
  readonly widths: Readonly<Record<string, number>>;
  readonly pictures: Pictures;
}

const STORE = "firmament.explore";
const USUAL_COLUMNS: readonly FieldName[] = ["City", "Business Category Code 1 - Description", "Employees Total", "Yearly Revenue in U.S. Dollars", "Founding Year", "Email", "Phone Number", "Website"];
export const USUAL: Preferences = { columns: USUAL_COLUMNS, widths: {}, pictures: "charts" };

const listeners = new Set<() => void>();
let kept: Preferences | undefined;

/** The arrangement in force; the server, and the page until it is awake, have the usual one. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, current, () => USUAL);
}

/** Changes a part of it, and keeps it. */
export function arrange(part: Partial<Preferences>): void {
  kept = { ...current(), ...part };
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing has the usual arrangement next time.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Preferences {
  kept ??= read();
  return kept;
}

function read(): Preferences {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "null");
    if (typeof stored !== "object" || stored === null) return USUAL;
    const { columns, widths, pictures }: Readonly<Record<string, unknown>> = { ...stored };
    return {
      columns: Array.isArray(columns) ? columns.filter((name) => typeof name === "string") : USUAL.columns,
      widths: typeof widths === "object" && widths !== null ? Object.fromEntries(Object.entries(widths).flatMap(([name, width]) => (typeof width === "number" ? [[name, width] as const] : []))) : {},
      pictures: pictures === "map" || pictures === "none" ? pictures : "charts",
    };
  } catch {
    return USUAL;
  }
}
