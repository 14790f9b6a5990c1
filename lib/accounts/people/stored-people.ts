import type { Clock } from "../../clock";
import type { Awaitable } from "../awaitable";
import { CallerCache } from "../caller-cache";
import { hashKey } from "../key-format";
import { note, type Occasion } from "../store/audit";
import type { Engine, Steps } from "../store/steps";
import { forgive, subjectsOf, takeAttempt, type Subject } from "./attempts";
import { createOwnerLink, createResetLink, invite, openInvites, revokeInvite, usableLink, useUp } from "./links";
import { checkPassword, hashOf, isPassword } from "./password";
import type { By, IssuedLink, Link, NewPerson, People, Person, Role, Session, SessionDetails, SignedIn, SignInRefusal, WorkspaceUsageRow } from "./people";
import { PeopleError } from "./people-error";
import { allPeople, insertPerson, normalEmail, normalName, personByEmail, personNamed, removePerson, renamePerson, setPassword, setRole, workspaceUsage } from "./persons";
import { linkOf, personOf, sessionOf, type PersonRow, type SessionRow } from "./rows";
import { beginSession, endSessions, isSessionToken, isUseOld, liveSessions, markUsed, sessionByHash } from "./sessions";

export interface StoredPeopleOptions {
  readonly engine: Engine;
  readonly clock: Clock;
  /** Who the audit log names where no person does something. */
  readonly actor: string;
  /** Writes down counts that are not in the store yet. */
  readonly settle: () => Promise<void>;
}

/** The people in an SQL store. */
export class StoredPeople implements People {
  readonly #options: StoredPeopleOptions;
  readonly #engine: Engine;
  readonly #cache: CallerCache<Session>;
  #changes = 0;

  constructor(options: StoredPeopleOptions) {
    this.#options = options;
    this.#engine = options.engine;
    this.#cache = new CallerCache(options.clock);
  }

  authenticate(token: string): Awaitable<Session | undefined> {
    if (!isSessionToken(token)) return undefined;
    const hash = hashKey(token);
    return this.#cache.get(hash) ?? this.#look(hash);
  }

