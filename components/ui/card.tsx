import type { ReactNode } from "react";
import { cx } from "./cx";

interface CardProps {
  readonly title: string;
  /** Set in small type at the end of the title's line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
  /** Among others that are as dense. */
  readonly dense?: boolean;
}

/** A titled panel. */
export function Card({ title, note, children, className = "", dense = false }: CardProps) {
  return (
    <section className={cx("min-w-0 rounded-card bg-panel shadow-card", dense ? "px-4 py-3" : "p-4 sm:p-5", className)}>
      <div className={cx("flex flex-wrap items-center justify-between gap-x-4", dense ? "mb-1" : "mb-3 min-h-7")}>
        <h2 className="text-body font-semibold">{title}</h2>
        {note !== undefined && <p className="text-label text-ink-faint">{note}</p>}
      </div>
      {children}
    </section>
  );
}
