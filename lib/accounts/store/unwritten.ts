import { StoreUnavailableError } from "../accounts";
import { add, type Addition } from "./counting";
import { tell, type Engine, type Steps } from "./steps";

/** How late a count of a key without limits, and a key's last use, are written down at most, in milliseconds. */
const DELAY = 1000;
/** A key's last use is written down at most this often, in milliseconds. */
const LAST_USED_STEP = 60_000;

/** What need not be written at once: it is gathered and written down within a second, in one transaction. */
export class Unwritten {
  readonly #engine: Engine;
  #additions = new Map<string, Addition>();
  #lastUsed = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #failure: StoreUnavailableError | undefined;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** @throws StoreUnavailableError while what was gathered before cannot be written: nothing is answered uncounted. */
  add(addition: Addition): void {
    if (this.#failure) throw this.#failure;
    this.#gather(addition);
  }

  takeBack(addition: Addition): Promise<void> {
    this.#gather({ ...addition, requests: -addition.requests, searches: -addition.searches, exports: -addition.exports });
    return Promise.resolve();
  }

  /** Notes that a key was used, unless it is known to have been used within the last minute. */
  markUsed(keyId: string, now: number, before: number | null): void {
    const known = this.#lastUsed.get(keyId) ?? before;
    if (known !== null && known > now - LAST_USED_STEP) return;
    this.#lastUsed.set(keyId, now);
    this.#schedule();
  }

  /** Writes down everything gathered so far. @throws StoreUnavailableError; nothing is lost then, and it is tried again within a second. */
  async write(): Promise<void> {
    this.#writing = this.#writing.then(
      () => this.#write(),
      () => this.#write(),
    );
    await this.#writing;
  }

  #gather(addition: Addition): void {
    const { keyId, endpoint, day, month } = addition;
    const name = `${keyId} ${endpoint} ${day} ${month}`;
    const before = this.#additions.get(name);
    this.#additions.set(
      name,
      before === undefined ? addition : { ...before, requests: before.requests + addition.requests, searches: before.searches + addition.searches, exports: before.exports + addition.exports },
    );
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      // A failure is kept, told to every request, and tried again.
      this.write().catch(() => undefined);
    }, DELAY);
    this.#timer.unref();
  }

  async #write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const [additions, lastUsed] = [this.#additions, this.#lastUsed];
    if (additions.size === 0 && lastUsed.size === 0) return;
    this.#additions = new Map();
    this.#lastUsed = new Map();
    try {
      await this.#engine.transaction(() => writeAll(additions.values(), lastUsed));
      this.#failure = undefined;
    } catch (error) {
      const since = this.#additions;
      this.#additions = additions;
      for (const addition of since.values()) this.#gather(addition);
      this.#lastUsed = new Map([...lastUsed, ...this.#lastUsed]);
      this.#schedule();
      this.#failure = error instanceof StoreUnavailableError ? error : new StoreUnavailableError(error);
      throw this.#failure;
    }
  }
}

function* writeAll(additions: Iterable<Addition>, lastUsed: ReadonlyMap<string, number>): Steps<void> {
  for (const addition of additions) yield* add(addition);
  for (const [keyId, now] of lastUsed) {
    yield* tell("UPDATE keys SET last_used_at = $2 WHERE id = $1 AND (last_used_at IS NULL OR last_used_at <= $3)", keyId, now, now - LAST_USED_STEP);
  }
}
