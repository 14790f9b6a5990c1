import { z } from "zod";
import type { Retention } from "../accounts";
import { dayOf } from "../calendar";
import { ask, tell, type Steps } from "./steps";

/** Rows that one step looks at in each table: it holds the store up for a few milliseconds. */
const STEP = 500;
const DAY = 24 * 60 * 60 * 1000;

const counted = z.object({ old: z.number() });

/**
 * Removes some of what is kept long enough, the oldest first.
 * @returns whether there may be more of it.
 */
export function* removeOld({ auditDays, usageDays }: Retention, now: number): Steps<boolean> {
  const before = now - auditDays * DAY;
  // Entries are in the order of their time: the first ones tell whether any is old.
  const oldest = `SELECT number FROM (SELECT number, at FROM audit ORDER BY number LIMIT ${STEP}) AS first WHERE at < $1`;
  const [audit] = yield* ask(counted, `SELECT count(*) AS old FROM (${oldest}) AS found`, before);
  if (audit && audit.old > 0) yield* tell(`DELETE FROM audit WHERE number IN (${oldest})`, before);
  const lastDay = dayOf(now - usageDays * DAY);
  const [usage] = yield* ask(counted, `SELECT count(*) AS old FROM (SELECT day FROM usage WHERE day < $1 ORDER BY day LIMIT ${STEP}) AS found`, lastDay);
  if (usage && usage.old > 0) {
    yield* tell(`DELETE FROM usage WHERE (key_id, day, endpoint) IN (SELECT key_id, day, endpoint FROM usage WHERE day < $1 ORDER BY day LIMIT ${STEP})`, lastDay);
  }
  return [audit, usage].some((found) => found?.old === STEP);
}
