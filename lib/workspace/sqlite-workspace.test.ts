import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe } from "vitest";
import { jobsContract } from "./jobs.contract";
import { openWorkspace } from "./open";
import { workspaceContract, type OpenWorkspace } from "./workspace.contract";

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
});
