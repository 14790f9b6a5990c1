import type { ReactNode } from "react";

interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/** Something that is on or off and takes effect at once. */
export function Switch({ checked, onChange, children, disabled = false }: SwitchProps) {
  return (
    <label className="flex items-center gap-2.5">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-4.5 w-8 shrink-0 appearance-none rounded-full bg-line-control transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-3.5 before:rounded-full before:bg-panel before:transition-transform checked:bg-accent checked:before:translate-x-3.5 disabled:opacity-50"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
