import type { ReactNode } from "react";

interface PageFrameProps {
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page with a title: its width, its margins, its heading. Explore alone has the whole window. */
export function PageFrame({ title, lead, actions, children }: PageFrameProps) {
  return (
    <main id="content" className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-title">{title}</h1>
          {lead !== undefined && <p className="mt-0.5 max-w-3xl text-lead text-ink-soft">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {children}
    </main>
  );
}
