import { Field } from "../ui/field";
import { Input } from "../ui/input";

interface EmailFieldProps {
  /** What stands in it at first. */
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly autoFocus?: boolean;
}

/** The address that somebody signs in with. */
export function EmailField({ value, error, autoFocus = false }: EmailFieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(control) => <Input {...control} name="email" type="email" size="lg" required autoComplete="username" autoCapitalize="none" spellCheck={false} defaultValue={value} autoFocus={autoFocus} />}
    </Field>
  );
}
