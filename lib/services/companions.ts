import type { LoadedGeneration } from "../index/embedded";

/** A thread, or several, that answers searches beside these services. */
export interface Companion {
  /** Answers from this generation from now on; undefined: from none. */
  serve(loaded: LoadedGeneration | undefined): void;
  /** Hands over and writes down what was counted so far. */
  settle(): Promise<void>;
}

/** Who answers searches beside these services; nobody at first. */
export class Companions implements Companion {
  private readonly joined = new Set<Companion>();
  private serving: LoadedGeneration | undefined;

  join(companion: Companion): void {
    this.joined.add(companion);
    companion.serve(this.serving);
  }

  leave(companion: Companion): void {
    this.joined.delete(companion);
  }

  serve(loaded: LoadedGeneration | undefined): void {
    this.serving = loaded;
    for (const companion of this.joined) companion.serve(loaded);
  }

  async settle(): Promise<void> {
    await Promise.all(Array.from(this.joined, (companion) => companion.settle()));
  }
}
