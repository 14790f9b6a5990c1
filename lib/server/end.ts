import type { Logger } from "pino";
import type { ListeningServer } from "./listen";

/** How long running requests may take after a signal to end, in milliseconds. */
const PATIENCE = 10_000;
/** A terminal and npm both pass on the same Ctrl-C; what comes later is a person who will not wait. */
const SAME_SIGNAL = 1000;
const FLUSH = 1000;

/**
 * On SIGINT or SIGTERM: stops accepting, lets running requests finish for up to ten seconds, closes what is open and ends the process with 0. A
 * second signal ends it at once with 1.
 * @returns aborted at the first signal.
 */
export function endOnSignals(server: Pick<ListeningServer, "drain">, close: () => Promise<void>): AbortSignal {
  const ended = new AbortController();
  let signalledAt: number | undefined;
  const end = (): void => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > SAME_SIGNAL) process.exit(1);
      return;
    }
    signalledAt = performance.now();
    ended.abort();
    void server
      .drain(PATIENCE)
      .then(close)
      .then(() => process.exit(0));
  };
  process.on("SIGINT", end);
  process.on("SIGTERM", end);
  return ended.signal;
}

/** Logs an error that nothing caught and ends the process with 1: what it left half done must not go on serving. */
export function endOnDefects(log: Pick<Logger, "fatal" | "flush">): void {
  const end = (error: unknown): void => {
    log.fatal({ err: error }, "unforeseen error");
    const leave = (): void => process.exit(1);
    setTimeout(leave, FLUSH);
    log.flush(leave);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}
