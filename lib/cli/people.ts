import { ROLES, type Accounts, type IssuedLink, type Person, type Role } from "../services/accounts";
import { peopleLink } from "../services/people-link";
import { onlyTarget, refuseOthers, runAccountCommand, type AccountsWork, type Given } from "./account-command";
import { UsageError, type CommandIo } from "./io";
import { minute, table } from "./table";

const USAGE = `Usage: npm run people -- COMMAND [options]

  list                 everybody who can sign in to the pages, and open invitations
  owner-link           a link by which the first owner signs in
  invite [--role R] [--email E]
                       a link by which somebody joins; --email is a note for the list
  revoke  LINK-ID      an open invitation stops working
  reset    ID|EMAIL    a link that sets a new password and ends all sessions of the person
  role     ID|EMAIL --role R
                       what the person may do
  remove   ID|EMAIL    the person can no longer sign in; sessions end within a second
  sign-out ID|EMAIL    ends all sessions of the person, within a second

  --role R             member (default): uses the service; owner: also invites people and makes keys
  --url URL            where the pages are reached, for links (default: http://localhost and PORT)
  --json               print JSON instead of text
  --data-dir DIR       data folder (default: DATA_DIR, else ./data)

A link works once, within 7 days, and is shown only this once.`;

/** `npm run people`. @returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export function runPeople(args: readonly string[], io: CommandIo): Promise<number> {
  return runAccountCommand({ usage: USAGE, options: ["role", "email", "url"], plan: (given) => plan(given, io) }, args, io);
}

function plan(given: Given, { environment }: CommandIo): AccountsWork {
  const [command, target] = given.positionals;
  const link = (of: (accounts: Accounts) => Promise<IssuedLink>): AccountsWork => linkWork(given, environment["PORT"], of);
  switch (command) {
    case undefined:
      throw new UsageError("Say what to do with the people.");
    case "list":
      takeNothing(given, command, []);
      return (accounts) => list(accounts, given);
    case "owner-link":
      takeNothing(given, command, ["url"]);
      return link((accounts) => accounts.people.createOwnerLink({}));
    case "invite": {
      if (target !== undefined) throw new UsageError(`invite takes no ${JSON.stringify(target)}; did you mean --email ${target}?`);
      refuseOthers(given, command, ["role", "email", "url"]);
      const invitation = { role: readRole(given) ?? "member", email: given.values.get("email") };
      return link((accounts) => accounts.people.invite(invitation, {}));
    }
    case "reset": {
      refuseOthers(given, command, ["url"]);
      const person = onlyTarget(given, command, "person");
      return link((accounts) => accounts.people.createResetLink(person, {}));
    }
    default:
      return change(command, given);
  }
}

function change(command: string, given: Given): AccountsWork {
  const work = CHANGES.get(command);
  if (work === undefined) throw new UsageError(`Unknown command ${JSON.stringify(command)}.`);
  refuseOthers(given, command, command === "role" ? ["role"] : []);
  const target = onlyTarget(given, command, command === "revoke" ? "invitation" : "person");
  const role = readRole(given);
  if (command === "role" && role === undefined) throw new UsageError("role needs --role owner or --role member.");
  return async (accounts) => {
    const [result, text] = await work(accounts, target, role ?? "member");
    return given.json ? [JSON.stringify(result)] : [text];
  };
}

type Change = (accounts: Accounts, target: string, role: Role) => Promise<readonly [result: unknown, text: string]>;

const CHANGES: ReadonlyMap<string, Change> = new Map<string, Change>([
  [
    "role",
    async ({ people }, target, role) => {
      const person = await people.setRole(target, role, {});
      return [person, `${person.name} (${person.email}) is ${role === "owner" ? "an owner" : "a member"}.`];
    },
  ],
  [
    "remove",
    async ({ people }, target) => {
      const person = await people.remove(target, {});
      return [person, `${person.name} (${person.email}) was removed.`];
    },
  ],
  [
    "sign-out",
    async ({ people }, target) => {
      const ended = await people.endSessions(target, {});
      return [{ ended }, `${ended} ${ended === 1 ? "session" : "sessions"} ended.`];
    },
  ],
  [
    "revoke",
    async ({ people }, target) => {
      await people.revokeInvite(target, {});
      return [{ revoked: target }, "The invitation was revoked."];
    },
  ],
]);

function linkWork(given: Given, port: string | undefined, of: (accounts: Accounts) => Promise<IssuedLink>): AccountsWork {
  const base = readUrl(given.values.get("url") ?? `http://localhost:${port?.trim() || "3000"}`);
  return async (accounts) => {
    const { token, link } = await of(accounts);
    const url = peopleLink(base, link.kind, token);
    return given.json ? [JSON.stringify({ ...link, url })] : [`Works once, until ${minute(link.expiresAt)}. Shown only this once:`, url];
  };
}

async function list({ people }: Accounts, { json }: Given): Promise<readonly string[]> {
  const [all, invites] = [await people.list(), await people.listInvites()];
  if (json) return [JSON.stringify({ people: all, invites })];
  if (all.length === 0) return ["Nobody can sign in yet. A link for the first owner: npm run people -- owner-link"];
  const rows = all.map(({ id, name, email, role, createdAt }: Person) => [id, name, email, role, minute(createdAt)]);
  const open = invites.map(({ id, email, role, by, expiresAt }) => [id, email ?? "–", role, by ?? "operator", minute(expiresAt)]);
  return [...table(["ID", "Name", "E-mail", "Role", "Joined"], rows), ...(open.length === 0 ? [] : ["", ...table(["Invitation", "For", "Role", "By", "Ends"], open)])];
}

function takeNothing(given: Given, command: string, options: readonly string[]): void {
  const [, target] = given.positionals;
  if (target !== undefined) throw new UsageError(`${command} takes no ${JSON.stringify(target)}.`);
  refuseOthers(given, command, options);
}

function readRole({ values }: Given): Role | undefined {
  const value = values.get("role");
  if (value === undefined) return undefined;
  const role = ROLES.find((known) => known === value);
  if (role === undefined) throw new UsageError(`--role ${value}: expected ${ROLES.join(" or ")}.`);
  return role;
}

function readUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new UsageError(`--url ${text}: expected an address such as https://companies.example.com.`);
  return url.origin;
}
