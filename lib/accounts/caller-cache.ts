import type { Clock } from "../clock";
import type { Caller } from "./accounts";

/** How long a verified key is believed without asking the store, in milliseconds: a disabled key stops within it. */
const LIFE = 1000;
/** More keys than this at once are unusual; starting over is cheaper than keeping an order of use. */
const MOST_ENTRIES = 10_000;

/** Callers by key hash, each for at most a second. Unknown keys are not kept, so that guessing cannot fill it. */
export class CallerCache {
  readonly #entries = new Map<string, { readonly caller: Caller; readonly since: number }>();

  constructor(readonly clock: Clock) {}

  get(hash: string): Caller | undefined {
    const entry = this.#entries.get(hash);
    if (entry === undefined) return undefined;
    const age = this.clock.now() - entry.since;
    // A clock that was set back must not lengthen an entry's life.
    if (age >= 0 && age < LIFE) return entry.caller;
    this.#entries.delete(hash);
    return undefined;
  }

  set(hash: string, caller: Caller): void {
    if (this.#entries.size >= MOST_ENTRIES) this.#entries.clear();
    this.#entries.set(hash, { caller, since: this.clock.now() });
  }

  clear(): void {
    this.#entries.clear();
  }
}
