import { z } from "zod";
import { DEFAULTS } from "../subscription";
import { hasForbiddenCharacter } from "../../company/values";
import { generateId } from "../key-format";
import { note, type Occasion } from "../store/audit";
import { withDefaults } from "../store/keys";
import { ask, tell, type Steps } from "../store/steps";
import { insertSubscription } from "../store/subscriptions";
import type { Person, Role, WorkspaceUsageRow } from "./people";
import { PeopleError } from "./people-error";
import { personOf, personRow, SELECT_PEOPLE, WORKSPACE, type PersonRow } from "./rows";

const LONGEST = { email: 254, name: 100 } as const;

/** An e-mail address as it is kept and compared. @throws PeopleError for what cannot be one. */
export function normalEmail(text: string): string {
  const email = text.trim().normalize("NFC").toLowerCase();
  if (email.length > LONGEST.email || hasForbiddenCharacter(email) || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(email)) throw new PeopleError("invalid_body", `${JSON.stringify(text.slice(0, 100))} is no e-mail address.`, "email");
  return email;
}

/** @throws PeopleError for an empty or overlong name, or one with control characters. */
export function normalName(text: string): string {
  const name = text.trim().normalize("NFC");
  if (name === "" || name.length > LONGEST.name || hasForbiddenCharacter(name)) throw new PeopleError("invalid_body", `A name has 1 to ${LONGEST.name} characters and no control characters.`, "name");
  return name;
}

export function* personByEmail(email: string): Steps<PersonRow | undefined> {
  return (yield* ask(personRow, `${SELECT_PEOPLE} WHERE p.email = $1`, email))[0];
}

/** @throws PeopleError when nobody has that ID or e-mail. */
export function* personNamed(idOrEmail: string): Steps<PersonRow> {
  const [row] = yield* ask(personRow, `${SELECT_PEOPLE} WHERE p.id = $1 OR p.email = $2`, idOrEmail, idOrEmail.trim().toLowerCase());
  if (!row) throw new PeopleError("not_found", `Nobody here has the ID or e-mail ${JSON.stringify(idOrEmail.slice(0, 100))}.`);
  return row;
}

export function* allPeople(): Steps<readonly Person[]> {
  return (yield* ask(personRow, `${SELECT_PEOPLE} ORDER BY p.number`)).map(personOf);
}

/** Adds a person, and with the first one the subscription that all of them share. @returns the person's ID. @throws PeopleError for a taken e-mail. */
export function* insertPerson(person: Pick<PersonRow, "email" | "person_name" | "role" | "password_hash">, occasion: Occasion): Steps<string> {
  if (yield* personByEmail(person.email)) throw new PeopleError("conflict", "Somebody here has this e-mail address already. Sign in, or ask for a link that sets a new password.", "email");
  yield* ensureWorkspace(occasion);
  const id = generateId("per_");
  yield* tell("INSERT INTO people (id, email, name, role, password_hash, created_at) VALUES ($1, $2, $3, $4, $5, $6)", id, person.email, person.person_name, person.role, person.password_hash, occasion.now);
  yield* note({ ...occasion, actor: id }, { action: "person.joined", subject: id, details: { email: person.email, role: person.role } });
  return id;
}

/** Makes the workspace's subscription unless there is one: everything, with the usual quota and rate, until the operator changes it. */
export function* ensureWorkspace(occasion: Occasion): Steps<void> {
  if ((yield* ask(z.unknown(), "SELECT 1 FROM subscriptions WHERE id = $1", WORKSPACE)).length > 0) return;
  const names = new Set((yield* ask(z.object({ name: z.string() }), "SELECT name FROM subscriptions")).map((row) => row.name));
  let name = "Workspace";
  for (let number = 2; names.has(name); number += 1) name = `Workspace ${number}`;
  yield* insertSubscription(name, withDefaults(DEFAULTS), occasion, WORKSPACE);
}

/** @throws PeopleError when nobody else is an owner. */
function* refuseLastOwner(person: PersonRow, what: string): Steps<void> {
  if (person.role !== "owner") return;
  const others = yield* ask(z.unknown(), "SELECT 1 FROM people WHERE role = 'owner' AND id <> $1", person.person_id);
  if (others.length === 0) throw new PeopleError("conflict", `${person.person_name} is the only owner and cannot be ${what}. Make somebody else an owner first.`);
}

/** @param name as `normalName` gives it. */
export function* renamePerson(idOrEmail: string, name: string, occasion: Occasion): Steps<Person> {
  const person = yield* personNamed(idOrEmail);
  if (person.person_name === name) return personOf(person);
  yield* tell("UPDATE people SET name = $2 WHERE id = $1", person.person_id, name);
  yield* note(occasion, { action: "person.renamed", subject: person.person_id });
  return { ...personOf(person), name };
}

export function* setRole(idOrEmail: string, role: Role, occasion: Occasion): Steps<Person> {
  const person = yield* personNamed(idOrEmail);
  if (person.role === role) return personOf(person);
  yield* refuseLastOwner(person, "made a member");
  yield* tell("UPDATE people SET role = $2 WHERE id = $1", person.person_id, role);
  yield* note(occasion, { action: "person.role_changed", subject: person.person_id, details: { role } });
  return { ...personOf(person), role };
}

export function* removePerson(idOrEmail: string, occasion: Occasion): Steps<Person> {
  const person = yield* personNamed(idOrEmail);
  yield* refuseLastOwner(person, "removed");
  yield* tell("DELETE FROM people WHERE id = $1", person.person_id);
  yield* note(occasion, { action: "person.removed", subject: person.person_id, details: { email: person.email } });
  return personOf(person);
}

export function* setPassword(personId: string, hash: string): Steps<void> {
  yield* tell("UPDATE people SET password_hash = $2 WHERE id = $1", personId, hash);
}

const usageRow = z.object({ day: z.string(), endpoint: z.string(), requests: z.number(), key_id: z.string(), name: z.string().nullable() });

export function* workspaceUsage(from: string, to: string): Steps<readonly WorkspaceUsageRow[]> {
  const rows = yield* ask(
    usageRow,
    `SELECT u.day, u.endpoint, u.requests, u.key_id, COALESCE(k.name, p.name) AS name
      FROM usage u LEFT JOIN keys k ON k.id = u.key_id LEFT JOIN people p ON p.id = u.key_id
      WHERE u.day >= $1 AND u.day <= $2 AND u.requests > 0 AND (k.subscription_id = '${WORKSPACE}' OR u.key_id LIKE 'per\\_%' ESCAPE '\\')
      ORDER BY u.day, u.endpoint, u.key_id`,
    from,
    to,
  );
  return rows.map(({ key_id, name, ...row }) => ({ ...row, by: key_id, ...(name === null ? {} : { name }) }));
}
