"use client";

import { useLocale } from "./locale";
import { useAwake } from "./use-awake";

/** Ways to write a number or a time, each in the reader's locale. */
export interface Writers {
  /** 1,234,567 */
  readonly count: (value: number) => string;
  /** 1.2M: where room is short. */
  readonly compact: (value: number) => string;
  /** 12% of a share between 0 and 1; what is not nothing is not written as nothing. */
  readonly percent: (value: number) => string;
}

const made = new Map<string, Writers>();

/** Makes the writers of a locale; each is made once, because making one takes longer than using it a thousand times. */
function writersOf(locale: string): Writers {
  let writers = made.get(locale);
  if (writers === undefined) {
    const count = new Intl.NumberFormat(locale);
    const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
    writers = { count: (value) => count.format(value), compact: (value) => compact.format(value), percent: (value) => (value > 0 && value < 0.001 ? `<${percent.format(0.001)}` : percent.format(value)) };
    made.set(locale, writers);
  }
  return writers;
}

export function useWriters(): Writers {
  return writersOf(useLocale());
}

/** A whole number, grouped. */
export function Count({ value }: { readonly value: number }) {
  return useWriters().count(value);
}

interface InstantProps {
  /** ISO 8601. */
  readonly value: string;
  /** With the time of day. */
  readonly time?: boolean;
}

/** A moment, in the reader's locale and, once the page is awake, their time zone; the server knows UTC only. */
export function Instant({ value, time = false }: InstantProps) {
  const locale = useLocale();
  const awake = useAwake();
  const text = new Intl.DateTimeFormat(locale, { dateStyle: "medium", ...(time ? { timeStyle: "short" } : {}), ...(awake ? {} : { timeZone: "UTC" }) }).format(new Date(value));
  return <time dateTime={value}>{text}</time>;
}

/** A day without a time, YYYY-MM-DD. */
export function Day({ value }: { readonly value: string }) {
  const locale = useLocale();
  return <time dateTime={value}>{new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(`${value}T00:00:00Z`))}</time>;
}
