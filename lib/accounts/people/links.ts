import { z } from "zod";
import { generateId, generateToken, hashKey, isWellFormedToken } from "../key-format";
import { note, type Occasion } from "../store/audit";
import { ask, tell, type Steps } from "../store/steps";
import type { By, IssuedLink, Link, LinkKind, Role } from "./people";
import { PeopleError } from "./people-error";
import { ensureWorkspace, normalEmail, personNamed } from "./persons";
import { linkOf, linkRow, SELECT_LINKS, type LinkRow } from "./rows";

/** How long a link can be used, in milliseconds. */
const LINK_LIFE = 7 * 24 * 60 * 60 * 1000;
/** How long one is kept after that, so that whoever follows it is told what became of it. */
const KEPT = 30 * 24 * 60 * 60 * 1000;
const PREFIX = "fml_";

interface NewLink {
  readonly kind: LinkKind;
  readonly role: Role;
  readonly personId?: string;
  readonly email?: string | undefined;
}

function* insertLink({ kind, role, personId, email }: NewLink, { personId: by }: By, { now }: Occasion): Steps<IssuedLink> {
  yield* tell("DELETE FROM links WHERE expires_at <= $1", now - KEPT);
  const [id, token] = [generateId("lnk_"), generateToken(PREFIX)];
  yield* tell(
    "INSERT INTO links (id, hash, kind, role, person_id, email, created_by, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
    id,
    hashKey(token),
    kind,
    role,
    personId ?? null,
    email ?? null,
    by ?? null,
    now,
    now + LINK_LIFE,
  );
  const [row] = yield* ask(linkRow, `${SELECT_LINKS} WHERE l.id = $1`, id);
  if (!row) throw new PeopleError("conflict", "The link was not kept.");
  return { token, link: linkOf(row) };
}

/** @throws PeopleError when there is an owner. */
export function* createOwnerLink(by: By, occasion: Occasion): Steps<IssuedLink> {
  const owner = yield* firstOwner();
  if (owner !== undefined) throw new PeopleError("conflict", `There is an owner already (${owner}). A lost password: npm run people -- reset ${owner}. Another owner: npm run people -- invite --role owner`);
  yield* ensureWorkspace(occasion);
  const issued = yield* insertLink({ kind: "owner", role: "owner" }, by, occasion);
  yield* note(occasion, { action: "person.invited", subject: issued.link.id, details: { role: "owner", first: true } });
  return issued;
}

/** E-mail of the owner who came first. */
function* firstOwner(): Steps<string | undefined> {
  return (yield* ask(z.object({ email: z.string() }), "SELECT email FROM people WHERE role = 'owner' ORDER BY number LIMIT 1"))[0]?.email;
}

export function* invite({ role, email }: { readonly role: Role; readonly email?: string | undefined }, by: By, occasion: Occasion): Steps<IssuedLink> {
  const note_ = email === undefined || email.trim() === "" ? undefined : normalEmail(email);
  const issued = yield* insertLink({ kind: "invite", role, email: note_ }, by, occasion);
  yield* note(occasion, { action: "person.invited", subject: issued.link.id, details: { role, ...(note_ === undefined ? {} : { email: note_ }) } });
  return issued;
}

export function* createResetLink(idOrEmail: string, by: By, occasion: Occasion): Steps<IssuedLink> {
  const { person_id: personId, role } = yield* personNamed(idOrEmail);
  const issued = yield* insertLink({ kind: "reset", role, personId }, by, occasion);
  yield* note(occasion, { action: "person.reset_link_made", subject: personId, details: { link: issued.link.id } });
  return issued;
}

export function* openInvites(now: number): Steps<readonly Link[]> {
  return (yield* ask(linkRow, `${SELECT_LINKS} WHERE l.kind = 'invite' AND l.used_at IS NULL AND l.expires_at > $1 ORDER BY l.number`, now)).map(linkOf);
}

export function* revokeInvite(id: string, occasion: Occasion): Steps<void> {
  const revoked = yield* ask(z.unknown(), "DELETE FROM links WHERE id = $1 AND kind = 'invite' AND used_at IS NULL AND expires_at > $2 RETURNING id", id, occasion.now);
  if (revoked.length === 0) throw new PeopleError("not_found", "There is no such open invitation: it was used or revoked, or it ran out.");
  yield* note(occasion, { action: "person.invite_revoked", subject: id });
}

/** @throws PeopleError for a link that was never made, was used or revoked, or ran out. */
export function* usableLink(token: string, kinds: readonly LinkKind[], now: number): Steps<LinkRow> {
  const [row] = isWellFormedToken(PREFIX, token) ? yield* ask(linkRow, `${SELECT_LINKS} WHERE l.hash = $1`, hashKey(token)) : [];
  if (row === undefined || !kinds.includes(row.kind)) throw unusable("This link is not valid. It may have been cut off when it was copied, or revoked.");
  if (row.used_at !== null) throw unusable("This link was used already. Sign in, or ask for another one.");
  if (row.expires_at <= now) throw unusable(`This link ran out. ${row.kind === "owner" ? "Make another one on the server: npm run people -- owner-link" : "Ask for another one."}`);
  // One that lay about must not make a second first owner.
  if (row.kind === "owner" && (yield* firstOwner()) !== undefined) throw unusable("There is an owner already. Ask for an invitation.");
  return row;
}

function unusable(message: string): PeopleError {
  return new PeopleError("link_invalid", message);
}

export function* useUp(link: LinkRow, now: number): Steps<void> {
  yield* tell("UPDATE links SET used_at = $2 WHERE id = $1", link.id, now);
}
