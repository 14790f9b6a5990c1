"use client";

import { useMemo } from "react";
import { queryKey, type CompanyQuery } from "../../lib/company/query";
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
  const branches = otherBranches(query);
  const preset = queryKey(query) === queryKey(PRESET);
  return (
    <div className="flex min-w-0 gap-x-2 gap-y-1.5 max-sm:flex-col sm:items-start">
      <div role="group" aria-label="Filters in force" className="scroll-quiet flex min-h-6 min-w-0 items-center gap-1.5 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:whitespace-nowrap max-sm:*:shrink-0 sm:flex-wrap">
        {chips.length === 0 && <span className="text-label text-ink-faint">No filter: every company, branches included.</span>}
        {chips.map(({ key, name, text, without }) => (
          <Chip key={key} name={name} removeLabel={`Remove ${name} ${text}`} onRemove={() => change(without)}>
            {text}
          </Chip>
        ))}
      </div>
      {/* Beside the chips, however many lines they take; on a phone, where they are one line that is pushed along, below it. */}
      <div className="flex shrink-0 gap-0.5 max-sm:-mx-1.5 empty:hidden">
        {branches !== undefined && (
          <button type="button" onClick={() => change(branches.query)} className="h-6 rounded-control px-1.5 text-label whitespace-nowrap text-accent-ink hover:bg-hover">
            {branches.label}
          </button>
        )}
        {chips.length > 0 && !preset && (
          <button type="button" onClick={() => change(PRESET)} className="h-6 rounded-control px-1.5 text-label whitespace-nowrap text-ink-soft hover:bg-hover hover:text-ink">
            Clear all
          </button>
        )}
      </div>
    </div>
  );
}

/** The same companies with their branches, or without; undefined where a choice of location types is the reader's own. */
function otherBranches(query: CompanyQuery): { readonly label: string; readonly query: CompanyQuery } | undefined {
  const { statusCode, ...others } = query;
  if (statusCode === undefined) return { label: "Leave branches out", query: { ...query, ...PRESET } };
  return statusCode.join() === PRESET.statusCode?.join() ? { label: "Include branches", query: others } : undefined;
}
