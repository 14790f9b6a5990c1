import Database from "better-sqlite3";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { until } from "../index/embedded/testing/temporary-index";
import { settleRestore } from "../services/backup/switch";

/** Where all data folders are copied from: one with a key and 1,500 companies. */
let template: string;
let key: string;
let home: string;
const servers: ChildProcess[] = [];

beforeAll(() => {
  template = mkdtempSync(path.join(tmpdir(), "backup-template-"));
  key = cli("keys", "create", "--name", "before", "--data-dir", template).stdout.trim().split("\n").at(-1) ?? "";
  importCompanies(template, 1500, "t");
}, 60_000);
afterAll(() => rmSync(template, { recursive: true }));
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "backup-"));
  cpSync(template, path.join(home, "data"), { recursive: true });
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.kill("SIGKILL");
    await new Promise((closed) => (server.exitCode === null && server.signalCode === null ? server.once("close", closed) : closed(undefined)));
  }
  rmSync(home, { recursive: true });
});

interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function cli(...args: string[]): Outcome {
  return spawnSync(process.execPath, ["build/cli.mjs", ...args], { encoding: "utf8" });
}

const at = (name: string): string => path.join(home, name);
const backup = (target: string, ...more: string[]): Outcome => cli("backup", at(target), "--data-dir", at("data"), ...more);
const restore = (folder: string, dataDir: string, ...more: string[]): Outcome => cli("restore", at(folder), "--data-dir", at(dataDir), ...more);

function writeRegister(file: string, companies: number, prefix: string): string {
  const rows = Array.from({ length: companies }, (_, i) => `${prefix}${i};Company ${prefix} ${i};Street ${i % 50} ${i};Amsterdam;Netherlands`);
  writeFileSync(file, ["ID;Company Name;Address 1;City;Country", ...rows].join("\n"));
  return file;
}

function importCompanies(dataDir: string, companies: number, prefix: string): void {
  const file = writeRegister(path.join(dataDir, "register.csv"), companies, prefix);
  expect(cli("import", "companydata", file, "--data-dir", dataDir).status).toBe(0);
  rmSync(file);
}

/** Starts the service on a data folder. @returns its address, once it serves. */
async function serve(dataDir: string): Promise<string> {
  const server = spawn(process.execPath, ["build/server.mjs"], { env: { ...process.env, DATA_DIR: at(dataDir), PORT: "0", WORKERS: "1" }, stdio: ["ignore", "pipe", "pipe"] });
  servers.push(server);
  let out = "";
  server.stdout.on("data", (text: Buffer) => (out += text.toString()));
  server.stderr.on("data", (text: Buffer) => (out += text.toString()));
  await until(() => out.includes("Ctrl-C stops it.") || server.exitCode !== null);
  const url = /ready: (\S+)/.exec(out)?.[1];
  if (url === undefined) throw new Error(`The service did not start: ${out}`);
  return url;
}

async function companies(url: string): Promise<number> {
  const response = await fetch(`${url}/api/company/search?page=1`, { headers: { "x-api-key": key } });
  const { meta } = (await response.json()) as { meta?: { totalCount: number } };
  return meta?.totalCount ?? -response.status;
}

