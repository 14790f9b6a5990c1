"use client";

import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { AuthForm } from "./auth-form";
import { AuthFrame } from "./auth-frame";
import { BrokenLink } from "./broken-link";
import { EmailField } from "./email-field";
import { PasswordField } from "./password-field";
import { useLink } from "./use-link";

/** Whoever follows an invitation, or is the first owner, says who they are. */
export function Join() {
  const link = useLink();
  if (link.state === "broken") return <BrokenLink message={link.message} />;
  if (link.state === "looking") return <AuthFrame title="One moment …" lead="Looking at the link." />;
  if (link.kind === "reset") return <BrokenLink message="This link is for setting a new password, not for joining. Copy the whole link." />;
  const first = link.kind === "owner";
  const lead = first ? "You become its owner: you can invite others and make API keys." : link.by === undefined ? "You were invited to this workspace." : `${link.by} invited you to this workspace.`;
  return (
    <AuthFrame title={first ? "Make this workspace yours" : "Join the workspace"} lead={lead}>
      <AuthForm action="/api/auth/join" submit={first ? "Create my account" : "Join"} extra={{ token: link.token }} next="/">
        {(errorOf) => (
          <>
            <Field label="Name" error={errorOf("name")}>
              {(control) => <Input {...control} name="name" size="lg" required maxLength={100} autoComplete="name" autoFocus />}
            </Field>
            <EmailField value={link.email} error={errorOf("email")} />
            <PasswordField label="Password" kind="new" error={errorOf("password")} />
          </>
        )}
      </AuthForm>
    </AuthFrame>
  );
}
