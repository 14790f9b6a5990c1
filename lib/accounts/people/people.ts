import type { Awaitable } from "../awaitable";
import type { Subscription } from "../subscription";
import type { UsageRow } from "../usage";

/** An owner invites people, gives roles and makes keys; a member uses the service. */
export const ROLES = ["owner", "member"] as const;
export type Role = (typeof ROLES)[number];

/** Somebody who signs in to the pages. */
export interface Person {
  readonly id: string;
  /** In lower case, unlike everybody else's. */
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
}

/** A person who is signed in, in one browser. */
export interface Session {
  readonly id: string;
  readonly person: Person;
  /** The workspace's: what the person's requests are held to and counted in. */
  readonly subscription: Subscription;
}

/** A session as its person sees it in a list; its token is not kept. */
export interface SessionDetails {
  readonly id: string;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
  /** Exact to about a minute. */
  readonly lastUsedAt: number;
  readonly address?: string;
  /** What the browser said it is, at most 200 characters. */
  readonly agent?: string;
}

/** Who does something, and from where; all absent for the operator at the machine. */
export interface By {
  readonly personId?: string | undefined;
  /** A network address. */
  readonly address?: string | undefined;
  readonly agent?: string | undefined;
}

export interface SignedIn {
  /** For the cookie; it cannot be had again. */
  readonly token: string;
  readonly session: Session;
}

/** A sign-in that was refused: `slowed`, because too many failed before it, was not even looked at. */
export type SignInRefusal = { readonly refused: "wrong" } | { readonly refused: "slowed"; readonly retryAfterMs: number };

/** What a link is for: to become the first owner, to join, or to set a new password. */
export type LinkKind = "owner" | "invite" | "reset";

export interface Link {
  readonly id: string;
  readonly kind: LinkKind;
  /** What whoever follows it becomes. */
  readonly role: Role;
  /** Whom it was made for: an invitation's note, or the person's own address. */
  readonly email?: string;
  /** Name of who made it; absent for the operator. */
  readonly by?: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface IssuedLink {
  /** It cannot be had again. */
  readonly token: string;
  readonly link: Link;
}

export interface NewPerson {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Requests on the workspace's subscription of one person or key. */
export interface WorkspaceUsageRow extends UsageRow {
  /** ID of a person or key. */
  readonly by: string;
  /** Absent for a person who was removed. */
  readonly name?: string;
}

/**
 * People, their sessions, and the links that make them. Every method fails with StoreUnavailableError when the store cannot be reached, and with
 * PeopleError for what the method says. A change of this process is obeyed at once, one of another process within a second. People are named by ID or e-mail.
 */
export interface People {
  /** The session of a token, or undefined when there is none (any more). */
  authenticate(token: string): Awaitable<Session | undefined>;
  /** Takes the same time whether the e-mail is known or not. */
  signIn(credentials: { readonly email: string; readonly password: string }, by: By): Promise<SignedIn | SignInRefusal>;
  /** Ends one session of a person. @throws PeopleError when the person has no such session. */
  endSession(personId: string, sessionId: string, by: By): Promise<void>;
  /** Ends all sessions of a person. @returns how many. */
  endSessions(person: string, by: By): Promise<number>;
  /** A person's live sessions, the one used last first. */
  listSessions(personId: string): Promise<readonly SessionDetails[]>;
  /** All people, in the order they came. */
  list(): Promise<readonly Person[]>;
  find(person: string): Promise<Person>;
  /** Gives a person another name; what they made keeps the one of its time. @throws PeopleError for a name that is empty, too long or has control characters. */
  rename(person: string, name: string, by: By): Promise<Person>;
  /** @throws PeopleError for the last owner. */
  setRole(person: string, role: Role, by: By): Promise<Person>;
  /** Removes a person with all sessions. @throws PeopleError for the last owner. */
  remove(person: string, by: By): Promise<Person>;
  /** Sets a new password and ends all other sessions. @returns whether the present password was right, or why it was not looked at. */
  changePassword(session: Session, passwords: { readonly current: string; readonly password: string }, by: By): Promise<undefined | SignInRefusal>;
  /** A link by which the first owner signs in. @throws PeopleError when there is an owner. */
  createOwnerLink(by: By): Promise<IssuedLink>;
  /** @param invitation.email whom it is meant for, for the list; whoever has the link can use it. */
  invite(invitation: { readonly role: Role; readonly email?: string | undefined }, by: By): Promise<IssuedLink>;
  createResetLink(person: string, by: By): Promise<IssuedLink>;
  /** Invitations that were neither used nor revoked nor ran out, oldest first. */
  listInvites(): Promise<readonly Link[]>;
  /** @throws PeopleError when there is no such open invitation. */
  revokeInvite(id: string, by: By): Promise<void>;
  /** What a link is for. @throws PeopleError when it was never made, was used or revoked, or ran out. */
  lookAtLink(token: string): Promise<Link>;
  /** Uses up an owner's link or an invitation and signs the new person in. @throws PeopleError as `lookAtLink`, for a taken e-mail or a refused password. */
  join(token: string, person: NewPerson, by: By): Promise<SignedIn>;
  /** Uses up a reset link, ends all sessions of the person and signs in anew. @throws PeopleError as `lookAtLink`, or for a refused password. */
  resetPassword(token: string, password: string, by: By): Promise<SignedIn>;
  /** What the workspace's subscription was used for, by day (UTC), endpoint and person or key, oldest first. @param from first and last day, `YYYY-MM-DD`. */
  usage(from: string, to: string): Promise<readonly WorkspaceUsageRow[]>;
}