  async #look(hash: string): Promise<Session | undefined> {
    const now = this.#now();
    const changes = this.#changes;
    const row = await this.#engine.run(() => sessionByHash(hash, now));
    return row && this.#admit(hash, row, changes);
  }

  async #admit(hash: string, row: SessionRow, changes: number): Promise<Session> {
    const session = sessionOf(row);
    // What was read before a change must not outlive it.
    if (changes === this.#changes) this.#cache.set(hash, session);
    const now = this.#now();
    if (isUseOld(row, now)) await this.#engine.run(() => markUsed(row.session_id, now));
    return session;
  }

  async signIn({ email, password }: { readonly email: string; readonly password: string }, by: By): Promise<SignedIn | SignInRefusal> {
    const sought = email.trim().normalize("NFC").toLowerCase();
    const subjects = subjectsOf(sought, by.address);
    const checked = await this.#check(subjects, password, () => this.#engine.run(() => personByEmail(sought)), by);
    if ("refused" in checked) return checked;
    return this.#change(by, function* (occasion) {
      const { password_hash: present } = yield* personNamed(checked.person_id);
      // The password was changed while this one was checked.
      if (present !== checked.password_hash) return { refused: "wrong" } as const;
      yield* forgive(subjects);
      return yield* beginSession(checked.person_id, by, occasion);
    });
  }

  /** Checks a password, unless too many failed before it. */
  async #check(subjects: readonly Subject[], password: string, find: () => Awaitable<PersonRow | undefined>, by: By): Promise<PersonRow | SignInRefusal> {
    const wait = await this.#engine.transaction(() => takeAttempt(subjects, this.#now()));
    if (wait > 0) return { refused: "slowed", retryAfterMs: wait };
    const person = await find();
    if ((await isPassword(password, person?.password_hash)) && person !== undefined) return person;
    // What was typed is not written down: it may be a password in the wrong field.
    await this.#change(by, (occasion) => note(occasion, { action: "session.refused", actor: by.personId ?? "unknown", subject: person?.person_id ?? "unknown" }));
    return { refused: "wrong" };
  }

  async endSession(personId: string, sessionId: string, by: By): Promise<void> {
    const ended = await this.#change(by, (occasion) => endSessions(personId, { only: sessionId }, occasion));
    if (ended === 0) throw new PeopleError("not_found", "There is no such session; it may have ended already.");
  }

  async endSessions(person: string, by: By): Promise<number> {
    return this.#change(by, function* (occasion) {
      const { person_id: id } = yield* personNamed(person);
      return yield* endSessions(id, {}, occasion);
    });
  }

  async listSessions(personId: string): Promise<readonly SessionDetails[]> {
    return this.#engine.run(() => liveSessions(personId, this.#now()));
  }

  async list(): Promise<readonly Person[]> {
    return this.#engine.run(allPeople);
  }

  async find(person: string): Promise<Person> {
    return personOf(await this.#engine.run(() => personNamed(person)));
  }

  async rename(person: string, name: string, by: By): Promise<Person> {
    const wanted = normalName(name);
    return this.#change(by, (occasion) => renamePerson(person, wanted, occasion));
  }

  async setRole(person: string, role: Role, by: By): Promise<Person> {
    return this.#change(by, (occasion) => setRole(person, role, occasion));
  }

  async remove(person: string, by: By): Promise<Person> {
    return this.#change(by, (occasion) => removePerson(person, occasion));
  }

  async changePassword({ id, person }: Session, { current, password }: { readonly current: string; readonly password: string }, by: By): Promise<undefined | SignInRefusal> {
    checkPassword(password, person);
    const subjects = subjectsOf(person.email, by.address);
    const checked = await this.#check(subjects, current, () => this.#engine.run(() => personNamed(person.id)), by);
    if ("refused" in checked) return checked;
    const hash = await hashOf(password);
    await this.#change(by, function* (occasion) {
      yield* forgive(subjects);
      yield* setPassword(person.id, hash);
      yield* note(occasion, { action: "person.password_changed", subject: person.id });
      yield* endSessions(person.id, { except: id }, occasion);
    });
    return undefined;
  }

  async createOwnerLink(by: By): Promise<IssuedLink> {
    return this.#change(by, (occasion) => createOwnerLink(by, occasion));
  }

  async invite(invitation: { readonly role: Role; readonly email?: string | undefined }, by: By): Promise<IssuedLink> {
    return this.#change(by, (occasion) => invite(invitation, by, occasion));
  }

  async createResetLink(person: string, by: By): Promise<IssuedLink> {
    return this.#change(by, (occasion) => createResetLink(person, by, occasion));
  }

  async listInvites(): Promise<readonly Link[]> {
    return this.#engine.run(() => openInvites(this.#now()));
  }

  async revokeInvite(id: string, by: By): Promise<void> {
    await this.#change(by, (occasion) => revokeInvite(id, occasion));
  }

  async lookAtLink(token: string): Promise<Link> {
    return linkOf(await this.#engine.run(() => usableLink(token, ["owner", "invite", "reset"], this.#now())));
  }

  async join(token: string, person: NewPerson, by: By): Promise<SignedIn> {
    const [email, name] = [normalEmail(person.email), normalName(person.name)];
    checkPassword(person.password, { email, name });
    // Before the costly part: without a link, nobody makes the server work.
    await this.#engine.run(() => usableLink(token, ["owner", "invite"], this.#now()));
    const hash = await hashOf(person.password);
    return this.#change(by, function* (occasion) {
      const link = yield* usableLink(token, ["owner", "invite"], occasion.now);
      yield* useUp(link, occasion.now);
      const id = yield* insertPerson({ email, person_name: name, role: link.role, password_hash: hash }, occasion);
      return yield* beginSession(id, by, occasion);
    });
  }

  async resetPassword(token: string, password: string, by: By): Promise<SignedIn> {
    const { person_id: personId } = await this.#engine.run(() => usableLink(token, ["reset"], this.#now()));
    const person = await this.find(personId ?? "");
    checkPassword(password, person);
    const hash = await hashOf(password);
    return this.#change(by, function* (occasion) {
      yield* useUp(yield* usableLink(token, ["reset"], occasion.now), occasion.now);
      yield* setPassword(person.id, hash);
      yield* note({ ...occasion, actor: person.id }, { action: "person.password_reset", subject: person.id });
      yield* endSessions(person.id, {}, { ...occasion, actor: person.id });
      yield* forgive(subjectsOf(person.email, undefined));
      return yield* beginSession(person.id, by, occasion);
    });
  }

  async usage(from: string, to: string): Promise<readonly WorkspaceUsageRow[]> {
    await this.#options.settle();
    return this.#engine.run(() => workspaceUsage(from, to));
  }

  /** Drops what this process believes of sessions: something about them was changed. */
  forget(): void {
    this.#changes += 1;
    this.#cache.clear();
  }

  /** In one transaction. */
  async #change<T>(by: By, steps: (occasion: Occasion) => Steps<T>): Promise<T> {
    const occasion = { actor: by.personId ?? this.#options.actor, origin: by.address, now: this.#now() };
    try {
      return await this.#engine.transaction(() => steps(occasion));
    } finally {
      this.forget();
    }
  }

  #now(): number {
    return this.#options.clock.now();
  }
}
