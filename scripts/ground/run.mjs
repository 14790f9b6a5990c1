import { spawn } from "node:child_process";
import { constants } from "node:os";
import { ROOT } from "./paths.mjs";

/** @typedef {{ code: number, output: string }} Outcome */

const KEPT_OUTPUT = 400_000;
/** npm finishes what it is doing when it is interrupted, which can be a compilation of a minute. */
const GRACE_MS = 5000;
/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let stopping = false;

/**
 * Runs a program in the repository's root, in a process group of its own, so that a signal reaches all that it started.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, show?: boolean }} [options] `show` hands its output straight to the terminal
 * @returns {Promise<Outcome>} its exit code (127 when it cannot be started) and, unless shown, the end of its output
 */
export function run(program, args, { env = {}, show = false } = {}) {
  catchSignals();
  return new Promise((resolve) => {
    let output = "";
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
      stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      detached: true,
    });
    running.add(child);
    const keep = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    child.on("error", (error) => {
      running.delete(child);
      resolve({ code: 127, output: `${program}: ${error.message}` });
    });
    child.on("close", (code, signal) => {
      running.delete(child);
      if (stopping) return;
      if (signal !== null) output += `\n${program} was ended by ${signal}`;
      resolve({ code: code ?? 128, output });
    });
  });
}

/**
 * Runs a package's own program with this Node.
 * @param {string} file below node_modules, for example "typescript/bin/tsc"
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runPackage = (file, args, options) => run(process.execPath, [`node_modules/${file}`, ...args], options);

/** @type {("SIGINT" | "SIGTERM" | "SIGHUP")[]} */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

function catchSignals() {
  for (const signal of SIGNALS) if (!process.listeners(signal).includes(stop)) process.on(signal, stop);
}

/** Gives signals back to the program that now takes over this process. */
export function releaseSignals() {
  for (const signal of SIGNALS) process.off(signal, stop);
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  const leave = () => process.exit(128 + constants.signals[signal]);
  if (running.size === 0) leave();
  process.stderr.write("\nstopping\n");
  for (const child of running) {
    child.once("close", () => {
      if (running.size === 0) leave();
    });
  }
  signalAll(stopping ? "SIGKILL" : signal);
  stopping = true;
  setTimeout(() => {
    signalAll("SIGKILL");
  }, GRACE_MS);
}

/** @param {NodeJS.Signals} signal */
function signalAll(signal) {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, signal);
    } catch {
      // The group ended by itself meanwhile; its close event is on the way.
    }
  }
}
