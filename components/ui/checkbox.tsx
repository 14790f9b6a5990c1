import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

const TICK = "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='m3.8 8.4 2.8 2.8 5.6-6' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";
const DASH = "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M4 8h8' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round'/%3E%3C/svg%3E\")";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "checked" | "children"> {
  /** `mixed`: some of what it stands for. */
  readonly checked: boolean | "mixed";
  /** Beside the box, as its label; without it the box needs `aria-label`. */
  readonly children?: ReactNode;
}

/** Yes or no, one of several. The browser's own box, drawn in our colours. */
export function Checkbox({ checked, children, className, ...rest }: CheckboxProps) {
  const mixed = checked === "mixed";
  const box = (
    <input
      {...rest}
      type="checkbox"
      checked={checked === true}
      ref={(element) => {
        if (element) element.indeterminate = mixed;
      }}
      style={{ "--mark": mixed ? DASH : TICK } as Record<string, string>}
      className="relative size-4 shrink-0 appearance-none rounded-[0.25rem] border border-line-control bg-panel checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent before:absolute before:-inset-px before:hidden before:bg-accent-on before:mask-(--mark) checked:before:block indeterminate:before:block disabled:opacity-50"
    />
  );
  if (children === undefined) return box;
  return (
    <label className={cx("flex items-center gap-2", className)}>
      {box}
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
