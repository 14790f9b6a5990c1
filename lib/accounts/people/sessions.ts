import { z } from "zod";
import { generateId, generateToken, hashKey, isWellFormedToken } from "../key-format";
import { note, type Occasion } from "../store/audit";
import { ask, tell, type Steps } from "../store/steps";
import type { By, SessionDetails, SignedIn } from "./people";
import { PeopleError } from "./people-error";
import { SELECT_SESSIONS, sessionDetailsOf, sessionDetailsRow, sessionOf, sessionRow, type SessionRow } from "./rows";

const DAY = 24 * 60 * 60 * 1000;
/** How long a session lasts at most, and without being used, in milliseconds. */
export const SESSION_LIFE = 30 * DAY;
const IDLE = 7 * DAY;
/** A session's last use is written down at most this often, in milliseconds. */
const LAST_USED_STEP = 60_000;
const LONGEST_AGENT = 200;

const PREFIX = "fms_";

export function isSessionToken(text: string): boolean {
  return isWellFormedToken(PREFIX, text);
}

/** The live session of a token's hash; undefined when there is none. */
export function* sessionByHash(hash: string, now: number): Steps<SessionRow | undefined> {
  const [row] = yield* ask(sessionRow, `${SELECT_SESSIONS} WHERE s.hash = $1 AND s.created_at > $2 AND s.last_used_at > $3`, hash, now - SESSION_LIFE, now - IDLE);
  return row;
}

/** Whether the last use of a session has to be written down again. */
export function isUseOld(row: SessionRow, now: number): boolean {
  return row.last_used_at <= now - LAST_USED_STEP;
}

export function* markUsed(sessionId: string, now: number): Steps<void> {
  yield* tell("UPDATE sessions SET last_used_at = $2 WHERE id = $1 AND last_used_at < $2", sessionId, now);
}

/** Signs a person in, and drops sessions that have run out. */
export function* beginSession(personId: string, { address, agent }: By, occasion: Occasion): Steps<SignedIn> {
  const { now } = occasion;
  yield* tell("DELETE FROM sessions WHERE created_at <= $1 OR last_used_at <= $2", now - SESSION_LIFE, now - IDLE);
  const [id, token] = [generateId("ses_"), generateToken(PREFIX)];
  const hash = hashKey(token);
  yield* tell(
    "INSERT INTO sessions (id, hash, person_id, address, agent, created_at, last_used_at) VALUES ($1, $2, $3, $4, $5, $6, $6)",
    id,
    hash,
    personId,
    address ?? null,
    agent?.slice(0, LONGEST_AGENT) ?? null,
    now,
  );
  yield* note({ ...occasion, actor: personId }, { action: "session.signed_in", subject: personId, details: { session: id } });
  const row = yield* sessionByHash(hash, now);
  if (!row) throw new PeopleError("conflict", "The person was removed meanwhile.");
  return { token, session: sessionOf(row) };
}

const idRow = z.object({ id: z.string() });

/** Ends a person's sessions: the one named, or all but the one named, or all. @returns how many. */
export function* endSessions(personId: string, which: { readonly only?: string | undefined; readonly except?: string | undefined }, occasion: Occasion): Steps<number> {
  const { only = "", except = "" } = which;
  const ended = yield* ask(idRow, "DELETE FROM sessions WHERE person_id = $1 AND id <> $2 AND ($3 = '' OR id = $3) RETURNING id", personId, except, only);
  if (ended.length > 0) yield* note(occasion, { action: "session.ended", subject: personId, details: { sessions: ended.map(({ id }) => id) } });
  return ended.length;
}

export function* liveSessions(personId: string, now: number): Steps<readonly SessionDetails[]> {
  const rows = yield* ask(
    sessionDetailsRow,
    "SELECT id, created_at, last_used_at, address, agent FROM sessions WHERE person_id = $1 AND created_at > $2 AND last_used_at > $3 ORDER BY last_used_at DESC, number DESC",
    personId,
    now - SESSION_LIFE,
    now - IDLE,
  );
  return rows.map(sessionDetailsOf);
}
