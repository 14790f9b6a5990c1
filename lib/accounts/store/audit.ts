import type { AuditEntry, NewAuditEntry } from "../audit";
import { auditEntryOf, auditRow } from "./rows";
import { ask, tell, type Steps } from "./steps";

/** Who did something, and when. */
export interface Occasion {
  readonly actor: string;
  /** Where from: a network address; absent for the machine itself. */
  readonly origin?: string | undefined;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
}

export const AUDIT_COLUMNS = "at, actor, action, subject, origin, details";

/** An entry's values, in the order of its columns. */
export function valuesOf({ actor, origin, now }: Occasion, entry: NewAuditEntry): readonly [at: number, actor: string, action: string, subject: string, origin: string | null, details: string] {
  return [now, entry.actor ?? actor, entry.action, entry.subject, entry.origin ?? origin ?? null, JSON.stringify(entry.details ?? {})];
}

/**
 * Writes an entry down, in the transaction of what it tells of. The end of an export and the switch to a generation are written once, whoever
 * tells of them.
 */
export function* note(occasion: Occasion, entry: NewAuditEntry): Steps<void> {
  yield* tell(`INSERT INTO audit (${AUDIT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`, ...valuesOf(occasion, entry));
}

export function* latestEntries(most: number): Steps<readonly AuditEntry[]> {
  return (yield* ask(auditRow, `SELECT number, ${AUDIT_COLUMNS} FROM audit ORDER BY number DESC LIMIT $1`, most)).map(auditEntryOf);
}
