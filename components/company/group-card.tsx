"use client";

import Link from "next/link";
import type { PublicRecord } from "../../lib/company/fields";
import { exploreHref } from "../explore/explore-url";
import { ApiProblem } from "../shell/api-problem";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { Count } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { useGroup } from "./group-data";
import { GroupTreeView } from "./group-tree-view";

/** Where a company stands in its corporate group. */
export function GroupCard({ record }: { readonly record: PublicRecord }) {
  const head = record["Global Headquarter ID Number"];
  if (head === undefined) return null;
  if (head === null || head === "") {
    return (
      <Card dense title="Corporate group">
        <p className="text-ink-soft">No group is known: neither a parent nor branches.</p>
      </Card>
    );
  }
  return <KnownGroup head={head} own={record.ID ?? ""} />;
}

function KnownGroup({ head, own }: { readonly head: string; readonly own: string }) {
  const { tree, loaded, total, error, loading, more, retry } = useGroup(head);
  return (
    <Card
      dense
      title="Corporate group"
      note={
        total !== undefined && (
          <Link prefetch={false} href={exploreHref({ worldwideHeadquarterID: [head] })} className="text-accent-ink hover:underline">
            <Count value={total} /> {total === 1 ? "company" : "companies"}
          </Link>
        )
      }
    >
      {tree !== undefined ? <GroupTreeView key={own} tree={tree} own={own} /> : error === null && <Skeleton className="h-48" />}
      {error !== null && <ApiProblem error={error} onRetry={retry} />}
      {more !== undefined && total !== undefined && (
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-label text-ink-soft print:hidden">
          <span>
            <Count value={loaded} /> of <Count value={total} /> loaded.
          </span>
          <Button size="sm" busy={loading} onClick={more} title="Counts as one request">
            Load more
          </Button>
        </div>
      )}
      {more === undefined && total !== undefined && loaded < total && (
        <p className="mt-2 text-label text-ink-soft">
          The first <Count value={loaded} /> are shown. An export has all of them.
        </p>
      )}
    </Card>
  );
}
