"use client";

import { useCallback, useRef, useState } from "react";
import type { Decision, JobRow } from "../../../lib/company/jobs";
import { tellFailure } from "../../shell/use-change";
import { jobs } from "./jobs-data";

export interface Decisions {
  /** A row with what was decided here, whether the service has heard of it yet or not. */
  readonly of: (row: JobRow) => JobRow;
  readonly decide: (row: JobRow, company: string | null | undefined) => void;
  /** Takes the latest decision back. @returns its row's number; undefined when there is none. */
  readonly undo: () => number | undefined;
}

/**
 * Decisions show at once and are sent one after the other, so that walking on never waits. One that the service refuses is taken back, and said.
 */
export function useDecisions(job: string): Decisions {
  const [made, setMade] = useState<ReadonlyMap<number, JobRow["decision"]>>(new Map());
  const history = useRef<{ readonly row: JobRow; readonly before: JobRow["decision"] }[]>([]);
  const sending = useRef<Promise<void>>(Promise.resolve());
  const note = useCallback((row: number, decision: JobRow["decision"]) => setMade((before) => new Map(before).set(row, decision)), []);
  const send = useCallback(
    (row: JobRow, decision: JobRow["decision"], before: JobRow["decision"]) => {
      function sendNow(): void {
        note(row.row, decision);
        sending.current = sending.current
          .then(() => jobs.decide(job, [wireOf(row.row, decision)]))
          .then(
            () => undefined,
            (error: unknown) => {
              note(row.row, before);
              tellFailure(`Row ${row.row + 1} was not decided`, error, sendNow);
            },
          );
      }
      sendNow();
    },
    [job, note],
  );
  return {
    of: (row) => (made.has(row.row) ? { ...row, decision: made.get(row.row) ?? null } : row),
    decide(row, company) {
      history.current.push({ row, before: row.decision });
      send(row, company === undefined ? null : { company, by: { id: "", name: "you" }, at: Date.now() }, row.decision);
    },
    undo() {
      const latest = history.current.pop();
      if (latest === undefined) return undefined;
      send(latest.row, latest.before, made.get(latest.row.row) ?? null);
      return latest.row.row;
    },
  };
}

function wireOf(row: number, decision: JobRow["decision"]): Decision {
  if (decision === null) return { row, decision: "undo" };
  return decision.company === null ? { row, decision: "reject" } : { row, decision: "accept", company: decision.company };
}
