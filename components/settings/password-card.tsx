"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { PASSWORD_LENGTH } from "../../lib/company/password-length";
import { ApiError } from "../../lib/client/api-error";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { notify } from "../ui/toast";
import { transport } from "./settings-data";

interface Failure {
  readonly message: string;
  /** The field at fault; the present password's where the service names none. */
  readonly field: string;
}

/** Changes the own password. */
export function PasswordCard({ email }: { readonly email: string }) {
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function change(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(undefined);
    try {
      await transport.send("POST", "/api/workspace/password", { current: sent.get("current"), password: sent.get("password") });
      form.current?.reset();
      notify({ tone: "positive", title: "Password changed", description: "All your other sessions have ended." });
      void queries.invalidateQueries({ queryKey: ["workspace", "sessions"] });
    } catch (error) {
      setFailure({ message: error instanceof Error ? error.message : String(error), field: (error instanceof ApiError ? error.details.parameter : undefined) ?? "current" });
    }
    setBusy(false);
  }

  return (
    <Card title="Password">
      <form ref={form} method="post" onSubmit={(event) => void change(event)} className="grid max-w-sm gap-3">
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Present password" error={failure?.field === "current" ? failure.message : undefined}>
          {(control) => <Input {...control} name="current" type="password" required autoComplete="current-password" />}
        </Field>
        <Field label="New password" help={`At least ${PASSWORD_LENGTH.min} characters. Changing it ends your sessions in other browsers.`} error={failure !== undefined && failure.field !== "current" ? failure.message : undefined}>
          {(control) => <Input {...control} name="password" type="password" required minLength={PASSWORD_LENGTH.min} maxLength={PASSWORD_LENGTH.max} autoComplete="new-password" />}
        </Field>
        <Button type="submit" busy={busy} className="justify-self-start">
          Change password
        </Button>
      </form>
    </Card>
  );
}
