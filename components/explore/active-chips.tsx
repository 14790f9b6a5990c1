"use client";

import { useMemo } from "react";
import { Chip } from "../ui/chip";
import { useWriters } from "../ui/numbers";
import { chipsOf } from "./chips";
import { useIndustryTitle } from "./sic-titles";
import { PRESET } from "./explore-url";
import { useExplore } from "./explore-state";

/** What is in force, one chip a value. */
export function ActiveChips() {
  const { query, change } = useExplore();
  const writers = useWriters();
  const industry = useIndustryTitle(query.sic4Digits !== undefined);
  const chips = useMemo(() => chipsOf(query, { ...writers, industry }), [query, writers, industry]);
  return (
    <div role="group" aria-label="Filters in force" className="scroll-quiet -mx-4 flex min-h-6 items-center gap-1.5 px-4 max-sm:overflow-x-auto max-sm:whitespace-nowrap max-sm:*:shrink-0 sm:flex-wrap">
      {chips.length === 0 && <span className="text-label text-ink-faint">No filter: every company, branches included.</span>}
      {chips.map(({ key, name, text, without }) => (
        <Chip key={key} name={name} removeLabel={`Remove ${name} ${text}`} onRemove={() => change(without)}>
          {text}
        </Chip>
      ))}
      {chips.length > 0 && (
        <button type="button" onClick={() => change(PRESET)} className="h-6 rounded-control px-1.5 text-label text-ink-soft hover:bg-hover hover:text-ink">
          Clear all
        </button>
      )}
      {query.statusCode?.join() === "0,1" && (
        <button type="button" onClick={() => change(withBranches(query))} className="h-6 rounded-control px-1.5 text-label text-accent-ink hover:bg-hover">
          Include branches
        </button>
      )}
    </div>
  );
}

function withBranches({ statusCode: _single, ...others }: ReturnType<typeof useExplore>["query"]): ReturnType<typeof useExplore>["query"] {
  return others;
}
