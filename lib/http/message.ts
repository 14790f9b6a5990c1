/**
 * A request and its answer, free of any server or framework: `node.ts` and `web.ts` adapt them. Plain values instead of fetch's
 * Request and Response, whose construction alone costs more than the whole pipeline.
 */

export interface ApiRequest {
  readonly method: string;
  /** Path and query exactly as received, undecoded. */
  readonly target: string;
  /** @param name in lower case. */
  readonly header: (name: string) => string | undefined;
  /** The network address of the client, found out when it is asked for; undefined where it is not known. */
  readonly address?: string | undefined;
  /**
   * Reads the body, once. Absent where there can be none.
   * @param most bytes; undefined when it has more.
   */
  readonly body?: (most: number) => Promise<Uint8Array | undefined>;
  /** A signal that is given when the client goes before its answer, made when it is asked for. Absent where nobody can tell. */
  readonly gone?: () => AbortSignal;
}

export interface ApiAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Text, or bytes in pieces that are sent one after another, so that a batch of records is never copied. */
  readonly body: string | readonly Uint8Array[];
  /** Called once nobody reads the body any more, sent or not. */
  readonly sent?: (() => void) | undefined;
}

/** Answers every request; never rejects. */
export type Handler = (request: ApiRequest) => Promise<ApiAnswer>;

/**
 * The path and the query of a request target, both undecoded; the query is "" when there is none. An absolute target
 * (`GET http://host/path`, which every server has to accept) is read from its path on.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 */
export function splitTarget(target: string): { readonly path: string; readonly query: string } {
  const origin = target.startsWith("/") ? target : target.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, "");
  const mark = origin.indexOf("?");
  const path = mark < 0 ? origin : origin.slice(0, mark);
  return { path: path === "" ? "/" : path, query: mark < 0 ? "" : origin.slice(mark + 1) };
}
