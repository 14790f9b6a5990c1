import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";

interface ErrorStateProps {
  /** What happened. */
  readonly title: string;
  /** What to do. */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly actions?: ReactNode;
}

/** Something failed: what, and what to do. */
export function ErrorState({ title, children, onRetry, actions }: ErrorStateProps) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <span className="mb-3 inline-flex size-10 items-center justify-center rounded-card bg-negative-soft text-negative">
        <TriangleAlert size={20} aria-hidden="true" />
      </span>
      <h2 className="text-lead font-semibold">{title}</h2>
      {children !== undefined && <div className="mt-1 text-ink-soft">{children}</div>}
      <div className="mt-4 flex flex-wrap justify-center gap-2">
        {onRetry !== undefined && <Button onClick={onRetry}>Try again</Button>}
        {actions}
      </div>
    </div>
  );
}
