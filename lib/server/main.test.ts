import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { COMPANIES } from "../http/testing/companies";
import { importRecords } from "../index/embedded/testing/temporary-index";
import { PATIENCE, startProgram, type Program } from "./testing/program";
import { open, received, request } from "./testing/raw";

/** A first start makes an index of 100,000 companies. */
const FIRST_START = 240_000;

vi.setConfig({ testTimeout: 3 * PATIENCE });

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await condition()); await new Promise((resolve) => setTimeout(resolve, 20))) {
    if (Date.now() > end) throw new Error(`waited ${PATIENCE / 1000} seconds in vain`);
  }
}

/** Whether nothing listens on a port any more. */
const refused = (port: number): Promise<boolean> =>
  open(port).then(
    (socket) => {
      socket.destroy();
      return false;
    },
    (error: unknown) => error instanceof Error && error.message.includes("ECONNREFUSED"),
  );

const folders: string[] = [];
const programs: Program[] = [];
afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.process.kill("SIGKILL");
    await program.code;
  }
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "main-"));
  folders.push(made);
  return made;
}

function start(environment: Readonly<Record<string, string>>): Program {
  const program = startProgram(environment);
  programs.push(program);
  return program;
}

interface Answer {
  readonly status?: string;
  readonly code?: string;
  readonly meta?: { readonly totalCount: number };
}

const ask = async (url: string, headers: Readonly<Record<string, string>> = {}): Promise<{ status: number; body: Answer }> => {
  const response = await fetch(url, { headers });
  return { status: response.status, body: (await response.json()) as Answer };
};

describe("a first start", () => {
  let dataDir = "";
  beforeAll(() => {
    dataDir = folder();
  });

  it(
    "makes the demo data with progress, then prints the address, a demo key and a curl line that finds companies",
    async () => {
      const program = start({ DATA_DIR: dataDir });
      const url = await program.ready(FIRST_START);
      expect(program.err()).toContain("100,000 fictional companies");
      for (const step of ["Reading", "Sorting", "Writing the index"]) expect(program.err()).toContain(`${step}: done in`);
      const [, key = "", target = ""] = /curl -H "x-api-key: (fm_\w+)" "([^"]+)"/.exec(program.out()) ?? [];
      expect(target.startsWith(`${url}/api/company/search?`)).toBe(true);
      expect(program.out().split(key)).toHaveLength(3);
      const { status, body } = await ask(target, { "x-api-key": key });
      expect(status).toBe(200);
      expect(body.meta?.totalCount).toBeGreaterThan(0);
      expect((await ask(`${url}/api/company/search?page=1`, { "x-api-key": key })).body.meta?.totalCount).toBe(100_000);
    },
    FIRST_START + PATIENCE,
  );

  it("is followed by starts that print the address and how keys are made, and no key", async () => {
    const program = start({ DATA_DIR: dataDir });
    await program.ready();
    expect(program.out()).toContain(`npm run keys -- create --name NAME --data-dir ${dataDir}`);
    expect(program.out()).not.toMatch(/fm_\w/);
    expect(program.err()).toBe("");
  });

  it("stopped by SIGTERM lets a download finish, refuses new connections and ends with 0", async () => {
    const made = spawnSync(process.execPath, ["build/cli.mjs", "keys", "create", "--name", "download", "--data-dir", dataDir], { encoding: "utf8" });
    const key = made.stdout.trim().split("\n").at(-1) ?? "";
    const program = start({ DATA_DIR: dataDir });
    const port = Number(new URL(await program.ready()).port);
    const socket = await open(port);
    const begun = once(socket, "readable");
    socket.write(request("GET", "/api/company/export?page=1&pageSize=10000", { "x-api-key": key, Connection: "keep-alive" }));
    // The answer is on its way, and larger than what waits between the two.
    await begun;
    program.process.kill("SIGTERM");
    await until(() => refused(port));
    expect(program.process.exitCode).toBeNull();
    const all = received(socket);
    socket.resume();
    const text = await all;
    expect(Buffer.byteLength(text.slice(text.indexOf("\r\n\r\n") + 4))).toBe(Number(/content-length: (\d+)/i.exec(text)?.[1]));
    expect(await program.code).toBe(0);
  });

  it("started by npm ends with it", async () => {
    const shell = spawn("sh", ["-c", `'${process.execPath}' build/server.mjs; true`], { env: { ...process.env, PORT: "0", WORKERS: "1", DATA_DIR: dataDir, npm_lifecycle_event: "start" }, stdio: ["ignore", "pipe", "ignore"] });
    let out = "";
    shell.stdout.on("data", (text: Buffer) => (out += text.toString()));
    await until(() => out.includes("Ctrl-C stops it."));
    const port = Number(/ready: http:\/\/127\.0\.0\.1:(\d+)/.exec(out)?.[1]);
    (await open(port)).destroy();
    shell.kill("SIGTERM");
    // The pipe closes when the last process that writes to it has ended.
    await new Promise((closed) => shell.once("close", closed));
    await expect(open(port)).rejects.toThrow("ECONNREFUSED");
  });

  it("interrupted while it makes the demo data ends with 0, and the next one begins anew", async () => {
    const other = folder();
    const program = start({ DATA_DIR: other });
    await until(() => program.err().includes("Reading"));
    program.process.kill("SIGINT");
    expect(await program.code).toBe(0);
    await importRecords(other, COMPANIES);
    await start({ DATA_DIR: other }).ready();
  });
});

