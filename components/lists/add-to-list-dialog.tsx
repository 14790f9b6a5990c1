"use client";

import { useState, type SyntheticEvent } from "react";
import type { CompanyQuery } from "../../lib/company/query";
import { client } from "../explore/explore-data";
import { Button } from "../ui/button";
import { Combobox } from "../ui/combobox";
import { Dialog } from "../ui/dialog";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { useWriters } from "../ui/numbers";
import { Progress } from "../ui/progress";
import { Skeleton } from "../ui/skeleton";
import { notify } from "../ui/toast";
import { collectIds, requestsToCollect } from "./collect-ids";
import { changeListIds, createList, useChange, useLists } from "./lists-data";

interface AddToListDialogProps {
  /** The companies: one by one, or all that a query finds. */
  readonly companies: readonly string[] | { readonly query: CompanyQuery; readonly total: number };
  /** What is added: a company's name, "12 companies". */
  readonly what: string;
  readonly onClose: () => void;
}

const NEW = "new";

/** Puts companies into a list that is there, or into a new one. */
export function AddToListDialog({ companies, what, onClose }: AddToListDialogProps) {
  const { data: lists, error } = useLists();
  const { count } = useWriters();
  const [picked, setPicked] = useState<string>();
  const [name, setName] = useState("");
  const [stop] = useState(() => new AbortController());
  const [collected, setCollected] = useState(0);
  const all = "query" in companies ? companies : undefined;
  const target = picked ?? (lists?.length === 0 ? NEW : undefined);
  const list = lists?.find(({ id }) => id === target);
  const add = useChange(
    "lists",
    async () => {
      const ids = "query" in companies ? await collectIds(client, companies.query, { signal: stop.signal, onProgress: setCollected }) : companies;
      if (list === undefined) return { added: (await createList(name.trim(), ids)).size || ids.length, to: name.trim() };
      return { added: await changeListIds(list.id, "add", ids), to: list.name };
    },
    { quiet: true },
  );
  function close(): void {
    stop.abort();
    onClose();
  }
  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    add.mutate(undefined, {
      onSuccess: ({ added, to }) => {
        notify(added === 0 ? { title: `Already in “${to}”` } : { tone: "positive", title: `Added to “${to}”`, description: what });
        onClose();
      },
    });
  }
  const ready = list !== undefined || (target === NEW && name.trim() !== "");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Add to a list"
      description={what}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" type="submit" form="add-to-list" busy={add.isPending} disabled={!ready}>
            Add
          </Button>
        </>
      }
    >
      <form id="add-to-list" onSubmit={submit} className="grid gap-3">
        {(error ?? add.error) !== null && (
          <p role="alert" className="rounded-control bg-negative-soft px-3 py-2 text-negative">
            {(error ?? add.error)?.message}
          </p>
        )}
        {lists === undefined ? (
          <Skeleton className="h-8" />
        ) : (
          <Combobox label="List" placeholder="Choose a list" value={target} onChange={setPicked} options={[{ value: NEW, label: "New list …" }, ...lists.map(({ id, name: label, size }) => ({ value: id, label, note: count(size) }))]} />
        )}
        {all !== undefined &&
          (add.isPending ? (
            <div role="status" className="grid gap-2">
              <p>
                Collecting {count(collected)} of {count(all.total)}
              </p>
              <Progress label="Companies collected" value={collected} max={all.total} />
            </div>
          ) : (
            <p className="text-label text-ink-soft">
              Collecting them takes {count(requestsToCollect(all.total))} {requestsToCollect(all.total) === 1 ? "request" : "requests"}.
            </p>
          ))}
        {target === NEW && <Field label="Name of the new list">{(control) => <Input {...control} autoFocus required maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />}</Field>}
      </form>
    </Dialog>
  );
}
