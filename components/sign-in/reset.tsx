"use client";

import { AuthForm } from "./auth-form";
import { AuthFrame } from "./auth-frame";
import { BrokenLink } from "./broken-link";
import { PasswordField } from "./password-field";
import { useLink } from "./use-link";

/** Whoever follows a reset link sets a new password. */
export function Reset() {
  const link = useLink();
  if (link.state === "broken") return <BrokenLink message={link.message} />;
  if (link.state === "looking") return <AuthFrame title="One moment …" lead="Looking at the link." />;
  if (link.kind !== "reset") return <BrokenLink message="This link is an invitation, not for setting a new password. Copy the whole link." />;
  return (
    <AuthFrame title="Set a new password" lead="It ends all your sessions and signs you in here.">
      <AuthForm action="/api/auth/reset" submit="Set password" extra={{ token: link.token }} next="/">
        {(errorOf) => (
          <>
            {/* For password managers: whose password this is. */}
            <input type="email" autoComplete="username" value={link.email ?? ""} readOnly hidden />
            <PasswordField label="New password" kind="new" error={errorOf("password")} />
          </>
        )}
      </AuthForm>
    </AuthFrame>
  );
}