describe("a start on data", () => {
  it("announces their registers and makes no demo key of them", async () => {
    const dataDir = folder();
    await importRecords(dataDir, COMPANIES, "brreg");
    const program = start({ DATA_DIR: dataDir });
    const url = await program.ready();
    expect(program.out()).toContain("120 Register brreg");
    expect(program.out()).not.toMatch(/fm_\w/);
    expect((await ask(`${url}/api/health`)).body.status).toBe("ok");
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('firmament_requests_total{endpoint="/api/health",status="200"} 1');
    expect(metrics).toContain("firmament_index_workers 1");
  });

  it("that are damaged says what to do, answers 503, and serves as soon as they are repaired", async () => {
    const dataDir = folder();
    await importRecords(dataDir, COMPANIES);
    const generations = join(dataDir, "index", "generations");
    const [generation = ""] = readdirSync(generations);
    truncateSync(join(generations, generation, "terms.bin"), 10);
    const program = start({ DATA_DIR: dataDir });
    await until(() => program.err().includes("npm run reindex"));
    const url = /Firmament runs at (\S+)/.exec(program.err())?.[1] ?? "";
    const { status, body } = await ask(`${url}/api/health`);
    expect([status, body.code]).toEqual([503, "no_index"]);
    expect(spawnSync(process.execPath, ["build/cli.mjs", "reindex", "--data-dir", dataDir]).status).toBe(0);
    expect(await program.ready()).toBe(url);
    expect((await ask(`${url}/api/health`)).status).toBe(200);
  });

  it("whose CURRENT is unreadable says so once and goes on", async () => {
    const dataDir = folder();
    await importRecords(dataDir, COMPANIES);
    const current = join(dataDir, "index", "CURRENT");
    const right = readFileSync(current);
    writeFileSync(current, "nonsense");
    const program = start({ DATA_DIR: dataDir });
    await until(() => program.err().includes("is damaged") && program.out().includes("index generation refused"));
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(program.out().match(/index generation refused/g)).toHaveLength(1);
    writeFileSync(current, right);
    await program.ready();
  });
});

describe("a start that cannot succeed ends with 1 and says why and what to do", () => {
  let taken: Server;
  let port = 0;
  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((listening) => taken.listen(0, "127.0.0.1", listening));
    const address = taken.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(() => void taken.close());

  const failing = async (environment: Readonly<Record<string, string>>): Promise<string> => {
    const program = start(environment);
    expect(await program.code).toBe(1);
    expect(program.out()).toBe("");
    expect(program.err()).not.toContain("    at ");
    return program.err();
  };

  it("when the port is taken, before any data are made", async () => {
    const dataDir = folder();
    const said = await failing({ PORT: port.toString(), DATA_DIR: dataDir });
    expect(said).toContain(`Port ${port} on 127.0.0.1 is taken`);
    expect(said).toContain(`PORT=${port + 1} npm start`);
    expect(said).not.toContain("fictional");
  });

  it("when settings cannot be read", async () => {
    const said = await failing({ PORT: "many", WORKERS: "0", DATA_DIR: folder() });
    expect(said).toContain("PORT");
    expect(said).toContain("WORKERS");
  });

  it("when HOST is no address of this machine", async () => {
    expect(await failing({ HOST: "203.0.113.7", DATA_DIR: folder() })).toContain("HOST=203.0.113.7");
  });

  it("when the data folder cannot be written to", async () => {
    const file = join(folder(), "file");
    writeFileSync(file, "");
    const said = await failing({ DATA_DIR: join(file, "data") });
    expect(said).toContain(join(file, "data"));
    expect(said).toContain("DATA_DIR=");
  });

  it("when the keys' file is no database", async () => {
    const dataDir = folder();
    writeFileSync(join(dataDir, "accounts.db"), "this is not SQLite".repeat(100));
    expect(await failing({ DATA_DIR: dataDir })).toContain("accounts.db");
  });
});
