import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { createClient } from "redis";

/** Whether Debian's `redis-server`, or another one on the path, can be started here. */
export const redisInstalled = spawnSync("redis-server", ["--version"]).status === 0;

export interface RedisServer {
  readonly url: string;
  /** Sends the process a signal: SIGSTOP hangs it, SIGCONT lets it go on. */
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

/** A Redis of its own on the loopback interface, without persistence, in a temporary folder. @param port any free one when left out. */
export async function startRedis(port?: number): Promise<RedisServer> {
  const folder = mkdtempSync(path.join(tmpdir(), "redis-"));
  const listening = port ?? (await freePort());
  const args = ["--port", listening.toString(), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  const server = spawn("redis-server", args, { stdio: "ignore" });
  const url = `redis://127.0.0.1:${listening}`;
  await answering(url);
  return { url, signal: (name) => server.kill(name), stop: () => stop(server, folder) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

async function answering(url: string): Promise<void> {
  const client = createClient({ url, socket: { reconnectStrategy: (retries) => (retries < 100 ? 50 : new Error("redis-server did not start within 5 seconds")) } });
  client.on("error", () => undefined);
  await client.connect();
  client.destroy();
}

async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    server.kill("SIGKILL");
    await once(server, "exit");
  }
  rmSync(folder, { recursive: true, force: true });
}
