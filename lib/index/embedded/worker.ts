/** A query worker: reads the generations it was given and answers one request after another. */
import { parentPort } from "node:worker_threads";
import type { Operations, RunRequest, WorkerRequest } from "./messages";
import { Operator } from "./operations";
import { GenerationReader } from "./reader";
import { ReplySender } from "./reply-sender";
import { SpareBuffers } from "./spare-buffers";

const operators = new Map<string, Operator>();
const spare = new SpareBuffers();
const sender = new ReplySender((reply, transfer) => parentPort!.postMessage(reply, transfer));

parentPort!.on("message", (request: WorkerRequest) => {
  if (request.kind === "run") for (const each of JSON.parse(request.requests) as RunRequest[]) answer(each.id, () => run(each));
  else if (request.kind === "reuse") spare.give(request.buffer);
  else answer(request.id, () => (request.kind === "attach" ? attach(request) : detach(request)));
  sender.flush();
});

function answer(id: number, work: () => Operations[keyof Operations]["answer"] | undefined): void {
  try {
    sender.add(id, work());
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    sender.fail(id, { name, message });
  }
}

function attach({ loaded }: Extract<WorkerRequest, { kind: "attach" }>): undefined {
  operators.set(loaded.manifest.generation, new Operator(new GenerationReader(loaded, spare)));
}

function detach({ generation }: Extract<WorkerRequest, { kind: "detach" }>): undefined {
  operators.get(generation)?.close();
  operators.delete(generation);
}

function run(request: RunRequest): Operations[keyof Operations]["answer"] {
  const operator = operators.get(request.generation);
  if (!operator) throw new Error(`Generation ${request.generation} is not attached.`);
  return operator.run(request);
}
