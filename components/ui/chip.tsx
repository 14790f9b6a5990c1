import { X } from "lucide-react";
import type { ReactNode } from "react";

interface ChipProps {
  /** What it limits: "Country". */
  readonly name: string;
  readonly children: ReactNode;
  /** For those who hear the page: "Remove Country Germany". */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** A filter's value that is in force, removable. */
export function Chip({ name, children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="inline-flex h-6 max-w-full min-w-0 items-center rounded-control bg-accent-soft pl-2 text-label">
      <span className="shrink-0 text-ink-soft">{name}</span>
      <span title={typeof children === "string" ? children : undefined} className="ml-1.5 max-w-60 truncate font-medium text-accent-ink">
        {children}
      </span>
      <button type="button" aria-label={removeLabel} title={removeLabel} onClick={onRemove} className="ml-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-control text-accent-ink hover:bg-accent-bar">
        <X size={12} aria-hidden="true" />
      </button>
    </span>
  );
}
