"use client";

import { useState, type SyntheticEvent } from "react";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

interface NameDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly name?: string;
  /** Resolves when the name is kept; what it rejects with is shown beside the name. */
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks for what something shall be called. */
export function NameDialog({ title, submit, name: before = "", onSave, onClose }: NameDialogProps) {
  const [name, setName] = useState(before);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    try {
      await onSave(name.trim());
      onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="name" busy={busy} disabled={name.trim() === "" || name.trim() === before}>
            {submit}
          </Button>
        </>
      }
    >
      <form id="name" onSubmit={(event) => void save(event)}>
        <Field label="Name" error={failure}>
          {(control) => <Input {...control} autoFocus required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}
