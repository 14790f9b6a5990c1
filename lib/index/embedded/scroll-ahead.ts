import type { Operations } from "./messages";

export type ScrollAnswer = Operations["scroll"]["answer"];

/** At most so many batches wait to be asked for: each is megabytes. */
const MOST_WAITING = 2;
/** A client that has not asked for the next batch after so long is slower than we are; in milliseconds. */
const PATIENCE = 2000;

interface Waiting {
  readonly answer: Promise<ScrollAnswer>;
  readonly timer: NodeJS.Timeout;
}

/** Next batches of scrolls, made while the ones before travel: the client that asks for one then waits for its bytes only. */
export class ScrollAhead {
  private readonly waiting = new Map<string, Waiting>();

  /** Begins a batch under a key, unless it is under way or enough others are. */
  begin(key: string, make: () => Promise<ScrollAnswer>): void {
    if (this.waiting.has(key) || this.waiting.size >= MOST_WAITING) return;
    const answer = make();
    // Told to whoever takes it; nobody else misses it.
    answer.catch(() => undefined);
    const timer = setTimeout(() => this.drop(key), PATIENCE);
    timer.unref();
    this.waiting.set(key, { answer, timer });
  }

  /** The batch that was begun under this key, at most once. */
  take(key: string): Promise<ScrollAnswer> | undefined {
    const found = this.waiting.get(key);
    if (!found) return undefined;
    clearTimeout(found.timer);
    this.waiting.delete(key);
    return found.answer;
  }

  /** Gives back the memory of batches that nobody asked for. */
  close(): void {
    for (const key of [...this.waiting.keys()]) this.drop(key);
  }

  private drop(key: string): void {
    void this.take(key)?.then(
      ({ release }) => release?.(),
      () => undefined,
    );
  }
}
