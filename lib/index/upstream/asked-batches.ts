import { createHash } from "node:crypto";
import type { ScrollBatch } from "../../company/company-index";
import { ServiceError } from "../../errors";

/** How long a cursor is remembered, in milliseconds: longer than it lives. */
const LIFE = 10 * 60 * 1000;
/** Bytes of records kept to give again. */
const MAX_KEPT = 32 << 20;

interface AskedBatch {
  readonly at: number;
  readonly wanted: string;
  /** Absent when it was lost or is no longer kept. */
  batch: Promise<ScrollBatch> | undefined;
  bytes: number;
}

/**
 * Sees to it that no cursor of the upstream is used twice: a second use may deliver the batch after the one that was lost, and nobody
 * would notice the gap. A batch asked for again is given again while it is in memory, and refused after that. It knows what this process
 * asked for, not what others did.
 */
export class AskedBatches {
  readonly #asked = new Map<string, AskedBatch>();
  #bytes = 0;

  /** @param now monotonic time in milliseconds. */
  constructor(readonly now: () => number = () => performance.now()) {}

  /**
   * @param cursor the upstream's, and which scroll it belongs to.
   * @param wanted what makes the batch this one and no other: size and fields.
   * @param ask is called once for a cursor, unless the upstream refused and so delivered nothing.
   * @throws ServiceError `scroll_expired` when the batch went out before and cannot be given again.
   */
  once(cursor: string, wanted: string, ask: () => Promise<ScrollBatch>): Promise<ScrollBatch> {
    this.#forgetOld();
    const key = createHash("sha256").update(cursor).digest("base64url");
    const before = this.#asked.get(key);
    if (before) return before.batch && before.wanted === wanted ? before.batch : Promise.reject(gone());
    const batch = ask();
    const asked: AskedBatch = { at: this.now(), wanted, batch, bytes: 0 };
    this.#asked.set(key, asked);
    batch.then(
      ({ records }) => this.#keep(asked, records.json.length),
      (error: unknown) => {
        if (mayHaveDelivered(error)) asked.batch = undefined;
        else this.#asked.delete(key);
      },
    );
    return batch;
  }

  #keep(asked: AskedBatch, bytes: number): void {
    asked.bytes = bytes;
    this.#bytes += bytes;
    for (const old of this.#asked.values()) {
      if (this.#bytes <= MAX_KEPT) return;
      this.#drop(old);
    }
  }

  #drop(asked: AskedBatch): void {
    if (asked.bytes === 0) return;
    this.#bytes -= asked.bytes;
    asked.bytes = 0;
    asked.batch = undefined;
  }

  #forgetOld(): void {
    const oldest = this.now() - LIFE;
    for (const [key, asked] of this.#asked) {
      if (asked.at > oldest) return;
      this.#drop(asked);
      this.#asked.delete(key);
    }
  }
}

function mayHaveDelivered(error: unknown): boolean {
  return !(error instanceof ServiceError) || error.code === "upstream_failed" || error.code === "upstream_timeout";
}

function gone(): ServiceError {
  return new ServiceError("scroll_expired", "scrollId: the batch after it was asked for before, and the service behind this one gives each batch once; start again with useScroll=true and no scrollId.", { parameter: "scrollId" });
}
