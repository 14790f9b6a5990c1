import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAccounts } from "../services/accounts";
import { runKeys } from "./keys";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "keys-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function keys(...args: string[]): Promise<{ code: number; out: string[]; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runKeys(args, { out: (line) => out.push(line), err: (line) => err.push(line), environment: { DATA_DIR: dataDir } });
  return { code, out, err: err.join("\n") };
}

async function authenticate(key: string | undefined) {
  const accounts = await openAccounts({ dataDir }, "tests");
  const caller = await accounts.authenticate(key ?? "");
  await accounts.close();
  return caller;
}

describe("keys create", () => {
  it("prints a working key as the last line of standard output", async () => {
    const { code, out, err } = await keys("create", "--name", "crm");
    expect([code, err]).toEqual([0, ""]);
    expect(await authenticate(out.at(-1))).toMatchObject({ keyName: "crm", keyState: "active", subscription: { package: { name: "full" } } });
  });

  it("takes a package, a quota and a rate, and prints JSON on request", async () => {
    const { out } = await keys("create", "--name", "crm", "--package", "identity+contact", "--quota", "5000", "--rate", "10", "--json");
    expect(out).toHaveLength(1);
    const made = JSON.parse(out[0]!) as { key: string };
    expect(made).toMatchObject({ name: "crm", disabled: false, subscription: { package: { name: "identity+contact" }, monthlyQuota: 5000, ratePerSecond: 10 } });
    expect((await authenticate(made.key))?.subscription.package.groups).toEqual(["identity", "contact"]);
  });

  it("refuses a name that is taken, with exit code 1 and no second key", async () => {
    await keys("create", "--name", "crm");
    const { code, out, err } = await keys("create", "--name", "crm");
    expect([code, out]).toEqual([1, []]);
    expect(err).toMatch(/key named "crm" already/);
    expect((await keys("list")).out).toHaveLength(2);
  });

  it("refuses an unknown package, naming those there are", async () => {
    const { code, err } = await keys("create", "--name", "crm", "--package", "gold");
    expect(code).toBe(1);
    expect(err).toMatch(/"gold".*basic, contact, firmographic, full/);
  });

  it("works in the folder that --data-dir names, and makes it", async () => {
    const other = path.join(dataDir, "a", "b");
    const { out } = await keys("create", "--name", "crm", "--data-dir", other);
    expect(await authenticate(out.at(-1))).toBeUndefined();
    expect((await keys("list", "--data-dir", other)).out).toHaveLength(2);
  });
});

describe("keys list, show, disable and enable", () => {
  it("tell and change a key's state, by name and by ID, and never show the key", async () => {
    const key = (await keys("create", "--name", "crm")).out.at(-1)!;
    const [, row] = (await keys("list")).out;
    expect(row).toMatch(new RegExp(`^key_\\w+ +crm +fm_…${key.slice(-4)} +active +crm \\(active\\) +full +100000 +50 +20\\d\\d-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC +never$`));
    const id = row!.split(" ")[0]!;
    expect((await keys("disable", "crm")).out.join("\n")).toMatch(/State +disabled/);
    expect((await authenticate(key))?.keyState).toBe("disabled");
    expect((await keys("enable", id)).out.join("\n")).toMatch(/State +active/);
    expect((await authenticate(key))?.keyState).toBe("active");
    const shown = [...(await keys("show", id)).out, ...(await keys("show", "crm", "--json")).out, ...(await keys("list", "--json")).out].join("\n");
    expect(shown).toContain(id);
    expect(shown).not.toContain(key.slice(0, 12));
  });

  it("say how to make a key when there is none", async () => {
    expect((await keys("list")).out).toEqual(["There are no keys yet. Make one with: npm run keys -- create --name NAME"]);
    expect((await keys("list", "--json")).out).toEqual(["[]"]);
  });

  it("of a key that is not there fail with exit code 1", async () => {
    const { code, err } = await keys("disable", "nobody");
    expect(code).toBe(1);
    expect(err).toMatch(/No key has the ID or name "nobody"/);
  });
});

describe("wrong usage", () => {
  it.each([
    [[], "Say what to do"],
    [["revoke", "crm"], 'Unknown command "revoke"'],
    [["create"], "--name NAME"],
    [["create", "crm"], "did you mean --name crm"],
    [["create", "--name"], "--name"],
    [["create", "--nam", "crm"], "--nam"],
    [["create", "--name", "crm", "--rate", "0"], "--rate 0: expected a whole number of at least 1"],
    [["create", "--name", "crm", "--quota", "1e6"], "--quota 1e6"],
    [["create", "--name", "crm", "--quota", "-1"], "--quota"],
    [["disable"], "one key's ID or name"],
    [["disable", "a", "b"], "one key's ID or name"],
    [["list", "crm"], "show"],
    [["list", "--name", "crm"], "--name does not go with list"],
  ])("keys %j ends with exit code 2, the reason and the usage, and changes nothing", async (args, reason) => {
    const { code, out, err } = await keys(...args);
    expect([code, out]).toEqual([2, []]);
    expect(err).toContain(reason);
    expect(err).toContain("Usage: npm run keys");
    expect((await keys("list", "--json")).out).toEqual(["[]"]);
  });

  it("--help prints the usage and succeeds", async () => {
    const { code, out } = await keys("--help");
    expect(code).toBe(0);
    expect(out.join("\n")).toContain("create --name NAME");
  });
});
