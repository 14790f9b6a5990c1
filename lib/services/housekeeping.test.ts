import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Accounts } from "../accounts/accounts";
import { openSqliteAccounts } from "../accounts/sqlite/sqlite-accounts";
import { Housekeeping } from "./housekeeping";

let dataDir: string;
let accounts: Accounts;
let now: number;
let generation: string | undefined;
const warnings: string[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "housekeeping-"));
  now = Date.UTC(2020, 0, 1);
  generation = "g-1";
  warnings.splice(0);
  accounts = openSqliteAccounts({ dataDir, clock: { now: () => now }, actor: "service" });
});
afterEach(async () => {
  await accounts.close();
  rmSync(dataDir, { recursive: true });
});

function open(): Housekeeping {
  const log = { warn: (_: unknown, message?: string) => void warnings.push(message ?? "") };
  const status = () => (generation === undefined ? undefined : { generation, companies: 3, builtAt: "", registers: [{ code: "brreg", label: "", companies: 3, rejected: 0, date: "" }] });
  return new Housekeeping({ accounts, retention: { auditDays: 30, usageDays: 31 }, status, log });
}

const switches = async () => (await accounts.listAudit(100)).filter(({ action }) => action === "import.switched").reverse();

describe("housekeeping", () => {
  it("tells the audit log once of each generation that serves, however many processes and starts see it", async () => {
    for (let starts = 0; starts < 2; starts += 1) {
      const all = [open(), open()];
      for (let rounds = 0; rounds < 3; rounds += 1) for (const one of all) await one.round();
    }
    expect(await switches()).toMatchObject([{ actor: "service", subject: "g-1", details: { companies: 3, registers: ["brreg"] } }]);
    const one = open();
    generation = "g-2";
    await one.round();
    expect(await switches()).toHaveLength(1);
    await one.round();
    expect((await switches()).map(({ subject }) => subject)).toEqual(["g-1", "g-2"]);
  });

  it("leaves it to whoever imported to say so first", async () => {
    const one = open();
    await one.round();
    await accounts.audit({ action: "import.switched", subject: "g-1", actor: "operator ada" });
    await one.round();
    expect(await switches()).toMatchObject([{ actor: "operator ada" }]);
  });

  it("tells of nothing while nothing serves", async () => {
    generation = undefined;
    const one = open();
    await one.round();
    await one.round();
    expect(await switches()).toEqual([]);
  });

  it("removes all that was kept long enough in one round", async () => {
    for (let i = 0; i < 1200; i += 1) await accounts.audit({ action: "subscription.reset", subject: `s${i}` });
    now += 31 * 86_400_000;
    await accounts.audit({ action: "subscription.reset", subject: "new" });
    generation = undefined;
    await open().round();
    expect((await accounts.listAudit(2000)).map(({ subject }) => subject)).toEqual(["new"]);
  });

  it("that the store refuses is put off, and said", async () => {
    await accounts.close();
    await open().round();
    expect(warnings).toEqual(["housekeeping is put off"]);
    accounts = openSqliteAccounts({ dataDir, clock: { now: () => now }, actor: "service" });
  });
});
