/** What every store guarantees of people, sessions and links. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Accounts } from "../accounts";
import type { OpenAccounts } from "../accounts.contract";
import type { SignedIn, SignInRefusal } from "./people";
import { PeopleError } from "./people-error";

const PASSWORD = "correct horse battery";
const DAY = 86_400_000;
const ADA = { email: "ada@example.com", name: "Ada Owner", password: PASSWORD } as const;
const BEN = { email: "ben@example.com", name: "Ben Member", password: PASSWORD } as const;

/** As `accountsContract`. */
export function peopleContract(begin: () => Promise<OpenAccounts>, end: () => Promise<void>): void {
  let store: OpenAccounts;
  let now: number;
  const opened: Accounts[] = [];

  beforeEach(async () => {
    store = await begin();
    now = Date.UTC(2026, 10, 20, 12);
  });
  afterEach(async () => {
    for (const accounts of opened.splice(0)) await accounts.close();
    await end();
  });

  async function open(): Promise<Accounts> {
    const accounts = await store({ now: () => now });
    opened.push(accounts);
    return accounts;
  }

  async function withOwner(): Promise<{ readonly accounts: Accounts; readonly ada: SignedIn }> {
    const accounts = await open();
    return { accounts, ada: await accounts.people.join((await accounts.people.createOwnerLink({})).token, ADA, {}) };
  }

  async function addBen({ people }: Accounts): Promise<SignedIn> {
    return people.join((await people.invite({ role: "member" }, {})).token, BEN, {});
  }

  async function signedIn(result: Promise<SignedIn | SignInRefusal>): Promise<SignedIn> {
    const made = await result;
    if ("refused" in made) throw new Error(`Refused: ${made.refused}`);
    return made;
  }

  describe("the first owner", () => {
    it("comes by a link that works once, and shares the workspace's subscription with whoever comes later", async () => {
      const accounts = await open();
      const { token, link } = await accounts.people.createOwnerLink({});
      expect(await accounts.people.lookAtLink(token)).toEqual({ ...link, kind: "owner", role: "owner", createdAt: now, expiresAt: now + 7 * DAY });
      const ada = await accounts.people.join(token, { ...ADA, email: " Ada@Example.com " }, { address: "192.0.2.1" });
      expect(ada.session).toMatchObject({ person: { email: "ada@example.com", name: "Ada Owner", role: "owner" }, subscription: { id: "sub_workspace", name: "Workspace", state: "active", package: { name: "full" }, monthlyQuota: 100_000, ratePerSecond: 50 } });
      await expect(accounts.people.join(token, BEN, {})).rejects.toThrow(/used already/);
      await expect(accounts.people.createOwnerLink({})).rejects.toThrow(/an owner already \(ada@example.com\).*people -- reset/);
      const ben = await addBen(accounts);
      expect(ben.session).toMatchObject({ person: { role: "member" }, subscription: ada.session.subscription });
    });

    it("is one, however many links lie about", async () => {
      const accounts = await open();
      const links = [await accounts.people.createOwnerLink({}), await accounts.people.createOwnerLink({})];
      const joined = await Promise.allSettled(links.map(({ token }, i) => accounts.people.join(token, { ...ADA, email: `a${i}@example.com` }, {})));
      expect(joined.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
      expect(await accounts.people.list()).toHaveLength(1);
    });

    it("has a subscription of another name where an operator took it already", async () => {
      const accounts = await open();
      await accounts.createKey({ name: "Workspace" });
      const { session } = await accounts.people.join((await accounts.people.createOwnerLink({})).token, ADA, {});
      expect(session.subscription.name).toBe("Workspace 2");
    });
  });

  describe("a link", () => {
    it("runs out after 7 days", async () => {
      const accounts = await open();
      const { token } = await accounts.people.createOwnerLink({});
      now += 7 * DAY;
      for (const use of [() => accounts.people.lookAtLink(token), () => accounts.people.join(token, ADA, {})]) await expect(use()).rejects.toThrow(/ran out.*owner-link/);
    });

    it("that was revoked, never made, or is for something else does nothing", async () => {
      const { accounts } = await withOwner();
      const invited = await accounts.people.invite({ role: "member", email: "ben@example.com" }, {});
      expect(await accounts.people.listInvites()).toEqual([invited.link]);
      await accounts.people.revokeInvite(invited.link.id, {});
      await expect(accounts.people.revokeInvite(invited.link.id, {})).rejects.toThrow(PeopleError);
      const reset = await accounts.people.createResetLink("ada@example.com", {});
      for (const token of [invited.token, reset.token, `${invited.token}x`, "", "fml_"]) await expect(accounts.people.join(token, BEN, {})).rejects.toThrow(/not valid/);
      expect(await accounts.people.listInvites()).toEqual([]);
    });

    it("is not used up by what is refused: a taken e-mail, a malformed one, an obvious password", async () => {
      const { accounts } = await withOwner();
      const { token } = await accounts.people.invite({ role: "member" }, {});
      const refused = [
        [{ email: "ada@example.com" }, "email"],
        [{ email: "ben at example" }, "email"],
        [{ name: " " }, "name"],
        ...["short", "password12", "1234567890", "aaaaaaaaaaaa", "benmember2026", "x".repeat(129)].map((password) => [{ password }, "password"] as const),
      ] as const;
      for (const [wrong, parameter] of refused) await expect(accounts.people.join(token, { ...BEN, ...wrong }, {})).rejects.toMatchObject({ parameter });
      expect((await accounts.people.join(token, BEN, {})).session.person.role).toBe("member");
    });
  });

  describe("signing in", () => {
    it("takes the password of the e-mail, in any process and after a restart", async () => {
      const { accounts, ada } = await withOwner();
      const other = await open();
      const again = await signedIn(other.people.signIn({ email: "ADA@example.com", password: PASSWORD }, { address: "192.0.2.7", agent: "Browser 1" }));
      expect(again.session.person).toEqual(ada.session.person);
      expect(await accounts.people.authenticate(again.token)).toEqual(again.session);
      expect(await other.people.listSessions(ada.session.person.id)).toMatchObject([{ address: "192.0.2.7", agent: "Browser 1", lastUsedAt: now }, {}]);
      expect(await accounts.people.authenticate(ada.token.replace(/.$/, (last) => (last === "a" ? "b" : "a")))).toBeUndefined();
    });

    it("is slowed after five wrong passwords, also side by side and in several processes, and a right one is not looked at", async () => {
      const { accounts } = await withOwner();
      const other = await open();
      const guesses = Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? accounts : other).people.signIn({ email: ADA.email, password: `guess number ${i}` }, { address: `192.0.2.${i}` }));
      const results = (await Promise.all(guesses)).map((result) => ("refused" in result ? result.refused : "in"));
      expect(results.filter((result) => result === "wrong")).toHaveLength(5);
      expect(results.filter((result) => result === "slowed")).toHaveLength(7);
      expect(await other.people.signIn(ADA, {})).toEqual({ refused: "slowed", retryAfterMs: 1000 });
      now += 1000;
      expect(await other.people.signIn({ ...ADA, password: "again wrong" }, {})).toEqual({ refused: "wrong" });
      expect(await other.people.signIn(ADA, {})).toEqual({ refused: "slowed", retryAfterMs: 2000 });
      now += 2000;
      await signedIn(accounts.people.signIn(ADA, {}));
      await signedIn(accounts.people.signIn(ADA, {}));
    });

    it("is slowed for a network address that tries many e-mails, known or not, and for its IPv6 network", async () => {
      const { accounts } = await withOwner();
      const guess = (i: number): Promise<SignedIn | SignInRefusal> => accounts.people.signIn({ email: `person${i}@example.com`, password: PASSWORD }, { address: `2001:db8:1:2::${i.toString(16)}` });
      for (let i = 0; i < 20; i += 1) expect(await guess(i)).toEqual({ refused: "wrong" });
      expect(await guess(20)).toEqual({ refused: "slowed", retryAfterMs: 1000 });
      await signedIn(accounts.people.signIn(ADA, { address: "2001:db8:1:3::1" }));
      now += 3_600_000;
      expect(await guess(21)).toEqual({ refused: "wrong" });
    });
  });

  describe("a session", () => {
    it("ends after 30 days, or 7 without use", async () => {
      const { accounts, ada } = await withOwner();
      const begun = now;
      for (now = begun + 6 * DAY; now < begun + 30 * DAY; now += 6 * DAY) expect(await accounts.people.authenticate(ada.token)).toBeDefined();
      now = begun + 30 * DAY;
      expect(await accounts.people.authenticate(ada.token)).toBeUndefined();
      const again = await signedIn(accounts.people.signIn(ADA, {}));
      now += 7 * DAY;
      expect(await accounts.people.authenticate(again.token)).toBeUndefined();
    });

    it("that was ended is refused at once here, and within a second by another process", async () => {
      const { accounts, ada } = await withOwner();
      const other = await open();
      const second = await signedIn(other.people.signIn(ADA, {}));
      for (const { token } of [ada, second]) for (const process of [accounts, other]) expect(await process.people.authenticate(token)).toBeDefined();
      await accounts.people.endSession(ada.session.person.id, second.session.id, {});
      expect(await accounts.people.authenticate(second.token)).toBeUndefined();
      expect(await accounts.people.endSessions(ADA.email, {})).toBe(1);
      expect(await accounts.people.authenticate(ada.token)).toBeUndefined();
      now += 1000;
      for (const { token } of [ada, second]) expect(await other.people.authenticate(token)).toBeUndefined();
    });

    it("of somebody else cannot be ended", async () => {
      const { accounts, ada } = await withOwner();
      const ben = await addBen(accounts);
      await expect(accounts.people.endSession(ben.session.person.id, ada.session.id, {})).rejects.toMatchObject({ code: "not_found" });
      expect(await accounts.people.authenticate(ada.token)).toBeDefined();
    });
  });

  describe("a password", () => {
    it("is changed by who knows the present one, and ends the other sessions", async () => {
      const { accounts, ada } = await withOwner();
      const other = await signedIn(accounts.people.signIn(ADA, {}));
      expect(await accounts.people.changePassword(ada.session, { current: "not the present one", password: "a quite new one" }, {})).toEqual({ refused: "wrong" });
      expect(await accounts.people.changePassword(ada.session, { current: PASSWORD, password: "a quite new one" }, {})).toBeUndefined();
      expect(await accounts.people.authenticate(ada.token)).toBeDefined();
      expect(await accounts.people.authenticate(other.token)).toBeUndefined();
      expect(await accounts.people.signIn(ADA, {})).toEqual({ refused: "wrong" });
    });

    it("is reset by a link, which ends all sessions and slows nobody down any more", async () => {
      const { accounts, ada } = await withOwner();
      for (let i = 0; i < 5; i += 1) await accounts.people.signIn({ ...ADA, password: "wrong" }, {});
      const { token, link } = await accounts.people.createResetLink(ADA.email, {});
      expect(link).toMatchObject({ kind: "reset", email: ADA.email });
      const again = await accounts.people.resetPassword(token, "a quite new one", {});
      expect(again.session.person.id).toBe(ada.session.person.id);
      expect(await accounts.people.authenticate(ada.token)).toBeUndefined();
      await signedIn(accounts.people.signIn({ ...ADA, password: "a quite new one" }, {}));
      await expect(accounts.people.resetPassword(token, "one more new one", {})).rejects.toThrow(/used already/);
    });
  });

  describe("people", () => {
    it("always have an owner", async () => {
      const { accounts, ada } = await withOwner();
      const ben = await addBen(accounts);
      for (const change of [() => accounts.people.setRole(ADA.email, "member", {}), () => accounts.people.remove(ada.session.person.id, {})]) await expect(change()).rejects.toThrow(/only owner/);
      await accounts.people.setRole(BEN.email, "owner", {});
      const both = await Promise.allSettled([accounts.people.remove(ADA.email, {}), (await open()).people.setRole(BEN.email, "member", {})]);
      expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
      expect((await accounts.people.list()).filter(({ role }) => role === "owner")).toHaveLength(1);
      expect(ben.session.person.role).toBe("member");
    });

    it("that are removed are out at once, with their links, and their use is still told", async () => {
      const { accounts } = await withOwner();
      const ben = await addBen(accounts);
      const reset = await accounts.people.createResetLink(BEN.email, {});
      const caller = { keyId: ben.session.person.id, keyName: "Ben", keyState: "active", subscription: ben.session.subscription, demo: false } as const;
      await accounts.count(caller, { endpoint: "/api/cities", kind: "lookup", requests: 1 });
      await accounts.people.remove(BEN.email, {});
      expect(await accounts.people.authenticate(ben.token)).toBeUndefined();
      await expect(accounts.people.resetPassword(reset.token, "a quite new one", {})).rejects.toThrow(/not valid/);
      expect(await accounts.people.usage("2026-11-20", "2026-11-20")).toEqual([{ day: "2026-11-20", endpoint: "/api/cities", requests: 1, by: ben.session.person.id }]);
    });
  });

  it("whoever is renamed has the new name in every session at once, and nothing that is no name is taken", async () => {
    const { accounts, ada } = await withOwner();
    const by = { personId: ada.session.person.id };
    expect(await accounts.people.rename(ada.session.person.id, "  Ada Lovelace ", by)).toMatchObject({ id: ada.session.person.id, name: "Ada Lovelace", role: "owner" });
    expect((await accounts.people.authenticate(ada.token))?.person.name).toBe("Ada Lovelace");
    for (const name of ["  ", "a".repeat(101), "Ada\nOwner"]) await expect(accounts.people.rename(ada.session.person.id, name, by)).rejects.toThrow(/A name has/);
    await accounts.people.rename(ada.session.person.id, "Ada Lovelace", by);
    expect((await accounts.listAudit(50)).filter(({ action }) => action === "person.renamed")).toMatchObject([{ actor: by.personId, subject: by.personId }]);
  });

  it("the audit log tells who did what from where, without any secret", async () => {
    const { accounts, ada } = await withOwner();
    const by = { personId: ada.session.person.id, address: "192.0.2.1" };
    const { token } = await accounts.people.invite({ role: "member" }, by);
    const ben = await accounts.people.join(token, BEN, { address: "192.0.2.2" });
    await accounts.people.signIn({ ...ADA, password: "a secret in the wrong place" }, { address: "192.0.2.3" });
    await accounts.people.setRole(BEN.email, "owner", by);
    await accounts.people.endSessions(BEN.email, by);
    await accounts.people.remove(BEN.email, by);
    const entries = await accounts.listAudit(50);
    expect(entries.slice(0, 7).map(({ action, actor, origin }) => [action, actor, origin])).toEqual([
      ["person.removed", by.personId, "192.0.2.1"],
      ["session.ended", by.personId, "192.0.2.1"],
      ["person.role_changed", by.personId, "192.0.2.1"],
      ["session.refused", "unknown", "192.0.2.3"],
      ["session.signed_in", ben.session.person.id, "192.0.2.2"],
      ["person.joined", ben.session.person.id, "192.0.2.2"],
      ["person.invited", by.personId, "192.0.2.1"],
    ]);
    const text = JSON.stringify(entries);
    for (const secret of [token, ben.token, ada.token, PASSWORD, "wrong place"]) expect(text).not.toContain(secret);
  });
}
