"use client";

import { useCallback, useEffect, useMemo, useState, type ComponentProps } from "react";
import { queryKey } from "../../lib/company/query";
import { ApiProblem } from "../shell/api-problem";
import { onDemand } from "../ui/on-demand";
import { ActiveChips } from "./active-chips";
import { useCompanies } from "./explore-data";
import { useExplore } from "./explore-state";
import { PicturesPlace } from "./pictures-place";
import { ResultFoot } from "./result-foot";
import type { Selection } from "./result-table";
import { TableSkeleton } from "./table-skeleton";
import { Toolbar, type Whole } from "./toolbar";

const pictures = onDemand(() => import("../charts/pictures").then(({ Pictures }) => Pictures));
const selectionBar = onDemand(() => import("./selection-bar").then(({ SelectionBar }) => SelectionBar));
const wideNotice = onDemand(() => import("./wide-notice").then(({ WideNotice }) => WideNotice));
const zeroResults = onDemand(() => import("./zero-results").then(({ ZeroResults }) => ZeroResults));
const resultTable = onDemand(() => import("./result-table").then(({ ResultTable }) => ResultTable));
const companyDrawer = onDemand(() => import("./company-drawer").then(({ CompanyDrawer }) => CompanyDrawer));

interface ResultsProps {
  readonly whole: Whole | undefined;
  readonly onFilters: () => void;
  readonly filtersNear: ComponentProps<typeof Toolbar>["filtersNear"];
}

/** One object, so that rows are not drawn again for another empty one. */
const NOTHING: { readonly rows: Selection; readonly all: boolean } = { rows: {}, all: false };

/** What the filters leave: how many, in pictures, and one by one. */
export function Results({ whole, onFilters, filtersNear }: ResultsProps) {
  const { query, sort, company } = useExplore();
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
  // While the companies are fetched, what shows them is loaded.
  useEffect(() => resultTable.prepare(), []);
  return (
    <>
      <div className="grid gap-2.5 px-4 py-3">
        <Toolbar whole={whole} total={error === null ? first?.total : undefined} onFilters={onFilters} filtersNear={filtersNear} />
        <ActiveChips />
      </div>
      <div className="flex min-h-0 flex-1 flex-col border-t border-line">
        {error !== null ? (
          <ApiProblem error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            {first?.total !== 0 && <pictures.Part until={<PicturesPlace />} />}
            {first?.match === "wide" && !isPlaceholderData && <wideNotice.Part />}
            {ids.length > 0 && <selectionBar.Part ids={ids} all={selection.all} total={first?.total ?? 0} loaded={records.length} onAll={() => setSelected({ key, rows: selection.rows, all: true })} onClear={() => setSelected({ key, rows: {}, all: false })} />}
            {first === undefined ? (
              <TableSkeleton />
            ) : first.total === 0 && !isPlaceholderData ? (
              <zeroResults.Part until={<TableSkeleton />} />
            ) : (
              <div {...companyDrawer.near} className="contents">
                <resultTable.Part records={records} selection={selection.rows} stale={isPlaceholderData} onSelectionChange={select} onReachEnd={() => !isFetchingNextPage && void fetchNextPage()} until={<TableSkeleton />} />
              </div>
            )}
            {first !== undefined && first.total > 0 && <ResultFoot shown={records.length} total={first.total} browse={browse} loading={isFetchingNextPage} onBrowse={() => setBrowsed(key)} />}
          </>
        )}
      </div>
      {company !== null && <companyDrawer.Part id={company} records={records} />}
    </>
  );
}
