"use client";

import { useEffect, useState } from "react";
import type { CompanyList, SavedSearch } from "../../lib/company/workspace";
import { fetchLists, fetchSearches } from "../lists/lists-data";

interface Kept {
  readonly searches: readonly SavedSearch[];
  readonly lists: readonly CompanyList[];
  readonly loading: boolean;
  readonly failed: boolean;
}

const NOTHING: Kept = { searches: [], lists: [], loading: false, failed: false };

/** What the workspace keeps, fetched anew each time; the bar is also on pages without a data cache. @param wanted somebody is signed in. */
export function useKept(wanted: boolean): Kept {
  const [kept, setKept] = useState<Kept>({ ...NOTHING, loading: wanted });
  useEffect(() => {
    if (!wanted) return undefined;
    const stop = new AbortController();
    Promise.all([fetchSearches(stop.signal), fetchLists(stop.signal)]).then(
      ([searches, lists]) => setKept({ searches, lists, loading: false, failed: false }),
      () => !stop.signal.aborted && setKept({ ...NOTHING, failed: true }),
    );
    return () => stop.abort();
  }, [wanted]);
  return kept;
}
