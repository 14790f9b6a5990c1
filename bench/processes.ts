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

/** A bare node:http server that answers every request with the same bytes. */
export async function startConstant(body: Buffer): Promise<RunningServer> {
  const child = fork(SELF, ["--role", "constant"]);
  child.send(body.toString("utf8"));
  return running(child, z.number().parse((await once(child, "message"))[0]));
}

/**
 * The production server on a data folder and a free port.
 * @param delayFile undefined, or where the server leaves its event-loop delay in milliseconds (`{p50, p99, max}`) when it ends.
 */
export async function startServer(dataDir: string, delayFile: string | undefined): Promise<RunningServer> {
  const watch = `import{monitorEventLoopDelay as m}from"node:perf_hooks";import{writeFileSync as w}from"node:fs";import{isMainThread as t}from"node:worker_threads";if(t){const h=m({resolution:1});h.enable();process.on("exit",()=>w(${JSON.stringify(delayFile)},JSON.stringify({p50:h.percentile(50)/1e6,p99:h.percentile(99)/1e6,max:h.max/1e6})))}`;
  const child = spawn(process.execPath, [...(delayFile === undefined ? [] : [`--import=data:text/javascript,${encodeURIComponent(watch)}`]), "build/server.mjs"], {
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
