import { ServiceError } from "../errors";
import { clientGone } from "./failures";

/** How long a fetch may take, redirects included, in milliseconds. Bytes that drip extend neither. */
export interface FetchTimes {
  /** Until the final answer begins. */
  readonly begin: number;
  /** Until its body is read. */
  readonly whole: number;
}

export const FETCH_TIMES: FetchTimes = { begin: 10_000, whole: 15_000 };

/** One signal for everything that ends a fetch. Its reason is a ServiceError: `timeout` or `client_gone`. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #begin: NodeJS.Timeout;
  readonly #whole: NodeJS.Timeout;
  readonly #gone = (): void => this.#controller.abort(clientGone());

  constructor(
    times: FetchTimes,
    private readonly client: AbortSignal,
  ) {
    const late = (what: string): void => this.#controller.abort(new ServiceError("timeout", `The site did not answer in time: ${what}.`));
    this.#begin = setTimeout(() => late(`its answer had not begun after ${times.begin / 1000} s`), times.begin);
    this.#whole = setTimeout(() => late(`its answer was not complete after ${times.whole / 1000} s`), times.whole);
    client.addEventListener("abort", this.#gone, { once: true });
    if (client.aborted) this.#gone();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** The final answer has begun: only the whole counts from now on. */
  begun(): void {
    clearTimeout(this.#begin);
  }

  end(): void {
    clearTimeout(this.#begin);
    clearTimeout(this.#whole);
    this.client.removeEventListener("abort", this.#gone);
  }
}
