"use client";

import type { DecimalSign, Separator } from "../../lib/export/csv";
import type { ExportFormat } from "../../lib/export/writer";

/** How a person last had their files; kept in their browser. */
export interface FileSettings {
  readonly format: ExportFormat;
  readonly separator: Separator;
  readonly decimal: DecimalSign;
}

const STORE = "firmament.export";

/** What Excel expects in a locale: where numbers have a decimal comma, lists are separated by semicolons. */
export function usualSettings(locale: string): FileSettings {
  const comma = new Intl.NumberFormat(locale).format(1.5).includes(",");
  return { format: "xlsx", separator: comma ? ";" : ",", decimal: comma ? "," : "." };
}

export function keptSettings(locale: string): FileSettings {
  const usual = usualSettings(locale);
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? "null");
    if (typeof kept !== "object" || kept === null) return usual;
    const { format, separator, decimal }: Readonly<Record<string, unknown>> = { ...kept };
    return {
      format: format === "csv" || format === "jsonl" ? format : "xlsx",
      separator: separator === "," || separator === ";" || separator === "\t" ? separator : usual.separator,
      decimal: decimal === "," || decimal === "." ? decimal : usual.decimal,
    };
  } catch {
    return usual;
  }
}

export function keepSettings({ format, separator, decimal }: FileSettings): void {
  try {
    localStorage.setItem(STORE, JSON.stringify({ format, separator, decimal }));
  } catch {
    // A browser that keeps nothing proposes the usual settings next time.
  }
}
