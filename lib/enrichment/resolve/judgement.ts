import { MAX_MATCHES, type MatchReason, type ReasonKind } from "../../company/resolution";
import type { Candidate } from "../../company/website";
import type { KnownCompany } from "./known-company";
import type { Questions } from "./questions";
import { reasonsFor, scoreOf, WEIGHTS } from "./reasons";
import type { Site } from "./site";

/** A company that a candidate may be. */
export interface Judgement {
  readonly company: KnownCompany;
  readonly reasons: readonly MatchReason[];
  readonly score: number;
  /** Whether so many companies of the name were found that not all were looked at. */
  readonly crowded: boolean;
}

export interface JudgedCandidate {
  readonly candidate: Candidate;
  /** Best first. */
  readonly judgements: readonly Judgement[];
}

/** Below it a company is not worth telling. */
export const LEAST_SCORE = 0.5;

/**
 * The companies that a candidate may be, best first; at most `MAX_MATCHES`, those of `LEAST_SCORE` at least. By number first; by name where the number
 * finds nothing. A branch is one only where its headquarters is not found too.
 * @param ofSite the companies whose website or e-mail address is the site's.
 */
export async function judge(candidate: Candidate, ofSite: readonly KnownCompany[], site: Site, questions: Questions): Promise<JudgedCandidate> {
  const numbered = await questions.byNumber(candidate);
  const named = numbered.companies.length > 0 ? undefined : await questions.byName(candidate);
  const byNumber = new Set(numbered.companies.map(({ id }) => id));
  const companies = new Map([...numbered.companies, ...ofSite, ...(named?.companies ?? [])].map((company) => [company.id, company]));
  const judgements = [...companies.values()]
    .filter(({ isBranch, headquartersId }) => !isBranch || headquartersId === undefined || !companies.has(headquartersId))
    .map((company): Judgement => {
      const reasons = reasonsFor(candidate, company, site, byNumber.has(company.id));
      return { company, reasons, score: scoreOf(reasons), crowded: named?.more === true };
    })
    .filter(({ score }) => score >= LEAST_SCORE)
    .toSorted((a, b) => b.score - a.score || Number(a.company.isBranch) - Number(b.company.isBranch));
  return { candidate, judgements: judgements.slice(0, MAX_MATCHES) };
}

/** Whether page and company agree in a fact; a name that is only alike does not. */
export function agreesIn(kind: ReasonKind, { reasons }: Judgement): boolean {
  return reasons.some((reason) => reason.kind === kind && reason.agrees && (kind !== "name" || reason.weight === WEIGHTS.name.agrees));
}

/** Whether page and company speak against each other in a fact. */
export function differsIn(kind: ReasonKind, { reasons }: Judgement): boolean {
  return reasons.some((reason) => reason.kind === kind && !reason.agrees);
}
