import { useId, type ReactNode } from "react";
import { cx } from "./cx";

interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** Under the label, where choices need explaining. */
  readonly help?: ReactNode;
}

interface RadioGroupProps<V extends string> {
  /** What is chosen. */
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  /** `segments`: side by side in one frame, for two to four short words. */
  readonly look?: "list" | "segments";
}

/** One of a few. */
export function RadioGroup<V extends string>({ label, choices, value, onChange, look = "list" }: RadioGroupProps<V>) {
  const name = useId();
  const segments = look === "segments";
  return (
    <div role="radiogroup" aria-label={label} className={segments ? "flex rounded-control bg-hover p-0.5" : "grid gap-2"}>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={
            segments
              ? "flex-1 rounded-[0.3125rem] px-2 py-1 text-center text-label font-medium whitespace-nowrap text-ink-soft hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
              : "flex items-start gap-2"
          }
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className={cx(segments ? "sr-only" : "relative mt-0.5 size-4 shrink-0 appearance-none rounded-full border border-line-control bg-panel checked:border-[5px] checked:border-accent")}
          />
          <span className={cx(!segments && "min-w-0 flex-1")}>
            {choice.label}
            {choice.help !== undefined && <span className="block text-label text-ink-faint">{choice.help}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
