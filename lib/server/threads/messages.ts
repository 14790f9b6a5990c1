import type { MessagePort } from "node:worker_threads";
import type { CompanyIndex } from "../../company/company-index";
import type { ErrorCode } from "../../errors";
import type { Counts } from "../../http/metrics";
import type { LoadedGeneration } from "../../services";

/** What an HTTP thread begins with. */
export interface ThreadInput {
  /** Of the listening socket, which the main thread opened. */
  readonly descriptor: number;
}

export type Method = "page" | "scroll";
export type Arguments<M extends Method> = Parameters<CompanyIndex[M]>;
type Answer<M extends Method> = Awaited<ReturnType<CompanyIndex[M]>>;

/** A question for the index. */
export type Question = { readonly [M in Method]: { readonly method: M; readonly asked: Arguments<M> } }[Method];

/** An answer as it travels: its records without the way to give their memory back. */
export type Travelling<M extends Method> = Omit<Answer<M>, "records"> & { readonly records: { readonly count: number; readonly json: Uint8Array } };

/** A failure as it travels between threads. */
export interface Failure {
  readonly message: string;
  /** Of one that the sender of the request may know. */
  readonly known?: { readonly code: ErrorCode; readonly parameter?: string; readonly retryAfterSeconds?: number };
}

/** What came of a question. */
export interface Answered {
  readonly id: number;
  readonly answer: Travelling<Method> | Failure;
  /** Whether the records' memory is to come back. */
  readonly lent: boolean;
}

/** Main thread → HTTP thread. An order with an ID is confirmed when it is carried out. */
export type Order =
  | { readonly kind: "serve"; readonly loaded: LoadedGeneration | undefined }
  | (Answered & { readonly kind: "answer" })
  | { readonly kind: "settle"; readonly id: number }
  | { readonly kind: "drain"; readonly id: number; /** In milliseconds. */ readonly patience: number }
  | { readonly kind: "close"; readonly id: number };

/** HTTP thread → main thread. */
export type Word =
  | { readonly kind: "done"; readonly id: number }
  /** What takes longer than the thread may be held up. */
  | { readonly kind: "ask"; readonly id: number; readonly question: Question }
  /** The memory of an answer's records, which nobody reads any more. */
  | { readonly kind: "release"; readonly id: number; readonly memory: ArrayBuffer }
  /** A request that the thread does not answer, from this client. */
  | { readonly kind: "connection"; readonly port: MessagePort; readonly address: string | undefined }
  /** What was answered meanwhile, and log lines. */
  | { readonly kind: "report"; readonly counts: Counts; readonly lines: string };
