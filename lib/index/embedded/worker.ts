/** A query worker: reads the generations it was given and answers one request after another. */
import { parentPort } from "node:worker_threads";
import type { Operations, WorkerReply, WorkerRequest } from "./messages";
import { Operator } from "./operations";
import { GenerationReader } from "./reader";

const operators = new Map<string, Operator>();

parentPort!.on("message", (request: WorkerRequest) => {
  try {
    const answer = handle(request);
    parentPort!.postMessage({ id: request.id, answer } satisfies WorkerReply, transferable(answer));
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    parentPort!.postMessage({ id: request.id, error: { name, message } } satisfies WorkerReply);
  }
});

function handle(request: WorkerRequest): Operations[keyof Operations]["answer"] | undefined {
  switch (request.kind) {
    case "attach":
      operators.set(request.loaded.manifest.generation, new Operator(new GenerationReader(request.loaded)));
      return undefined;
    case "detach":
      operators.get(request.generation)?.close();
      operators.delete(request.generation);
      return undefined;
    case "run": {
      const operator = operators.get(request.generation);
      if (!operator) throw new Error(`Generation ${request.generation} is not attached.`);
      return operator.run(request);
    }
  }
}

/** Batches are handed over, not copied. */
function transferable(answer: ReturnType<typeof handle>): ArrayBuffer[] {
  return answer && "json" in answer && answer.json.buffer instanceof ArrayBuffer ? [answer.json.buffer] : [];
}
