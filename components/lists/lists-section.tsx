"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Ellipsis, ListChecks, Pencil, Plus, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { CompanyList } from "../../lib/company/workspace";
import { ApiProblem } from "../shell/api-problem";
import { tellFailure } from "../shell/use-change";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { DropdownMenu, MenuItem, MenuLine } from "../ui/dropdown-menu";
import { EmptyState } from "../ui/empty-state";
import { IconButton } from "../ui/icon-button";
import { Count, Instant } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { Table, Td, Th } from "../ui/table";
import { AddCompaniesDialog } from "./add-companies-dialog";
import { DeletedRow } from "./deleted-row";
import { createList, transport, useChange, useLists } from "./lists-data";
import { NameDialog } from "./name-dialog";
import { mayDelete, type Reader } from "./reader";
import { useUndoable } from "./use-undoable";

/** The lists of companies that the workspace keeps. */
export function ListsSection({ reader }: { readonly reader: Reader }) {
  const { data, error, refetch } = useLists();
  const queries = useQueryClient();
  const [making, setMaking] = useState(false);
  const create = useChange("lists", ({ name, ids }: { readonly name: string; readonly ids: readonly string[] }) => createList(name, ids), { quiet: true });
  const undoable = useUndoable(
    (id) => `/api/workspace/lists/${id}`,
    (_id, failure, again) => {
      if (failure !== undefined) tellFailure("The list is still there", failure, again);
      void queries.invalidateQueries({ queryKey: ["lists"] });
    },
  );
  const newList = (
    <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setMaking(true)}>
      New list
    </Button>
  );
  return (
    <Card title="Lists" note={data !== undefined && data.length > 0 && newList}>
      {error !== null ? (
        <ApiProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-40" />
      ) : data.length === 0 ? (
        <EmptyState icon={<ListChecks size={20} aria-hidden="true" />} title="There is no list yet" actions={newList}>
          A list keeps companies together: customers, a campaign, who must not be called. Fill it from a file, or from a company&rsquo;s page; an export can leave its companies out.
        </EmptyState>
      ) : (
        <Table>
          <caption className="sr-only">Lists by name</caption>
          <thead>
            <tr>
              <Th className="w-full">List</Th>
              <Th numeric>Companies</Th>
              <Th className="max-sm:hidden">Changed</Th>
              <Th className="max-lg:hidden">Made by</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {data.map((list) =>
              undoable.gone.has(list.id) ? <DeletedRow key={list.id} name={list.name} columns={5} onUndo={() => undoable.undo(list.id)} /> : <ListRow key={list.id} list={list} reader={reader} onDelete={() => undoable.remove(list.id)} />,
            )}
          </tbody>
        </Table>
      )}
      {making && <AddCompaniesDialog title="New list" named onAdd={(ids, name) => create.mutateAsync({ name, ids })} onClose={() => setMaking(false)} />}
    </Card>
  );
}

function ListRow({ list: { id, name, size, changedAt, madeBy }, reader, onDelete }: { readonly list: CompanyList; readonly reader: Reader; readonly onDelete: () => void }) {
  const [renaming, setRenaming] = useState(false);
  const rename = useChange("lists", (wanted: string) => transport.send("PATCH", `/api/workspace/lists/${id}`, { name: wanted }), { quiet: true });
  return (
    <tr>
      <th scope="row" className="max-w-0 truncate border-b border-line-soft py-2 pr-3 text-left font-medium">
        <Link prefetch={false} href={`/lists/${id}`} className="hover:text-accent-ink hover:underline">
          {name}
        </Link>
      </th>
      <Td numeric>
        <Count value={size} />
      </Td>
      <Td className="whitespace-nowrap text-ink-soft max-sm:hidden">
        <Instant value={new Date(changedAt).toISOString()} />
      </Td>
      <Td className="whitespace-nowrap text-ink-soft max-lg:hidden">{madeBy.name}</Td>
      <Td className="text-right">
        <DropdownMenu trigger={<IconButton label={`More about ${name}`} icon={<Ellipsis size={16} />} className="-my-1" />}>
          <MenuItem icon={<Pencil size={14} />} onSelect={() => setRenaming(true)}>
            Rename
          </MenuItem>
          {mayDelete(reader, madeBy) && (
            <>
              <MenuLine />
              <MenuItem danger icon={<Trash2 size={14} />} onSelect={onDelete}>
                Delete
              </MenuItem>
            </>
          )}
        </DropdownMenu>
        {renaming && <NameDialog title="Rename the list" submit="Rename" name={name} onSave={(typed) => rename.mutateAsync(typed)} onClose={() => setRenaming(false)} />}
      </Td>
    </tr>
  );
}
