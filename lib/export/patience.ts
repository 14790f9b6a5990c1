import { ApiError, isTransient } from "../client/api-error";

/** For how long a service that does not answer is asked again beyond what the client does by itself: somewhat longer than a scroll lives, and a restart takes. */
const LONGEST = 600;
const BETWEEN = 10;

export interface PatienceOptions {
  readonly signal: AbortSignal;
  /** Told before each wait, which is in seconds. */
  readonly onWait: (seconds: number, error: ApiError) => void;
  readonly sleep: (seconds: number, signal: AbortSignal) => Promise<void>;
}

/** Waits between attempts of one work: ten seconds, or as long as the service asks for; ten minutes in all. */
export class Patience {
  private waited = 0;

  constructor(private readonly options: PatienceOptions) {}

  /** It went well: the ten minutes begin anew. */
  reset(): void {
    this.waited = 0;
  }

  /** @throws the error when waiting does not mend it, or when the ten minutes are over; the signal's reason. */
  async after(error: unknown): Promise<void> {
    const { signal, onWait, sleep } = this.options;
    signal.throwIfAborted();
    const seconds = error instanceof ApiError ? Math.max(BETWEEN, error.details.retryAfter ?? 0) : 0;
    if (!isTransient(error) || this.waited + seconds > LONGEST) throw error;
    this.waited += seconds;
    onWait(seconds, error);
    await sleep(seconds, signal);
  }
}

/** Does a work that may be done twice, again until it succeeds. */
export async function patiently<T>(work: () => Promise<T>, options: PatienceOptions): Promise<T> {
  const patience = new Patience(options);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      await patience.after(error);
    }
  }
}
