import { Worker } from "node:worker_threads";
import type { RecordBatch } from "../../company/company-index";
import type { OperationName, Operations, PackedReply, RunRequest, WorkerReply, WorkerRequest } from "./messages";
import type { LoadedGeneration } from "./reader";

interface Waiting {
  readonly cost: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** From this cost on a request is bulk: with several workers, the last one takes none, so that a search never waits behind exports. */
const BULK_COST = 500;

/** How a request is placed. */
export interface Placing {
  /** Roughly the records to deliver; at least 1. */
  readonly cost: number;
  /** A number that sends requests which profit from each other's work to the same worker, unless it is busy. */
  readonly preferred?: number;
  /** How much more than the idlest worker the preferred one may have to do before it counts as busy. */
  readonly patience?: number;
}

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
    await Promise.all(this.members.map((member) => member.attach(loaded)));
  }

  async detach(generation: string): Promise<void> {
    this.attached.delete(generation);
    await Promise.all(this.members.map((member) => member.detach(generation)));
  }

  async run<N extends OperationName>(generation: string, operation: N, args: Operations[N]["arguments"], placing: Placing): Promise<Operations[N]["answer"]> {
    const request = { generation, operation, arguments: args } as Omit<RunRequest, "id">;
    return (await this.choose(placing).run(request, placing.cost)) as Operations[N]["answer"];
  }

  /** What the workers have to do at this moment. */
  activity(): { readonly workers: number; readonly busyWorkers: number; readonly waitingQuestions: number } {
    const waiting = this.members.map((member) => member.waitingQuestions);
    return { workers: waiting.length, busyWorkers: waiting.filter((count) => count > 0).length, waitingQuestions: waiting.reduce((sum, count) => sum + count, 0) };
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
      for (const loaded of this.attached.values()) member.attach(loaded).catch(this.onFailure);
    });
  }

  private choose({ cost, preferred, patience = 0 }: Placing): Member {
    const open = cost >= BULK_COST && this.members.length > 1 ? this.members.slice(0, -1) : this.members;
    const idlest = open.reduce((best, member) => (member.load < best.load ? member : best));
    const wanted = preferred === undefined ? undefined : open[preferred % open.length];
    return wanted && wanted.load <= idlest.load + patience ? wanted : idlest;
  }
}

class Member {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private unsent: RunRequest[] = [];
  private underWay = 0;
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

  /** Cost of the requests under way. */
  get load(): number {
    return this.failure ? Infinity : this.underWay;
  }

  /** Requests without an answer. */
  get waitingQuestions(): number {
    return this.waiting.size;
  }

  attach(loaded: LoadedGeneration): Promise<unknown> {
    return this.wait(1, (id) => this.worker.postMessage({ kind: "attach", id, loaded } satisfies WorkerRequest));
  }

  detach(generation: string): Promise<unknown> {
    return this.wait(1, (id) => this.worker.postMessage({ kind: "detach", id, generation } satisfies WorkerRequest));
  }

  /** Sends a request with all others of this turn of the event loop. */
  run(request: Omit<RunRequest, "id">, cost: number): Promise<unknown> {
    return this.wait(cost, (id) => {
      if (this.unsent.length === 0) setImmediate(() => this.send());
      this.unsent.push({ ...request, id } as RunRequest);
    });
  }

  async close(): Promise<void> {
    this.fail(new Error("The index is closed."));
    await this.worker.terminate();
  }

  private send(): void {
    this.worker.postMessage({ kind: "run", requests: JSON.stringify(this.unsent) } satisfies WorkerRequest);
    this.unsent = [];
  }

  private wait(cost: number, send: (id: number) => void): Promise<unknown> {
    if (this.failure) return Promise.reject(this.failure);
    const id = this.nextId++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { cost, resolve, reject });
      this.underWay += cost;
      send(id);
    });
  }

  private settle({ replies, bytes, handedOver }: WorkerReply): void {
    const release = handedOver ? this.handBack(bytes) : undefined;
    for (const reply of JSON.parse(replies) as PackedReply[]) {
      const waiting = this.waiting.get(reply.id);
      if (!waiting) continue;
      this.waiting.delete(reply.id);
      this.underWay -= waiting.cost;
      if ("error" in reply) waiting.reject(Object.assign(new Error(reply.error.message), { name: reply.error.name }));
      else waiting.resolve(reply.json ? { ...(reply.answer as object), json: bytes.subarray(...reply.json), release } : reply.answer);
    }
  }

  /** What gives the worker its memory back: at most once. */
  private handBack(bytes: Uint8Array): NonNullable<RecordBatch["release"]> {
    return (memory) => {
      const buffer = memory ?? bytes.buffer;
      if (this.failure || !(buffer instanceof ArrayBuffer) || buffer.byteLength === 0) return;
      this.worker.postMessage({ kind: "reuse", buffer } satisfies WorkerRequest, [buffer]);
    };
  }

  private fail(error: Error): void {
    if (this.failure) return;
    this.failure = error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.onEnd(error);
  }
}
