import { randomBytes, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Clock } from "../../clock";
import type { Accounts, Caller, Charge, CountResult, Exhausted, IssuedKey, KeyDetails, NewKey, Retention } from "../accounts";
import type { Awaitable } from "../awaitable";
import { AccountsError, StoreUnavailableError } from "../accounts";
import type { AuditEntry, NewAuditEntry } from "../audit";
import { dayOf, monthOf, startOfMonth } from "../calendar";
import { CallerCache } from "../caller-cache";
import { hashKey, isWellFormedKey } from "../key-format";
import type { By } from "../people/people";
import { StoredPeople } from "../people/stored-people";
import { isUncapped, stateAt, type Subscription, type Terms } from "../subscription";
import type { UsageRow, UsageTotals } from "../usage";
import { latestEntries, note, type Occasion } from "./audit";
import { addWithinLimits, countsOf, exhaustedBy, sharesOf, takeBack, type Addition } from "./counting";
import { allKeys, createDemoKey, createKey, keyByHash, keyNamed, rotateKey, setDisabled } from "./keys";
import { removeOld } from "./retention";
import { callerOf, type CountsRow, type KeyRow } from "./rows";
import { ask, tell, type Engine, type Steps } from "./steps";
import { allSubscriptions, changeSubscription, expireTrials, resetCounts, subscriptionNamed } from "./subscriptions";
import { Unwritten } from "./unwritten";
import { totalsOf, usageOf } from "./usage";

export interface StoredAccountsOptions {
  readonly engine: Engine;
  readonly clock: Clock;
  /** Who the audit log names for what is done through these accounts. */
  readonly actor: string;
  /** Has others on the same store write down what they counted, before it is read. */
  readonly settleOthers?: (() => Promise<void>) | undefined;
}

const DAY = 24 * 60 * 60 * 1000;

/** The accounts in an SQL store. */
export class StoredAccounts implements Accounts {
  readonly people: StoredPeople;
  readonly #engine: Engine;
  readonly #clock: Clock;
  readonly #actor: string;
  readonly #cache: CallerCache<Caller>;
  readonly #unwritten: Unwritten;
  readonly #settleOthers: (() => Promise<void>) | undefined;
  #today = { number: NaN, day: "", month: NaN };

  constructor({ engine, clock, actor, settleOthers }: StoredAccountsOptions) {
    this.#engine = engine;
    this.#clock = clock;
    this.#actor = actor;
    this.#cache = new CallerCache(clock);
    this.#unwritten = new Unwritten(engine);
    this.#settleOthers = settleOthers;
    this.people = new StoredPeople({ engine, clock, actor, settle: () => this.settle() });
  }

  authenticate(key: string): Awaitable<Caller | undefined> {
    if (!isWellFormedKey(key)) return undefined;
    const hash = hashKey(key);
    return this.#cache.get(hash) ?? then(this.#engine.run(() => keyByHash(hash)), (row) => this.#admit(hash, row));
  }

