import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi, type Mock } from "vitest";
import { LogSync } from "./log-sync";

let folder: string;
let file: string;
let sync: LogSync;
let datasync: Mock<() => Promise<void>>;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "log-sync-"));
  file = path.join(folder, "accounts.db-wal");
  const handle = await open(path.join(folder, "other"), "w");
  datasync = vi.spyOn(Object.getPrototypeOf(handle) as { datasync: () => Promise<void> }, "datasync");
  await handle.close();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  sync = new LogSync(file);
});
afterEach(async () => {
  await sync.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Lets a second pass, and what begins in it end. @returns how often the disk was waited for so far. */
async function second(): Promise<number> {
  vi.advanceTimersByTime(1000);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return datasync.mock.calls.length;
}

/** Writes to the log, and lets that be some time ago. */
function write(secondsAgo: number): void {
  appendFileSync(file, "page");
  const then = Date.now() / 1000 - secondsAgo;
  utimesSync(file, then, then);
}

it("the log is written to the disk within a second of a write, once", async () => {
  expect(await second()).toBe(0);
  write(20);
  await vi.waitFor(async () => expect(await second()).toBe(1));
  expect(await second()).toBe(1);
  write(10);
  await vi.waitFor(async () => expect(await second()).toBe(2));
  expect(await second()).toBe(2);
});

it("a log that was written to just before is looked at again: more may have come within the same time stamp", async () => {
  writeFileSync(file, "page");
  const soon = Date.now() / 1000 + 60;
  utimesSync(file, soon, soon);
  await vi.waitFor(async () => expect(await second()).toBeGreaterThan(1));
});

it("a disk that fails is tried again", async () => {
  datasync.mockRejectedValueOnce(new Error("EIO"));
  write(20);
  await vi.waitFor(async () => expect(await second()).toBe(2));
  expect(await second()).toBe(2);
});
