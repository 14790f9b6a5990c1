import { z } from "zod";
import { generateId } from "../accounts/key-format";
import { ask, tell, type Steps } from "../accounts/store/steps";
import { EXPORT_STATES, newExportSchema, WORKSPACE_LIMITS, type Delivered, type ExportChange, type ExportRecord, type IdPage, type Maker, type NewExport, type Remover } from "../company/workspace";
import { ServiceError } from "../errors";
import { appendIds, dropIds, readIds } from "./company-ids";
import { checkMaker, checkRoom, keptOf, keptRow, notFound, removeKept } from "./kept";
import { listWith } from "./lists";

const TABLE = "exports";
const { columns, format, leavesOut } = newExportSchema.shape;

const exportRow = keptRow.extend({
  query: z.string(),
  columns: z.string(),
  format,
  generation: z.string(),
  leaves_out: z.string(),
  announced: z.number(),
  delivered: z.number(),
  skipped: z.number(),
  state: z.enum(EXPORT_STATES),
  reason: z.string().nullable(),
  changed_at: z.number(),
});
const SELECT = `SELECT ${Object.keys(exportRow.shape).join(", ")} FROM ${TABLE}`;

function exportOf(row: z.infer<typeof exportRow>): ExportRecord {
  const { query, generation, announced, delivered, skipped, state, reason } = row;
  return {
    ...keptOf(row),
    ...{ query, generation, announced, delivered, skipped, state, reason },
    columns: columns.parse(JSON.parse(row.columns)),
    format: row.format,
    leavesOut: leavesOut.parse(JSON.parse(row.leaves_out)),
    changedAt: row.changed_at,
  };
}

export function* latestExports(most: number): Steps<readonly ExportRecord[]> {
  return (yield* ask(exportRow, `${SELECT} ORDER BY number DESC LIMIT $1`, most)).map(exportOf);
}

/** @throws ServiceError `not_found`. */
export function* exportWith(id: string): Steps<ExportRecord> {
  const [row] = yield* ask(exportRow, `${SELECT} WHERE id = $1`, id);
  if (!row) throw notFound(TABLE, id);
  return exportOf(row);
}

export function* createExport(record: NewExport, by: Maker, now: number): Steps<ExportRecord> {
  yield* checkRoom(TABLE, WORKSPACE_LIMITS.exports);
  for (const id of record.leavesOut.exports) yield* exportWith(id);
  for (const id of record.leavesOut.lists) yield* listWith(id);
  const id = generateId("exp_");
  yield* tell(
    `INSERT INTO ${TABLE} (id, query, columns, format, generation, leaves_out, announced, delivered, skipped, state, made_by, maker_name, created_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0, 'running', $8, $9, $10, $10)`,
    ...[id, record.query, JSON.stringify(record.columns), record.format, record.generation, JSON.stringify(record.leavesOut), record.announced, by.id, by.name, now],
  );
  return yield* exportWith(id);
}

export function* changeExport(id: string, { state, reason }: ExportChange, by: Pick<Maker, "id">, now: number): Steps<ExportRecord> {
  const before = yield* exportWith(id);
  checkMaker(TABLE, before.madeBy, by);
  if (state === before.state) return before;
  checkGoesOn(before);
  const { announced, delivered, skipped } = before;
  if (state === "done" && delivered + skipped !== announced) {
    throw new ServiceError("conflict", `The export was announced with ${announced} companies; ${delivered} were delivered and ${skipped} left out, which is not all of them. Deliver the rest, or end it as failed.`);
  }
  yield* tell(`UPDATE ${TABLE} SET state = $2, reason = $3, changed_at = $4 WHERE id = $1`, id, state, reason ?? null, now);
  return yield* exportWith(id);
}

export function* noteDelivered(id: string, { from, skipped, ids }: Delivered, by: Pick<Maker, "id">, now: number): Steps<ExportRecord> {
  const before = yield* exportWith(id);
  checkMaker(TABLE, before.madeBy, by);
  // Sent again, because the answer was lost.
  if (from < before.delivered && from + ids.length <= before.delivered) return before;
  checkGoesOn(before);
  if (from !== before.delivered) throw new ServiceError("conflict", `from: ${before.delivered} companies are noted as delivered; the next batch begins there, not at ${from}.`, { parameter: "from" });
  yield* appendIds(id, from, ids);
  yield* tell(`UPDATE ${TABLE} SET delivered = $2, skipped = $3, changed_at = $4 WHERE id = $1`, id, from + ids.length, Math.max(skipped, before.skipped), now);
  return yield* exportWith(id);
}

function checkGoesOn({ state }: ExportRecord): void {
  if (state !== "running" && state !== "paused") throw new ServiceError("conflict", `The export has ended (${state}); start a new one.`);
}

export function* idsOfExport(id: string, from: number): Steps<IdPage> {
  const { delivered } = yield* exportWith(id);
  const ids = yield* readIds(id, from, WORKSPACE_LIMITS.idsAnAnswer);
  const next = from + ids.length;
  return { ids, next: ids.length > 0 && next < delivered ? next : null };
}

export function* removeExport(id: string, by: Remover): Steps<void> {
  yield* removeKept(TABLE, id, by);
  yield* dropIds(id);
}
