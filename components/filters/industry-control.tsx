"use client";

import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { FacetAnswer } from "../../lib/client/facets";
import { SIC_CODES, SIC_DIVISIONS, SIC_MAJOR_GROUPS } from "../../lib/company/codes";
import type { Filter } from "../../lib/company/filters";
import { queryKey } from "../../lib/company/query";
import { client } from "../explore/explore-data";
import { useExplore } from "../explore/explore-state";
import { OptionLine } from "../ui/multi-select";
import { SearchInput } from "../ui/search-input";
import { Tree, type TreeNode } from "../ui/tree";

interface IndustryControlProps {
  readonly filter: Extract<Filter, { name: "sic4Digits" }>;
  readonly divisions: FacetAnswer | undefined;
  readonly majorGroups: FacetAnswer | undefined;
}

const CODES = SIC_CODES.entries.map(({ code }) => code);

/** The industries as a tree of three levels, or found by words; a heading stands for all its codes. */
export function IndustryControl({ filter, divisions, majorGroups }: IndustryControlProps) {
  const { query, change } = useExplore();
  const [term, setTerm] = useState("");
  const [deep, setDeep] = useState(false);
  const wanted = term.trim().toLocaleLowerCase();
  const leaves = useQuery({
    queryKey: ["industries", queryKey(query)],
    enabled: deep || wanted !== "",
    queryFn: ({ signal }) => client.facets(query, [["facets", "sic4Digits"]], { signal }),
  });
  const { sic4Digits: selected = [], ...others } = query;
  const chosen = useMemo(() => new Set(selected), [selected]);
  const counts = useMemo(() => new Map([divisions, majorGroups, leaves.data?.facets[filter.name]].flatMap((facet) => facet?.options.map(({ value, count }) => [value, count] as const) ?? [])), [divisions, majorGroups, leaves.data, filter.name]);

  function toggle(members: readonly string[], on: boolean): void {
    const kept = new Set(chosen);
    for (const code of members) {
      if (on) kept.add(code);
      else kept.delete(code);
    }
    change(kept.size === 0 ? others : { ...others, sic4Digits: [...kept].sort() });
  }
  function line(code: string, label: string, members: readonly string[], most: number) {
    const on = members.filter((member) => chosen.has(member)).length;
    return <OptionLine option={{ value: code, label, count: counts.get(code) ?? (members.length > 1 || leaves.data ? 0 : undefined) }} most={most} checked={on === 0 ? false : on === members.length ? true : "mixed"} onChange={(checked) => toggle(members, checked)} />;
  }
  const mostOf = (codes: readonly string[]): number => Math.max(1, ...codes.map((code) => counts.get(code) ?? 0));
  const divisionMost = mostOf(SIC_DIVISIONS.map(({ code }) => code));
  const nodes = SIC_DIVISIONS.filter(({ code }) => counts.size === 0 || (counts.get(code) ?? 0) > 0).map((division): TreeNode => {
    const groups = SIC_MAJOR_GROUPS.filter(({ parent }) => parent === division.code);
    const members = CODES.filter((code) => groups.some((group) => code.startsWith(group.code)));
    return { id: division.code, label: division.label, content: line(division.code, division.label, members, divisionMost), children: () => groups.map((group) => groupNode(group.code, group.label, mostOf(groups.map(({ code }) => code)))) };
  });
  function groupNode(code: string, label: string, most: number): TreeNode {
    const members = CODES.filter((member) => member.startsWith(code));
    return {
      id: code,
      label,
      content: line(code, `${code} ${label}`, members, most),
      children: () => SIC_CODES.entries.filter((entry) => entry.code.startsWith(code)).map((entry) => ({ id: entry.code, label: entry.label, content: line(entry.code, `${entry.code} ${entry.label}`, [entry.code], mostOf(members)) })),
    };
  }
  const found = wanted === "" ? [] : SIC_CODES.entries.filter(({ code, label }) => code.startsWith(wanted) || wanted.split(/\s+/).every((word) => label.toLocaleLowerCase().includes(word))).sort((a, b) => (counts.get(b.code) ?? 0) - (counts.get(a.code) ?? 0));
  return (
    <div role="group" aria-label={filter.label} onFocus={() => setDeep(true)} onPointerEnter={() => setDeep(true)}>
      <SearchInput size="sm" label="Search industries" placeholder="Machinery, software, 3559" value={term} onChange={setTerm} />
      {wanted === "" ? (
        <div className="scroll-quiet mt-1 -mr-2 max-h-96 overflow-y-auto">
          <Tree label="Industries" nodes={nodes} />
        </div>
      ) : (
        <>
          <ul className="scroll-quiet mt-1 max-h-96 overflow-y-auto">
            {found.slice(0, 60).map(({ code, label }) => (
              <li key={code}>{line(code, `${code} ${label}`, [code], mostOf(found.map((entry) => entry.code)))}</li>
            ))}
          </ul>
          {found.length === 0 && <p className="py-2 text-label text-ink-faint">No industry has these words.</p>}
          {found.length > 1 && found.length <= 200 && (
            <button type="button" onClick={() => toggle(found.map(({ code }) => code), true)} className="mt-1 text-label text-accent-ink hover:underline">
              Choose all {found.length}
            </button>
          )}
        </>
      )}
    </div>
  );
}
