import { z } from "zod";
import { SUBSCRIPTION_COLUMNS, subscriptionOf, subscriptionRow } from "../store/rows";
import { ROLES, type Link, type Person, type Session, type SessionDetails } from "./people";

/** ID of the subscription that people's requests run on. */
export const WORKSPACE = "sub_workspace";

export const personRow = z.object({
  person_id: z.string(),
  email: z.string(),
  person_name: z.string(),
  role: z.enum(ROLES),
  password_hash: z.string(),
  person_created_at: z.number(),
});
export type PersonRow = z.infer<typeof personRow>;
const OF_PERSON = "p.id AS person_id, p.email, p.name AS person_name, p.role, p.password_hash, p.created_at AS person_created_at";
/** Every person; `p` in what follows. */
export const SELECT_PEOPLE = `SELECT ${OF_PERSON} FROM people p`;

export function personOf(row: PersonRow): Person {
  return { id: row.person_id, email: row.email, name: row.person_name, role: row.role, createdAt: row.person_created_at };
}

const sessionColumns = z.object({ session_id: z.string(), signed_in_at: z.number(), last_used_at: z.number() });
export const sessionRow = sessionColumns.extend(personRow.shape).extend(subscriptionRow.shape);
export type SessionRow = z.infer<typeof sessionRow>;
/** Every session with its person and the workspace's subscription; `s` in what follows. */
export const SELECT_SESSIONS = `SELECT s.id AS session_id, s.created_at AS signed_in_at, s.last_used_at, ${OF_PERSON}, ${SUBSCRIPTION_COLUMNS.map((column) => `w.${column}`).join(", ")}
  FROM sessions s JOIN people p ON p.id = s.person_id JOIN subscriptions w ON w.id = '${WORKSPACE}'`;

export function sessionOf(row: SessionRow): Session {
  return { id: row.session_id, person: personOf(row), subscription: subscriptionOf(row) };
}

export const sessionDetailsRow = z.object({ id: z.string(), created_at: z.number(), last_used_at: z.number(), address: z.string().nullable(), agent: z.string().nullable() });

export function sessionDetailsOf(row: z.infer<typeof sessionDetailsRow>): SessionDetails {
  return { id: row.id, createdAt: row.created_at, lastUsedAt: row.last_used_at, ...(row.address === null ? {} : { address: row.address }), ...(row.agent === null ? {} : { agent: row.agent }) };
}

export const linkRow = z.object({
  id: z.string(),
  kind: z.enum(["owner", "invite", "reset"]),
  role: z.enum(ROLES),
  person_id: z.string().nullable(),
  email: z.string().nullable(),
  by_name: z.string().nullable(),
  created_at: z.number(),
  expires_at: z.number(),
  used_at: z.number().nullable(),
});
export type LinkRow = z.infer<typeof linkRow>;
/** Every link; `l` in what follows. */
export const SELECT_LINKS = `SELECT l.id, l.kind, l.role, l.person_id, COALESCE(p.email, l.email) AS email, b.name AS by_name, l.created_at, l.expires_at, l.used_at
  FROM links l LEFT JOIN people p ON p.id = l.person_id LEFT JOIN people b ON b.id = l.created_by`;

export function linkOf(row: LinkRow): Link {
  return {
    id: row.id,
    kind: row.kind,
    role: row.role,
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.by_name === null ? {} : { by: row.by_name }),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
