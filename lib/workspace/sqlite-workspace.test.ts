import Database from "better-sqlite3";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { jobsContract } from "./jobs.contract";
import { openWorkspace } from "./open";
import { workspaceContract, type OpenWorkspace } from "./workspace.contract";

const SILENT = { info: () => undefined, error: () => undefined };

describe("the workspace in SQLite", () => {
  let dataDir: string;
  const begin = (): Promise<OpenWorkspace> => {
    dataDir = mkdtempSync(path.join(tmpdir(), "workspace-"));
    return Promise.resolve((clock, jobs) => openWorkspace({ dataDir, clock, jobDays: 30, jobInterval: 10, ...jobs }));
  };
  const end = (): Promise<void> => {
    rmSync(dataDir, { recursive: true });
    return Promise.resolve();
  };

  describe("what is kept", () => workspaceContract(begin, end));
  describe("a job", () => jobsContract(begin, end));

  it("takes a file that was looked up before results said what speaks against a company: it waits to be looked up again, and nothing else is touched", async () => {
    const openIt = await begin();
    await (await openIt({ now: () => 1 }, { log: SILENT })).close();
    const database = new Database(path.join(dataDir, "accounts.db"));
    const job = database.prepare("INSERT INTO jobs (id, name, columns, domain_column, state, row_count, made_by, maker_name, created_at, changed_at, expires_at) VALUES (?, 'Fair.csv', '[\"Website\"]', 0, 'done', 1, 'p', 'Ada', 1, 1, 9e15)");
    const row = database.prepare("INSERT INTO job_rows (job_id, row_number, cells, domain, state, matches, decision) VALUES (?, 0, '[\"a.example\"]', 'a.example', 'review', ?, ?)");
    const company = { id: "c-1", name: "A", score: 0.5 };
    const decision = { company: "c-1", by: { id: "p", name: "Ada" }, at: 1 };
    for (const [id, reasons] of [["old", ["same number"]], ["new", [{ text: "same number", agrees: true }]], ["none", []]] as const) {
      job.run(id);
      row.run(id, JSON.stringify([{ ...company, reasons }]), JSON.stringify(decision));
    }
    database.pragma("user_version = 5");
    database.close();
    const workspace = await openIt({ now: () => 1 }, { log: SILENT });
    try {
      expect(await workspace.jobs.get("old")).toMatchObject({ state: "paused", reason: expect.stringContaining("Resume") as string, counts: { waiting: 1, review: 0 } });
      expect((await workspace.jobs.rows("old", 0, 10)).rows).toMatchObject([{ state: "waiting", matches: [], decision }]);
      for (const id of ["new", "none"]) {
        expect(await workspace.jobs.get(id)).toMatchObject({ state: "done", reason: null });
        expect((await workspace.jobs.rows(id, 0, 10)).rows).toMatchObject([{ state: "review", matches: [company], decision }]);
      }
    } finally {
      await workspace.close();
      await end();
    }
  });
});
