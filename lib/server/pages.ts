import { Server, type IncomingMessage, type ServerResponse } from "node:http";
import type { Logger } from "pino";
import { contentSecurityPolicy, newNonce } from "./content-security-policy";

const UNAVAILABLE = "This page cannot be shown: the server's log says why. The API is not concerned.\n";

type PageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface PagesOptions {
  /** The project's folder, which holds `.next`. */
  readonly dir: string;
  readonly log: Pick<Logger, "error">;
}

/** The pages, rendered by Next in this process. Whatever fails in them is theirs alone: the API goes on answering. */
export class Pages {
  private handler: Promise<PageHandler> | undefined;

  constructor(private readonly options: PagesOptions) {}

  /** Loads Next, which takes a good part of a second; the first page asked for does it otherwise. Never rejects. */
  async prepare(): Promise<void> {
    await this.load().catch(() => undefined);
  }

  /** Answers a request with a page or a file of the pages. */
  readonly answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const policy = contentSecurityPolicy(newNonce());
    // Next takes the nonce for its own scripts from the request's header; what a client sends there is overwritten.
    request.headers["content-security-policy"] = policy;
    response.setHeader("Content-Security-Policy", policy);
    const handle = await this.load().catch(() => undefined);
    if (handle === undefined) {
      unavailable(response);
      return;
    }
    try {
      await handle(request, response);
    } catch (error) {
      this.options.log.error({ err: error }, "page failed");
      unavailable(response);
    }
  };

  private load(): Promise<PageHandler> {
    this.handler ??= loadNext(this.options.dir).catch((error: unknown) => {
      this.options.log.error({ err: error }, "pages cannot be loaded");
      throw error;
    });
    return this.handler;
  }
}

async function loadNext(dir: string): Promise<PageHandler> {
  // Whatever the caller's shell says: the pages were built for it.
  Object.assign(process.env, { NODE_ENV: "production" });
  const { default: next } = await import("next");
  // Next listens for upgrades on the server it is given, else on the one it is asked through, where it would swallow API requests that
  // merely offer HTTP/2 (`Upgrade: h2c`, as some clients always do). This one never listens.
  const app = next({ dev: false, dir, httpServer: new Server() });
  await app.prepare();
  return app.getRequestHandler();
}

function unavailable(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": UNAVAILABLE.length, "Cache-Control": "no-store" });
  response.end(UNAVAILABLE);
}
