interface ProgressProps {
  /** What progresses. */
  readonly label: string;
  /** 0 to `max`; undefined where the end is not known. */
  readonly value: number | undefined;
  readonly max?: number;
}

/** How far a long work is. */
export function Progress({ label, value, max = 1 }: ProgressProps) {
  return (
    <div role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={max} aria-valuenow={value} className="h-1.5 overflow-hidden rounded-full bg-pressed">
      <div className={value === undefined ? "h-full w-1/3 animate-shimmer bg-accent" : "h-full rounded-full bg-accent transition-[width]"} style={value === undefined ? undefined : { width: `${Math.min(100, (100 * value) / max)}%` }} />
    </div>
  );
}
