import { Agent as HttpAgent, type ClientRequest, type IncomingMessage, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { TLSSocket } from "node:tls";
import type { UpstreamLimits } from "./limits";

/**
 * Why there is no answer.
 * - `unreachable`: nothing was sent; asking again cannot do a thing twice.
 * - `lost`: the connection ended after the question went out and before an answer began.
 * - `timeout`: no answer, or no more of it, in time.
 * - `unusable`: an answer began and is broken, too large, or not what was asked for.
 */
type FailureKind = "unreachable" | "lost" | "timeout" | "unusable";

/** The message names addresses, codes and sizes, never headers or contents: it goes into the log. */
export class TransportFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
  ) {
    super(message);
    this.name = "TransportFailure";
  }
}

export interface UpstreamAnswer {
  readonly status: number;
  /** Seconds, as the upstream asks for; absent when it does not. */
  readonly retryAfter?: number;
  /** The JSON of the body. Of a refusal that has no JSON, undefined. */
  readonly body: unknown;
}

/** Bytes of a refusal that are read; what is longer is no message. */
const MAX_REFUSAL = 64 << 10;
/** Shorter than servers keep a connection (Node's own: 5 s), so that none is used just when it ends. */
const KEEP_FREE = 4000;
/** The longest `Retry-After` that is believed, in seconds: a month. */
const LONGEST_RETRY = 31 * 24 * 3600;

/** GET requests to one service, on kept connections. Redirects are answers like any other: the key goes to no other address. */
export class Transport {
  readonly #apiKey: string;
  readonly #agent: HttpAgent;
  readonly #begin: typeof httpRequest;
  readonly #calls = new Set<Call>();

  /** @param baseUrl http or https, without credentials, query and fragment. */
  constructor(
    readonly baseUrl: URL,
    apiKey: string,
    readonly limits: UpstreamLimits,
  ) {
    const options = { keepAlive: true, maxSockets: limits.connections, timeout: KEEP_FREE };
    this.#apiKey = apiKey;
    this.#agent = baseUrl.protocol === "https:" ? new HttpsAgent(options) : new HttpAgent(options);
    this.#begin = baseUrl.protocol === "https:" ? httpsRequest : httpRequest;
  }

  /**
   * Asks once.
   * @param path below the base URL, with its query.
   * @param within milliseconds for all of it.
   * @throws TransportFailure when there is no usable answer.
   */
  async get(path: string, within: number): Promise<UpstreamAnswer> {
    const url = new URL(this.baseUrl.pathname.replace(/\/+$/, "") + path, this.baseUrl);
    const headers = { "x-api-key": this.#apiKey, accept: "application/json", "accept-encoding": "identity", "user-agent": "firmament" };
    const call: Call = { request: this.#begin(url, { agent: this.#agent, headers }), gaveUp: undefined };
    const deadline = setTimeout(() => giveUp(call, "the time for the whole call is over"), within);
    this.#calls.add(call);
    try {
      const response = await answerTo(call, this.limits.answerWithin);
      return { status: response.statusCode ?? 0, ...retryAfterOf(response), body: response.statusCode === 200 ? await this.#dataOf(response, call) : await this.#refusalOf(response, call) };
    } finally {
      clearTimeout(deadline);
      this.#calls.delete(call);
    }
  }

  async #dataOf(response: IncomingMessage, call: Call): Promise<unknown> {
    const type = response.headers["content-type"] ?? "";
    const encoding = response.headers["content-encoding"] ?? "identity";
    if (encoding !== "identity" || !/^application\/(?:[\w.-]+\+)?json *(?:;|$)/i.test(type)) {
      response.destroy();
      throw new TransportFailure("unusable", `an answer of type ${JSON.stringify(type)} and coding ${JSON.stringify(encoding)}, where plain application/json was asked for`);
    }
    const bytes = await this.#read(response, this.limits.maxBody, call);
    const data = jsonOf(bytes);
    if (data === undefined) throw new TransportFailure("unusable", `an answer of ${bytes.length} bytes that is no JSON in UTF-8`);
    return data;
  }

  /** The status alone says enough: whatever is wrong with the rest, there is merely no message. */
  async #refusalOf(response: IncomingMessage, call: Call): Promise<unknown> {
    try {
      return jsonOf(await this.#read(response, MAX_REFUSAL, call));
    } catch {
      return undefined;
    }
  }

  async #read(response: IncomingMessage, most: number, call: Call): Promise<Buffer> {
    const silence = setTimeout(() => giveUp(call, `nothing more of an answer for ${this.limits.silence} ms`), this.limits.silence);
    const chunks: Buffer[] = [];
    let length = 0;
    try {
      for await (const chunk of response) {
        silence.refresh();
        if (!Buffer.isBuffer(chunk)) continue;
        length += chunk.length;
        if (length > most) throw new TransportFailure("unusable", `an answer of more than ${most} bytes`);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks, length);
    } catch (error) {
      throw failureOf(error, call, "unusable", `an answer that broke off after ${length} bytes`);
    } finally {
      clearTimeout(silence);
    }
  }

  /** Gives up what is under way and ends all connections. */
  close(): void {
    for (const call of this.#calls) giveUp(call, "this service ends");
    this.#agent.destroy();
  }
}

interface Call {
  readonly request: ClientRequest;
  /** Why we ended it ourselves: what the connection then reports is a consequence. */
  gaveUp: TransportFailure | undefined;
}

function giveUp(call: Call, reason: string): void {
  call.gaveUp ??= new TransportFailure("timeout", reason);
  call.request.destroy(call.gaveUp);
}

/** @param within milliseconds until the answer has to begin. */
function answerTo(call: Call, within: number): Promise<IncomingMessage> {
  const { request } = call;
  return new Promise((resolve, reject) => {
    let sent = false;
    const patience = setTimeout(() => giveUp(call, `no answer within ${within} ms`), within);
    request.once("socket", (socket) => {
      const connected = request.reusedSocket || (!socket.connecting && (!(socket instanceof TLSSocket) || socket.authorized));
      if (connected) sent = true;
      else socket.once(socket instanceof TLSSocket ? "secureConnect" : "connect", () => (sent = true));
    });
    request.once("response", (response: IncomingMessage) => {
      clearTimeout(patience);
      resolve(response);
    });
    request.on("error", (error: NodeJS.ErrnoException) => {
      clearTimeout(patience);
      const unreadable = error.code?.startsWith("HPE_") === true;
      reject(failureOf(error, call, unreadable ? "unusable" : sent ? "lost" : "unreachable", error.message === "" ? (error.code ?? "no connection") : error.message));
    });
    request.end();
  });
}

/** Undefined for what is no JSON in UTF-8. The parser's own error quotes the text, which is not ours to log. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function failureOf(error: unknown, { gaveUp }: Call, kind: FailureKind, message: string): TransportFailure {
  return gaveUp ?? (error instanceof TransportFailure ? error : new TransportFailure(kind, message));
}

/** Seconds or a date (RFC 9110, section 10.2.3: https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3). */
function retryAfterOf(response: IncomingMessage): { readonly retryAfter?: number } {
  const sent = response.headers["retry-after"]?.trim() ?? "";
  const seconds = /^\d+$/.test(sent) ? Number(sent) : (Date.parse(sent) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? { retryAfter: Math.min(Math.max(Math.ceil(seconds), 0), LONGEST_RETRY) } : {};
}
