import type { AuditEntry, NewAuditEntry } from "../audit";
import { auditEntryOf, auditRow } from "./rows";
import { ask, tell, type Steps } from "./steps";

/** Who did something, and when. */
export interface Occasion {
  readonly actor: string;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

/** Writes an entry down, in the transaction of what it tells of. */
export function* note({ actor, now }: Occasion, entry: NewAuditEntry): Steps<void> {
  yield* tell(
    "INSERT INTO audit (at, actor, action, subject, origin, details) VALUES ($1, $2, $3, $4, $5, $6)",
    now,
    entry.actor ?? actor,
    entry.action,
    entry.subject,
    entry.origin ?? null,
    JSON.stringify(entry.details ?? {}),
  );
}

export function* latestEntries(most: number): Steps<readonly AuditEntry[]> {
  return (yield* ask(auditRow, "SELECT number, at, actor, action, subject, origin, details FROM audit ORDER BY number DESC LIMIT $1", most)).map(auditEntryOf);
}
