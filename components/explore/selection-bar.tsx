"use client";

import { Download } from "lucide-react";
import { Button, ButtonLink } from "../ui/button";
import { useWriters } from "../ui/numbers";
import { exportHref } from "./explore-url";
import { useExplore } from "./explore-state";

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
      <span className="ml-auto flex gap-1.5">
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
    </div>
  );
}
