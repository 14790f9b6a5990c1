"use client";

import { Download, ListPlus, Trash2 } from "lucide-react";
import Link from "next/link";
import { useMemo, useState } from "react";
import { ApiError } from "../../lib/client/api-error";
import { exportHref } from "../explore/explore-url";
import { VirtualRows } from "../explore/virtual-rows";
import { ApiProblem } from "../shell/api-problem";
import { PageFrame } from "../shell/page-frame";
import { Button, ButtonLink } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { DropdownMenu, MenuLabel, MenuLink } from "../ui/dropdown-menu";
import { EmptyState } from "../ui/empty-state";
import { Count, useWriters } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { Th } from "../ui/table";
import { notify } from "../ui/toast";
import { AddCompaniesDialog } from "./add-companies-dialog";
import { changeListIds, useChange, useList, useListIds } from "./lists-data";
import { MemberRow } from "./member-row";

/** An export takes so many IDs at a time. */
const EXPORTED = 1000;

/** A list's companies. */
export function ListPage({ id }: { readonly id: string }) {
  const list = useList(id);
  const members = useListIds(id);
  const [adding, setAdding] = useState(false);
  const add = useChange("lists", (ids: readonly string[]) => changeListIds(id, "add", ids), { quiet: true });
  const error = list.error ?? members.error;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <PageFrame title="There is no such list" lead="It was deleted, or the link is cut off.">
        <ButtonLink href="/lists">All lists</ButtonLink>
      </PageFrame>
    );
  }
  const ids = members.data;
  return (
    <PageFrame
      title={list.data?.name ?? <Skeleton className="h-7 w-56" />}
      lead={
        list.data && (
          <>
            <Link prefetch={false} href="/lists" className="text-accent-ink underline">
              Lists
            </Link>{" "}
            · <Count value={list.data.size} /> {list.data.size === 1 ? "company" : "companies"}, made by {list.data.madeBy.name}
          </>
        )
      }
      actions={
        <>
          <Button icon={<ListPlus size={15} aria-hidden="true" />} onClick={() => setAdding(true)}>
            Add companies
          </Button>
          {ids !== undefined && ids.length > 0 && <ExportList ids={ids} />}
        </>
      }
    >
      {error !== null ? <ApiProblem error={error} onRetry={() => void members.refetch()} /> : ids === undefined ? <Skeleton className="h-96" /> : ids.length === 0 ? <Empty onAdd={() => setAdding(true)} /> : <Members key={ids.length} id={id} ids={ids} />}
      {adding && <AddCompaniesDialog title="Add companies" named={false} onAdd={async (found) => notify({ tone: "positive", title: addedText(await add.mutateAsync(found), found.length) })} onClose={() => setAdding(false)} />}
    </PageFrame>
  );
}

function addedText(added: number, found: number): string {
  return added === found ? `${added} added` : `${added} added, ${found - added} were in the list already`;
}

function Empty({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <EmptyState title="The list is empty" actions={<Button variant="primary" onClick={onAdd}>Add companies</Button>}>
      Paste IDs or official numbers, or take them from a file. A company&rsquo;s page has “Add to a list”, too.
    </EmptyState>
  );
}

/** Up to a thousand companies go at once, larger lists in parts. */
function ExportList({ ids }: { readonly ids: readonly string[] }) {
  const { count } = useWriters();
  const icon = <Download size={15} aria-hidden="true" />;
  if (ids.length <= EXPORTED) {
    return (
      <ButtonLink variant="primary" icon={icon} href={exportHref({ ID: ids })}>
        Export
      </ButtonLink>
    );
  }
  return (
    <DropdownMenu trigger={<Button variant="primary" icon={icon}>Export</Button>}>
      <MenuLabel>An export takes {count(EXPORTED)} of a list at a time</MenuLabel>
      <div className="scroll-quiet max-h-72 overflow-y-auto">
        {Array.from({ length: Math.ceil(ids.length / EXPORTED) }, (_none, part) => (
          <MenuLink key={part} href={exportHref({ ID: ids.slice(part * EXPORTED, (part + 1) * EXPORTED) })}>
            {count(part * EXPORTED + 1)} to {count(Math.min(ids.length, (part + 1) * EXPORTED))}
          </MenuLink>
        ))}
      </div>
    </DropdownMenu>
  );
}

function Members({ id, ids }: { readonly id: string; readonly ids: readonly string[] }) {
  // The rows measure the frame: they come once it is there.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const scroller = useMemo(() => ({ current: frame }), [frame]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { count } = useWriters();
  const putBack = useChange("lists", (gone: readonly string[]) => changeListIds(id, "add", gone));
  const remove = useChange("lists", (chosen: readonly string[]) => changeListIds(id, "remove", chosen));
  function removeSelected(): void {
    const chosen = [...selected];
    remove.mutate(chosen, { onSuccess: () => notify({ title: `${count(chosen.length)} removed`, action: { label: "Undo", onClick: () => putBack.mutate(chosen) } }) });
  }
  return (
    <div className="rounded-card bg-panel shadow-card">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-1.5">
        <Checkbox checked={selected.size === 0 ? false : selected.size === ids.length ? true : "mixed"} onChange={(event) => setSelected(new Set(event.target.checked ? ids : []))}>
          {selected.size === 0 ? "Select all" : `${count(selected.size)} selected`}
        </Checkbox>
        {selected.size > 0 && (
          <Button size="sm" variant="danger" busy={remove.isPending} icon={<Trash2 size={13} aria-hidden="true" />} onClick={removeSelected}>
            Remove from the list
          </Button>
        )}
        <span className="text-label text-ink-faint sm:ml-auto">Every 100 rows looked at count as one request.</span>
      </div>
      <div ref={setFrame} tabIndex={0} role="region" aria-label="Companies of the list" className="scroll-quiet max-h-[68vh] overflow-auto px-4 focus-visible:-outline-offset-2">
        <table className="w-full min-w-[44rem] table-fixed border-separate border-spacing-0">
          <caption className="sr-only">Companies of the list, in the order in which they were added</caption>
          <colgroup>
            <col className="w-7" />
            <col className="w-56 md:w-5/12" />
            <col className="w-44" />
            <col />
            <col className="w-24" />
          </colgroup>
          <thead className="sticky top-0 z-sticky bg-panel">
            <tr>
              <Th>
                <span className="sr-only">Selected</span>
              </Th>
              <Th>Company</Th>
              <Th>Place</Th>
              <Th>Industry</Th>
              <Th numeric>Employees</Th>
            </tr>
          </thead>
          {frame !== null && <VirtualRows
            frame={scroller}
            count={ids.length}
            row={(index) => {
              const own = ids[index] ?? "";
              return (
                <MemberRow
                  key={own}
                  ids={ids}
                  index={index}
                  selected={selected.has(own)}
                  onSelect={(wanted) => {
                    const next = new Set(selected);
                    if (wanted) next.add(own);
                    else next.delete(own);
                    setSelected(next);
                  }}
                />
              );
            }}
          />}
        </table>
      </div>
    </div>
  );
}
