"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { ErrorState } from "../ui/error-state";
import { onDemand } from "../ui/on-demand";
import { Skeleton } from "../ui/skeleton";
import { ExploreProvider } from "./explore-state";
import { Results } from "./results";
import type { Whole } from "./toolbar";
import { SearchBox } from "./search-box";

const filterRail = onDemand(() => import("../filters/filter-rail").then(({ FilterRail }) => FilterRail));
const drawer = onDemand(() => import("../ui/drawer").then(({ Drawer }) => Drawer));

/** Find companies: filters beside, what they leave in pictures and as a table. */
export function Explore({ whole, sorts }: { readonly whole: Whole | undefined; /** Whether the index can sort. */ readonly sorts: boolean }) {
  return (
    <ExploreProvider
      sorts={sorts}
      problem={(problem, reset) => (
        <main id="content">
          <h1 className="sr-only">Explore</h1>
          <ErrorState title="This link cannot be read" actions={<Button onClick={reset}>Start anew</Button>}>
            {problem.message}
          </ErrorState>
        </main>
      )}
    >
      <Frame whole={whole} />
    </ExploreProvider>
  );
}

function Frame({ whole }: { readonly whole: Whole | undefined }) {
  const [filters, setFilters] = useState(false);
  return (
    <div className="flex h-[calc(100dvh-3rem)] min-h-0">
      <aside aria-label="Filters" className="scroll-quiet hidden w-rail shrink-0 overflow-y-auto border-r border-line lg:block">
        <filterRail.Part until={<RailPlace />} />
      </aside>
      <main id="content" className="flex min-w-0 flex-1 flex-col">
        <div className="flex items-center px-4 pt-3">
          <SearchBox />
        </div>
        <Results whole={whole} filtersNear={drawer.near} onFilters={() => setFilters(true)} />
      </main>
      {filters && (
        <drawer.Part title="Filters" side="left" open onOpenChange={setFilters}>
          <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto pb-4">
            <filterRail.Part />
          </div>
          <div className="border-t border-line p-3">
            <Button variant="primary" className="w-full" onClick={() => setFilters(false)}>
              Show companies
            </Button>
          </div>
        </drawer.Part>
      )}
    </div>
  );
}

/** The rail before it is loaded. */
function RailPlace() {
  return (
    <div className="grid gap-3 px-4 pt-4" aria-hidden="true">
      {Array.from({ length: 14 }, (_none, index) => (
        <Skeleton key={index} className="h-4" />
      ))}
    </div>
  );
}
