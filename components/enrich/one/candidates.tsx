"use client";

import { Check } from "lucide-react";
import type { ResolvedCandidate } from "../../../lib/company/resolution";
import type { Candidate, ExplainedCandidate } from "../../../lib/company/website";
import { AcceptMenu } from "../accept-menu";
import { CompanyMatch } from "../company-match";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { CountryFlag } from "../../ui/country-flag";
import { Skeleton } from "../../ui/skeleton";
import { shownMatch } from "./website-data";

/** Where a candidate was found, as a person would say it. */
const SOURCES: Readonly<Record<Candidate["source"], string>> = { jsonld: "Structured data", identifier: "Official number", copyright: "Copyright line", "legal-suffix": "Legal name", og: "Site name" };

/** Places of the page that are quoted for one company. */
const QUOTES = 3;

interface CandidatesProps {
  /** The most trusted first. */
  readonly candidates: readonly ExplainedCandidate[];
  /** The same with their matches; undefined while they are looked for. */
  readonly resolved: readonly ResolvedCandidate[] | undefined;
  /** They will not come. */
  readonly failed: boolean;
}

/** The companies that the page names, with its words, what was checked, and what the registers have of each. */
export function Candidates({ candidates, resolved, failed }: CandidatesProps) {
  return (
    <section aria-label="Companies that the page names" className="rounded-card bg-panel shadow-card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-4 sm:px-5">
        <h2 className="font-semibold">Named on the page</h2>
        <p className="text-label text-ink-faint">Most trusted first</p>
      </div>
      <ol>
        {candidates.map((candidate) => (
          <li key={keyOf(candidate)} className="border-b border-line-soft px-4 py-4 last:border-b-0 sm:px-5">
            <Named candidate={candidate} />
            {!failed && <Matches candidate={candidate} resolved={resolved} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function keyOf({ source, name, nationalId }: Candidate): string {
  return `${source} ${nationalId ?? ""} ${name ?? ""}`;
}

function Named({ candidate: { source, name, nationalId, countryHint, city, explanations } }: { readonly candidate: ExplainedCandidate }) {
  const checks = [...new Set(explanations.flatMap((explanation) => explanation.checks))];
  const quotes = [...new Set(explanations.map((explanation) => explanation.words))].slice(0, QUOTES);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {countryHint !== undefined && <CountryFlag code={countryHint} />}
        <h3 className="font-medium break-words">{name ?? nationalId}</h3>
        {name !== undefined && nationalId !== undefined && <span className="font-mono text-label text-ink-soft">{nationalId}</span>}
        {city !== undefined && <span className="text-label text-ink-soft">{city}</span>}
        <span className="ml-auto">
          <Badge>{SOURCES[source]}</Badge>
        </span>
      </div>
      {quotes.map((words) => (
        <blockquote key={words} className="mt-1.5 border-l-2 border-line pl-2.5 text-label break-words text-ink-soft">
          {words}
        </blockquote>
      ))}
      {checks.length > 0 && (
        <ul aria-label="Checked" className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-label text-ink-soft">
          {checks.map((check) => (
            <li key={check} className="flex items-start gap-1.5">
              <Check size={13} aria-hidden="true" className="mt-0.5 shrink-0 text-positive" />
              {check}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Matches({ candidate, resolved }: { readonly candidate: ExplainedCandidate; readonly resolved: readonly ResolvedCandidate[] | undefined }) {
  if (resolved === undefined) return <Skeleton className="mt-3 h-16 w-full" />;
  const matches = resolved.find((each) => keyOf(each) === keyOf(candidate))?.matches ?? [];
  if (matches.length === 0) return <p className="mt-3 text-label text-ink-faint">Nothing in the registers comes near.</p>;
  return (
    <ul aria-label="In the registers" className="mt-3 grid gap-2">
      {matches.map(shownMatch).map((match) => (
        <li key={match.id} className="rounded-control border border-line p-3">
          <CompanyMatch
            match={match}
            actions={
              <AcceptMenu
                company={match}
                trigger={
                  <Button size="sm" aria-label={`Accept ${match.name}`}>
                    Accept
                  </Button>
                }
              />
            }
          />
        </li>
      ))}
    </ul>
  );
}
