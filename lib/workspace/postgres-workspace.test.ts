import { Client } from "pg";
import { afterAll, beforeAll, describe } from "vitest";
import { openPostgresAccounts } from "../accounts/postgres/postgres-accounts";
import { postgresPrograms, startPostgresServer, type PostgresServer } from "../accounts/testing/postgres-server";
import { jobsContract } from "./jobs.contract";
import { openWorkspace } from "./open";
import { workspaceContract, type OpenWorkspace } from "./workspace.contract";

const programs = postgresPrograms();

describe.skipIf(programs === undefined)(`the workspace in PostgreSQL${programs === undefined ? " (skipped: it is not installed; Debian: apt-get install postgresql)" : ""}`, () => {
  let server: PostgresServer;
  let schema = 0;
  beforeAll(async () => {
    server = await startPostgresServer(programs ?? "");
  }, 60_000);
  afterAll(() => server.remove());

  const url = (): string => `${server.url}?options=${encodeURIComponent(`-c search_path=s${schema}`)}`;
  async function query(statement: string): Promise<void> {
    const client = new Client({ connectionString: url() });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  const begin = async (): Promise<OpenWorkspace> => {
    schema += 1;
    await query(`CREATE SCHEMA s${schema}`);
    // Makes the tables.
    await (await openPostgresAccounts({ url: url(), clock: Date, actor: "tests" })).close();
    const databaseUrl = url();
    return (clock, jobs) => openWorkspace({ dataDir: "", databaseUrl, clock, jobDays: 30, jobInterval: 10, ...jobs });
  };
  const end = (): Promise<void> => query(`DROP SCHEMA s${schema} CASCADE`);

  describe("what is kept", () => workspaceContract(begin, end));
  describe("a job", () => jobsContract(begin, end));
});