  #admit(hash: string, row: KeyRow | undefined): Awaitable<Caller | undefined> {
    if (!row || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) return undefined;
    const caller = callerOf(row);
    this.#cache.set(hash, caller);
    const now = this.#clock.now();
    if (caller.keyState === "active") this.#unwritten.markUsed(caller.keyId, now, row.last_used_at);
    return caller.subscription.state === stateAt(caller.subscription, now) ? caller : this.#expired(caller);
  }

  async #expired(caller: Caller): Promise<Caller> {
    try {
      await this.#engine.transaction(() => expireTrials(this.#occasion()));
    } catch (error) {
      // The state follows from the clock already; that it is not written down yet changes no answer.
      if (!(error instanceof StoreUnavailableError)) throw error;
    }
    return { ...caller, subscription: { ...caller.subscription, state: "expired" } };
  }

  quotaLook(caller: Caller, charge: Charge): Awaitable<Exhausted | undefined> {
    if (isUncapped(caller.subscription)) return undefined;
    return then(this.#engine.run(() => countsOf(caller.subscription.id)), (counts) => counts && exhaustedBy(counts, charge, this.#now().month));
  }

  count(caller: Caller, charge: Charge, entry?: NewAuditEntry): Awaitable<CountResult> {
    const { day, month } = this.#now();
    const { keyId, subscription } = caller;
    const addition: Addition = { subscriptionId: subscription.id, keyId, endpoint: charge.endpoint, day, month, ...sharesOf(charge) };
    const told = entry && { entry, occasion: this.#occasion() };
    if (isUncapped(subscription)) return then(told && this.#engine.transaction(() => note(told.occasion, told.entry)), () => this.#countLater(addition));
    return then(addWithinLimits(this.#engine, addition, told), (counts) => (counts ? this.#counted(addition, counts) : this.#refused(caller, charge, addition, entry)));
  }

  #countLater(addition: Addition): CountResult {
    this.#unwritten.add(addition);
    return { counted: true, giveBack: (requests) => this.#unwritten.takeBack(partOf(addition, requests)) };
  }

  #counted(addition: Addition, counts: CountsRow): CountResult {
    const counted = { ...addition, month: counts.month };
    return {
      counted: true,
      ...(counts.monthly_quota === null ? {} : { month: { used: counts.month_requests, limit: counts.monthly_quota, endsAt: startOfMonth(counts.month + 1) } }),
      giveBack: async (requests) => {
        await this.#engine.transaction(() => takeBack(partOf(counted, requests)));
      },
    };
  }

  #refused(caller: Caller, charge: Charge, { month }: Addition, entry: NewAuditEntry | undefined): Awaitable<CountResult> {
    return then(this.#engine.run(() => countsOf(caller.subscription.id)), (counts) => {
      if (!counts) throw new AccountsError(`The subscription ${caller.subscription.id} is gone.`);
      const exhausted = exhaustedBy(counts, charge, month);
      // Another request gave its count back between the two statements.
      return exhausted ? { counted: false, ...exhausted } : this.count(caller, charge, entry);
    });
  }

  async createKey(key: NewKey, by?: By): Promise<IssuedKey> {
    return this.#engine.transaction(() => createKey(key, this.#occasion(by)));
  }

  async createDemoKey(): Promise<string | undefined> {
    return this.#engine.transaction(() => createDemoKey(this.#occasion()));
  }

  async rotateKey(idOrName: string): Promise<IssuedKey> {
    return this.#engine.transaction(() => rotateKey(idOrName, this.#occasion()));
  }

  async listKeys(): Promise<readonly KeyDetails[]> {
    await this.#bringUpToDate();
    return this.#engine.run(allKeys);
  }

  async findKey(idOrName: string): Promise<KeyDetails> {
    await this.#bringUpToDate();
    return this.#engine.run(() => keyNamed(idOrName));
  }

  async setDisabled(idOrName: string, disabled: boolean, by?: By): Promise<KeyDetails> {
    const key = await this.#engine.transaction(() => setDisabled(idOrName, disabled, this.#occasion(by)));
    this.#cache.clear();
    return key;
  }

  async listSubscriptions(): Promise<readonly Subscription[]> {
    await this.#bringUpToDate();
    return this.#engine.run(allSubscriptions);
  }

  async findSubscription(idOrName: string): Promise<Subscription> {
    await this.#bringUpToDate();
    return this.#engine.run(() => subscriptionNamed(idOrName));
  }

  async changeSubscription(idOrName: string, change: Terms & { readonly preset?: string | undefined }): Promise<Subscription> {
    const changed = await this.#engine.transaction(() => changeSubscription(idOrName, change, this.#occasion()));
    this.#cache.clear();
    this.people.forget();
    return changed;
  }

  async resetCounts(idOrName: string): Promise<Subscription> {
    await this.settle();
    return this.#engine.transaction(() => resetCounts(idOrName, this.#occasion()));
  }

  async totals(subscriptionId: string): Promise<UsageTotals> {
    await this.settle();
    const counts = await this.#engine.run(() => countsOf(subscriptionId));
    if (!counts) throw new AccountsError(`No subscription has the ID ${JSON.stringify(subscriptionId)}.`);
    return totalsOf(counts, this.#now().month);
  }

  async usage(keyId: string, from: string, to: string): Promise<readonly UsageRow[]> {
    await this.settle();
    return this.#engine.run(() => usageOf(keyId, from, to));
  }

  async audit(entry: NewAuditEntry): Promise<void> {
    await this.#engine.transaction(() => note(this.#occasion(), entry));
  }

  async listAudit(most: number): Promise<readonly AuditEntry[]> {
    return this.#engine.run(() => latestEntries(most));
  }

  async removeOld(retention: Retention): Promise<boolean> {
    return this.#engine.transaction(() => removeOld(retention, this.#clock.now()));
  }

  async secret(name: string): Promise<Uint8Array> {
    return this.#engine.transaction(() => secret(name));
  }

  async settle(): Promise<void> {
    await this.#settleOthers?.();
    await this.#unwritten.write();
  }

  async close(): Promise<void> {
    try {
      await this.#unwritten.write();
    } finally {
      await this.#engine.close();
    }
  }

  /** Has the store know all that is known, before it is read. */
  async #bringUpToDate(): Promise<void> {
    await this.settle();
    await this.#engine.transaction(() => expireTrials(this.#occasion()));
  }

  #occasion(by?: By): Occasion {
    return { actor: by?.personId ?? this.#actor, origin: by?.address, now: this.#clock.now() };
  }

  /** Day and month change once a day; their names are made as often. */
  #now(): { readonly day: string; readonly month: number } {
    const now = this.#clock.now();
    const number = Math.floor(now / DAY);
    if (number !== this.#today.number) this.#today = { number, day: dayOf(now), month: monthOf(now) };
    return this.#today;
  }
}

const secretRow = z.object({ value: z.string() });

function* secret(name: string): Steps<Uint8Array> {
  yield* tell("INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, randomBytes(32).toString("hex"));
  const [row] = yield* ask(secretRow, "SELECT value FROM secrets WHERE name = $1", name);
  if (!row) throw new AccountsError(`The secret ${name} was not kept.`);
  return Buffer.from(row.value, "hex");
}

/** Goes on with a value as soon as it is there, which on a local store is at once. */
function then<T, R>(value: Awaitable<T>, next: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** So many of an addition's requests, without the search or export that it is; all of it unless said. */
function partOf(addition: Addition, requests: number | undefined): Addition {
  return requests === undefined ? addition : { ...addition, requests, searches: 0, exports: 0 };
}
