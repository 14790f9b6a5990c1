import type { CompanyIndex, RecordBatch } from "../../company/company-index";
import { ServiceError } from "../../errors";
import type { Answered, Arguments, Failure, Method, Question, Travelling, Word } from "./messages";

/** The main thread's index, asked from an HTTP thread. The records' bytes are moved from thread to thread, never copied, and their memory goes back the same way. */
export class Questions implements Pick<CompanyIndex, Method> {
  private readonly open = new Map<number, (answered: Answered) => void>();
  private nextId = 1;

  constructor(private readonly tell: (word: Word, transfer?: readonly ArrayBuffer[]) => void) {}

  page(...asked: Arguments<"page">): ReturnType<CompanyIndex["page"]> {
    return this.ask<"page">({ method: "page", asked });
  }

  scroll(...asked: Arguments<"scroll">): ReturnType<CompanyIndex["scroll"]> {
    return this.ask<"scroll">({ method: "scroll", asked });
  }

  settle(answered: Answered): void {
    this.open.get(answered.id)?.(answered);
    this.open.delete(answered.id);
  }

  /** @typeParam M the question's method, which decides what its answer is. */
  private async ask<M extends Method>(question: Question): Promise<Travelling<M> & { readonly records: RecordBatch }> {
    const id = this.nextId++;
    const { answer, lent } = await new Promise<Answered>((resolve) => {
      this.open.set(id, resolve);
      this.tell({ kind: "ask", id, question });
    });
    if ("message" in answer) throw errorOf(answer);
    const { count, json } = answer.records;
    const release = lent ? () => this.release(id, json) : undefined;
    return { ...(answer as Travelling<M>), records: { count, json, release } };
  }

  private release(id: number, { buffer }: Uint8Array): void {
    if (buffer instanceof ArrayBuffer) this.tell({ kind: "release", id, memory: buffer }, [buffer]);
  }
}

function errorOf({ message, known }: Failure): Error {
  if (!known) return new Error(message);
  const { code, ...details } = known;
  return new ServiceError(code, message, details);
}
