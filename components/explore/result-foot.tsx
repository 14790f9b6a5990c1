"use client";

import Link from "next/link";
import { useWriters } from "../ui/numbers";
import { Spinner } from "../ui/spinner";
import { BROWSABLE } from "./explore-data";
import { useExplore } from "./explore-state";
import { exportHref } from "./explore-url";

interface ResultFootProps {
  readonly shown: number;
  readonly total: number;
  readonly browse: boolean;
  readonly loading: boolean;
  readonly onBrowse: () => void;
}

/** How much of the result stands in the table, and where the rest is. */
export function ResultFoot({ shown, total, browse, loading, onBrowse }: ResultFootProps) {
  const { query, sort } = useExplore();
  const { count } = useWriters();
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-page px-4 py-1 text-label text-ink-soft">
      <span>{shown >= total ? `All ${count(total)} are shown.` : browse ? `${count(shown)} of ${count(total)} loaded.` : `The ${sort ? "first" : "best"} ${count(shown)} of ${count(total)} are shown.`}</span>
      {loading && <Spinner />}
      {shown < total && !browse && (
        <button type="button" onClick={onBrowse} className="font-medium text-accent-ink hover:underline">
          Browse {total > BROWSABLE ? `the first ${count(BROWSABLE)}` : "all"}
        </button>
      )}
      {shown < total && (
        <Link prefetch={false} href={exportHref(query)} className="hidden font-medium text-accent-ink hover:underline sm:inline">
          Export all
        </Link>
      )}
      <span className="ml-auto hidden text-ink-faint lg:inline">↑ ↓ walk · Enter opens · Space selects</span>
    </div>
  );
}
