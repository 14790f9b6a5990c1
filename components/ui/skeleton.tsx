import { cx } from "./cx";

/** Stands where something is coming, in its size: `className` gives width and height. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden="true" className={cx("block animate-shimmer rounded bg-pressed", className)} />;
}
