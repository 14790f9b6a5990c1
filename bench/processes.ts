import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { loadResult, type LoadPlan, type LoadResult } from "./load";

const SELF = fileURLToPath(import.meta.url);

/** Runs the load generator in a process of its own. */
export async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const child = fork(SELF, ["--role", "load"]);
  child.send(plan);
  const result = loadResult.parse((await once(child, "message"))[0]);
  child.kill();
  return result;
}

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

export const constantAnswer = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });

/** A bare node:http server that answers every request with the same bytes, headers included. */
export async function startConstant(answer: z.infer<typeof constantAnswer>): Promise<RunningServer> {
  const child = fork(SELF, ["--role", "constant"]);
  child.send(answer);
  return running(child, z.number().parse((await once(child, "message"))[0]));
}

/** Writes down the event-loop delay of each thread that speaks HTTP, in milliseconds, as it is so far. Not of the first five seconds, in which the pages are loaded. */
const WATCH = (folder: string): string => `
import { monitorEventLoopDelay } from "node:perf_hooks";
import { writeFileSync } from "node:fs";
import { isMainThread, threadId, workerData } from "node:worker_threads";
if (isMainThread || workerData?.descriptor !== undefined) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const write = () => writeFileSync(${JSON.stringify(folder)} + "/" + threadId, JSON.stringify({ thread: threadId, p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 }));
  setTimeout(() => {
    delay.enable();
    setInterval(write, 1000).unref();
  }, 5000).unref();
}`;

/**
 * The production server on a data folder and a free port.
 * @param delayFolder undefined, or where each thread that speaks HTTP leaves its event-loop delay in milliseconds (`{thread, p50, p99, max}`), every second.
 */
export async function startServer(dataDir: string, delayFolder: string | undefined): Promise<RunningServer> {
  const child = spawn(process.execPath, [...(delayFolder === undefined ? [] : [`--import=data:text/javascript,${encodeURIComponent(WATCH(delayFolder))}`]), "build/server.mjs"], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let printed = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
      const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.on("exit", (code) => reject(new Error(`The server ended with code ${code}: ${printed}`)));
  });
  return running(child, port);
}

function running(child: ChildProcess, port: number): RunningServer {
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Resident memory of a process, in bytes. Linux only. https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
export function residentBytes(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? NaN) * 1024;
}
