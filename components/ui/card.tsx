import type { ReactNode } from "react";

interface CardProps {
  readonly title: string;
  /** Set in small type at the end of the title's line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** A titled panel. */
export function Card({ title, note, children, className = "" }: CardProps) {
  return (
    <section className={`min-w-0 rounded-card bg-panel p-4 shadow-card sm:p-5 ${className}`}>
      <div className="mb-3 flex min-h-7 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-body font-semibold">{title}</h2>
        {note !== undefined && <p className="text-label text-ink-faint">{note}</p>}
      </div>
      {children}
    </section>
  );
}
