import type { ComponentProps } from "react";
import { cx } from "./cx";

/** A plain table in the pages' look; one that scrolls sideways does so in a frame of its own. */
export function Table({ className, ...rest }: ComponentProps<"table">) {
  return (
    <div className="scroll-quiet overflow-x-auto">
      <table {...rest} className={cx("w-full border-collapse text-body [&>tbody>tr:last-child>*]:border-b-0", className)} />
    </div>
  );
}

interface CellProps {
  /** Numbers stand at the end, one below the other. */
  readonly numeric?: boolean;
}

/** A column's head. */
export function Th({ numeric = false, className, scope = "col", ...rest }: ComponentProps<"th"> & CellProps) {
  return <th {...rest} scope={scope} className={cx("h-8 border-b border-line px-3 text-label font-medium whitespace-nowrap text-ink-faint first:pl-0 last:pr-0", numeric ? "text-right" : "text-left", className)} />;
}

export function Td({ numeric = false, className, ...rest }: ComponentProps<"td"> & CellProps) {
  return <td {...rest} className={cx("h-9 border-b border-line-soft px-3 py-1.5 first:pl-0 last:pr-0", numeric && "text-right", className)} />;
}
