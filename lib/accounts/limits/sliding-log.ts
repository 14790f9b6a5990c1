/**
 * The rule of the limiter, on a log of the latest requests in a few kilobytes. Times are microseconds.
 *
 * The log is a ring of due times. A request is due one second after the request `perSecond` places before it, or at once when that has
 * passed; it may come early by `slack`, but its due time is what is kept, so that coming early earns nothing in the long run. And it
 * never comes within a second of the request `perSecond` + 2 places before it, which bounds every sliding second. It is the generic cell
 * rate algorithm with a bucket for each request of the second, https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 *
 * A request evenly paced but late by up to 2 / `perSecond` seconds passes: due times stay within that delay of the even pace, so the
 * request `perSecond` places before is due at most `slack` too late, and the one 2 places earlier is over.
 *
 * Above `MOST_CELLS` a second, neighbouring requests share a cell, whose time is its latest request's.
 */
const WINDOW = 1_000_000;
/** So that a log and its name fit into one 4,096-byte page of the store. */
const MOST_CELLS = 480;
const MOST_SLACK = 100_000;

/** The form of a log for one rate. */
export interface LogShape {
  readonly perSecond: number;
  /** Requests that share a cell. */
  readonly perCell: number;
  /** Cells of a full second; the ring has 2 more. */
  readonly cells: number;
  /** How early a request may come, microseconds. */
  readonly slack: number;
}

/** @throws RangeError unless the rate is a whole number ≥ 1. */
export function logShape(perSecond: number): LogShape {
  if (!Number.isSafeInteger(perSecond) || perSecond < 1) throw new RangeError(`A rate is a whole number of requests per second from 1; got ${perSecond}.`);
  const perCell = Math.ceil(perSecond / MOST_CELLS);
  const cells = Math.ceil(perSecond / perCell);
  return { perSecond, perCell, cells, slack: Math.min((2 * WINDOW) / cells, MOST_SLACK) };
}

/** Two numbers, the current cell's place in the ring and its requests, then the ring; all zero is a key never seen. */
const HEADER = 16;

export function logSize(shape: LogShape): number {
  return HEADER + 8 * (shape.cells + 2);
}

export interface LogDecision {
  readonly allowed: boolean;
  /** Requests that would be allowed at this same moment, at least. */
  readonly remaining: number;
  /** Microseconds until a request is allowed; 0 when this one was. */
  readonly wait: number;
}

/**
 * Decides on one request and, when it is allowed, writes it into the log.
 * @param log of `logSize(shape)` bytes.
 * @param now never less than at the calls before; at least `WINDOW`. A log that lies further ahead than any clock shared with it could
 *   have written is one of before the clock started anew: it is forgotten.
 */
export function takeFromLog(log: Buffer, shape: LogShape, now: number): LogDecision {
  if (newestTime(log) > now + WINDOW) log.fill(0);
  const head = log.readDoubleLE(0);
  const used = log.readDoubleLE(8);
  if (used > 0 && used < shape.perCell) {
    writeTime(log, head, Math.max(now, timeAt(log, head)));
    log.writeDoubleLE(used + 1, 8);
    return { allowed: true, remaining: remainingAt(log, shape, now), wait: 0 };
  }
  const ring = shape.cells + 2;
  const next = (head + 1) % ring;
  const due = timeAt(log, (next + 2) % ring) + WINDOW;
  const wait = Math.max(due - shape.slack, timeAt(log, next) + WINDOW) - now;
  if (wait > 0) return { allowed: false, remaining: 0, wait };
  writeTime(log, next, Math.max(now, due));
  log.writeDoubleLE(next, 0);
  log.writeDoubleLE(1, 8);
  return { allowed: true, remaining: remainingAt(log, shape, now), wait: 0 };
}

/** Whether a log has no influence on any later decision. */
export function isSpent(log: Buffer, now: number): boolean {
  const newest = newestTime(log);
  return newest <= now - WINDOW || newest > now + WINDOW;
}

/** Due times never fall from one cell to the next, so the cells still within the second are the newest ones: found by halving. */
function remainingAt(log: Buffer, shape: LogShape, now: number): number {
  const head = log.readDoubleLE(0);
  const ring = shape.cells + 2;
  let busy = 0;
  let above = shape.cells + 1;
  while (above - busy > 1) {
    const middle = (busy + above) >> 1;
    if (timeAt(log, (head - middle + 1 + ring) % ring) > now - WINDOW) busy = middle;
    else above = middle;
  }
  return Math.min(shape.perSecond, (shape.cells - busy) * shape.perCell + shape.perCell - log.readDoubleLE(8));
}

function newestTime(log: Buffer): number {
  return timeAt(log, log.readDoubleLE(0));
}

function timeAt(log: Buffer, cell: number): number {
  return log.readDoubleLE(HEADER + 8 * cell);
}

function writeTime(log: Buffer, cell: number, time: number): void {
  log.writeDoubleLE(time, HEADER + 8 * cell);
}
