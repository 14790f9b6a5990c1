import { spawn, type ChildProcess } from "node:child_process";

/** How long a program may take for anything but a first start on a machine that is busy with other things, in milliseconds: all of it is over in a second on an idle one. */
export const PATIENCE = 60_000;

/** The server's own program, as a process. */
export interface Program {
  readonly process: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  /** Exit code, once it has ended. */
  readonly code: Promise<number | null>;
  /** Waits for the announcement. @returns the address. */
  readonly ready: (ms?: number) => Promise<string>;
}

/** Starts the server's program as `npm start` does once all is built. */
export function startProgram(environment: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, ["build/server.mjs"], { env: { ...process.env, PORT: "0", WORKERS: "1", ...environment }, stdio: ["ignore", "pipe", "pipe"] });
  let out = "";
  let err = "";
  child.stdout.on("data", (text: Buffer) => (out += text.toString()));
  child.stderr.on("data", (text: Buffer) => (err += text.toString()));
  return {
    process: child,
    out: () => out,
    err: () => err,
    code: new Promise((resolve) => child.once("close", resolve)),
    async ready(ms = PATIENCE) {
      for (const end = Date.now() + ms; Date.now() < end && child.exitCode === null; await new Promise((resolve) => setTimeout(resolve, 20))) {
        const url = /Firmament is ready: (\S+)/.exec(out)?.[1];
        if (url !== undefined && out.includes("Ctrl-C stops it.")) return url;
      }
      throw new Error(`It did not get ready: ${out}\n${err}`);
    },
  };
}
