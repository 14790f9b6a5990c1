import type { CompanyIndex, RecordBatch } from "../../company/company-index";
import { ServiceError } from "../../errors";
import type { Failure, Method, Order, Question } from "./messages";

/** Answers an HTTP thread's questions from the index, lending it the memory of large answers. */
export class Answering {
  private readonly lent = new Map<number, NonNullable<RecordBatch["release"]>>();

  constructor(
    private readonly index: Pick<CompanyIndex, Method>,
    private readonly order: (order: Order, transfer: readonly ArrayBuffer[]) => void,
  ) {}

  async answer(id: number, question: Question): Promise<void> {
    try {
      const { records, ...rest } = await this.ask(question);
      const { count, json, release } = records;
      if (release) this.lent.set(id, release);
      // Without a way back its memory is shared with other answers: a copy travels.
      const moved = release ? json : new Uint8Array(json);
      this.order({ kind: "answer", id, answer: { ...rest, records: { count, json: moved } }, lent: release !== undefined }, moved.buffer instanceof ArrayBuffer ? [moved.buffer] : []);
    } catch (error) {
      this.order({ kind: "answer", id, answer: failureOf(error), lent: false }, []);
    }
  }

  /** Takes the memory of an answer back. */
  release(id: number, memory: ArrayBuffer): void {
    this.lent.get(id)?.(memory);
    this.lent.delete(id);
  }

  private ask({ method, asked }: Question): ReturnType<CompanyIndex[Method]> {
    return method === "page" ? this.index.page(...asked) : this.index.scroll(...asked);
  }
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ServiceError)) return { message };
  const { parameter, retryAfterSeconds } = error.details;
  return { message, known: { code: error.code, ...(parameter !== undefined && { parameter }), ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) } };
}
