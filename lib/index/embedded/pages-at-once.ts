import type { Operations } from "./messages";
import { Operator } from "./operations";
import { GenerationReader, type LoadedGeneration } from "./reader";

/** A page of at most so many records may be answered at once. */
const MOST_RECORDS = 50;

/** Pages of searches that take microseconds, answered in the thread that asks: the way to a query worker and back takes longer. */
export class PagesAtOnce {
  private operator: Operator | undefined;

  /** Answers from this generation from now on; undefined: from none. */
  serve(loaded: LoadedGeneration | undefined): void {
    this.operator?.close();
    this.operator = loaded && new Operator(new GenerationReader(loaded));
  }

  /** @returns undefined when it is sorted or takes longer than this thread may be held up, or nothing is served. */
  page(page: Operations["page"]["arguments"]): Operations["page"]["answer"] | undefined {
    return page.limit <= MOST_RECORDS && page.sort === undefined ? this.operator?.pageAtOnce(page) : undefined;
  }
}
