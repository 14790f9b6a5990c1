import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { ServiceError } from "../errors";
import type { ApiAnswer, ApiRequest, Handler } from "./message";

type AddressOf = (request: IncomingMessage) => string | undefined;

/** Answers a request of node:http. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** The last answer begun or waiting on each connection, whichever endpoint it is of. */
const latest = new WeakMap<Socket, ServerResponse>();

/**
 * Requests pipelined on one connection are worked on one after another: a client that asks and does not read holds one answer in memory, not all of them.
 * What a client asked that has gone meanwhile is dropped.
 */
export function inTurn(answer: NodeListener): NodeListener {
  return (request, response) => {
    const before = latest.get(request.socket);
    latest.set(request.socket, response);
    const begin = (): void => {
      if (!request.socket.destroyed) answer(request, response);
    };
    if (before === undefined || before.closed) begin();
    else before.once("close", begin);
  };
}

/**
 * A handler as a listener of node:http. The target is passed on as it came over the wire, so that bad percent-encoding is seen and
 * named; nothing is compressed; HEAD gets the headers alone. An answer to a client that has gone is dropped.
 * @param addressOf the client's network address.
 */
export function toNodeListener(handler: Handler, addressOf: AddressOf = ownAddress): NodeListener {
  return inTurn((request, response) => {
    handler(new NodeRequest(request, response, addressOf)).then(
      (made) => send(() => write(response, made, request.method === "HEAD")),
      // Handlers answer their failures themselves; what comes here anyway must not leave the client waiting.
      () => request.socket.destroy(),
    );
  });
}

/** Answers that became ready in this turn of the event loop. */
let ready: (() => void)[] = [];

/**
 * Sends an answer at the end of the turn, with all others of it: each write wakes the thread or the network that takes it, which
 * costs more than the write; the next ones find it awake.
 */
function send(write: () => void): void {
  if (ready.length === 0) setImmediate(sendAll);
  ready.push(write);
}

function sendAll(): void {
  const writes = ready;
  ready = [];
  for (const write of writes) write();
}

function ownAddress(request: IncomingMessage): string | undefined {
  return request.socket.remoteAddress;
}

/** A class: a literal with an accessor would be a kind of object of its own for every request, which lives until the next full collection. */
class NodeRequest implements ApiRequest {
  readonly method: string;
  readonly target: string;

  constructor(
    private readonly request: IncomingMessage,
    private readonly response: ServerResponse,
    private readonly addressOf: AddressOf,
  ) {
    this.method = request.method ?? "";
    this.target = request.url ?? "/";
  }

  readonly header = (name: string): string | undefined => {
    const value = this.request.headers[name];
    return typeof value === "string" ? value : value?.join(", ");
  };

  get address(): string | undefined {
    return this.addressOf(this.request);
  }

  readonly body = (most: number): Promise<Uint8Array | undefined> => readBody(this.request, most);

  readonly gone = (): AbortSignal => {
    const controller = new AbortController();
    this.response.once("close", () => {
      if (!this.response.writableFinished) controller.abort();
    });
    return controller.signal;
  };
}

async function readBody(request: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of request as AsyncIterable<Buffer>) {
      length += piece.length;
      // What is too long is read to its end and forgotten: a client that still sends would not see the answer.
      if (length <= most) pieces.push(piece);
    }
  } catch (cause) {
    throw new ServiceError("malformed_request", "The body broke off.", { cause });
  }
  return length <= most ? Buffer.concat(pieces) : undefined;
}

/** Answers of up to so many bytes are put together. */
const ONE_WRITE = 16 << 10;

function lengthOf(pieces: readonly Uint8Array[]): number {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  return length;
}

function latin1(pieces: readonly Uint8Array[]): string {
  let text = "";
  for (const piece of pieces) text += (Buffer.isBuffer(piece) ? piece : Buffer.from(piece.buffer, piece.byteOffset, piece.length)).toString("latin1");
  return text;
}

function write(response: ServerResponse, answer: ApiAnswer, headersOnly: boolean): void {
  if (response.destroyed || response.headersSent) {
    answer.sent?.();
    return;
  }
  // A response is closed when its last byte has left this process, or its connection has ended.
  if (answer.sent) response.once("close", answer.sent);
  response.writeHead(answer.status, answer.headers);
  if (headersOnly) {
    response.end();
  } else if (typeof answer.body === "string") {
    response.end(answer.body);
  } else if (lengthOf(answer.body) <= ONE_WRITE) {
    // Bytes pass unchanged as Latin-1 text, and node:http joins a text to the head: one buffer for the system instead of four.
    response.end(latin1(answer.body), "latin1");
  } else {
    // Corked, head and pieces leave in one system call; node:http stops reading requests from a client that does not take its answers.
    response.cork();
    for (const piece of answer.body) response.write(piece);
    response.end();
    response.uncork();
  }
}
