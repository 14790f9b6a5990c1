import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { Operator } from "../operations";
import { GenerationReader, type LoadedGeneration } from "../reader";
import { ANSWERED, Board, OPEN } from "./board";
import { answerFromBoard, writeQuestion, type HelperOrder, type PageAnswer, type PageArguments } from "./page-question";

interface Asked {
  readonly page: PageArguments;
  readonly resolve: (answer: PageAnswer | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** So many questions are left to the helper before this thread takes one: it has requests to read and answers to send meanwhile. */
const HELPERS_SHARE = 2;

/**
 * Pages of searches that take microseconds, answered by two threads: this one, which also speaks HTTP, and a helper. What comes up in one turn of
 * the event loop is put on a board, from which both take. A question that comes alone is answered here, before the helper would be awake.
 */
export class PageSharing {
  private readonly board = new Board();
  private readonly helper: Worker;
  /** Reads the serving generation in this thread. */
  private operator: Operator | undefined;
  /** Asked in this turn. */
  private fresh: Asked[] = [];
  /** On the board, by place. */
  private readonly asked = new Map<number, Asked>();
  private scheduled = false;
  private helping = true;

  /** @param script path of the compiled helper. */
  constructor(
    script: string,
    private readonly onFailure: (error: Error) => void,
  ) {
    this.helper = new Worker(script, { workerData: this.board.memory });
    this.helper.on("message", () => this.wake());
    this.helper.on("error", (error) => this.goOnAlone(error));
    this.helper.on("exit", (code) => this.goOnAlone(new Error(`The helper of searches ended with code ${code}.`)));
    this.helper.unref();
  }

  /** Answers from this generation from now on, also what was asked before; undefined: from none. */
  serve(loaded: LoadedGeneration | undefined): void {
    const before = this.operator;
    this.operator = loaded && new Operator(new GenerationReader(loaded));
    if (loaded) this.order({ kind: "attach", loaded });
    if (before) this.order({ kind: "detach", generation: before.reader.generation });
    before?.close();
  }

  /** @returns undefined when it takes longer than this thread may be held up, or nothing is served. */
  page(page: PageArguments): Promise<PageAnswer | undefined> {
    return new Promise((resolve, reject) => {
      this.fresh.push({ page, resolve, reject });
      this.schedule();
    });
  }

  /** Ends the helper; what was asked is answered as by an index that serves nothing. */
  async close(): Promise<void> {
    this.serve(undefined);
    this.helper.ref();
    const ended = this.helping ? once(this.helper, "exit") : undefined;
    this.order({ kind: "end" });
    this.helping = false;
    this.takeBack();
    await ended;
  }

  private order(order: HelperOrder): void {
    if (!this.helping) return;
    this.helper.postMessage(order);
    this.board.announce();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.turn());
  }

  private wake(): void {
    this.board.askerWaits = false;
    this.schedule();
  }

  /** Once a turn of the event loop: hands out answers, puts questions on the board, and takes one where the helper has enough to do. */
  private turn(): void {
    this.scheduled = false;
    this.collect();
    if (this.fresh.length > 1 || this.asked.size > 0) this.share();
    const own = this.fresh.shift() ?? this.takenFromHelper();
    if (own) this.answer(own);
    if (this.fresh.length > 0) this.schedule();
    else if (this.asked.size > 0) this.awaitAnswers();
  }

  private collect(): void {
    for (const [place, asked] of this.asked) {
      const state = this.board.state(place);
      if (state === OPEN) continue;
      this.asked.delete(place);
      if (state === ANSWERED) asked.resolve(answerFromBoard(this.board, place));
      else this.answer(asked);
    }
  }

  /** Puts questions on the board, as far as there is room. */
  private share(): void {
    if (!this.operator || !this.helping) return;
    const { generation } = this.operator.reader;
    let shared = 0;
    for (const asked of this.fresh) {
      const place = this.board.next;
      if (this.asked.has(place) || !this.board.ask(writeQuestion({ generation, page: asked.page }))) break;
      this.asked.set(place, asked);
      shared++;
    }
    if (shared === 0) return;
    this.fresh = this.fresh.slice(shared);
    this.board.announce();
  }

  private takenFromHelper(): Asked | undefined {
    const place = this.board.untaken > HELPERS_SHARE ? this.board.take() : undefined;
    const asked = place === undefined ? undefined : this.asked.get(place);
    if (place !== undefined) this.asked.delete(place);
    return asked;
  }

  private answer({ page, resolve, reject }: Asked): void {
    try {
      resolve(this.operator?.pageAtOnce(page));
    } catch (error) {
      reject(error);
    }
  }

  /** Looks again in the next turn while the helper has more than its share; else sleeps until the helper has an answer. */
  private awaitAnswers(): void {
    if (this.board.untaken > HELPERS_SHARE) {
      this.schedule();
      return;
    }
    this.board.askerWaits = true;
    // An answer may have come before the helper could see that this thread waits.
    for (const place of this.asked.keys()) {
      if (this.board.state(place) === OPEN) continue;
      this.wake();
      return;
    }
  }

  /** Without a helper this thread answers everything, as it does what comes alone. */
  private goOnAlone(error: Error): void {
    if (!this.helping) return;
    this.helping = false;
    this.onFailure(error);
    this.takeBack();
  }

  private takeBack(): void {
    const asked = [...this.asked.values(), ...this.fresh];
    this.asked.clear();
    this.fresh = [];
    for (const each of asked) this.answer(each);
  }
}
