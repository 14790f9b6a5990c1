"use client";

import { Bookmark, RefreshCw } from "lucide-react";
import { useQueryClient } from "@tanstack/react-query";
import { ApiProblem } from "../shell/api-problem";
import { tellFailure } from "../shell/use-change";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { EmptyState } from "../ui/empty-state";
import { Skeleton } from "../ui/skeleton";
import { Table, Th } from "../ui/table";
import { DeletedRow } from "./deleted-row";
import { transport, useChange, useSearches } from "./lists-data";
import type { Reader } from "./reader";
import { SearchRow } from "./search-row";
import { useUndoable } from "./use-undoable";

interface SearchesSectionProps {
  readonly reader: Reader;
  /** Of the data that are searched now; undefined while there are none. */
  readonly generation: string | undefined;
}

/** The searches that the workspace keeps, with what they find and what has changed. */
export function SearchesSection({ reader, generation }: SearchesSectionProps) {
  const { data, error, refetch } = useSearches();
  const queries = useQueryClient();
  const count = useChange("searches", async (ids: readonly string[]) => {
    for (const id of ids) await transport.send("POST", `/api/workspace/searches/${id}/count`, undefined, { repeatable: true });
  });
  const undoable = useUndoable(
    (id) => `/api/workspace/searches/${id}`,
    (_id, failure, again) => {
      if (failure !== undefined) tellFailure("The search is still there", failure, again);
      void queries.invalidateQueries({ queryKey: ["searches"] });
    },
  );
  const outdated = data?.filter((search) => search.count?.generation !== generation) ?? [];
  return (
    <Card title="Saved searches" note={data !== undefined && data.length > 0 && <RefreshAll outdated={outdated.length} busy={count.isPending} onClick={() => count.mutate((outdated.length > 0 ? outdated : data).map(({ id }) => id))} />}>
      {error !== null ? (
        <ApiProblem error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton className="h-40" />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<Bookmark size={20} aria-hidden="true" />}
          title="No search is saved yet"
          actions={
            <ButtonLink href="/" variant="primary">
              Explore companies
            </ButtonLink>
          }
        >
          Set filters in Explore and press “Save search”. Here you see what it finds, and what each new state of the data changes.
        </EmptyState>
      ) : (
        <Table>
          <caption className="sr-only">Saved searches, pinned ones first</caption>
          <thead>
            <tr>
              <Th>Search</Th>
              <Th numeric>Companies</Th>
              <Th numeric className="max-sm:hidden">Change</Th>
              <Th className="max-lg:hidden">Saved by</Th>
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            </tr>
          </thead>
          <tbody>
            {data.map((search) =>
              undoable.gone.has(search.id) ? (
                <DeletedRow key={search.id} name={search.name} columns={5} onUndo={() => undoable.undo(search.id)} />
              ) : (
                <SearchRow key={search.id} search={search} reader={reader} outdated={search.count?.generation !== generation} counting={count.isPending && count.variables.includes(search.id)} onCount={() => count.mutate([search.id])} onDelete={() => undoable.remove(search.id)} />
              ),
            )}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function RefreshAll({ outdated, busy, onClick }: { readonly outdated: number; readonly busy: boolean; readonly onClick: () => void }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      {outdated === 0 ? "Counted in the present data. Counting uses up no request." : `${outdated} ${outdated === 1 ? "was" : "were"} counted in earlier data.`}
      <Button size="sm" busy={busy} icon={<RefreshCw size={13} aria-hidden="true" />} onClick={onClick}>
        Count anew
      </Button>
    </span>
  );
}
