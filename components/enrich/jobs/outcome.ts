import type { JobRow } from "../../../lib/company/jobs";

/** What stands for a row in the end, after everything that somebody decided. */
export interface Outcome {
  readonly status: "sure" | "accepted" | "rejected" | "to review" | "none" | "failed" | "waiting";
  /** The company's ID, where there is one. */
  readonly company: string | undefined;
  /** 0 to 1, of that company. */
  readonly score: number | undefined;
  /** Why: what speaks for the company and what against it, or what failed. */
  readonly note: string;
}

const UNDECIDED = { review: "to review", none: "none", failed: "failed", waiting: "waiting" } as const;

/** A company counts when it is sure or somebody accepted it, and nobody rejected it. */
export function outcomeOf({ state, matches, failure, decision }: JobRow): Outcome {
  const chosen = decision === null ? (state === "match" ? matches[0]?.id : undefined) : (decision.company ?? undefined);
  const match = matches.find(({ id }) => id === chosen);
  const note = failure !== null ? `${failure.code}: ${failure.message}` : (match?.reasons.map(({ text, agrees }) => (agrees ? text : `Against it: ${text}`)).join(" ") ?? "");
  const status = decision !== null ? (decision.company === null ? "rejected" : "accepted") : state === "match" ? "sure" : UNDECIDED[state];
  return { status, company: chosen, score: match?.score, note };
}
