import type { Clock } from "../clock";

/** How long a verified key or session is believed without asking the store, in milliseconds: a disabled key stops within it. */
const LIFE = 1000;
/** More than this at once are unusual; starting over is cheaper than keeping an order of use. */
const MOST_ENTRIES = 10_000;

/** Callers and sessions by hash, each for at most a second. Unknown ones are not kept, so that guessing cannot fill it. */
export class CallerCache<T> {
  readonly #entries = new Map<string, { readonly caller: T; readonly since: number }>();

  constructor(readonly clock: Clock) {}

  get(hash: string): T | undefined {
    const entry = this.#entries.get(hash);
    if (entry === undefined) return undefined;
    const age = this.clock.now() - entry.since;
    // A clock that was set back must not lengthen an entry's life.
    if (age >= 0 && age < LIFE) return entry.caller;
    this.#entries.delete(hash);
    return undefined;
  }

  set(hash: string, caller: T): void {
    if (this.#entries.size >= MOST_ENTRIES) this.#entries.clear();
    this.#entries.set(hash, { caller, since: this.clock.now() });
  }

  clear(): void {
    this.#entries.clear();
  }
}
