import type * as redis from "redis";
import { takeScript } from "./redis-script";
import type { LogShape } from "./sliding-log";

const CONNECT_TIMEOUT = 2000;
/** A connection on which nothing moves for this long, the pings included, is dropped. Milliseconds. */
const SILENCE = 5000;
const PING_EVERY = 2000;
const LONGEST_PAUSE = 1000;

/** The client library: a program that does not use Redis does not load it. */
export type RedisLibrary = Pick<typeof redis, "createClient" | "defineScript">;

const createLimitsClient = (library: RedisLibrary, url: string, reconnectStrategy: (retries: number) => number | false) =>
  library.createClient({
    url,
    scripts: { takeFromLog: takeScript(library) },
    // A request waits for no reconnecting: it is decided without Redis, now.
    disableOfflineQueue: true,
    pingInterval: PING_EVERY,
    socket: { connectTimeout: CONNECT_TIMEOUT, socketTimeout: SILENCE, reconnectStrategy },
  });

/** A connection that is made again whenever it breaks, at least once a second, until it is discarded. */
export class RedisConnection {
  readonly #client: ReturnType<typeof createLimitsClient>;
  #discarded = false;
  #lastError: unknown;

  /** @param url `redis://` or `rediss://`. Connecting begins at once; `ready` tells when it has succeeded. */
  constructor(library: RedisLibrary, url: string) {
    this.#client = createLimitsClient(library, url, (retries) => (this.#discarded ? false : Math.min(50 * 2 ** retries, LONGEST_PAUSE)));
    this.#client.on("error", (error: unknown) => (this.#lastError = error));
    // Rejected only after it was discarded.
    this.#client.connect().catch((error: unknown) => (this.#lastError = error));
  }

  get ready(): boolean {
    return this.#client.isReady;
  }

  /** Why it is not ready, as far as known. */
  get lastError(): unknown {
    return this.#lastError;
  }

  /** Resolves when the connection stands, or after that many milliseconds. */
  async settled(milliseconds: number): Promise<void> {
    if (this.ready) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#client.once("ready", () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  take(name: string, shape: LogShape): Promise<unknown> {
    return this.#client.takeFromLog(name, shape);
  }

  /** Ends it, also while it is being made; what still waits for an answer fails. */
  discard(): void {
    this.#discarded = true;
    if (this.ready) this.#client.destroy();
    else this.#client.once("ready", () => this.#client.destroy());
  }
}
