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

export type PageArguments = Parameters<CompanyIndex["page"]>;
export type PageAnswer = Omit<Awaited<ReturnType<CompanyIndex["page"]>>, "records"> & { readonly records: { readonly count: number; readonly json: Uint8Array<ArrayBuffer> } };

/** A failure as it travels between threads. */
export interface Failure {
  readonly message: string;
  /** Of one that the sender of the request may know. */
  readonly code?: ErrorCode;
  readonly retryAfterSeconds?: number;
}

/** Main thread → HTTP thread. An order with an ID is confirmed when it is carried out. */
export type Order =
  | { readonly kind: "serve"; readonly loaded: LoadedGeneration | undefined }
  | { readonly kind: "page"; readonly id: number; readonly answer: PageAnswer | Failure }
  | { readonly kind: "settle"; readonly id: number }
  | { readonly kind: "drain"; readonly id: number; /** In milliseconds. */ readonly patience: number }
  | { readonly kind: "close"; readonly id: number };

/** HTTP thread → main thread. */
export type Word =
  | { readonly kind: "done"; readonly id: number }
  /** A page that takes longer than the thread may be held up. */
  | { readonly kind: "page"; readonly id: number; readonly page: PageArguments }
  /** A request that the thread does not answer, from this client. */
  | { readonly kind: "connection"; readonly port: MessagePort; readonly address: string | undefined }
  /** What was answered meanwhile, and log lines. */
  | { readonly kind: "report"; readonly counts: Counts; readonly lines: string };
