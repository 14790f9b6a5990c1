"use client";

import { useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "../ui/button";
import { post, type Outcome } from "./post";

type Failure = Extract<Outcome, { ok: false }>;

interface AuthFormProps {
  /** The endpoint. */
  readonly action: string;
  /** What the button says. */
  readonly submit: string;
  /** Sent beside the fields. */
  readonly extra?: Readonly<Record<string, string>>;
  /** Where the browser goes afterwards. */
  readonly next: string;
  /** The fields, which have names; `errorOf` gives what is wrong with one. */
  readonly children: (errorOf: (name: string) => string | undefined) => ReactNode;
}

/** Fields and a button. What was typed stays when it is refused, and the reason is read out. */
export function AuthForm({ action, submit, extra, next, children }: AuthFormProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries([...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
    setBusy(true);
    const outcome = await post(action, { ...typed, ...extra });
    if (outcome.ok) {
      // A whole new page: everything on it is made for whoever is signed in now. A used link does not stay in the history.
      window.location.replace(next);
      return;
    }
    setFailure(outcome);
    setBusy(false);
    const field = outcome.field === undefined ? undefined : form.elements.namedItem(outcome.field);
    if (field instanceof HTMLInputElement) field.focus();
  }

  const errorOf = (name: string): string | undefined => (failure?.field === name ? failure.message : undefined);
  return (
    <form method="post" onSubmit={(event) => void send(event)} className="grid gap-4">
      {failure !== undefined && failure.field === undefined && (
        <p role="alert" className="rounded-control bg-negative-soft px-3 py-2 text-negative">
          {failure.message}
        </p>
      )}
      {children(errorOf)}
      <Button type="submit" variant="primary" size="lg" busy={busy}>
        {submit}
      </Button>
    </form>
  );
}
