"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { stringIn } from "../../lib/client/read-json";
import { Button } from "../ui/button";
import { CodeBlock } from "../ui/code-block";
import { Dialog } from "../ui/dialog";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { transport } from "./settings-data";

/** Makes a key and shows it, once: it lives in this dialog alone and goes with it. */
export function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [key, setKey] = useState<string>();

  async function make(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      setKey(stringIn(await transport.send("POST", "/api/workspace/keys", { name: name.trim() }), "key"));
      void queries.invalidateQueries({ queryKey: ["workspace", "keys"] });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  if (key !== undefined) {
    return (
      <Dialog
        open
        wide
        keep
        title="Copy the key now"
        description="It is shown this once. Whoever has it uses the workspace's quota: keep it out of web pages and repositories."
        onOpenChange={(open) => !open && onClose()}
        actions={
          <Button variant="primary" onClick={onClose}>
            I have kept it
          </Button>
        }
      >
        <div className="grid gap-4">
          <div>
            <h3 className="mb-1 text-label font-medium text-ink-soft">{name}</h3>
            <CodeBlock wrap code={key} what="the key" />
          </div>
          <div>
            <h3 className="mb-1 text-label font-medium text-ink-soft">Try it</h3>
            <CodeBlock wrap code={`curl -H "x-api-key: ${key}" "${window.location.origin}/api/company/search?search=bau"`} what="the command" />
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="New API key"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="new-key" busy={busy} disabled={name.trim() === ""}>
            Make the key
          </Button>
        </>
      }
    >
      <form id="new-key" onSubmit={(event) => void make(event)}>
        <Field label="Name" help="What uses it: “CRM import”." error={failure}>
          {(control) => <Input {...control} autoFocus required maxLength={100} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      </form>
    </Dialog>
  );
}
