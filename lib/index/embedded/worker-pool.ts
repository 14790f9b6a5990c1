import { Worker } from "node:worker_threads";
import type { OperationName, OperationRequest, Operations, WorkerReply, WorkerRequest } from "./messages";
import type { LoadedGeneration } from "./reader";

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}
type Unsent = WorkerRequest extends infer R ? (R extends { id: number } ? Omit<R, "id"> : never) : never;

/** The query workers: each holds every attached generation; a request goes to the one with least to do. */
export class WorkerPool {
  private readonly members: Member[];
  private readonly attached = new Map<string, LoadedGeneration>();
  private closed = false;

  /** @param script path of the compiled worker. */
  constructor(
    private readonly script: string,
    size: number,
    private readonly onFailure: (error: Error) => void,
  ) {
    this.members = Array.from({ length: size }, (_, i) => this.start(i));
  }

  /** Gives a generation to every worker; the memory is shared, not copied. */
  async attach(loaded: LoadedGeneration): Promise<void> {
    this.attached.set(loaded.manifest.generation, loaded);
    await Promise.all(this.members.map((member) => member.ask({ kind: "attach", loaded })));
  }

  async detach(generation: string): Promise<void> {
    this.attached.delete(generation);
    await Promise.all(this.members.map((member) => member.ask({ kind: "detach", generation })));
  }

  /** @param preferred a number that sends requests which profit from each other's work to the same worker, unless it is busy. */
  async run<N extends OperationName>(generation: string, operation: N, args: Operations[N]["arguments"], preferred?: number): Promise<Operations[N]["answer"]> {
    const request = { kind: "run", generation, operation, arguments: args } as { kind: "run"; generation: string } & OperationRequest;
    return (await this.choose(preferred).ask(request)) as Operations[N]["answer"];
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.members.map((member) => member.close()));
  }

  /** Starts a worker; one that ends unasked fails its requests and is replaced. */
  private start(index: number): Member {
    return new Member(this.script, (error) => {
      if (this.closed) return;
      this.onFailure(error);
      const member = this.start(index);
      this.members[index] = member;
      for (const loaded of this.attached.values()) member.ask({ kind: "attach", loaded }).catch(this.onFailure);
    });
  }

  private choose(preferred: number | undefined): Member {
    const idlest = this.members.reduce((best, member) => (member.load < best.load ? member : best));
    const wanted = preferred === undefined ? undefined : this.members[preferred % this.members.length];
    return wanted && wanted.load <= idlest.load ? wanted : idlest;
  }
}

class Member {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private nextId = 1;
  private failure: Error | undefined;

  constructor(
    script: string,
    private readonly onEnd: (error: Error) => void,
  ) {
    this.worker = new Worker(script);
    this.worker.on("message", (reply: WorkerReply) => this.settle(reply));
    this.worker.on("error", (error) => this.fail(error));
    this.worker.on("exit", (code) => this.fail(new Error(`A query worker ended with code ${code}.`)));
  }

  /** Requests under way. */
  get load(): number {
    return this.failure ? Infinity : this.waiting.size;
  }

  ask(request: Unsent): Promise<unknown> {
    if (this.failure) return Promise.reject(this.failure);
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...request, id });
    });
  }

  async close(): Promise<void> {
    this.fail(new Error("The index is closed."));
    await this.worker.terminate();
  }

  private settle(reply: WorkerReply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ("error" in reply) waiting?.reject(Object.assign(new Error(reply.error.message), { name: reply.error.name }));
    else waiting?.resolve(reply.answer);
  }

  private fail(error: Error): void {
    if (this.failure) return;
    this.failure = error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.onEnd(error);
  }
}
