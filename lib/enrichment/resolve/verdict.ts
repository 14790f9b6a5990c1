import type { Verdict } from "../../company/resolution";
import { areAlike, fitsLabel } from "../operator/agreement";
import { agreesIn, differsIn, type JudgedCandidate, type Judgement } from "./judgement";
import type { Site } from "./site";

/** A company this near to the best one leaves it open which of them is meant. */
const MARGIN = 0.05;

interface Option extends Judgement {
  readonly of: JudgedCandidate;
}

/**
 * Whether the page belongs to one of the companies, surely. It does when
 * - the number is the company's, and neither name nor country speaks against it (without a known country, the name or the site speaks for it), or name and
 *   country are, together with website, e-mail domain or city, and neither number nor website speaks against it;
 * - the candidate stands for the page: the company's site or a name that goes with the domain says so, or it comes first and no other name does;
 * - and no other company comes near: for a number, no other one found by number; for a city, no namesake there, or nobody knows where.
 * @returns the judgement of a `match`.
 */
export function verdictOf(candidates: readonly JudgedCandidate[], site: Site): { readonly verdict: Verdict; readonly best?: Judgement } {
  const options = candidates.flatMap((of) => of.judgements.map((judgement): Option => ({ ...judgement, of }))).toSorted((a, b) => b.score - a.score);
  if (options.length === 0) return { verdict: "none" };
  const best = options.find(isByNumber) ?? options.find(isByFacts);
  if (best === undefined || !standsForPage(best, candidates, site) || options.some((option) => isRival(option, best))) return { verdict: "review" };
  return { verdict: "match", best };
}

function isByNumber(option: Option): boolean {
  if (!agreesIn("number", option) || differsIn("name", option) || differsIn("country", option)) return false;
  return agreesIn("country", option) || agreesIn("name", option) || isBySite(option);
}

function isByFacts(option: Option): boolean {
  if (!agreesIn("name", option) || !agreesIn("country", option) || differsIn("number", option) || differsIn("website", option)) return false;
  return isBySite(option) || (agreesIn("city", option) && !option.crowded);
}

function isBySite(option: Option): boolean {
  return agreesIn("website", option) || agreesIn("emailDomain", option);
}

/** Agencies, hosts and group companies stand on pages too, sometimes before the one whose page it is. */
function standsForPage(option: Option, candidates: readonly JudgedCandidate[], { host }: Site): boolean {
  const fits = (name: string | undefined): boolean => name !== undefined && fitsLabel(name, host.label);
  const own = [option.of.candidate.name, ...option.company.names];
  if (isBySite(option) || own.some(fits)) return true;
  const others = candidates.map(({ candidate }) => candidate.name).filter((name) => name !== undefined && !own.some((known) => known !== undefined && areAlike(name, known)));
  return option.of === candidates[0] && !others.some(fits);
}

function isRival(other: Option, best: Option): boolean {
  if (isSameCompany(other, best)) return false;
  // Where the city alone tells namesakes apart, it has to.
  if (!isByNumber(best) && !isBySite(best) && agreesIn("name", other) && !differsIn("city", other)) return true;
  return other.score >= best.score - MARGIN && (!isByNumber(best) || isByNumber(other));
}

/** Also a company and its branch. */
function isSameCompany({ company: a }: Option, { company: b }: Option): boolean {
  return a.id === b.id || (a.isBranch && a.headquartersId === b.id) || (b.isBranch && b.headquartersId === a.id);
}
