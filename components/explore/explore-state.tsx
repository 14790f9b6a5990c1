"use client";

import { parseAsNativeArrayOf, parseAsString, useQueryState, useQueryStates } from "nuqs";
import { createContext, use, useCallback, useMemo, type ReactNode } from "react";
import { QUERY_PARAMETERS, type CompanyQuery } from "../../lib/company/query";
import type { Sort } from "../../lib/company/sorting";
import { ALL, readExplore, sortParameters, writeExplore, type Reading } from "./explore-url";

const OF_QUERY = [...QUERY_PARAMETERS, ALL];
const KEYS = Object.fromEntries([...OF_QUERY, "sort"].map((name) => [name, parseAsNativeArrayOf(parseAsString)]));

/** Explore's state is the address: a link opens it again exactly, and Back undoes a step. */
export interface ExploreState {
  readonly query: CompanyQuery;
  /** Takes a step to another query. */
  readonly change: (query: CompanyQuery) => void;
  /** Undefined: best first. */
  readonly sort: Sort | undefined;
  /** Takes a step to another order. Absent where the index cannot sort. */
  readonly changeSort: ((sort: Sort | undefined) => void) | undefined;
  /** The ID of the company shown in the drawer. */
  readonly company: string | null;
  readonly showCompany: (id: string | null) => void;
}

const State = createContext<ExploreState | undefined>(undefined);

/** @throws Error outside of Explore. */
export function useExplore(): ExploreState {
  const state = use(State);
  if (state === undefined) throw new Error("useExplore is used outside of Explore");
  return state;
}

interface ExploreProviderProps {
  readonly children: ReactNode;
  /** Whether the index can sort. */
  readonly sorts: boolean;
  /** Shown instead when the address cannot be read. */
  readonly problem: (problem: Extract<Reading, { problem: unknown }>["problem"], reset: () => void) => ReactNode;
}

export function ExploreProvider({ children, sorts, problem }: ExploreProviderProps) {
  const [values, setValues] = useQueryStates(KEYS, { history: "push", scroll: false });
  const [company, setCompany] = useQueryState("company", { history: "replace", scroll: false });
  const reading = useMemo(() => readExplore(new Map(Object.entries(values).filter(([, sent]) => sent.length > 0))), [values]);
  const change = useCallback(
    (query: CompanyQuery): void => {
      const written = new Map<string, string[]>();
      for (const [name, value] of writeExplore(query)) written.set(name, [...(written.get(name) ?? []), value]);
      void setValues(Object.fromEntries(OF_QUERY.map((name) => [name, written.get(name) ?? null])));
    },
    [setValues],
  );
  const changeSort = useCallback((sort: Sort | undefined): void => void setValues({ sort: sortParameters(sort)[0]?.slice(1) ?? null }), [setValues]);
  const showCompany = useCallback((id: string | null): void => void setCompany(id), [setCompany]);
  const state = useMemo(
    () => ("query" in reading ? { ...reading, change, changeSort: sorts ? changeSort : undefined, company, showCompany } : undefined),
    [reading, change, changeSort, sorts, company, showCompany],
  );
  if (state === undefined) return "problem" in reading ? problem(reading.problem, () => void setValues(null)) : null;
  return <State value={state}>{children}</State>;
}
