"use client";

import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useSyncExternalStore } from "react";
import type { CompanyQuery } from "../../lib/company/query";
import { estimateSize } from "../../lib/export/estimate";
import type { FileOptions } from "../../lib/export/writer";
import { exploreHref } from "../explore/explore-url";
import { ApiProblem } from "../shell/api-problem";
import { Button, ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { useLocale } from "../ui/locale";
import { Notice } from "../ui/notice";
import { Count, useWriters } from "../ui/numbers";
import { Skeleton } from "../ui/skeleton";
import { sizeText } from "./bytes";
import type { Counted } from "./export-data";
import { whyNoFiles } from "./files";
import { PAGE_SIZE } from "./job";
import type { LeavesOut } from "./leave-out";
import { QueryWords } from "./query-words";

interface SummaryProps {
  readonly query: CompanyQuery;
  readonly counted: UseQueryResult<Counted>;
  readonly options: FileOptions;
  /** The file's name without its ending. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly leavesOut: LeavesOut;
  /** Why it cannot begin. */
  readonly refusal: string | undefined;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** How many companies, how large a file, and the button that starts it. */
export function Summary({ query, counted, options, name, onName, leavesOut, refusal, error, busy, onStart }: SummaryProps) {
  const { count } = useWriters();
  const locale = useLocale();
  const noFiles = useSyncExternalStore(noChange, whyNoFiles, () => undefined);
  const { data } = counted;
  const size = data && estimateSize(options, data.sample, data.total);
  const room = useRoom();
  const net = leavesOut.exports.length + leavesOut.lists.length;
  if (counted.error !== null) {
    return (
      <Card title="Companies" className="lg:sticky lg:top-16">
        <ApiProblem error={counted.error} onRetry={() => void counted.refetch()} />
      </Card>
    );
  }
  return (
    <Card title="This export" note={<a className="text-accent-ink hover:underline" href={exploreHref(query)}>Change filters</a>} className="lg:sticky lg:top-16">
      <p aria-live="polite" className="text-title font-semibold">
        {data === undefined ? <Skeleton className="h-7 w-44" /> : <span data-announced={data.total}><Count value={data.total} /> {data.total === 1 ? "company" : "companies"}</span>}
      </p>
      {net > 0 && <p className="text-ink-soft">less those of {net === 1 ? "the one export or list" : `the ${count(net)} exports and lists`} left out</p>}
      <div className="mt-2 text-label">
        <QueryWords query={query} />
      </div>
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line-soft pt-3">
        <dt className="text-ink-faint">Size</dt>
        <dd className="text-right">{data === undefined ? "…" : size === undefined ? "–" : `about ${sizeText(size, locale)}`}</dd>
        <dt className="text-ink-faint">Columns</dt>
        <dd className="text-right">{count(options.columns.length)}</dd>
        <dt className="text-ink-faint">Requests of this month&apos;s quota</dt>
        <dd className="text-right">{data === undefined ? "…" : count(Math.max(1, Math.ceil(data.total / PAGE_SIZE)))}</dd>
      </dl>
      <p className="mt-3 text-label text-ink-faint">The file keeps the usual order, however the table was sorted.</p>
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onStart();
        }}
      >
        <Field label="File name">{(control) => <Input {...control} value={name} maxLength={120} onChange={(event) => onName(event.target.value)} trailing={<span className="pr-1 text-label">.{options.format}</span>} />}</Field>
        {size !== undefined && room !== undefined && size > room && (
          <Notice tone="caution" title="There may be too little room.">
            The browser has about {sizeText(room, locale)} left for files of this page.
          </Notice>
        )}
        {error !== null && (
          <p role="alert" className="text-negative">
            {error.message}
          </p>
        )}
        {noFiles === undefined ? (
          <Button type="submit" variant="primary" size="lg" busy={busy} disabled={data === undefined || data.total === 0 || refusal !== undefined} icon={<Download size={16} aria-hidden="true" />}>
            Start export
          </Button>
        ) : (
          <Notice tone="caution" title="Files cannot be written here.">
            {noFiles} <code className="block pt-2 font-mono text-label break-all">npm run export -- --out {name}.{options.format}</code>
          </Notice>
        )}
        {refusal !== undefined && <p className="text-label text-negative">{refusal}</p>}
        {data?.total === 0 && (
          <p className="text-label text-ink-soft">
            No company fits these filters. <ButtonLink size="sm" href={exploreHref(query)}>Change them</ButtonLink>
          </p>
        )}
      </form>
    </Card>
  );
}

/** What the browser has left for files of this origin, in bytes; undefined where it does not say. */
function useRoom(): number | undefined {
  return useQuery({
    queryKey: ["exports", "room"],
    queryFn: async () => {
      if (whyNoFiles() !== undefined) return null;
      const { quota, usage } = await navigator.storage.estimate();
      return quota === undefined || usage === undefined ? null : quota - usage;
    },
  }).data ?? undefined;
}

const noChange = (): (() => void) => () => undefined;
