import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccounts, type Accounts } from "../services/accounts";
import { runPeople } from "./people";

const ADA = { email: "ada@example.com", name: "Ada Owner", password: "correct horse battery" };

let dataDir: string;
let accounts: Accounts;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), "people-"));
  accounts = await openAccounts({ dataDir }, "service");
});
afterEach(async () => {
  await accounts.close();
  rmSync(dataDir, { recursive: true });
});

async function people(...args: string[]): Promise<{ code: number; out: string[]; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runPeople(args, { out: (line) => out.push(line), err: (line) => err.push(line), environment: { DATA_DIR: dataDir, PORT: "8080" } });
  return { code, out, err: err.join("\n") };
}

/** The token of the link that a command prints as its last line. */
async function tokenOf(...args: string[]): Promise<string> {
  return new URL((await people(...args)).out.at(-1) ?? "").hash.slice(1);
}

describe("npm run people", () => {
  it("prints a link for the first owner, and none once there is one", async () => {
    const { code, out } = await people("owner-link");
    expect([code, out.at(-1)]).toEqual([0, expect.stringMatching(/^http:\/\/localhost:8080\/invite#fml_\w{43}$/)]);
    await accounts.people.join(await tokenOf("owner-link"), ADA, {});
    expect(await people("owner-link")).toMatchObject({ code: 1, out: [], err: expect.stringContaining("people -- reset ada@example.com") as string });
  });

  it("invites to where the pages are reached, with a role, and revokes", async () => {
    const { out } = await people("invite", "--role", "owner", "--email", "Ben@example.com", "--url", "https://companies.example.com/", "--json");
    const { url, id } = JSON.parse(out[0] ?? "") as { url: string; id: string };
    expect(url).toMatch(/^https:\/\/companies\.example\.com\/invite#fml_/);
    await accounts.people.join(await tokenOf("invite", "--role", "owner"), ADA, {});
    expect(JSON.parse((await people("list", "--json")).out[0] ?? "")).toMatchObject({ people: [{ email: ADA.email, role: "owner" }], invites: [{ id, email: "ben@example.com", role: "owner" }] });
    expect((await people("revoke", id)).code).toBe(0);
    expect((await people("revoke", id)).code).toBe(1);
  });

  it("resets a password, ends sessions, gives roles and removes, but never the last owner", async () => {
    await accounts.people.join(await tokenOf("owner-link"), ADA, {});
    await accounts.people.join(await tokenOf("invite"), { ...ADA, email: "ben@example.com", name: "Ben" }, {});
    expect((await people("role", ADA.email, "--role", "member")).err).toMatch(/only owner/);
    expect((await people("remove", ADA.email)).code).toBe(1);
    expect((await people("role", "ben@example.com", "--role", "owner")).out).toEqual(["Ben (ben@example.com) is an owner."]);
    await accounts.people.resetPassword(await tokenOf("reset", ADA.email), "a quite new one", {});
    expect((await people("sign-out", ADA.email)).out).toEqual(["1 session ended."]);
    expect((await people("remove", ADA.email)).code).toBe(0);
    expect((await people("list")).out.filter((line) => line.includes("@"))).toHaveLength(1);
    expect((await accounts.listAudit(1))[0]).toMatchObject({ action: "person.removed", actor: expect.stringMatching(/^operator /) as string });
  });

  it.each([[[]], [["dance"]], [["list", "ada"]], [["role", "ada"]], [["role", "ada", "--role", "king"]], [["reset"]], [["invite", "ada@example.com"]], [["invite", "--url", "here"]], [["remove", "ada", "--role", "owner"]]])(
    "explains itself for %j",
    async (args) => {
      const { code, err } = await people(...args);
      expect([code, err]).toEqual([2, expect.stringContaining("Usage: npm run people")]);
    },
  );
});
