import { z } from "zod";
import { ask, tell, type Steps } from "../accounts/store/steps";
import type { Maker, Remover } from "../company/workspace";
import { ServiceError } from "../errors";

/** A table of what people keep. */
export type Table = "saved_searches" | "company_lists" | "exports" | "jobs";

const WORDS: Readonly<Record<Table, string>> = { saved_searches: "saved search", company_lists: "list", exports: "export", jobs: "job" };
const PLURALS: Readonly<Record<Table, string>> = { saved_searches: "saved searches", company_lists: "lists", exports: "exports", jobs: "jobs" };

/** The columns of who made it and when. */
export const keptRow = z.object({ id: z.string(), made_by: z.string(), maker_name: z.string(), created_at: z.number() });

export function keptOf({ id, made_by, maker_name, created_at }: z.infer<typeof keptRow>): { readonly id: string; readonly madeBy: Maker; readonly createdAt: number } {
  return { id, madeBy: { id: made_by, name: maker_name }, createdAt: created_at };
}

export function notFound(table: Table, id: string): ServiceError {
  return new ServiceError("not_found", `There is no ${WORDS[table]} ${JSON.stringify(id.slice(0, 100))}; it may have been deleted.`);
}

/** @throws ServiceError `conflict` when there are as many as there may be. */
export function* checkRoom(table: Table, most: number): Steps<void> {
  const [row] = yield* ask(z.object({ count: z.number() }), `SELECT COUNT(*) AS count FROM ${table}`);
  if ((row?.count ?? 0) >= most) throw new ServiceError("conflict", `There are ${most} ${PLURALS[table]} already, which is as many as there may be; delete some first.`);
}

/** @throws ServiceError `conflict` when another one has the name. */
export function* checkName(table: "saved_searches" | "company_lists", name: string, own?: string): Steps<void> {
  const taken = yield* ask(z.object({ id: z.string() }), `SELECT id FROM ${table} WHERE name = $1`, name);
  if (taken.some(({ id }) => id !== own)) throw new ServiceError("conflict", `There is a ${WORDS[table]} named ${JSON.stringify(name)} already; choose another name.`, { parameter: "name" });
}

/** @throws ServiceError `not_found`, or `forbidden` unless the remover is an owner or made it. */
export function* removeKept(table: Table, id: string, by: Remover): Steps<void> {
  const [row] = yield* ask(keptRow, `SELECT id, made_by, maker_name, created_at FROM ${table} WHERE id = $1`, id);
  if (!row) throw notFound(table, id);
  if (by.role !== "owner" && row.made_by !== by.id) throw new ServiceError("forbidden", `Only ${row.maker_name}, who made it, and owners can delete this ${WORDS[table]}.`);
  yield* tell(`DELETE FROM ${table} WHERE id = $1`, id);
}

/** @throws ServiceError `forbidden` when somebody else made it. */
export function checkMaker(table: Table, madeBy: Maker, by: Pick<Maker, "id">): void {
  if (madeBy.id !== by.id) throw new ServiceError("forbidden", `This ${WORDS[table]} runs in the browser of ${madeBy.name}, who made it.`);
}
