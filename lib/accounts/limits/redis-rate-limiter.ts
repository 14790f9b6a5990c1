import { z } from "zod";
import { ServiceError } from "../../errors";
import type { RateDecision, RateLimiter } from "./rate-limiter";
import { RedisConnection } from "./redis-connection";
import { logShape } from "./sliding-log";

/** How long Redis may take for an answer, milliseconds; it usually takes less than one. */
const DEADLINE = 500;

const replySchema = z.tuple([z.union([z.literal(0), z.literal(1)]), z.number(), z.number()]);

/**
 * Limits that all machines on one Redis share; time is Redis's own. A take throws ServiceError `limits_unavailable` while Redis does not
 * answer: at once when it is known to be away, else within half a second. It is asked again as soon as a connection stands.
 * @param url `redis://` or `rediss://`, with user, password and database number where needed.
 * @returns once connected, or after 2 seconds all the same.
 */
export async function openRedisRateLimiter(url: string): Promise<RateLimiter> {
  const library = await import("redis");
  const connect = (): RedisConnection => new RedisConnection(library, url);
  const connection = connect();
  await connection.settled(2000);
  return new RedisRateLimiter(connection, connect);
}

class RedisRateLimiter implements RateLimiter {
  #connection: RedisConnection;
  readonly #connect: () => RedisConnection;

  constructor(connection: RedisConnection, connect: () => RedisConnection) {
    this.#connection = connection;
    this.#connect = connect;
  }

  async take(keyId: string, perSecond: number): Promise<RateDecision> {
    const shape = logShape(perSecond);
    const connection = this.#connection;
    if (!connection.ready) throw unavailable(connection.lastError ?? new Error("There is no connection to Redis yet."));
    try {
      // The rate is part of the name: logs of different rates have different forms.
      const reply = await beforeDeadline(connection.take(`firmament:limits:${keyId}/${perSecond}`, shape));
      const [allowed, remaining, wait] = replySchema.parse(reply);
      return { allowed: allowed === 1, limit: perSecond, remaining, retryAfterMs: Math.ceil(wait / 1000) };
    } catch (cause) {
      if (cause instanceof LateAnswer) this.#replace(connection);
      throw unavailable(cause);
    }
  }

  /** A Redis that hangs or moved elsewhere would be noticed by the operating system after minutes only. */
  #replace(connection: RedisConnection): void {
    if (this.#connection !== connection) return;
    connection.discard();
    this.#connection = this.#connect();
  }

  close(): Promise<void> {
    this.#connection.discard();
    return Promise.resolve();
  }
}

class LateAnswer extends Error {
  constructor() {
    super(`Redis did not answer within ${DEADLINE} ms.`);
  }
}

async function beforeDeadline<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // Where this process itself was held up, an answer that has arrived is read between the timer and the immediate.
    timer = setTimeout(() => setImmediate(() => reject(new LateAnswer())), DEADLINE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function unavailable(cause: unknown): ServiceError {
  return new ServiceError("limits_unavailable", "The service cannot check rate limits at the moment. Try again shortly.", { cause, retryAfterSeconds: 1 });
}
