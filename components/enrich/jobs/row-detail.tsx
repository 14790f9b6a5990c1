"use client";

import { Undo2 } from "lucide-react";
import Link from "next/link";
import type { DomainMatch, Job, JobRow } from "../../../lib/company/jobs";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import { Kbd } from "../../ui/kbd";
import { useWriters } from "../../ui/numbers";
import { CompanyMatch, type ShownMatch } from "../company-match";
import { siteProblem } from "../site-problem";

interface RowActions {
  readonly pick: (index: number) => void;
  readonly accept: (index: number) => void;
  readonly reject: () => void;
  readonly undo: () => void;
}

interface RowDetailProps {
  readonly job: Job;
  readonly row: JobRow;
  /** The index of the match that Accept takes. */
  readonly picked: number;
  readonly actions: RowActions;
}

/** Cells of the file that are shown beside the website. */
const CELLS = 8;

/** One row: what the file has, the companies that it may be, and what was decided. */
export function RowDetail({ job, row, picked, actions }: RowDetailProps) {
  const { count } = useWriters();
  const website = row.cells[job.domainColumn]?.trim() ?? "";
  const cells = job.columns.map((name, at) => ({ name, cell: row.cells[at]?.trim() ?? "", at })).filter(({ cell, at }) => at !== job.domainColumn && cell !== "");
  return (
    <section aria-label={`Row ${row.row + 1}`} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 text-lead font-semibold break-words">{website || "No website"}</h3>
        <span className="text-label text-ink-faint">
          Row {count(row.row + 1)}
          {website !== "" && row.failure?.code !== "invalid_url" && (
            <>
              {" · "}
              <Link prefetch={false} href={`/enrich?${new URLSearchParams({ url: website }).toString()}`} className="text-accent-ink hover:underline">
                What its page says
              </Link>
            </>
          )}
        </span>
      </div>
      {cells.length > 0 && (
        <dl className="mt-1.5 flex flex-wrap gap-x-5 gap-y-0.5 text-label">
          {cells.slice(0, CELLS).map(({ name, cell, at }) => (
            <div key={at} className="flex min-w-0 gap-1.5">
              <dt className="text-ink-faint">{name.trim() || `Column ${at + 1}`}</dt>
              <dd className="max-w-72 truncate" title={cell}>
                {cell}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {row.failure !== null && <Failure failure={row.failure} />}
      {row.failure === null && row.matches.length === 0 && <p className="mt-4 text-ink-soft">No company of the registers loaded here comes near what the site says.</p>}
      {row.matches.length > 0 && <Choice row={row} picked={picked} actions={actions} />}
    </section>
  );
}

function Failure({ failure: { code, message } }: { readonly failure: NonNullable<JobRow["failure"]> }) {
  const problem = siteProblem(code);
  return (
    <div className="mt-4">
      <p className="font-medium">{problem?.title ?? "It could not be looked up"}</p>
      {problem !== undefined && <p className="text-ink-soft">{problem.advice}</p>}
      <p className="mt-2 text-label break-words text-ink-faint">
        <code className="font-mono">{code}</code> {message}
      </p>
    </div>
  );
}

function Choice({ row, picked, actions }: Omit<RowDetailProps, "job">) {
  const { decision, matches, state } = row;
  const sure = state === "match" && decision === null;
  return (
    <>
      <ul aria-label="Possible companies" className="mt-3 grid gap-2">
        {matches.map((match, index) => (
          <li key={match.id} data-picked={index === picked} onClick={() => actions.pick(index)} className={cx("rounded-control border p-3", index === picked ? "border-accent" : "border-line", decision?.company === match.id && "bg-positive-soft")}>
            <CompanyMatch
              match={shown(match)}
              mark={<Kbd>{index + 1}</Kbd>}
              actions={
                <Button size="sm" aria-label={`Accept ${match.name}`} onClick={() => actions.accept(index)}>
                  Accept
                </Button>
              }
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button onClick={actions.reject}>None of them</Button>
        <Button variant="ghost" icon={<Undo2 size={14} aria-hidden="true" />} onClick={actions.undo}>
          Undo
        </Button>
        <span role="status" className="ml-auto">
          {sure && <Badge tone="positive">Sure</Badge>}
          {decision !== null && <Badge tone={decision.company === null ? "negative" : "positive"}>{`${decision.company === null ? "None of them" : "Accepted"}, by ${decision.by.name}`}</Badge>}
        </span>
      </div>
    </>
  );
}

function shown({ id, name, countryCode, city, score, reasons }: DomainMatch): ShownMatch {
  return { id, name, countryCode: countryCode ?? "", facts: city === undefined ? [] : [city], score, reasons };
}
