import { Check, X } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { CountryFlag } from "../ui/country-flag";
import { Score } from "./score";

export interface ShownMatch {
  readonly id: string;
  readonly name: string;
  readonly countryCode: string;
  /** Town, number, website: what tells it from others. */
  readonly facts: readonly string[];
  readonly score: number;
  /** What speaks for it (`agrees`) and against it. */
  readonly reasons: readonly { readonly text: string; readonly agrees: boolean }[];
}

interface CompanyMatchProps {
  readonly match: ShownMatch;
  /** What can be done with it, beside the score. */
  readonly actions?: ReactNode;
  /** Before the name: the key that picks it. */
  readonly mark?: ReactNode;
}

/** A company of the register that may be the one, with what speaks for and against it. */
export function CompanyMatch({ match, actions, mark }: CompanyMatchProps) {
  const { id, name, countryCode, facts, score, reasons } = match;
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          <p className="flex items-center gap-2">
            {mark}
            <Link prefetch={false} href={`/companies/${encodeURIComponent(id)}`} className="min-w-0 font-medium break-words hover:text-accent-ink hover:underline">
              {name}
            </Link>
          </p>
          <p className="mt-0.5 flex items-start gap-1.5 text-label text-ink-soft">
            <CountryFlag code={countryCode} />
            <span className="min-w-0 break-words">{facts.join(" · ")}</span>
          </p>
        </div>
        <div className="flex items-center gap-3">
          <Score value={score} />
          {actions}
        </div>
      </div>
      {reasons.length > 0 && (
        <ul aria-label="Reasons" className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-label">
          {reasons.map(({ text, agrees }) => (
            <li key={text} className="flex items-start gap-1.5 text-ink-soft">
              <Sign agrees={agrees} />
              <span className="break-words">
                {!agrees && <span className="sr-only">Against it: </span>}
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Sign({ agrees }: { readonly agrees: boolean }) {
  return agrees ? <Check size={13} aria-hidden="true" className="mt-0.5 shrink-0 text-positive" /> : <X size={13} aria-hidden="true" className="mt-0.5 shrink-0 text-negative" />;
}
