import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DataFolderInUseError, shareDataFolder, takeDataFolder } from "./in-use";
import { openDataFolder, settleRestore, switchTo } from "./switch";

let dataDir: string;
const held: (() => void)[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "switch-"));
});
afterEach(() => {
  for (const release of held.splice(0)) release();
  rmSync(dataDir, { recursive: true });
});

function fill(folder: string, which: "old" | "new"): void {
  mkdirSync(path.join(dataDir, folder, "index"), { recursive: true });
  for (const name of ["accounts.db", "index/CURRENT", ...(which === "old" ? ["accounts.db-wal", "accounts.db-shm", "index/LOCK"] : [])]) writeFileSync(path.join(dataDir, folder, name), which);
}

/** Every file, with what it says. */
function contents(): Readonly<Record<string, string>> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== "in-use.db");
  return Object.fromEntries(files.map((entry) => path.join(entry.parentPath, entry.name)).map((file) => [path.relative(dataDir, file), readFileSync(file, "utf8")]));
}

const RESTORED = { "accounts.db": "new", "index/CURRENT": "new" };

describe("a switch to restored data", () => {
  it("leaves nothing of the old data, the log of the old accounts above all", () => {
    fill("", "old");
    fill("staged", "new");
    switchTo(dataDir, path.join(dataDir, "staged"));
    expect(contents()).toEqual(RESTORED);
    expect(readdirSync(dataDir).sort()).toEqual(["accounts.db", "index"]);
  });

  it("leaves what the restored data do not have", () => {
    fill("", "old");
    mkdirSync(path.join(dataDir, "staged"));
    writeFileSync(path.join(dataDir, "staged", "accounts.db"), "new");
    switchTo(dataDir, path.join(dataDir, "staged"));
    expect(contents()).toEqual({ "accounts.db": "new", "index/CURRENT": "old", "index/LOCK": "old" });
  });

  /** What a process does one after another; killed, it has done the first few. */
  const STEPS: readonly (readonly [from: string, to: string])[] = [
    ["staged", "restored"],
    ["accounts.db-wal", "replaced-x/accounts.db-wal"],
    ["accounts.db-shm", "replaced-x/accounts.db-shm"],
    ["accounts.db", "replaced-x/accounts.db"],
    ["restored/accounts.db", "accounts.db"],
    ["index", "replaced-x/index"],
    ["restored/index", "index"],
  ];

  it.each(STEPS.map((_, done) => done + 1))("cut off after step %i is carried through by whoever opens the folder next", (done) => {
    fill("", "old");
    fill("staged", "new");
    mkdirSync(path.join(dataDir, "replaced-x"));
    for (const [from, to] of STEPS.slice(0, done)) renameSync(path.join(dataDir, from), path.join(dataDir, to));
    held.push(openDataFolder(dataDir));
    expect(contents()).toEqual(RESTORED);
    expect(existsSync(path.join(dataDir, "restored"))).toBe(false);
  });

  it("that was not decided never happened", () => {
    fill("", "old");
    fill("restoring", "new");
    settleRestore(dataDir);
    expect(contents()).toMatchObject({ "accounts.db": "old", "accounts.db-wal": "old", "index/CURRENT": "old" });
  });
});

describe("a data folder", () => {
  it("is shared by services and imports, and taken by one restore", () => {
    held.push(shareDataFolder(dataDir), shareDataFolder(dataDir));
    expect(() => takeDataFolder(dataDir)).toThrow(DataFolderInUseError);
    for (const release of held.splice(0)) release();
    held.push(takeDataFolder(dataDir));
    expect(() => takeDataFolder(dataDir)).toThrow(/using the data folder/);
    expect(() => shareDataFolder(dataDir)).toThrow(/restore is working/);
  });
});
