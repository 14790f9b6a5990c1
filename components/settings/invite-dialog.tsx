"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { stringIn } from "../../lib/client/read-json";
import { Button } from "../ui/button";
import { CodeBlock } from "../ui/code-block";
import { Dialog } from "../ui/dialog";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { RadioGroup } from "../ui/radio-group";
import { transport, type Role } from "./settings-data";

/** Makes a link by which somebody joins. The link is shown here and nowhere else. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const queries = useQueryClient();
  const [role, setRole] = useState<Role>("member");
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [link, setLink] = useState<string>();

  async function invite(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await transport.send("POST", "/api/workspace/invites", { role, ...(email.trim() === "" ? {} : { email: email.trim() }) });
      setLink(`${window.location.origin}/invite#${stringIn(answer, "token") ?? ""}`);
      void queries.invalidateQueries({ queryKey: ["workspace", "invites"] });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    setBusy(false);
  }

  if (link !== undefined) {
    return (
      <Dialog open wide onOpenChange={(open) => !open && onClose()} title="Send this link" description="It works once, for 7 days, for whoever has it. It is not shown again." actions={<Button variant="primary" onClick={onClose}>Done</Button>}>
        <CodeBlock wrap code={link} what="the invitation link" />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Invite somebody"
      description="The service sends no mail: you get a link to pass on."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="invite" busy={busy}>
            Make the link
          </Button>
        </>
      }
    >
      <form id="invite" onSubmit={(event) => void invite(event)} className="grid gap-4">
        <RadioGroup
          label="Role"
          value={role}
          onChange={setRole}
          choices={[
            { value: "member", label: "Member", help: "Searches, exports, enriches, keeps searches and lists." },
            { value: "owner", label: "Owner", help: "Also invites and removes people, and makes API keys." },
          ]}
        />
        <Field label="E-mail (optional)" help="A note of whom it is for; it fills the form they see." error={failure}>
          {(control) => <Input {...control} type="email" value={email} onChange={(event) => setEmail(event.target.value)} autoComplete="off" />}
        </Field>
      </form>
    </Dialog>
  );
}
