"use client";

import { ChartColumn, Columns3, Download, Globe, SlidersHorizontal, Terminal } from "lucide-react";
import { lazy, Suspense, useState, type ComponentType, type ReactElement } from "react";
import { filtersUsed } from "../../lib/company/query";
import { Button, ButtonLink } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { Count, useWriters } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { SaveSearchButton } from "./save-search-button";
import { useExplore } from "./explore-state";
import { exportHref } from "./explore-url";
import { arrange, usePreferences, type Pictures } from "./preferences";

const ColumnsMenu = lazy(() => import("./columns-menu").then((module) => ({ default: module.ColumnsMenu })));
const CurlPopover = lazy(() => import("./curl-popover").then((module) => ({ default: module.CurlPopover })));

/** Everything that is loaded. */
export interface Whole {
  readonly companies: number;
  readonly registers: number;
}

interface ToolbarProps {
  /** Of when the page was opened; undefined while nothing is loaded. */
  readonly whole: Whole | undefined;
  /** Undefined until it is known. */
  readonly total: number | undefined;
  readonly onFilters: () => void;
}

/** How many there are, and what can be done with them. */
export function Toolbar({ whole, total, onFilters }: ToolbarProps) {
  const { query } = useExplore();
  const { pictures } = usePreferences();
  const { compact, count } = useWriters();
  const toggle = (which: Pictures): void => arrange({ pictures: pictures === which ? "none" : which });
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
      <h1 className="mr-auto flex min-w-0 max-sm:basis-full items-baseline gap-1.5 text-lead font-semibold" aria-live="polite">
        {total === undefined ? (
          <Skeleton className="h-5 w-40" />
        ) : (
          <span data-total={total}>
            <Count value={total} /> {total === 1 ? "company" : "companies"}
          </span>
        )}
        {total !== undefined && whole !== undefined && total < whole.companies && (
          <span className="truncate text-label font-normal text-ink-faint">
            of {count(whole.companies)} in {count(whole.registers)} {whole.registers === 1 ? "register" : "registers"}
          </span>
        )}
      </h1>
      <Button className="lg:hidden" icon={<SlidersHorizontal size={15} aria-hidden="true" />} onClick={onFilters}>
        Filters {filtersUsed(query).length > 0 && <span className="text-accent-ink">{filtersUsed(query).length}</span>}
      </Button>
      <span className="hidden items-center md:inline-flex">
        <IconButton label={pictures === "charts" ? "Hide charts" : "Show charts"} aria-pressed={pictures === "charts"} icon={<ChartColumn size={16} />} onClick={() => toggle("charts")} />
        <IconButton label={pictures === "map" ? "Hide map" : "Show map"} aria-pressed={pictures === "map"} icon={<Globe size={16} />} onClick={() => toggle("map")} />
      </span>
      <LazyPopup Popup={ColumnsMenu} button={(props) => <IconButton {...props} label="Columns" icon={<Columns3 size={16} />} />} />
      <span className="max-sm:hidden">
        <LazyPopup Popup={CurlPopover} button={(props) => <IconButton {...props} label="Copy as cURL" icon={<Terminal size={16} />} />} />
      </span>
      <SaveSearchButton total={total} />
      <ButtonLink variant="primary" className="max-sm:ml-auto" icon={<Download size={15} aria-hidden="true" />} href={exportHref(query)} aria-disabled={total === 0 || undefined}>
        Export{total === undefined || total === 0 ? "" : ` ${compact(total)}`}
      </ButtonLink>
    </div>
  );
}

interface LazyPopupProps {
  readonly Popup: ComponentType<{ readonly trigger: ReactElement }>;
  readonly button: (props: { readonly onClick?: () => void }) => ReactElement;
}

/** A button whose popup is loaded, and opened, by the first click on it. */
function LazyPopup({ Popup, button }: LazyPopupProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = button({ onClick: () => setWanted(true) });
  if (!wanted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Popup trigger={button({})} />
    </Suspense>
  );
}
