import type { Logger } from "pino";
import type { ListeningServer } from "./listen";

/** How long running requests may take after a signal to end, in milliseconds. */
const PATIENCE = 10_000;
/** A terminal and npm both pass on the same Ctrl-C; what comes later is a person who will not wait. */
const SAME_SIGNAL = 1000;
const FLUSH = 1000;
const LOOK = 250;

/**
 * On SIGINT or SIGTERM, or when the npm it was started by ends: stops accepting, lets running requests finish for up to ten seconds, closes what is open and ends the process with 0. A
 * second signal ends it at once with 1.
 * @returns aborted at the first signal.
 */
export function endOnSignals(server: Pick<ListeningServer, "drain">, close: () => Promise<void>): AbortSignal {
  const ended = new AbortController();
  let signalledAt: number | undefined;
  const begin = (): void => {
    if (signalledAt !== undefined) return;
    signalledAt = performance.now();
    ended.abort();
    void server
      .drain(PATIENCE)
      .then(close)
      .then(() => process.exit(0));
  };
  const obey = (): void => {
    if (signalledAt !== undefined && performance.now() - signalledAt > SAME_SIGNAL) process.exit(1);
    begin();
  };
  process.on("SIGINT", obey);
  process.on("SIGTERM", obey);
  whenParentEnds(begin);
  return ended.signal;
}

/** npm hands a signal to the shell between it and us, which dies of it and passes nothing on. */
function whenParentEnds(begin: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    begin();
  }, LOOK);
  looking.unref();
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
