import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where Debian keeps the server's programs; undefined when PostgreSQL is not installed. */
export function postgresPrograms(): string | undefined {
  const root = "/usr/lib/postgresql";
  const version = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return version === undefined ? undefined : join(root, version, "bin");
}

export interface PostgresServer {
  /** Of a database that any schema can be made in. */
  readonly url: string;
  /** Stops the server and keeps its data. */
  stop(): void;
  start(): void;
  /** Stops the server and removes its data. */
  remove(): void;
}

/** Starts a PostgreSQL server of its own on a free port of this machine. @throws when it cannot be started. */
export async function startPostgresServer(programs: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "accounts-postgres-"));
  const port = await freePort();
  const data = join(folder, "data");
  const run = runner(folder);
  run(join(programs, "initdb"), ["-D", data, "-U", "tests", "--auth=trust", "--no-locale", "-E", "UTF8", "--no-sync"]);
  const start = (): void => run(join(programs, "pg_ctl"), ["-D", data, "-o", `-k ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c fsync=off`, "-l", join(folder, "log"), "-w", "start"]);
  const stop = (): void => run(join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "-w", "stop"]);
  start();
  return {
    url: `postgres://tests@127.0.0.1:${port}/postgres`,
    start,
    stop,
    remove() {
      stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function runner(folder: string): (command: string, args: readonly string[]) => void {
  const asRoot = process.getuid?.() === 0;
  if (asRoot) {
    const id = (flag: string): number => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
    chownSync(folder, id("-u"), id("-g"));
  }
  return (command, args) => {
    const [program, all] = asRoot ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]] : [command, [...args]];
    const { status, stderr, error } = spawnSync(program, all, { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"], cwd: tmpdir() });
    if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
