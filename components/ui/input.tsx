import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

export const INPUT_CLASS = "w-full min-w-0 rounded-control text-ellipsis border border-line-control/50 bg-panel text-ink hover:border-line-control focus-visible:outline-offset-0 aria-invalid:border-negative disabled:bg-hover disabled:opacity-60";

const SIZES = { sm: "h-7 px-2 text-label", md: "h-8 px-2.5 text-body", lg: "h-10 px-3 text-lead" } as const;

interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  readonly size?: keyof typeof SIZES;
  /** Inside, at the beginning. */
  readonly icon?: ReactNode;
  /** Inside, at the end: a unit, a key, a button. */
  readonly trailing?: ReactNode;
}

/** One line of text. Its label stands in a Field, or in `aria-label`. */
export function Input({ size = "md", icon, trailing, className, ...rest }: InputProps) {
  if (icon === undefined && trailing === undefined) return <input {...rest} className={cx(INPUT_CLASS, SIZES[size], className)} />;
  return (
    <span className={cx("relative block", className)}>
      {icon !== undefined && <span className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-ink-faint">{icon}</span>}
      <input {...rest} className={cx(INPUT_CLASS, SIZES[size], icon !== undefined && (size === "lg" ? "pl-10" : "pl-8"), trailing !== undefined && "pr-9")} />
      {trailing !== undefined && <span className="absolute inset-y-0 right-1.5 flex items-center text-ink-faint">{trailing}</span>}
    </span>
  );
}

/** Several lines of text. */
export function TextArea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={cx(INPUT_CLASS, "px-2.5 py-1.5 text-body", className)} />;
}
