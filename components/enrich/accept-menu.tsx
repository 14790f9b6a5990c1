"use client";

import { ExternalLink, ListPlus } from "lucide-react";
import { lazy, Suspense, useState, type ReactElement } from "react";
import { DropdownMenu, MenuItem, MenuLink } from "../ui/dropdown-menu";

const AddToListDialog = lazy(() => import("../lists/add-to-list-dialog").then((module) => ({ default: module.AddToListDialog })));

interface AcceptMenuProps {
  readonly trigger: ReactElement;
  readonly company: { readonly id: string; readonly name: string };
}

/** What becomes of a company that was found: it goes into a list, or its page is opened. */
export function AcceptMenu({ trigger, company: { id, name } }: AcceptMenuProps) {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <DropdownMenu trigger={trigger} align="start">
        <MenuItem icon={<ListPlus size={14} />} onSelect={() => setAdding(true)}>
          Add to a list …
        </MenuItem>
        <MenuLink href={`/companies/${encodeURIComponent(id)}`} icon={<ExternalLink size={14} />}>
          Open the company
        </MenuLink>
      </DropdownMenu>
      {adding && (
        <Suspense>
          <AddToListDialog companies={[id]} what={name} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
