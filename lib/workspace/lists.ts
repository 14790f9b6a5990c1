import { z } from "zod";
import { generateId } from "../accounts/key-format";
import { ask, tell, type Steps } from "../accounts/store/steps";
import { WORKSPACE_LIMITS, type CompanyList, type IdPage, type ListIds, type Maker, type NewList, type Remover } from "../company/workspace";
import { ServiceError } from "../errors";
import { appendIds, dropIds, readIds, replaceIds } from "./company-ids";
import { checkName, checkRoom, keptOf, keptRow, notFound, removeKept } from "./kept";

const TABLE = "company_lists";

const listRow = keptRow.extend({ name: z.string(), size: z.number(), changed_at: z.number() });
const SELECT = `SELECT ${Object.keys(listRow.shape).join(", ")} FROM ${TABLE}`;

function listOf(row: z.infer<typeof listRow>): CompanyList {
  return { ...keptOf(row), name: row.name, size: row.size, changedAt: row.changed_at };
}

export function* allLists(): Steps<readonly CompanyList[]> {
  return (yield* ask(listRow, `${SELECT} ORDER BY name`)).map(listOf);
}

/** @throws ServiceError `not_found`. */
export function* listWith(id: string): Steps<CompanyList> {
  const [row] = yield* ask(listRow, `${SELECT} WHERE id = $1`, id);
  if (!row) throw notFound(TABLE, id);
  return listOf(row);
}

export function* createList({ name, ids }: NewList, by: Maker, now: number): Steps<CompanyList> {
  yield* checkName(TABLE, name);
  yield* checkRoom(TABLE, WORKSPACE_LIMITS.lists);
  const id = generateId("list_");
  const distinct = [...new Set(ids)];
  yield* tell(`INSERT INTO ${TABLE} (id, name, size, made_by, maker_name, created_at, changed_at) VALUES ($1, $2, $3, $4, $5, $6, $6)`, id, name, distinct.length, by.id, by.name, now);
  yield* appendIds(id, 0, distinct);
  return yield* listWith(id);
}

export function* renameList(id: string, name: string, now: number): Steps<CompanyList> {
  yield* listWith(id);
  yield* checkName(TABLE, name, id);
  yield* tell(`UPDATE ${TABLE} SET name = $2, changed_at = $3 WHERE id = $1`, id, name, now);
  return yield* listWith(id);
}

export function* changeListIds(id: string, { add, remove }: ListIds, now: number): Steps<CompanyList & { readonly added: number; readonly removed: number }> {
  const { size } = yield* listWith(id);
  const ids = new Set(yield* readIds(id, 0, WORKSPACE_LIMITS.listIds));
  for (const each of add) ids.add(each);
  const added = ids.size - size;
  for (const each of remove) ids.delete(each);
  const removed = size + added - ids.size;
  if (ids.size > WORKSPACE_LIMITS.listIds) throw new ServiceError("conflict", `The list would hold ${ids.size} companies; ${WORKSPACE_LIMITS.listIds} are as many as there may be.`);
  if (added > 0 || removed > 0) {
    yield* replaceIds(id, [...ids]);
    yield* tell(`UPDATE ${TABLE} SET size = $2, changed_at = $3 WHERE id = $1`, id, ids.size, now);
  }
  return { ...(yield* listWith(id)), added, removed };
}

export function* idsOfList(id: string): Steps<IdPage> {
  yield* listWith(id);
  return { ids: yield* readIds(id, 0, WORKSPACE_LIMITS.listIds), next: null };
}

export function* removeList(id: string, by: Remover): Steps<void> {
  yield* removeKept(TABLE, id, by);
  yield* dropIds(id);
}
