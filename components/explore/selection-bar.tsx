"use client";

import { Download, ListPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { WORKSPACE_LIMITS } from "../../lib/company/workspace-limits";
import { Button, ButtonLink } from "../ui/button";
import { useWriters } from "../ui/numbers";
import { exportHref } from "./explore-url";
import { useExplore } from "./explore-state";

const AddToListDialog = lazy(() => import("../lists/add-to-list-dialog").then((module) => ({ default: module.AddToListDialog })));

interface SelectionBarProps {
  /** The IDs selected one by one, or by "this page". */
  readonly ids: readonly string[];
  /** Everything that matches, beyond what is loaded. */
  readonly all: boolean;
  readonly total: number;
  /** Rows in the table. */
  readonly loaded: number;
  readonly onAll: () => void;
  readonly onClear: () => void;
}

/** A list of values of the API holds so many. */
const MOST = 1000;

/** What is selected, and what can be done with it. */
export function SelectionBar({ ids, all, total, loaded, onAll, onClear }: SelectionBarProps) {
  const { query } = useExplore();
  const { count } = useWriters();
  const [adding, setAdding] = useState(false);
  const chosen = all ? total : ids.length;
  const page = ids.length === loaded;
  const tooMany = !all && ids.length > MOST;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-accent-soft px-4 py-1.5">
      <span>
        {all ? `All ${count(total)} matching companies are selected.` : page && total > loaded ? `All ${count(loaded)} on this page are selected.` : `${count(ids.length)} selected.`}
      </span>
      {!all && page && total > loaded && (
        <button type="button" onClick={onAll} className="font-medium text-accent-ink hover:underline">
          Select all {count(total)} matching
        </button>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-1.5">
        {chosen > WORKSPACE_LIMITS.listIds ? (
          <span className="text-label text-ink-soft">A list holds at most {count(WORKSPACE_LIMITS.listIds)}.</span>
        ) : (
          <Button size="sm" icon={<ListPlus size={13} aria-hidden="true" />} onClick={() => setAdding(true)}>
            Add to a list
          </Button>
        )}
        {tooMany ? (
          <span className="text-label text-ink-soft">At most {count(MOST)} are exported one by one: select all matching.</span>
        ) : (
          <ButtonLink size="sm" icon={<Download size={13} aria-hidden="true" />} href={exportHref(all ? query : { ID: [...ids].sort() })}>
            Export selected
          </ButtonLink>
        )}
        <Button size="sm" variant="ghost" onClick={onClear}>
          Clear
        </Button>
      </span>
      {adding && (
        <Suspense>
          <AddToListDialog companies={all ? { query, total } : ids} what={`${count(chosen)} ${chosen === 1 ? "company" : "companies"}`} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}
