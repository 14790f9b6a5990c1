"use client";

import { ChartColumn, Columns3, Download, Globe, SlidersHorizontal, Terminal } from "lucide-react";
import { useState, type ComponentProps, type ReactElement } from "react";
import { filtersUsed } from "../../lib/company/query";
import { Button, ButtonLink } from "../ui/button";
import { IconButton } from "../ui/icon-button";
import { Count, useWriters } from "../ui/numbers";
import { onDemand } from "../ui/on-demand";
import { Skeleton } from "../ui/skeleton";
import { SaveSearchButton } from "./save-search-button";
import { useExplore } from "./explore-state";
import { exportHref } from "./explore-url";
import { arrange, usePreferences, type Pictures } from "./preferences";

const columnsMenu = onDemand(() => import("./columns-menu").then(({ ColumnsMenu }) => ColumnsMenu));
const curlPopover = onDemand(() => import("./curl-popover").then(({ CurlPopover }) => CurlPopover));

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
  /** What the pointer near the button prepares. */
  readonly filtersNear: Pick<ComponentProps<"button">, "onPointerEnter" | "onFocus">;
}

/** How many there are, and what can be done with them. */
export function Toolbar({ whole, total, onFilters, filtersNear }: ToolbarProps) {
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
      <Button {...filtersNear} className="lg:hidden" icon={<SlidersHorizontal size={15} aria-hidden="true" />} onClick={onFilters}>
        Filters {filtersUsed(query).length > 0 && <span className="text-accent-ink">{filtersUsed(query).length}</span>}
      </Button>
      <span className="hidden items-center md:inline-flex">
        <IconButton label={pictures === "charts" ? "Hide charts" : "Show charts"} aria-pressed={pictures === "charts"} icon={<ChartColumn size={16} />} onClick={() => toggle("charts")} />
        <IconButton label={pictures === "map" ? "Hide map" : "Show map"} aria-pressed={pictures === "map"} icon={<Globe size={16} />} onClick={() => toggle("map")} />
      </span>
      <PopupButton popup={columnsMenu} button={(props) => <IconButton {...props} label="Columns" icon={<Columns3 size={16} />} />} />
      <span className="max-sm:hidden">
        <PopupButton popup={curlPopover} button={(props) => <IconButton {...props} label="Copy as cURL" icon={<Terminal size={16} />} />} />
      </span>
      <SaveSearchButton total={total} />
      <ButtonLink variant="primary" className="max-sm:ml-auto" icon={<Download size={15} aria-hidden="true" />} href={exportHref(query)} aria-disabled={total === 0 || undefined}>
        Export{total === undefined || total === 0 ? "" : ` ${compact(total)}`}
      </ButtonLink>
    </div>
  );
}

interface PopupButtonProps {
  readonly popup: ReturnType<typeof onDemand<{ readonly trigger: ReactElement }>>;
  readonly button: (props: Pick<ComponentProps<"button">, "onClick" | "onPointerEnter" | "onFocus">) => ReactElement;
}

/** A button whose popup is loaded when the pointer comes near, and opened by the first click. */
function PopupButton({ popup, button }: PopupButtonProps) {
  const [wanted, setWanted] = useState(false);
  const waiting = button({ ...popup.near, onClick: () => setWanted(true) });
  return wanted ? <popup.Part trigger={button({})} until={waiting} /> : waiting;
}
