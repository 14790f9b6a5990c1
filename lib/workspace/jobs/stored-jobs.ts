import { z } from "zod";
import { generateId } from "../../accounts/key-format";
import { ask, tell, type Steps } from "../../accounts/store/steps";
import { JOB_LIMITS, JOB_STATES, type Decision, type Job, type JobChange, type JobRow, type JobRows, type NewJob, type RowState } from "../../company/jobs";
import type { Maker } from "../../company/workspace";
import { ServiceError } from "../../errors";
import { checkRoom, keptOf, keptRow, notFound } from "../kept";
import { countRows, decideRow, insertRows, rowsFrom } from "./job-rows";

const DAY = 24 * 60 * 60 * 1000;

const jobRow = keptRow.extend({
  name: z.string(),
  columns: z.string(),
  domain_column: z.number(),
  state: z.enum(JOB_STATES),
  reason: z.string().nullable(),
  row_count: z.number(),
  changed_at: z.number(),
  expires_at: z.number(),
});
const SELECT = `SELECT ${Object.keys(jobRow.shape).join(", ")} FROM jobs`;
const columns = z.array(z.string());

function* jobOf(row: z.infer<typeof jobRow>): Steps<Job> {
  const { name, state, reason } = row;
  return {
    ...keptOf(row),
    ...{ name, state, reason },
    columns: columns.parse(JSON.parse(row.columns)),
    domainColumn: row.domain_column,
    rows: row.row_count,
    counts: yield* countRows(row.id),
    changedAt: row.changed_at,
    expiresAt: row.expires_at,
  };
}

export function* allJobs(): Steps<readonly Job[]> {
  const jobs: Job[] = [];
  for (const row of yield* ask(jobRow, `${SELECT} ORDER BY number DESC`)) jobs.push(yield* jobOf(row));
  return jobs;
}

/** @throws ServiceError `not_found`. */
export function* jobWith(id: string): Steps<Job> {
  const [row] = yield* ask(jobRow, `${SELECT} WHERE id = $1`, id);
  if (!row) throw notFound("jobs", id);
  return yield* jobOf(row);
}

/** @param days how long it is kept. */
export function* createJob({ name, columns: names, domainColumn }: NewJob, by: Maker, now: number, days: number): Steps<Job> {
  yield* checkRoom("jobs", JOB_LIMITS.jobs);
  const id = generateId("job_");
  yield* tell(
    "INSERT INTO jobs (id, name, columns, domain_column, state, row_count, made_by, maker_name, created_at, changed_at, expires_at) VALUES ($1, $2, $3, $4, 'receiving', 0, $5, $6, $7, $7, $8)",
    ...[id, name, JSON.stringify(names), domainColumn, by.id, by.name, now, now + days * DAY],
  );
  return yield* jobWith(id);
}

export function* addJobRows(id: string, { from, rows }: JobRows, now: number): Steps<Job> {
  const job = yield* jobWith(id);
  // Sent again, because the answer was lost.
  if (from < job.rows && from + rows.length <= job.rows) return job;
  if (job.state !== "receiving") throw new ServiceError("conflict", "The job has begun; its file cannot grow any more.");
  if (from !== job.rows) throw new ServiceError("conflict", `from: ${job.rows} rows are there; the next ones begin there, not at ${from}.`, { parameter: "from" });
  const total = from + rows.length;
  if (total > JOB_LIMITS.rows) throw new ServiceError("conflict", `The file would have ${total} rows; ${JOB_LIMITS.rows} are as many as there may be. Split it.`);
  yield* insertRows(id, from, rows, job.domainColumn);
  yield* tell("UPDATE jobs SET row_count = $2, changed_at = $3 WHERE id = $1", id, total, now);
  return yield* jobWith(id);
}

export function* changeJob(id: string, { state }: JobChange, now: number): Steps<Job> {
  const job = yield* jobWith(id);
  if (job.state === state) return job;
  if (job.state === "done" || job.state === "cancelled") throw new ServiceError("conflict", `The job has ended (${job.state}).`);
  if (job.rows === 0 && state === "running") throw new ServiceError("conflict", "The job has no rows yet; send them first.");
  if (job.state === "receiving" && state === "paused") throw new ServiceError("conflict", "The job has not begun.");
  yield* tell("UPDATE jobs SET state = $2, reason = NULL, changed_at = $3 WHERE id = $1", id, state, now);
  return yield* jobWith(id);
}

/** Stops a job that nobody has stopped meanwhile. @param reason why, unless it is done. */
export function* stopJob(id: string, state: "done" | "paused", reason: string | null, now: number): Steps<void> {
  yield* tell("UPDATE jobs SET state = $2, reason = $3, changed_at = $4 WHERE id = $1 AND state = 'running'", id, state, reason, now);
}

export function* pageOfRows(id: string, from: number, most: number, state?: RowState): Steps<{ readonly rows: readonly JobRow[]; readonly next: number | null }> {
  yield* jobWith(id);
  const rows = yield* rowsFrom(id, from, most + 1, state);
  return { rows: rows.slice(0, most), next: rows[most]?.row ?? null };
}

export function* decideRows(id: string, decisions: readonly Decision[], by: Maker, now: number): Steps<Job> {
  yield* jobWith(id);
  for (const each of decisions) yield* decideRow(id, each, by, now);
  return yield* jobWith(id);
}

/** Takes a job for one runner until a time, unless another one has it or it does not run any more. @returns whether it was had. */
export function* takeJob(id: string, runner: string, now: number, until: number): Steps<boolean> {
  const taken = yield* ask(z.object({ id: z.string() }), "UPDATE jobs SET runner = $2, runner_until = $4 WHERE id = $1 AND state = 'running' AND (runner = $2 OR runner_until < $3) RETURNING id", id, runner, now, until);
  return taken.length > 0;
}

/** Gives all its jobs back, for another runner to take at once. */
export function* releaseJobs(runner: string): Steps<void> {
  yield* tell("UPDATE jobs SET runner_until = 0 WHERE runner = $1", runner);
}

/** The jobs that are to be worked on and who made them, oldest first. */
export function* runningJobs(): Steps<readonly { readonly id: string; readonly by: Maker }[]> {
  const rows = yield* ask(keptRow.pick({ id: true, made_by: true, maker_name: true }), "SELECT id, made_by, maker_name FROM jobs WHERE state = 'running' ORDER BY number");
  return rows.map(({ id, made_by, maker_name }) => ({ id, by: { id: made_by, name: maker_name } }));
}

/** Deletes what is older than it may be, files and results. @returns how many jobs. */
export function* removeExpired(now: number): Steps<number> {
  return (yield* ask(z.object({ id: z.string() }), "DELETE FROM jobs WHERE expires_at < $1 RETURNING id", now)).length;
}
