"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type SyntheticEvent } from "react";
import { Transport } from "../../lib/client/transport";
import { writeQuery } from "../../lib/company/query";
import { SERVICE } from "../shell/service";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { Dialog } from "../ui/dialog";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { useWriters } from "../ui/numbers";
import { notify } from "../ui/toast";
import { chipsOf } from "./chips";
import { useIndustryTitle } from "./sic-titles";
import { useExplore } from "./explore-state";
import { sortParameters } from "./explore-url";

const transport = new Transport(SERVICE);

interface SaveSearchDialogProps {
  readonly total: number | undefined;
  readonly onClose: () => void;
}

/** Gives the search a name, under which the whole workspace finds it. */
export function SaveSearchDialog({ total, onClose }: SaveSearchDialogProps) {
  const { query, sort } = useExplore();
  const writers = useWriters();
  const industry = useIndustryTitle(query.sic4Digits !== undefined);
  const queries = useQueryClient();
  const [name, setName] = useState(() => chipsOf(query, { ...writers, industry }).filter(({ key }) => !key.startsWith("statusCode")).map(({ text }) => text).slice(0, 4).join(", ").slice(0, 80));
  const [pinned, setPinned] = useState(false);
  const text = new URLSearchParams([...writeQuery(query), ...sortParameters(sort)].map(([parameter, value]) => [parameter, value])).toString();
  const save = useMutation({
    mutationFn: () => transport.send("POST", "/api/workspace/searches", { name: name.trim(), query: text, pinned }),
    onSuccess: () => {
      notify({ tone: "positive", title: "Search saved", description: "It stands on the Lists page, with its count." });
      void queries.invalidateQueries({ queryKey: ["searches"] });
      onClose();
    },
  });
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (name.trim() !== "") save.mutate();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Save this search"
      description={total === undefined ? "Everybody in the workspace finds it." : `${writers.count(total)} ${total === 1 ? "company" : "companies"} now. Everybody in the workspace finds it, with what has changed.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="save-search" busy={save.isPending} disabled={name.trim() === ""}>
            Save
          </Button>
        </>
      }
    >
      <form id="save-search" onSubmit={submit} className="grid gap-3">
        <Field label="Name" error={save.error?.message}>
          {(control) => <Input {...control} autoFocus required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Checkbox checked={pinned} onChange={(event) => setPinned(event.target.checked)}>
          Pin it for everybody
        </Checkbox>
      </form>
    </Dialog>
  );
}
