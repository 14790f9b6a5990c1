import type { ReactNode } from "react";

interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** What would stand here, and how it gets here. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Where nothing is yet: it teaches what to do. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {icon !== undefined && <span className="mb-3 inline-flex size-10 items-center justify-center rounded-card bg-hover text-ink-faint">{icon}</span>}
      <h2 className="text-lead font-semibold">{title}</h2>
      <div className="mt-1 text-ink-soft">{children}</div>
      {actions !== undefined && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
