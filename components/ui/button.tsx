import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";
import { Spinner } from "./spinner";

const VARIANTS = {
  /** The one thing a page is for; at most one in view. */
  primary: "bg-accent text-accent-on shadow-control hover:bg-accent-strong",
  secondary: "border border-line bg-panel text-ink shadow-control hover:bg-hover",
  ghost: "text-ink-soft hover:bg-hover hover:text-ink",
  danger: "border border-line bg-panel text-negative shadow-control hover:bg-negative-soft",
} as const;

const SIZES = { sm: "h-7 gap-1.5 px-2 text-label", md: "h-8 gap-1.5 px-2.5 text-body", lg: "h-10 gap-2 px-4 text-lead" } as const;

interface Look {
  readonly variant?: keyof typeof VARIANTS;
  readonly size?: keyof typeof SIZES;
}

/** The look of a button, for what must be another element. */
function buttonClass({ variant = "secondary", size = "md" }: Look = {}): string {
  return cx("inline-flex shrink-0 items-center justify-center rounded-control font-medium whitespace-nowrap select-none disabled:opacity-50 aria-disabled:pointer-events-none aria-disabled:opacity-50", VARIANTS[variant], SIZES[size]);
}

interface ButtonProps extends ComponentProps<"button">, Look {
  readonly icon?: ReactNode;
  /** Work is under way: the button shows it and takes no further click. */
  readonly busy?: boolean;
}

/** Does something. What leads somewhere is a ButtonLink. */
export function Button({ variant, size, icon, busy = false, className, children, disabled, type = "button", ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} disabled={disabled === true || busy} aria-busy={busy || undefined} className={cx(buttonClass(lookOf(variant, size)), className)}>
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link>, Look {
  readonly icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link prefetch={false} {...rest} className={cx(buttonClass(lookOf(variant, size)), className)}>
      {icon}
      {children}
    </Link>
  );
}

function lookOf(variant: Look["variant"], size: Look["size"]): Look {
  return { ...(variant === undefined ? {} : { variant }), ...(size === undefined ? {} : { size }) };
}
