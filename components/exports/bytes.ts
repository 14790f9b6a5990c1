const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** A size as people say it: "12 MB". */
export function sizeText(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(locale, { style: "unit", unit: UNITS[power] ?? "byte", unitDisplay: "short", maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 }).format(value);
}

/** A time ahead: "40 s", "5 min", "2 h 10 min". @param seconds rounded up. */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
