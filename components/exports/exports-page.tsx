"use client";

import { useQuery } from "@tanstack/react-query";
import type { FieldGroup } from "../../lib/company/fields";
import { isEmptyQuery } from "../../lib/company/query";
import { columnsOfGroups } from "../../lib/export/columns";
import { ALL } from "../explore/explore-url";
import { ApiProblem } from "../shell/api-problem";
import { PageFrame } from "../shell/page-frame";
import { ButtonLink } from "../ui/button";
import { ErrorState } from "../ui/error-state";
import { Skeleton } from "../ui/skeleton";
import { transport } from "./export-data";
import { ExportsView } from "./exports-view";
import { readRecord } from "./history-record";
import { NewExport } from "./new-export";
import { readQueryText } from "./words";

interface ExportsPageProps {
  /** What stands behind the `?`: filters, or `all`, begin an export; `again` makes one of the history once more, `without` leaves the companies of one out. */
  readonly search: string;
  readonly person: string;
  /** Field groups of the package. */
  readonly groups: readonly FieldGroup[];
}

/** The exports, or a new one. */
export function ExportsPage({ search, person, groups }: ExportsPageProps) {
  const parameters = new URLSearchParams(search);
  const again = parameters.get("again");
  const without = parameters.getAll("without");
  const reading = readQueryText(search);
  if (again !== null) return <Again key={search} id={again} without={without} person={person} groups={groups} />;
  if ("problem" in reading) return <Unreadable problem={reading.problem} />;
  if (isEmptyQuery(reading.query) && !parameters.has(ALL)) return <ExportsView person={person} />;
  return <NewExport key={search} query={reading.query} without={without} person={person} groups={groups} />;
}

function Again({ id, without, person, groups }: Omit<ExportsPageProps, "search"> & { readonly id: string; readonly without: readonly string[] }) {
  const { data, error, refetch } = useQuery({ queryKey: ["exports", "one", id], queryFn: async ({ signal }) => readRecord(await transport.get(`/api/workspace/exports/${encodeURIComponent(id)}`, [], { signal })) });
  if (error !== null) return <PageFrame title="New export"><ApiProblem error={error} onRetry={() => void refetch()} /></PageFrame>;
  if (data === undefined) return <PageFrame title="New export"><Skeleton className="h-96" /></PageFrame>;
  const reading = readQueryText(data.query);
  if ("problem" in reading) return <Unreadable problem={reading.problem} />;
  const available = columnsOfGroups(groups);
  return <NewExport query={reading.query} columns={data.columns.filter((name) => available.includes(name))} without={without} person={person} groups={groups} />;
}

function Unreadable({ problem }: { readonly problem: string }) {
  return (
    <PageFrame title="New export">
      <ErrorState title="These filters cannot be read" actions={<ButtonLink href="/">Go to Explore</ButtonLink>}>
        {problem}
      </ErrorState>
    </PageFrame>
  );
}
