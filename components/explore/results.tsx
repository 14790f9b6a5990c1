"use client";

import { lazy, Suspense, useCallback, useMemo, useState } from "react";
import { queryKey } from "../../lib/company/query";
import { ApiProblem } from "../shell/api-problem";
import { useAwake } from "../ui/use-awake";
import { ActiveChips } from "./active-chips";
import { useCompanies } from "./explore-data";
import { useExplore } from "./explore-state";
import { PicturesPlace } from "./pictures-place";
import { ResultFoot } from "./result-foot";
import type { Selection } from "./result-table";
import { TableSkeleton } from "./table-skeleton";
import { Toolbar, type Whole } from "./toolbar";

const Pictures = lazy(() => import("../charts/pictures").then((module) => ({ default: module.Pictures })));
const SelectionBar = lazy(() => import("./selection-bar").then((module) => ({ default: module.SelectionBar })));
const WideNotice = lazy(() => import("./wide-notice").then((module) => ({ default: module.WideNotice })));
const ZeroResults = lazy(() => import("./zero-results").then((module) => ({ default: module.ZeroResults })));
const ResultTable = lazy(() => import("./result-table").then((module) => ({ default: module.ResultTable })));
const CompanyDrawer = lazy(() => import("./company-drawer").then((module) => ({ default: module.CompanyDrawer })));

interface ResultsProps {
  readonly whole: Whole | undefined;
  readonly onFilters: () => void;
}

/** One object, so that rows are not drawn again for another empty one. */
const NOTHING: { readonly rows: Selection; readonly all: boolean } = { rows: {}, all: false };

/** What the filters leave: how many, in pictures, and one by one. */
export function Results({ whole, onFilters }: ResultsProps) {
  const { query, sort, company } = useExplore();
  const awake = useAwake();
  const key = queryKey(query);
  // What is browsed or selected belongs to the query it was begun with.
  const [browsed, setBrowsed] = useState("");
  const [selected, setSelected] = useState<{ readonly key: string; readonly rows: Selection; readonly all: boolean }>({ key: "", rows: {}, all: false });
  const browse = browsed === key;
  const { data, error, isPlaceholderData, isFetchingNextPage, fetchNextPage, refetch } = useCompanies(query, sort, browse);
  const records = useMemo(() => data?.pages.flatMap((page) => page.records) ?? [], [data]);
  const first = data?.pages[0];
  const selection = selected.key === key ? selected : NOTHING;
  const select = useCallback((rows: Selection) => setSelected({ key, rows, all: false }), [key]);
  const ids = Object.keys(selection.rows);
  return (
    <>
      <div className="grid gap-2.5 px-4 py-3">
        <Toolbar whole={whole} total={error === null ? first?.total : undefined} onFilters={onFilters} />
        <ActiveChips />
      </div>
      <div className="flex min-h-0 flex-1 flex-col border-t border-line">
        {error !== null ? (
          <ApiProblem error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            {first?.total !== 0 && (
              <Suspense fallback={<PicturesPlace />}>{awake ? <Pictures /> : <PicturesPlace />}</Suspense>
            )}
            <Suspense>
              {first?.match === "wide" && !isPlaceholderData && <WideNotice />}
              {ids.length > 0 && <SelectionBar ids={ids} all={selection.all} total={first?.total ?? 0} loaded={records.length} onAll={() => setSelected({ key, rows: selection.rows, all: true })} onClear={() => setSelected({ key, rows: {}, all: false })} />}
            </Suspense>
            {first === undefined ? (
              <TableSkeleton />
            ) : first.total === 0 && !isPlaceholderData ? (
              <Suspense fallback={<TableSkeleton />}>
                <ZeroResults />
              </Suspense>
            ) : (
              <Suspense fallback={<TableSkeleton />}>
                <ResultTable records={records} selection={selection.rows} stale={isPlaceholderData} onSelectionChange={select} onReachEnd={() => !isFetchingNextPage && void fetchNextPage()} />
              </Suspense>
            )}
            {first !== undefined && first.total > 0 && <ResultFoot shown={records.length} total={first.total} browse={browse} loading={isFetchingNextPage} onBrowse={() => setBrowsed(key)} />}
          </>
        )}
      </div>
      {company !== null && (
        <Suspense>
          <CompanyDrawer id={company} records={records} />
        </Suspense>
      )}
    </>
  );
}
