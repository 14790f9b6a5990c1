import { setTimeout as sleep } from "node:timers/promises";
import { allowanceOf, failureOf, refusalOf, type Asked } from "./refusals";
import { RetryBudget, waitBefore } from "./retries";
import { Transport, TransportFailure, type UpstreamAnswer } from "./transport";
import type { UpstreamLimits } from "./limits";

export interface UpstreamRequest extends Asked {
  /** In the order sent; a name may be there several times. */
  readonly parameters: readonly (readonly [string, string])[];
}

/** Refusals after which the same question may get an answer: all are GETs, and none has delivered anything. */
const PASSING = new Set([429, 500, 503]);

/** Asks the upstream service, again where that is safe and of use, and reads its answers. Nothing it throws or logs holds the key. */
export class UpstreamClient {
  readonly #transport: Transport;
  readonly #budget = new RetryBudget();
  readonly #redact: (text: string) => string;

  constructor(
    baseUrl: URL,
    apiKey: string,
    readonly limits: UpstreamLimits,
  ) {
    this.#transport = new Transport(baseUrl, apiKey, limits);
    this.#redact = (text) => text.replaceAll(apiKey, "(key)");
  }

  /**
   * @param read makes what is wanted of the JSON of a good answer, and throws TransportFailure when it cannot.
   * @throws ServiceError `upstream_refused`, `upstream_failed`, `upstream_unreachable`, `upstream_timeout`, and the upstream's own refusals of
   *   parameters (400, 414), limits (429), failures (500) and lack of an index (503).
   */
  async get<T>(request: UpstreamRequest, read: (body: unknown) => T): Promise<T> {
    const end = performance.now() + this.limits.deadline;
    const target = `${request.path}?${request.parameters.map((pair) => pair.map(encodeURIComponent).join("=")).join("&")}`;
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.#ask(target, Math.max(1, Math.ceil(end - performance.now())), read);
      if ("value" in outcome) {
        this.#budget.earn();
        return outcome.value;
      }
      const wait = tries < this.limits.attempts && mayRepeat(outcome, request) ? waitBefore(tries, "status" in outcome ? outcome.retryAfter : undefined, this.limits) : undefined;
      if (wait === undefined || performance.now() + wait >= end || !this.#budget.spend()) {
        throw "status" in outcome ? refusalOf(outcome, request, this.#redact) : failureOf(outcome.failure, request);
      }
      await sleep(wait);
    }
  }

  async #ask<T>(target: string, within: number, read: (body: unknown) => T): Promise<{ readonly value: T } | UpstreamAnswer | { readonly failure: TransportFailure }> {
    try {
      const answer = await this.#transport.get(target, within);
      return answer.status === 200 ? { value: read(answer.body) } : answer;
    } catch (error) {
      if (error instanceof TransportFailure) return { failure: error };
      throw error;
    }
  }

  close(): void {
    this.#transport.close();
  }
}

/**
 * A batch of a scroll that was lost on its way may have been the only copy: asked for again, an upstream may send the one after it. A page fetch that was lost
 * was counted, and reached the site.
 */
function mayRepeat(outcome: UpstreamAnswer | { readonly failure: TransportFailure }, { kind }: Asked): boolean {
  if ("status" in outcome) return PASSING.has(outcome.status) && allowanceOf(outcome.body) === undefined;
  return outcome.failure.kind === "unreachable" || (outcome.failure.kind === "lost" && kind !== "continuation" && kind !== "page");
}
