import { useId, type ReactNode } from "react";

interface FieldIds {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps {
  readonly label: string;
  /** One sentence on what belongs here. */
  readonly help?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: string | undefined;
  /** The control; it takes these attributes, which tie it to label, help and error. */
  readonly children: (control: FieldIds) => ReactNode;
}

/** A control with its label, help and error. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  const told = [help === undefined ? undefined : `${id}-help`, error === undefined ? undefined : `${id}-error`].filter((part) => part !== undefined).join(" ");
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-label font-medium text-ink-soft">
        {label}
      </label>
      {children({ id, "aria-describedby": told === "" ? undefined : told, "aria-invalid": error === undefined ? undefined : true })}
      {help !== undefined && (
        <p id={`${id}-help`} className="text-label text-ink-faint">
          {help}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-label text-negative">
          {error}
        </p>
      )}
    </div>
  );
}
