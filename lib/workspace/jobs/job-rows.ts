import { z } from "zod";
import { ask, tell, type Steps } from "../../accounts/store/steps";
import { domainMatchSchema, failureSchema, ROW_STATES, type Decision, type DomainResult, type JobRow, type RowState } from "../../company/jobs";
import type { Maker } from "../../company/workspace";
import { ServiceError } from "../../errors";

/** So many rows are written in one statement. */
const TOGETHER = 100;
const COLUMNS = 6;

const storedRow = z.object({ row_number: z.number(), cells: z.string(), state: z.enum(ROW_STATES), matches: z.string().nullable(), failure: z.string().nullable(), decision: z.string().nullable() });
const SELECT = `SELECT ${Object.keys(storedRow.shape).join(", ")} FROM job_rows`;

const cells = z.array(z.string());
const matches = z.array(domainMatchSchema);
const decision = z.object({ company: z.string().nullable(), by: z.object({ id: z.string(), name: z.string() }), at: z.number() });

const EMPTY_CELL = JSON.stringify({ code: "empty_cell", message: "The row has no domain." } satisfies z.infer<typeof failureSchema>);

function rowOf(row: z.infer<typeof storedRow>): JobRow {
  return {
    row: row.row_number,
    cells: cells.parse(JSON.parse(row.cells)),
    state: row.state,
    matches: row.matches === null ? [] : matches.parse(JSON.parse(row.matches)),
    failure: row.failure === null ? null : failureSchema.parse(JSON.parse(row.failure)),
    decision: row.decision === null ? null : decision.parse(JSON.parse(row.decision)),
  };
}

/** Writes rows of a file down; one without a domain has failed already. */
export function* insertRows(job: string, from: number, rows: readonly (readonly string[])[], domainColumn: number): Steps<void> {
  for (let first = 0; first < rows.length; first += TOGETHER) {
    const some = rows.slice(first, first + TOGETHER);
    const places = some.map((_, i) => `(${Array.from({ length: COLUMNS }, (_each, column) => `$${i * COLUMNS + column + 1}`).join(", ")})`);
    const values = some.flatMap((row, i) => {
      const domain = (row[domainColumn] ?? "").trim();
      return [job, from + first + i, JSON.stringify(row), domain, ...(domain === "" ? ["failed", EMPTY_CELL] : ["waiting", null])];
    });
    yield* tell(`INSERT INTO job_rows (job_id, row_number, cells, domain, state, failure) VALUES ${places.join(", ")}`, ...values);
  }
}

/** How many rows of each job are in each state. */
export function* countRows(job: string): Steps<Readonly<Record<RowState, number>>> {
  const counted = yield* ask(z.object({ state: z.enum(ROW_STATES), count: z.number() }), "SELECT state, COUNT(*) AS count FROM job_rows WHERE job_id = $1 GROUP BY state", job);
  const counts = { waiting: 0, match: 0, review: 0, none: 0, failed: 0 };
  for (const { state, count } of counted) counts[state] = count;
  return counts;
}

export function* rowsFrom(job: string, from: number, most: number, state?: RowState): Steps<readonly JobRow[]> {
  if (state === undefined) return (yield* ask(storedRow, `${SELECT} WHERE job_id = $1 AND row_number >= $2 ORDER BY row_number LIMIT $3`, job, from, most)).map(rowOf);
  return (yield* ask(storedRow, `${SELECT} WHERE job_id = $1 AND state = $4 AND row_number >= $2 ORDER BY row_number LIMIT $3`, job, from, most, state)).map(rowOf);
}

/** The next domains to look up, each once. */
export function* waitingDomains(job: string, most: number): Steps<readonly string[]> {
  const rows = yield* ask(z.object({ domain: z.string() }), "SELECT domain FROM job_rows WHERE job_id = $1 AND state = 'waiting' ORDER BY row_number LIMIT $2", job, most);
  return [...new Set(rows.map(({ domain }) => domain))];
}

/** Writes down what came of a domain, for every row of the job that has it. */
export function* finishDomain(job: string, domain: string, answer: DomainResult): Steps<void> {
  const [state, found, failure] = "failure" in answer ? ["failed", null, JSON.stringify(answer.failure)] : [answer.verdict, JSON.stringify(answer.matches), null];
  yield* tell("UPDATE job_rows SET state = $3, matches = $4, failure = $5 WHERE job_id = $1 AND domain = $2 AND state = 'waiting'", job, domain, state, found, failure);
}

/** @throws ServiceError `conflict` for a row that is not there or not looked up yet. */
export function* decideRow(job: string, made: Decision, by: Maker, now: number): Steps<void> {
  const [row] = yield* ask(z.object({ state: z.enum(ROW_STATES) }), "SELECT state FROM job_rows WHERE job_id = $1 AND row_number = $2", job, made.row);
  if (row === undefined || row.state === "waiting") throw new ServiceError("conflict", `Row ${made.row} ${row === undefined ? "is not there" : "is not looked up yet"}.`);
  const kept: JobRow["decision"] = made.decision === "undo" ? null : { company: made.decision === "accept" ? made.company : null, by, at: now };
  yield* tell("UPDATE job_rows SET decision = $3 WHERE job_id = $1 AND row_number = $2", job, made.row, kept && JSON.stringify(kept));
}
