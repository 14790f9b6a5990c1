import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { ask, tell, type Steps } from "../accounts/store/steps";

const partRow = z.object({ start: z.number(), size: z.number(), ids: z.instanceof(Uint8Array) });

/** IDs of one kind look alike: behind one another they compress to a fraction. No ID holds a line break. */
function pack(ids: readonly string[]): Uint8Array {
  return deflateRawSync(ids.join("\n"), { level: 1 });
}

function unpack(ids: Uint8Array): readonly string[] {
  return inflateRawSync(ids).toString("utf8").split("\n");
}

/** Writes IDs down behind those that are there. @param start how many are there. */
export function* appendIds(owner: string, start: number, ids: readonly string[]): Steps<void> {
  if (ids.length > 0) yield* tell("INSERT INTO company_ids (owner, start, size, ids) VALUES ($1, $2, $3, $4)", owner, start, ids.length, pack(ids));
}

/** The IDs of a list or export in their order: whole parts, from the one that holds number `from` (counted from 0) on, until there are `most` of them or no more. */
export function* readIds(owner: string, from: number, most: number): Steps<readonly string[]> {
  const found: string[] = [];
  for (let start = from; found.length < most; ) {
    const [part] = yield* ask(partRow, "SELECT start, size, ids FROM company_ids WHERE owner = $1 AND start <= $2 AND start + size > $2", owner, start);
    if (!part) break;
    found.push(...unpack(part.ids).slice(start - part.start));
    start = part.start + part.size;
  }
  return found.slice(0, most);
}

/** Puts these IDs in the place of all that are there. */
export function* replaceIds(owner: string, ids: readonly string[]): Steps<void> {
  yield* dropIds(owner);
  yield* appendIds(owner, 0, ids);
}

export function* dropIds(owner: string): Steps<void> {
  yield* tell("DELETE FROM company_ids WHERE owner = $1", owner);
}
