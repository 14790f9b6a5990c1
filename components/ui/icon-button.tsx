import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What it does: its name for those who hear the page, and the hint under the pointer. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: "sm" | "md";
}

/** A button of one icon. */
export function IconButton({ label, icon, size = "md", className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx("inline-flex shrink-0 items-center justify-center rounded-control text-ink-soft hover:bg-hover hover:text-ink aria-pressed:bg-accent-soft aria-pressed:text-accent-ink disabled:opacity-50", size === "sm" ? "size-6" : "size-8", className)}
    >
      {icon}
    </button>
  );
}
