import { ApiError, isTransient } from "./api-error";
import { isObject, stringIn, type Json } from "./read-json";

/** How often a request is sent again, and how the wait grows: 0.5, 1, 2, 4, 8 s, each up to a quarter longer, so that many clients do not return at once. */
const ATTEMPTS = 6;
const FIRST_WAIT = 0.5;
/** The longest wait that is sat out, in seconds; whoever asks for more is told at once. */
const LONGEST_WAIT = 60;

/** A request that will be sent again. */
export interface Wait {
  /** In seconds. */
  readonly seconds: number;
  readonly error: ApiError;
  /** Aborted, it ends early. */
  readonly signal?: AbortSignal | undefined;
}

export interface TransportOptions {
  /** Where the service is, without a slash at its end: "https://data.example.com". Empty in a browser: the page's own server. */
  readonly baseUrl?: string;
  /** For programs only. In a browser the session's cookie travels, and no key is ever there. */
  readonly apiKey?: string;
  readonly fetch?: typeof fetch;
  /** Told before each wait. */
  readonly onWait?: (wait: Wait) => void;
  /** Told of every failure before it is thrown. */
  readonly onFailure?: (error: ApiError) => void;
  /** Replaces the clock in tests. */
  readonly sleep?: (seconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

export type Parameters = readonly (readonly [string, string])[];

export interface RequestOptions {
  readonly signal?: AbortSignal | undefined;
  /** 1 sends once and never again. */
  readonly attempts?: number;
  /** Sends again only what was refused before anything was done, and counted: for requests that cost something. */
  readonly refusedOnly?: boolean;
}

export interface ChangeOptions {
  readonly signal?: AbortSignal | undefined;
  /** 1 sends once and never again. */
  readonly attempts?: number;
  /** Whether the same change made twice is as good as made once. Unless said, every method but POST. */
  readonly repeatable?: boolean;
  /** Is sent to its end also when the page goes away meanwhile. */
  readonly keepalive?: boolean;
}

/**
 * Sends requests and reads JSON; sends again what may succeed later.
 * @throws ApiError for every answer but 200 and for none; the signal's reason when it is aborted.
 */
export class Transport {
  constructor(private readonly options: TransportOptions = {}) {}

  get(path: string, parameters: Parameters, { signal, attempts = ATTEMPTS, refusedOnly = false }: RequestOptions = {}): Promise<Json> {
    const query = new URLSearchParams(parameters.map(([name, value]) => [name, value])).toString();
    return this.patiently(() => this.once(`${path}?${query}`, { signal }), { signal, attempts, again: (error) => !refusedOnly || isRefusal(error) });
  }

  /**
   * Sends a change with a JSON body. What came too fast was not begun and is sent again; after other failures, a change alone that can be repeated is:
   * what the first sending did cannot be known.
   * @param body absent for none.
   */
  send(method: "POST" | "PATCH" | "PUT" | "DELETE", path: string, body?: unknown, { signal, attempts = ATTEMPTS, repeatable = method !== "POST", keepalive = false }: ChangeOptions = {}): Promise<Json> {
    const content = body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
    let sent = 0;
    const once = (): Promise<Json> => {
      sent += 1;
      return this.once(path, { method, signal, keepalive, ...content }).catch((error: unknown) => {
        // The first sending did it, and its answer was lost.
        if (method === "DELETE" && sent > 1 && error instanceof ApiError && error.status === 404) return {};
        throw error;
      });
    };
    return this.patiently(once, { signal, attempts, again: ({ status }) => repeatable || status === 429 });
  }

  /** @param again whether what failed for now may be sent again. */
  private async patiently(once: () => Promise<Json>, { signal, attempts, again }: { readonly signal: AbortSignal | undefined; readonly attempts: number; readonly again: (error: ApiError) => boolean }): Promise<Json> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once();
      } catch (error) {
        signal?.throwIfAborted();
        if (!isTransient(error) || attempt >= attempts || !again(error)) throw this.told(error);
        const seconds = waitAfter(error, attempt);
        if (seconds > LONGEST_WAIT) throw this.told(error);
        this.options.onWait?.({ seconds, error, signal });
        await (this.options.sleep ?? sleep)(seconds, signal);
      }
    }
  }

  private told(error: unknown): unknown {
    if (error instanceof ApiError) this.options.onFailure?.(error);
    return error;
  }

  private async once(path: string, request: { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>>; readonly signal: AbortSignal | undefined; readonly keepalive?: boolean }): Promise<Json> {
    const { apiKey, baseUrl = "" } = this.options;
    let response: Response;
    try {
      response = await (this.options.fetch ?? fetch)(baseUrl + path, { ...request, signal: request.signal ?? null, credentials: "same-origin", headers: { ...request.headers, Accept: "application/json", ...(apiKey === undefined ? {} : { "x-api-key": apiKey }) } });
    } catch {
      throw new ApiError("The service cannot be reached. Check the connection.", { status: 0 });
    }
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return isObject(body) ? body : {};
    throw errorOf(response, isObject(body) ? body : {});
  }
}

/** Too many requests, or nobody free to work on it. */
function isRefusal({ status }: ApiError): boolean {
  return status === 429 || status === 503;
}

/** In seconds. @param attempt the one that failed, from 1 on. */
function waitAfter({ details }: ApiError, attempt: number): number {
  return details.retryAfter ?? FIRST_WAIT * 2 ** (attempt - 1) * (1 + Math.random() / 4);
}

function errorOf({ status, headers }: Response, body: Json): ApiError {
  const meta = body["meta"];
  const message = stringIn(body, "error") ?? stringIn(body, "message") ?? (isObject(meta) ? stringIn(meta, "message") : undefined) ?? `The service answered ${status}.`;
  const retryAfter = Number(headers.get("retry-after") ?? NaN);
  return new ApiError(message, { status, code: stringIn(body, "code"), parameter: stringIn(body, "parameter"), retryAfter: Number.isNaN(retryAfter) ? undefined : retryAfter, body });
}

function sleep(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1000);
    function stop(): void {
      clearTimeout(timer);
      reject(signal?.reason instanceof Error ? signal.reason : new Error("aborted"));
    }
    signal?.addEventListener("abort", stop, { once: true });
  });
}
