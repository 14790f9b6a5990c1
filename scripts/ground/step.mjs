import { performance } from "node:perf_hooks";

// Everything here goes to stderr: stdout belongs to the command's own result (a key, a report).
const out = process.stderr;
const CLEAR = "\r\u001b[2K";

/**
 * Runs one step of work and shows it: on a terminal with its seconds ticking, elsewhere as a plain line at its start and
 * one at its end.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} what the work returned; what it threw is thrown on
 */
export async function step(title, work) {
  const started = performance.now();
  const elapsed = (digits = 1) => `${((performance.now() - started) / 1000).toFixed(digits)} s`;
  const ticking = out.isTTY ? setInterval(() => out.write(`${CLEAR}… ${title}  ${elapsed(0)}`), 1000) : undefined;
  out.write(out.isTTY ? `… ${title}` : `… ${title}\n`);
  const end = (/** @type {string} */ sign) => {
    clearInterval(ticking);
    out.write(`${out.isTTY ? CLEAR : ""}${sign} ${title}  ${elapsed()}\n`);
  };
  try {
    const result = await work();
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  }
}
