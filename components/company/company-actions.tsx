"use client";

import { Braces, Globe, ListPlus, Printer, UsersRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { PublicRecord } from "../../lib/company/fields";
import { exploreHref } from "../explore/explore-url";
import { Button, ButtonLink } from "../ui/button";
import { DropdownMenu, MenuLabel, MenuLink } from "../ui/dropdown-menu";
import { IconButton } from "../ui/icon-button";
import { copyText } from "./copy";
import { similarSearches } from "./similar";

const AddToListDialog = lazy(() => import("../lists/add-to-list-dialog").then((module) => ({ default: module.AddToListDialog })));

interface CompanyActionsProps {
  readonly record: PublicRecord;
  /** A drawer has less room, and what else can be done in its bar. */
  readonly look: "page" | "drawer";
}

/** What can be done with a company. */
export function CompanyActions({ record, look }: CompanyActionsProps) {
  const size = look === "page" ? "md" : "sm";
  const [adding, setAdding] = useState(false);
  const similar = similarSearches(record);
  const website = record.Website ?? "";
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {similar.length > 0 && (
        <DropdownMenu trigger={<Button size={size} icon={<UsersRound size={15} aria-hidden="true" />}>Find similar</Button>}>
          <MenuLabel>{record["Employees Total"] ? "Same industry, half to twice the size" : "Same industry"}</MenuLabel>
          {similar.map(({ place, query }) => (
            <MenuLink key={place} href={exploreHref(query)}>
              In {place}
            </MenuLink>
          ))}
        </DropdownMenu>
      )}
      {website !== "" && (
        <ButtonLink size={size} title="Enrich from its website" href={`/enrich?${new URLSearchParams({ url: website }).toString()}`} icon={<Globe size={15} aria-hidden="true" />}>
          {look === "page" ? "Enrich from its website" : "Enrich"}
        </ButtonLink>
      )}
      <Button size={size} icon={<ListPlus size={15} aria-hidden="true" />} onClick={() => setAdding(true)}>
        Add to a list
      </Button>
      {look === "page" && (
        <>
          <IconButton label="Copy as JSON" icon={<Braces size={16} />} onClick={() => void copyText(JSON.stringify(record, null, 2), "Copied as JSON")} />
          <IconButton label="Print" icon={<Printer size={16} />} onClick={() => window.print()} />
        </>
      )}
      {adding && (
        <Suspense>
          <AddToListDialog companies={[record.ID ?? ""]} what={record["Company Name"] ?? "the company"} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
