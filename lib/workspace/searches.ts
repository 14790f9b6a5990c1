import { z } from "zod";
import { generateId } from "../accounts/key-format";
import { ask, tell, type Steps } from "../accounts/store/steps";
import { WORKSPACE_LIMITS, type Maker, type NewSearch, type SavedSearch, type SearchChange, type SearchCount } from "../company/workspace";
import { checkName, checkRoom, keptOf, keptRow, notFound } from "./kept";

const TABLE = "saved_searches";

const searchRow = keptRow.extend({
  name: z.string(),
  query: z.string(),
  pinned: z.number(),
  count_companies: z.number().nullable(),
  count_generation: z.string().nullable(),
  count_at: z.number().nullable(),
  count_before_companies: z.number().nullable(),
  count_before_generation: z.string().nullable(),
  count_before_at: z.number().nullable(),
});
type SearchRow = z.infer<typeof searchRow>;

const SELECT = `SELECT ${Object.keys(searchRow.shape).join(", ")} FROM ${TABLE}`;

function countOf(companies: number | null, generation: string | null, at: number | null): SearchCount | null {
  return companies === null || generation === null || at === null ? null : { companies, generation, at };
}

function searchOf(row: SearchRow): SavedSearch {
  return {
    ...keptOf(row),
    name: row.name,
    query: row.query,
    pinned: row.pinned === 1,
    count: countOf(row.count_companies, row.count_generation, row.count_at),
    countBefore: countOf(row.count_before_companies, row.count_before_generation, row.count_before_at),
  };
}

export function* allSearches(): Steps<readonly SavedSearch[]> {
  return (yield* ask(searchRow, `${SELECT} ORDER BY pinned DESC, name`)).map(searchOf);
}

/** @throws ServiceError `not_found`. */
export function* searchWith(id: string): Steps<SavedSearch> {
  const [row] = yield* ask(searchRow, `${SELECT} WHERE id = $1`, id);
  if (!row) throw notFound(TABLE, id);
  return searchOf(row);
}

export function* createSearch({ name, query, pinned }: NewSearch, by: Maker, now: number): Steps<SavedSearch> {
  yield* checkName(TABLE, name);
  yield* checkRoom(TABLE, WORKSPACE_LIMITS.searches);
  const id = generateId("srch_");
  yield* tell(`INSERT INTO ${TABLE} (id, name, query, pinned, made_by, maker_name, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`, id, name, query, pinned ? 1 : 0, by.id, by.name, now);
  return yield* searchWith(id);
}

export function* changeSearch(id: string, change: SearchChange): Steps<SavedSearch> {
  const before = yield* searchWith(id);
  const { name = before.name, query = before.query, pinned = before.pinned } = change;
  yield* checkName(TABLE, name, id);
  yield* tell(`UPDATE ${TABLE} SET name = $2, query = $3, pinned = $4 WHERE id = $1`, id, name, query, pinned ? 1 : 0);
  if (query !== before.query) yield* writeCounts(id, null, null);
  return yield* searchWith(id);
}

/** Notes a count. A count in other data than the latest one makes that the one before. */
export function* countSearch(id: string, companies: number, generation: string, now: number): Steps<SavedSearch> {
  const { count, countBefore } = yield* searchWith(id);
  const before = count !== null && count.generation !== generation ? count : countBefore;
  yield* writeCounts(id, { companies, generation, at: now }, before);
  return yield* searchWith(id);
}

function* writeCounts(id: string, count: SearchCount | null, before: SearchCount | null): Steps<void> {
  const values = [count, before].flatMap((each) => [each?.companies ?? null, each?.generation ?? null, each?.at ?? null]);
  yield* tell(`UPDATE ${TABLE} SET count_companies = $2, count_generation = $3, count_at = $4, count_before_companies = $5, count_before_generation = $6, count_before_at = $7 WHERE id = $1`, id, ...values);
}
