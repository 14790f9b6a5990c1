import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, companies: number, prefix: string): string {
  const path = join(folder, name);
  const rows = Array.from({ length: companies }, (_, i) => `${prefix}${i};Company ${prefix} ${i};Street ${i % 50} ${i};Amsterdam;Netherlands`);
  writeFileSync(path, ["ID;Company Name;Address 1;City;Country", ...rows].join("\n"));
  return path;
}

function run(...args: string[]): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync(process.execPath, ["build/cli.mjs", ...args, "--data-dir", join(folder, "data")], { encoding: "utf8" });
}

/** Checksum of every file that the generation in use consists of. */
function serving(): string {
  const index = join(folder, "data", "index");
  const current = readFileSync(join(index, "CURRENT"), "utf8");
  const generation = join(index, "generations", current.split(" ")[0] ?? "");
  const hash = createHash("sha256").update(current);
  for (const name of readdirSync(generation).filter((each) => each !== "used").sort()) hash.update(name).update(readFileSync(join(generation, name)));
  return hash.digest("hex");
}

/** The checksum of the generation in use, whose files are what its manifest says. */
function verifiedChecksum(): string {
  const index = join(folder, "data", "index");
  const generation = join(index, "generations", readFileSync(join(index, "CURRENT"), "utf8").split(" ")[0] ?? "");
  const { files, checksum } = JSON.parse(readFileSync(join(generation, "manifest.json"), "utf8")) as { files: Record<string, { sha256: string }>; checksum: string };
  for (const [name, { sha256 }] of Object.entries(files)) expect(createHash("sha256").update(readFileSync(join(generation, name))).digest("hex"), name).toBe(sha256);
  return checksum;
}

describe("npm run import", () => {
  it("prints what became of every row, and keeps rejected ones with line and reason", () => {
    const path = file("two.csv", 2, "a");
    writeFileSync(path, `${readFileSync(path, "utf8")}\n;No ID;Street 1;Amsterdam;Netherlands\na1;Same ID;Street 2;Amsterdam;Netherlands\n`);
    const { status, stdout } = run("import", "companydata", path, "--json");
    expect(status).toBe(0);
    const summary = JSON.parse(stdout) as { records: number; rejected: number; rejectFile: string; companies: number };
    expect(summary).toMatchObject({ records: 2, rejected: 2, companies: 2 });
    const rejects = readFileSync(summary.rejectFile, "utf8").trim().split("\n").map((line) => JSON.parse(line) as { line: number; reason: string });
    expect(rejects.map(({ line }) => line)).toContain(4);
    expect(rejects.every(({ reason }) => reason !== "")).toBe(true);
  });

  it("tells the audit log once which data serve, and who did it; so does reindex", () => {
    const { generation } = JSON.parse(run("import", "companydata", file("two.csv", 2, "a"), "--json").stdout) as { generation: string };
    const log = (): { action: string; actor: string; subject: string; details: object }[] => JSON.parse(run("audit", "--json").stdout) as ReturnType<typeof log>;
    expect(log()).toMatchObject([{ action: "import.switched", actor: `operator ${userInfo().username}`, subject: generation, details: { register: "companydata", records: 2, companies: 2 } }]);
    expect(run("import", "companydata", join(folder, "nowhere.csv")).status).toBe(1);
    expect(log()).toHaveLength(1);
    expect(run("reindex").status).toBe(0);
    expect(log()).toMatchObject([{ action: "import.switched", details: { reindexed: true, companies: 2 } }, { subject: generation }]);
  }, 120_000);

  it("explains wrong usage and ends with 2", () => {
    for (const args of [[], ["nonsense", "x"], ["companydata"], ["companydata", "x", "--add", "--only"], ["companydata", "x", "--nonsense"]]) {
      const { status, stderr } = run("import", ...args);
      expect(status, args.join(" ")).toBe(2);
      expect(stderr).toContain("Usage: npm run import");
    }
  });

  it("names a file that is missing, and leaves no folder of its own behind", () => {
    const { status, stderr } = run("import", "companydata", join(folder, "nowhere.csv"));
    expect(status).toBe(1);
    expect(stderr).toContain("nowhere.csv");
    expect(readdirSync(join(folder, "data")).filter((name) => name.startsWith("import-"))).toEqual([]);
  });

  it("killed at any point leaves the old generation as it was or the new one complete, and the next import is as if it never ran", async () => {
    const [small, large] = [file("small.csv", 100, "s"), file("large.csv", 15_000, "l")];
    expect(run("import", "companydata", small).status).toBe(0);
    const before = serving();
    const phases = new Set<string>();
    let switched = "";
    for (const delay of [150, 300, 500, 700, 900, 1200, 1500, 1900, 2300]) {
      const child = spawn(process.execPath, ["build/cli.mjs", "import", "companydata", large, "--data-dir", join(folder, "data")], { stdio: ["ignore", "ignore", "pipe"] });
      let printed = "";
      child.stderr.on("data", (text) => (printed += String(text)));
      const killed = new Promise<boolean>((resolve) => child.on("exit", (_code, signal) => resolve(signal === "SIGKILL")));
      setTimeout(() => child.kill("SIGKILL"), delay);
      if (!(await killed)) break;
      phases.add(printed.trim().split("\n").at(-1)?.split(/[ :]/)[0] ?? "");
      if (serving() === before) continue;
      // Killed behind the switch, while cleaning up.
      switched = verifiedChecksum();
      break;
    }
    expect(phases.size).toBeGreaterThan(1);
    const after = JSON.parse(run("import", "companydata", large, "--json").stdout) as { checksum: string; companies: number };
    expect(after.companies).toBe(15_000);
    const undisturbed = JSON.parse(run("import", "companydata", large, "--json", "--only").stdout) as { checksum: string };
    expect(after.checksum).toBe(undisturbed.checksum);
    expect(["", after.checksum]).toContain(switched);
    expect(readdirSync(join(folder, "data", "index", "building"))).toEqual([]);
    expect(existsSync(join(folder, "data", "index", "LOCK"))).toBe(false);
  }, 120_000);
});
