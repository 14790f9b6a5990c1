"use client";

import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { PASSWORD_LENGTH } from "../../lib/company/password-length";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

interface PasswordFieldProps {
  readonly label: string;
  /** A new one has to be long enough; the present one is checked by the service alone. */
  readonly kind: "new" | "current";
  readonly error?: string | undefined;
}

/** A password, hidden unless its writer wants to see it. */
export function PasswordField({ label, kind, error }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const isNew = kind === "new";
  return (
    <Field label={label} error={error} {...(isNew && { help: `At least ${PASSWORD_LENGTH.min} characters. A few words in a row are easy to remember.` })}>
      {(control) => (
        <Input
          {...control}
          name="password"
          type={shown ? "text" : "password"}
          size="lg"
          required
          autoComplete={isNew ? "new-password" : "current-password"}
          autoCapitalize="none"
          spellCheck={false}
          {...(isNew && { minLength: PASSWORD_LENGTH.min, maxLength: PASSWORD_LENGTH.max })}
          trailing={
            <button type="button" aria-label="Show password" aria-pressed={shown} onClick={() => setShown(!shown)} className="inline-flex size-7 items-center justify-center rounded-control hover:bg-hover hover:text-ink">
              {shown ? <EyeOff size={16} aria-hidden="true" /> : <Eye size={16} aria-hidden="true" />}
            </button>
          }
        />
      )}
    </Field>
  );
}
