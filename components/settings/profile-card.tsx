"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, type SubmitEvent } from "react";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { notify } from "../ui/toast";
import { transport, type Role } from "./settings-data";

interface ProfileCardProps {
  readonly name: string;
  readonly email: string;
  readonly role: Role;
}

/** Who one is; the name can be changed. */
export function ProfileCard({ name, email, role }: ProfileCardProps) {
  const router = useRouter();
  const queries = useQueryClient();
  const [typed, setTyped] = useState(name);
  const wanted = typed.trim();
  const rename = useMutation({
    mutationFn: () => transport.send("PATCH", "/api/workspace/profile", { name: wanted }),
    onSuccess: () => {
      notify({ tone: "positive", title: "Name changed" });
      void queries.invalidateQueries({ queryKey: ["workspace", "people"] });
      // The bar and this page have the name from the server.
      router.refresh();
    },
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    rename.mutate();
  }
  return (
    <Card title="Profile">
      <form method="post" onSubmit={submit} className="grid max-w-sm gap-3">
        <Field label="Name" help="What others see beside searches, lists and exports that you make." error={rename.error?.message}>
          {(control) => <Input {...control} required maxLength={100} autoComplete="name" value={typed} onChange={(event) => setTyped(event.target.value)} />}
        </Field>
        <Button type="submit" busy={rename.isPending} disabled={wanted === "" || wanted === name} className="justify-self-start">
          Change name
        </Button>
      </form>
      <dl className="mt-4 grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 border-t border-line-soft pt-3">
        <dt className="text-ink-faint">E-mail</dt>
        <dd className="break-words">{email}</dd>
        <dt className="text-ink-faint">Role</dt>
        <dd>
          <Badge tone={role === "owner" ? "accent" : "plain"}>{role === "owner" ? "Owner" : "Member"}</Badge>
        </dd>
      </dl>
    </Card>
  );
}
