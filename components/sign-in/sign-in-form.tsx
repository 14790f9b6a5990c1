"use client";

import { AuthForm } from "./auth-form";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";

interface SignInFormProps {
  /** Where the browser goes afterwards. */
  readonly next: string;
}

/** E-mail and password. */
export function SignInForm({ next }: SignInFormProps) {
  return (
    <AuthForm action="/api/auth/sign-in" submit="Sign in" next={next}>
      {(errorOf) => (
        <>
          <EmailField autoFocus error={errorOf("email")} />
          <PasswordField label="Password" kind="current" error={errorOf("password")} />
        </>
      )}
    </AuthForm>
  );
}
