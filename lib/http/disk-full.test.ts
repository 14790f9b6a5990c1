/** The API on a disk that is really full: a small file system in memory, which only root can make. */
import { build } from "esbuild";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openSqliteAccounts } from "../accounts/sqlite/sqlite-accounts";

const folder = mkdtempSync(path.join(tmpdir(), "api-disk-full-"));
const mounted = process.platform === "linux" && spawnSync("mount", ["-t", "tmpfs", "-o", "size=4m", "tmpfs", folder]).status === 0;
const filler = path.join(folder, "filler");
const program = path.resolve(`node_modules/.cache/firmament/disk-full-server-${process.pid}.mjs`);
let server: ChildProcess | undefined;

afterAll(async () => {
  if (server) {
    const exit = once(server, "exit");
    server.kill("SIGKILL");
    await exit;
  }
  rmSync(program, { force: true });
  if (mounted) spawnSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Takes all the space there is. */
function fill(): void {
  const file = openSync(filler, "w");
  try {
    for (const size of [4096, 1]) for (let written = size; written === size; ) written = writeSync(file, Buffer.alloc(size));
  } catch {
    // Full.
  } finally {
    closeSync(file);
  }
}

describe.skipIf(!mounted)(`on a full disk${mounted ? "" : " (skipped: making a small file system needs root)"}`, () => {
  it("requests get 503 and are not counted; they are answered within 5 seconds once there is space, and every answer is counted", async () => {
    await build({ entryPoints: [path.resolve("lib/http/testing/counting-server.ts")], outfile: program, bundle: true, platform: "node", format: "esm", packages: "external" });
    const open = () => openSqliteAccounts({ dataDir: folder, clock: Date, actor: "tests" });
    const before = open();
    const { key, details } = await before.createKey({ name: "crm", monthlyQuota: 1_000_000, ratePerSecond: 10_000 });
    await before.close();
    server = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "inherit"] });
    const [port] = (await once(server.stdout!, "data")) as [Buffer];
    let answered = 0;
    const ask = async (): Promise<number> => {
      const response = await fetch(`http://127.0.0.1:${port.toString().trim()}/api/company/search?page=1`, { headers: { "x-api-key": key } });
      const body = (await response.json()) as { readonly code?: string };
      if (response.status === 200) answered += 1;
      else expect(["503 accounts_unavailable 5", "503 limits_unavailable 1"]).toContain(`${response.status} ${body.code ?? ""} ${response.headers.get("retry-after") ?? ""}`);
      return response.status;
    };

    for (let time = 0; time < 2; time += 1) {
      expect(await ask()).toBe(200);
      fill();
      // The logs may have space of their own left.
      for (let asked = 0; (await ask()) === 200; asked += 1) expect(asked).toBeLessThan(10_000);
      for (let again = 0; again < 20; again += 1) await ask();
      rmSync(filler);
      const since = performance.now();
      while ((await ask()) !== 200) expect(performance.now() - since).toBeLessThan(5000);
      for (let again = 0; again < 20; again += 1) expect(await ask()).toBe(200);
    }

    const after = open();
    expect((await after.totals(details.subscription.id)).monthRequests).toBe(answered);
    await after.close();
  }, 120_000);
});