/** Checksum of all that a restore replaces; an empty log is none. */
function state(dataDir: string): string {
  const hash = createHash("sha256");
  const roots = ["accounts.db", "accounts.db-wal", "index"].map((name) => path.join(at(dataDir), name)).filter((name) => existsSync(name) && statSync(name).size > 0);
  const files = roots.flatMap((root) => (statSync(root).isFile() ? [root] : readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name)))).sort();
  for (const file of files) hash.update(path.relative(at(dataDir), file)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Runs a command and kills it after a time. @returns whether it was killed before it ended. */
function killed(ms: number, ...args: string[]): Promise<boolean> {
  const child = spawn(process.execPath, ["build/cli.mjs", ...args], { stdio: "ignore" });
  setTimeout(() => child.kill("SIGKILL"), ms);
  return new Promise((resolve) => child.once("close", (_code, signal) => resolve(signal === "SIGKILL")));
}

const DELAYS = [200, 250, 300, 350, 400, 500];

describe("a backup", () => {
  it("made while the service answers and imports switch is restored to its keys and its companies", async () => {
    const url = await serve("data");
    const importing = spawn("sh", ["-c", `for n in 100 200 300 400; do '${process.execPath}' build/cli.mjs import companydata '${at("r")}'$n --data-dir '${at("data")}' --only || exit 1; done`], { stdio: "ignore" });
    for (const n of [100, 200, 300, 400]) writeRegister(at(`r${n}`), n, "r");
    const imported = new Promise<number | null>((resolve) => importing.once("close", resolve));
    const answered: number[] = [];
    const made: { folder: string; companies: number }[] = [];
    for (let n = 0; importing.exitCode === null && n < 6; n += 1) {
      const child = spawn(process.execPath, ["build/cli.mjs", "backup", at(`b${n}`), "--data-dir", at("data"), "--json", ...(n % 2 ? ["--copy"] : [])], { stdio: ["ignore", "pipe", "ignore"] });
      let out = "";
      child.stdout.on("data", (text: Buffer) => (out += text.toString()));
      expect(await new Promise((resolve) => child.once("close", resolve))).toBe(0);
      made.push(JSON.parse(out) as { folder: string; companies: number });
      answered.push(await companies(url));
    }
    expect(answered.filter((total) => total <= 0)).toEqual([]);
    expect(await imported).toBe(0);
    expect(made.length).toBeGreaterThan(1);
    expect(new Set(made.map((each) => each.companies)).size).toBeGreaterThan(1);
    expect(readdirSync(at("data")).filter((name) => name.startsWith("backup-"))).toEqual([]);
    for (const { folder, companies: expected } of [made[0]!, made.at(-1)!]) {
      const dataDir = `from-${path.basename(folder)}`;
      expect(restore(path.basename(folder), dataDir).stderr).not.toContain("damaged");
      expect(await companies(await serve(dataDir))).toBe(expected);
    }
  }, 120_000);

  it("is closed to other users, and its accounts are one file", () => {
    expect(backup("b").status).toBe(0);
    expect(statSync(at("b")).mode & 0o077).toBe(0);
    expect(statSync(at("b/accounts.db")).mode & 0o077).toBe(0);
    expect(readdirSync(at("b")).sort()).toEqual(["accounts.db", "backup.json", "index"]);
  });

  it("shares the index files where it can, and with --copy has its own", () => {
    const inode = (folder: string): number => statSync(path.join(at(folder), "index/snapshots", readdirSync(path.join(at(folder), "index/snapshots"))[0] ?? "")).ino;
    expect(backup("linked").stdout).toContain("hard links");
    expect(backup("copied", "--copy").stdout).not.toContain("hard links");
    expect(inode("linked")).toBe(inode("data"));
    expect(inode("copied")).not.toBe(inode("data"));
  });

  it("holds no accounts where PostgreSQL keeps them, and says so", () => {
    const { status, stdout } = spawnSync(process.execPath, ["build/cli.mjs", "backup", at("b"), "--data-dir", at("data")], { encoding: "utf8", env: { ...process.env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" } });
    expect([status, stdout]).toEqual([0, expect.stringContaining("pg_dump")]);
    expect(readdirSync(at("b")).sort()).toEqual(["backup.json", "index"]);
  });

  it("never overwrites, and says what is wrong with a place", () => {
    expect(backup("b").status).toBe(0);
    const before = statSync(at("b/backup.json")).mtimeMs;
    expect(backup("b").stderr).toContain("exists already");
    expect(statSync(at("b/backup.json")).mtimeMs).toBe(before);
    expect(backup("data/b").stderr).toContain("in the data folder itself");
    mkdirSync(at("empty"));
    expect(cli("backup", at("none"), "--data-dir", at("empty")).stderr).toContain("nothing to back up");
    expect(cli("backup", at("none"), "--data-dir", at("missing")).stderr).toContain("no data folder");
    expect(existsSync(at("none"))).toBe(false);
    for (const args of [[], ["a", "b"], ["a", "--nonsense"]]) expect(cli("backup", ...args).status, args.join(" ")).toBe(2);
  });

  it("of a damaged index is not made", () => {
    const generations = at("data/index/generations");
    truncateSync(path.join(generations, readdirSync(generations)[0] ?? "", "documents.bin"), 100);
    const { status, stderr } = backup("b");
    expect([status, stderr]).toEqual([1, expect.stringContaining("documents.bin of the data folder is damaged")]);
    expect(readdirSync(home)).toEqual(["data"]);
  });

  it("killed at any point is not there, and the next one is as if it never ran", async () => {
    const before = state("data");
    let cut = 0;
    for (const ms of DELAYS) {
      if (await killed(ms, "backup", at("b"), "--data-dir", at("data"), "--copy")) cut += 1;
      expect(state("data")).toBe(before);
      if (existsSync(at("b"))) {
        expect(restore("b", `r${ms}`).status).toBe(0);
        rmSync(at("b"), { recursive: true });
      }
    }
    expect(cut).toBeGreaterThan(0);
    expect(backup("b").status).toBe(0);
    expect(readdirSync(home).filter((name) => name.includes("partial"))).toEqual([]);
    expect(readdirSync(at("data")).filter((name) => name.startsWith("backup-"))).toEqual([]);
  }, 60_000);
});

describe("a restore", () => {
  beforeEach(() => expect(backup("b", "--copy").status).toBe(0));

  it("is refused while a service uses the folder, and says so, also with --force", async () => {
    const url = await serve("data");
    for (const more of [[], ["--force"]]) expect(restore("b", "data", ...more)).toMatchObject({ status: 1, stderr: expect.stringContaining("Stop it first") as string });
    expect(await companies(url)).toBe(1500);
  });

  it("is refused while an import uses the folder", async () => {
    const file = writeRegister(at("large"), 30_000, "l");
    const importing = spawn(process.execPath, ["build/cli.mjs", "import", "companydata", file, "--data-dir", at("data")], { stdio: "ignore" });
    await until(() => existsSync(at("data/index/LOCK")));
    expect(restore("b", "data", "--force").stderr).toContain("Stop it first");
    importing.kill("SIGKILL");
    await new Promise((closed) => importing.once("close", closed));
    expect(restore("b", "data", "--force").status).toBe(0);
  });

  it("does not replace data that are there, unless it is told to", async () => {
    importCompanies(at("data"), 50, "x");
    const before = state("data");
    expect(restore("b", "data")).toMatchObject({ status: 1, stderr: expect.stringContaining("--force") as string });
    expect(state("data")).toBe(before);
    expect(restore("b", "data", "--force").status).toBe(0);
    expect(await companies(await serve("data"))).toBe(1500);
  });

  it.each([
    ["a changed byte", (folder: string) => writeFileSync(path.join(folder, "accounts.db"), Buffer.concat([readFileSync(path.join(folder, "accounts.db")).subarray(0, -1), Buffer.from("!")])), "is damaged"],
    ["a file cut short", (folder: string) => truncateSync(path.join(folder, "index/CURRENT"), 5), "is damaged"],
    ["a missing file", (folder: string) => rmSync(path.join(folder, "index/CURRENT")), "not complete"],
    ["no list of contents", (folder: string) => rmSync(path.join(folder, "backup.json")), "is no backup"],
    ["a list that leads outside", (folder: string) => writeFileSync(path.join(folder, "backup.json"), readFileSync(path.join(folder, "backup.json"), "utf8").replace("index/CURRENT", "index/../../CURRENT")), "is damaged"],
  ])("refuses a backup with %s, and nothing is changed", (_what, damage, said) => {
    const before = state("data");
    damage(at("b"));
    expect(restore("b", "data", "--force")).toMatchObject({ status: 1, stderr: expect.stringContaining(said) as string });
    expect(state("data")).toBe(before);
    expect(existsSync(at("data/restoring"))).toBe(false);
  });

  it("refuses accounts of a newer version, which the service could not open", () => {
    const accounts = new Database(at("b/accounts.db"));
    accounts.pragma("user_version = 999");
    accounts.close();
    const bytes = readFileSync(at("b/accounts.db"));
    const contents = JSON.parse(readFileSync(at("b/backup.json"), "utf8")) as { files: Record<string, object> };
    contents.files["accounts.db"] = { bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
    writeFileSync(at("b/backup.json"), JSON.stringify(contents));
    expect(restore("b", "fresh")).toMatchObject({ status: 1, stderr: expect.stringContaining("schema version 999") as string });
    expect(readdirSync(at("fresh"))).toEqual(["in-use.db"]);
  });

  it("killed at any point leaves the old data or the restored ones, whole, and the service starts on them", async () => {
    importCompanies(at("data"), 50, "x");
    cpSync(at("data"), at("old"), { recursive: true });
    expect(restore("b", "fresh").status).toBe(0);
    const [old, restored] = [state("data"), state("fresh")];
    let cut = 0;
    for (const ms of DELAYS) {
      rmSync(at("data"), { recursive: true });
      cpSync(at("old"), at("data"), { recursive: true });
      if (await killed(ms, "restore", at("b"), "--data-dir", at("data"), "--force")) cut += 1;
      const decided = existsSync(at("data/restored"));
      settleRestore(at("data"));
      expect(decided ? [restored] : [old, restored]).toContain(state("data"));
    }
    expect([50, 1500]).toContain(await companies(await serve("data")));
    expect(cut).toBeGreaterThan(0);
  }, 90_000);
});
