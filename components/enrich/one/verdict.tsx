"use client";

import { BadgeCheck, Building2, CircleHelp, SearchX } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { CompaniesOfPage, PageAnswer } from "../../../lib/client/website";
import { AcceptMenu } from "../accept-menu";
import { Button, ButtonLink } from "../../ui/button";
import { Skeleton } from "../../ui/skeleton";
import { shownMatch } from "./website-data";

interface VerdictProps {
  readonly page: PageAnswer;
  /** Undefined while it is looked for. */
  readonly resolution: CompaniesOfPage | undefined;
  readonly onLookUp: (url: string) => void;
}

/** The answer in a sentence, and what to do with it. */
export function Verdict({ page, resolution, onLookUp }: VerdictProps) {
  const further = page.links.find(({ sameSite, kind, url }) => sameSite && kind !== "about" && url !== page.finalUrl);
  const elsewhere = further && (
    <Button onClick={() => onLookUp(further.url)}>
      Look on its {further.kind === "legal" ? "legal notice" : `${further.kind} page`}
    </Button>
  );
  if (page.candidates.length === 0) {
    return (
      <Said icon={<SearchX size={18} />} tone="bg-hover text-ink-soft" title="The page names no company" actions={elsewhere}>
        {page.statusCode >= 400 ? `The site answered with ${page.statusCode}: it may be down, or turn programs away.` : further ? "Sites often name their company elsewhere." : "No number, no copyright line, no legal name stands on it."}
      </Said>
    );
  }
  if (resolution === undefined) return <Skeleton className="h-24 w-full" />;
  const matches = resolution.candidates.flatMap((candidate) => candidate.matches);
  const sure = matches.find(({ company }) => company["ID"] === resolution.company?.["ID"]);
  if (resolution.verdict === "match" && sure !== undefined) {
    const company = shownMatch(sure);
    return (
      <Said
        icon={<BadgeCheck size={18} />}
        tone="bg-positive-soft text-positive"
        title={company.name}
        actions={
          <>
            <AcceptMenu company={company} trigger={<Button variant="primary">Accept</Button>} />
            <ButtonLink href={`/companies/${encodeURIComponent(company.id)}`} icon={<Building2 size={15} aria-hidden="true" />}>
              Open company
            </ButtonLink>
          </>
        }
      >
        This is surely the company behind the site.
      </Said>
    );
  }
  const name = page.candidates.find((candidate) => candidate.name !== undefined)?.name;
  if (matches.length > 0) {
    return (
      <Said icon={<CircleHelp size={18} />} tone="bg-caution-soft text-caution" title="Have a look" actions={elsewhere}>
        Companies below may be the one, but it is not sure. Accept the right one, if it is there.
      </Said>
    );
  }
  return (
    <Said icon={<SearchX size={18} />} tone="bg-hover text-ink-soft" title="Not among the companies loaded here" actions={elsewhere}>
      The page names {name ?? "a company"}, and nothing in the registers comes near.{" "}
      {name !== undefined && (
        <Link prefetch={false} href={`/?${new URLSearchParams({ search: name }).toString()}`} className="font-medium text-accent-ink hover:underline">
          Search for the name
        </Link>
      )}
    </Said>
  );
}

interface SaidProps {
  readonly icon: ReactNode;
  readonly tone: string;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

function Said({ icon, tone, title, children, actions }: SaidProps) {
  return (
    <section aria-label="Verdict" className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-panel p-4 shadow-card sm:p-5">
      <span aria-hidden="true" className={`inline-flex size-10 shrink-0 items-center justify-center rounded-card ${tone}`}>
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="text-lead font-semibold break-words">{title}</h2>
        <p className="text-ink-soft">{children}</p>
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}
