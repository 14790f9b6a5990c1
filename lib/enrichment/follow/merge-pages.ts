import { type Candidate, CANDIDATE_SOURCES, type ExplainedCandidate, MAX_CANDIDATES } from "../../company/website";
import { fullerName, isOneName, isSameNumber } from "../same-company";

type Found = Candidate | ExplainedCandidate;

interface Ranked {
  candidate: Found;
  rank: number;
}

/**
 * The candidates of two pages of one site as those of one page: each company once, of the more trusted source, its missing parts filled in; the most
 * trusted first, and of equals those of the followed page, where operators say who they are.
 */
export function mergePages(first: readonly Found[], followed: readonly Found[]): readonly Found[] {
  const merged = ranked(followed);
  for (const item of ranked(first)) {
    const same = merged.find(({ candidate }) => isSameCompany(candidate, item.candidate));
    if (same === undefined) merged.push(item);
    else {
      same.candidate = item.rank < same.rank ? joined(item.candidate, same.candidate) : joined(same.candidate, item.candidate);
      same.rank = Math.min(same.rank, item.rank);
    }
  }
  return merged.toSorted((a, b) => a.rank - b.rank).map(({ candidate }) => candidate).slice(0, MAX_CANDIDATES);
}

/** A candidate that stands behind less trusted ones was put there because something speaks against it: it stays behind them. */
function ranked(candidates: readonly Found[]): Ranked[] {
  let before = 0;
  return candidates.map((candidate) => {
    const trust = CANDIDATE_SOURCES.indexOf(candidate.source);
    if (trust < before) return { candidate, rank: trust + CANDIDATE_SOURCES.length };
    before = trust;
    return { candidate, rank: trust };
  });
}

function isSameCompany(one: Candidate, other: Candidate): boolean {
  if (one.nationalId !== undefined && other.nationalId !== undefined) return isSameNumber(one.nationalId, other.nationalId);
  return one.name !== undefined && other.name !== undefined && isOneName(one.name, other.name);
}

function joined(one: Found, other: Found): Found {
  const name = fullerName(one.name, other.name);
  return {
    ...other,
    ...one,
    ...(name !== undefined && { name }),
    ...("explanations" in one && "explanations" in other && { explanations: [...one.explanations, ...other.explanations] }),
  };
}
