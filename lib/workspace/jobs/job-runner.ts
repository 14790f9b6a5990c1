import { randomUUID } from "node:crypto";
import type { Engine } from "../../accounts/store/steps";
import type { Clock } from "../../clock";
import type { DomainAnswer, ResolveDomain } from "../../company/jobs";
import type { Maker } from "../../company/kept";
import { finishDomain, waitingDomains } from "./job-rows";
import { releaseJobs, removeExpired, runningJobs, stopJob, takeJob } from "./stored-jobs";

export interface JobRunnerOptions {
  readonly engine: Engine;
  readonly clock: Clock;
  readonly resolve: ResolveDomain;
  readonly log: { info(details: object, message: string): void; error(details: object, message: string): void };
  /** Between two looks for work, in milliseconds; 1000 unless said. */
  readonly interval?: number;
}

/** Domains that are looked up at once. */
const AT_ONCE = 8;
/** Domains of one job before the next job has its turn. */
const TURN = 64;
/** How long a runner has a job without a word from it: longer than a page takes. A killed one's job goes on after that. */
const HELD = 60_000;
/** How often a runner says so, and sees that somebody stopped the job. */
const WORD = 2000;
const CLEAN = 60 * 60 * 1000;
/** How often a domain whose look-up fails by our own fault is tried. */
const TRIES = 3;

/**
 * Works through the jobs that are running, some domains of each in turn. What came of a domain is written down at once, so that a killed process loses
 * nothing that was found. Of several processes on one store, one works on a job.
 */
export class JobRunner {
  readonly #name = randomUUID();
  readonly #tries = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  #underWay: Promise<void> | undefined;
  #resumesAt = 0;
  #cleanedAt = -Infinity;
  #heldAt = -Infinity;
  #closed = false;

  constructor(private readonly options: JobRunnerOptions) {
    this.#timer = setInterval(() => this.#look(), options.interval ?? 1000);
    this.#timer.unref();
  }

  /** Ends after what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#underWay;
    await this.options.engine.run(() => releaseJobs(this.#name));
  }

  #look(): void {
    if (this.options.clock.now() < this.#resumesAt) return;
    this.#underWay ??= this.#work()
      .catch((err: unknown) => this.options.log.error({ err }, "jobs could not be worked on"))
      .finally(() => (this.#underWay = undefined));
  }

  async #work(): Promise<void> {
    const { engine, clock } = this.options;
    if (clock.now() - this.#cleanedAt >= CLEAN) {
      this.#cleanedAt = clock.now();
      const removed = await engine.transaction(() => removeExpired(clock.now()));
      if (removed > 0) this.options.log.info({ jobs: removed }, "jobs were deleted at the end of their time");
    }
    for (let goesOn = true; goesOn && clock.now() >= this.#resumesAt; ) {
      goesOn = false;
      for (const { id, by } of await engine.run(runningJobs)) if (await this.#turn(id, by)) goesOn = true;
    }
  }

  /** A turn of a job. @returns whether it goes on. */
  async #turn(id: string, by: Maker): Promise<boolean> {
    const { engine, clock } = this.options;
    if (this.#closed) return false;
    this.#heldAt = -Infinity;
    if (!(await this.#hold(id))) return false;
    const domains = [...(await engine.run(() => waitingDomains(id, TURN)))];
    if (domains.length === 0) {
      await engine.transaction(() => stopJob(id, "done", null, clock.now()));
      return false;
    }
    const turn = { goesOn: true };
    const lookUpNext = async (): Promise<void> => {
      for (let domain = domains.shift(); domain !== undefined && turn.goesOn && !this.#closed; domain = domains.shift()) {
        if (!(await this.#hold(id)) || !(await this.#lookUp(id, domain, by))) turn.goesOn = false;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lookUpNext));
    return turn.goesOn && !this.#closed;
  }

  /** @returns false when another runner has the job, or somebody stopped it. */
  async #hold(id: string): Promise<boolean> {
    const now = this.options.clock.now();
    if (now - this.#heldAt < WORD) return true;
    const held = await this.options.engine.transaction(() => takeJob(id, this.#name, now, now + HELD));
    if (held) this.#heldAt = now;
    return held;
  }

  /** @returns false when the job cannot go on at once. */
  async #lookUp(id: string, domain: string, by: Maker): Promise<boolean> {
    const { engine, clock, resolve } = this.options;
    const answer = await resolve(domain, by).catch((error: unknown) => this.#failed(id, domain, error));
    if ("wait" in answer) {
      this.#resumesAt = Math.max(this.#resumesAt, clock.now() + answer.wait * 1000);
      return false;
    }
    if ("stop" in answer) {
      await engine.transaction(() => stopJob(id, "paused", answer.stop, clock.now()));
      return false;
    }
    await engine.transaction(() => finishDomain(id, domain, answer));
    return true;
  }

  #failed(id: string, domain: string, err: unknown): DomainAnswer {
    const key = `${id} ${domain}`;
    const tries = (this.#tries.get(key) ?? 0) + 1;
    this.options.log.error({ err, job: id, tries }, "a domain of a job could not be looked up");
    if (tries < TRIES) {
      this.#tries.set(key, tries);
      return { wait: tries * 5 };
    }
    this.#tries.delete(key);
    return { failure: { code: "internal", message: "Looking it up failed on the server's side, several times." } };
  }
}
