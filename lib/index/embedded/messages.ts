import type { FacetRequest, FacetsAnswer, Place, PlaceKind, Projection, RecordBatch, SearchMatch } from "../../company/company-index";
import type { CompanyQuery } from "../../company/query";
import type { Sort } from "../../company/sorting";
import type { LoadedGeneration } from "./reader";

/** What a query worker can be asked, with its arguments and its answer. */
export interface Operations {
  page: {
    readonly arguments: { readonly query: CompanyQuery; readonly offset: number; readonly limit: number; readonly projection: Projection; readonly sort?: Sort | undefined };
    readonly answer: RecordBatch & { readonly total: number; readonly match: SearchMatch | undefined };
  };
  scroll: {
    readonly arguments: { readonly query: CompanyQuery; readonly limit: number; readonly projection: Projection; readonly position: readonly number[] | undefined };
    readonly answer: RecordBatch & { readonly match: SearchMatch | undefined; readonly position: readonly number[]; readonly hasMore: boolean };
  };
  facets: { readonly arguments: { readonly query: CompanyQuery; readonly requests: readonly FacetRequest[]; readonly repair: boolean }; readonly answer: FacetsAnswer };
  places: { readonly arguments: { readonly kind: PlaceKind; readonly term: string; readonly countries: readonly string[]; readonly limit: number }; readonly answer: readonly Place[] };
}
export type OperationName = keyof Operations;

export type OperationRequest = { readonly [N in OperationName]: { readonly operation: N; readonly arguments: Operations[N]["arguments"] } }[OperationName];

/** A request as it travels: one JSON text for all that came up in a turn of the event loop. */
export type RunRequest = { readonly id: number; readonly generation: string } & OperationRequest;

/** Main thread → worker. */
export type WorkerRequest =
  | { readonly kind: "attach"; readonly id: number; readonly loaded: LoadedGeneration }
  | { readonly kind: "detach"; readonly id: number; readonly generation: string }
  | { readonly kind: "run"; readonly requests: string }
  | { readonly kind: "reuse"; readonly buffer: ArrayBuffer };

/** An answer as it travels: where its `json` stands in the bytes beside it, instead of the bytes themselves. */
export type PackedReply =
  | { readonly id: number; readonly answer?: unknown; readonly json?: readonly [start: number, end: number] }
  | { readonly id: number; readonly error: { readonly name: string; readonly message: string } };

/** Worker → main thread: answers that became ready together. */
export interface WorkerReply {
  /** JSON of `PackedReply[]`. */
  readonly replies: string;
  readonly bytes: Uint8Array;
  /** Whether the bytes' memory was handed over, and may be handed back. */
  readonly handedOver: boolean;
}
