import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StoreUnavailableError } from "../accounts";
import { accountsContract } from "../accounts.contract";
import { peopleContract } from "../people/people.contract";
import { postgresPrograms, startPostgresServer, type PostgresServer } from "../testing/postgres-server";
import { openPostgresAccounts } from "./postgres-accounts";

const programs = postgresPrograms();

describe.skipIf(programs === undefined)(`accounts in PostgreSQL${programs === undefined ? " (skipped: it is not installed; Debian: apt-get install postgresql)" : ""}`, () => {
  let server: PostgresServer;
  let schema = 0;
  beforeAll(async () => {
    server = await startPostgresServer(programs ?? "");
  }, 60_000);
  afterAll(() => server.remove());

  const url = (): string => `${server.url}?options=${encodeURIComponent(`-c search_path=s${schema}`)}`;

  async function query(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: url() });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async function begin(): Promise<void> {
    schema += 1;
    await query(`CREATE SCHEMA s${schema}`);
  }

  describe.each([
    ["keys and counts", accountsContract],
    ["people", peopleContract],
  ])("%s", (_, contract) => {
    contract(
      async () => {
        await begin();
        return (clock) => openPostgresAccounts({ url: url(), clock, actor: "contract" });
      },
      () => query(`DROP SCHEMA s${schema} CASCADE`),
    );
  });

  it("are made once when several processes start at once", async () => {
    await begin();
    const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgresAccounts({ url: url(), clock: Date, actor: "tests" })));
    const secrets = await Promise.all(opened.map((accounts) => accounts.secret("a")));
    expect(new Set(secrets.map((secret) => Buffer.from(secret).toString("hex"))).size).toBe(1);
    for (const accounts of opened) await accounts.close();
  });

  it("of a newer version are refused", async () => {
    await begin();
    await query("CREATE TABLE firmament_schema (version BIGINT NOT NULL)", "INSERT INTO firmament_schema VALUES (99)");
    await expect(openPostgresAccounts({ url: url(), clock: Date, actor: "tests" })).rejects.toThrow(/schema version 99.*newer Firmament/);
  });

  it("let nobody change, remove or empty the entries of the audit log", async () => {
    await begin();
    const accounts = await openPostgresAccounts({ url: url(), clock: Date, actor: "tests" });
    await accounts.createKey({ name: "crm" });
    await accounts.close();
    for (const statement of ["UPDATE audit SET actor = 'nobody'", "DELETE FROM audit", "TRUNCATE audit"]) await expect(query(statement)).rejects.toThrow(/append-only/);
  });

  it("that cannot be reached say so without the password, and work again by themselves once they can", async () => {
    await begin();
    const accounts = await openPostgresAccounts({ url: url(), clock: Date, actor: "tests" });
    const { key } = await accounts.createKey({ name: "crm" });
    const caller = (await accounts.authenticate(key))!;
    const charge = { endpoint: "/api/cities", kind: "lookup", requests: 1 } as const;
    server.stop();
    await expect(Promise.resolve(accounts.count(caller, charge))).rejects.toThrow(StoreUnavailableError);
    await expect(openPostgresAccounts({ url: url().replace("tests@", "tests:secret@"), clock: Date, actor: "tests" })).rejects.toThrow(/^(?!.*secret).*DATABASE_URL/);
    server.start();
    await expect.poll(async () => accounts.count(caller, charge), { timeout: 5000 }).toMatchObject({ counted: true });
    await accounts.close();
  });
});
