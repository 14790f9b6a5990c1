"use client";

import { PageFrame } from "../shell/page-frame";
import { ListsSection } from "./lists-section";
import type { Reader } from "./reader";
import { SearchesSection } from "./searches-section";

interface ListsPageProps {
  readonly reader: Reader;
  /** Of the data that are searched now. */
  readonly generation: string | undefined;
}

/** What the workspace keeps: searches and lists. */
export function ListsPage({ reader, generation }: ListsPageProps) {
  return (
    <PageFrame title="Saved searches and lists" lead="Everybody in the workspace sees and uses them.">
      <div className="grid gap-4">
        <SearchesSection reader={reader} generation={generation} />
        <ListsSection reader={reader} />
      </div>
    </PageFrame>
  );
}
