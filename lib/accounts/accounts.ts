import type { AuditEntry, NewAuditEntry } from "./audit";
import type { Awaitable } from "./awaitable";
import type { By, People } from "./people/people";
import type { Subscription, Terms } from "./subscription";
import type { UsageRow, UsageTotals } from "./usage";

/** How long what is written down is kept, in days. */
export interface Retention {
  /** ≥ LEAST_AUDIT_DAYS. */
  readonly auditDays: number;
  readonly usageDays: number;
}

/** Who sends a request, as its key or session tells. */
export interface Caller {
  /** Of the key, or of the person whose session it is. */
  readonly keyId: string;
  readonly keyName: string;
  readonly keyState: "active" | "disabled";
  /** What scrolls, quota and allowances belong to. */
  readonly subscription: Subscription;
  /** The key made for trying the service: it works only while the demo register is the sole data. */
  readonly demo: boolean;
}

/** A key as the operator sees it; the key itself is never kept. */
export interface KeyDetails {
  readonly id: string;
  readonly name: string;
  /** The key's last four characters, to tell it apart in a client's configuration. */
  readonly lastFour: string;
  readonly demo: boolean;
  readonly disabled: boolean;
  readonly subscription: Subscription;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
  /** Milliseconds since the Unix epoch, exact to about a minute; absent while the key was never used. */
  readonly lastUsedAt?: number;
}

export interface NewKey extends Omit<Terms, "state"> {
  /** 1 to 100 characters, unlike every other key's and subscription's name and ID. */
  readonly name: string;
  /** ID or name of the subscription it is a second key of; otherwise the key gets one of its own, of the key's name, with these terms. */
  readonly subscription?: string | undefined;
  readonly state?: Terms["state"];
  /** A preset trial the terms start from. */
  readonly preset?: string | undefined;
}

export interface IssuedKey {
  /** It cannot be had again. */
  readonly key: string;
  readonly details: KeyDetails;
}

/**
 * What a request is counted as. A `scroll` continues an export that is counted already; `lookup` is places, facets and the like; `fetch` a page download.
 */
type RequestKind = "search" | "export" | "scroll" | "lookup" | "fetch";

export interface Charge {
  /** The endpoint's path, for the usage table. */
  readonly endpoint: string;
  readonly kind: RequestKind;
  /** ≥ 1. */
  readonly requests: number;
}

/** An allowance that is used up, with its two numbers. `month`: the monthly quota of requests. */
export interface Exhausted {
  readonly allowance: "month" | "requests" | "searches" | "exports";
  readonly used: number;
  readonly limit: number;
  /** When the month that is counted in ends, in milliseconds since the Unix epoch. */
  readonly monthEndsAt: number;
}

export interface Counted {
  readonly counted: true;
  /** Of the monthly quota, after this request; absent when the subscription has none. */
  readonly month?: { readonly used: number; readonly limit: number; readonly endsAt: number };
  /**
   * Takes the count back: the request was not answered for a reason of ours. At most once.
   * @param requests that many of its requests alone, as they were not needed; all of it unless said.
   */
  giveBack(requests?: number): Promise<void>;
}

export type CountResult = Counted | ({ readonly counted: false } & Exhausted);

/** An operator's request that cannot be carried out; the message says why and what to do. */
export class AccountsError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "AccountsError";
  }
}

/** The store cannot be read or written for now: disk full, database unreachable. Requests are refused, not answered uncounted. */
export class StoreUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The accounts cannot be read or written: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = "StoreUnavailableError";
  }
}

/**
 * API keys, people, subscriptions, their counts, and the secrets of this installation. Every method fails with StoreUnavailableError when the store
 * cannot be reached.
 */
export interface Accounts {
  readonly people: People;
  /**
   * The caller of a key, or undefined when it is malformed or was never issued. A disabled key still has a caller, whose state says so.
   * A change made by another process is seen within a second.
   */
  authenticate(key: string): Awaitable<Caller | undefined>;
  /** What keeps a request of this kind from being counted, as things stand; undefined when nothing does. Counts nothing. */
  quotaLook(caller: Caller, charge: Charge): Awaitable<Exhausted | undefined>;
  /**
   * Counts a request against the month's quota and the subscription's allowances, all or none of them, exactly over all processes. When it
   * resolves, the count survives the death of the process. The requests of a subscription without any limit are written down within a second instead.
   * Months are UTC; a clock that was set back goes on in the latest month that was counted in.
   * @param entry for the audit log, written down together with the count, before it resolves; not when the request is not counted.
   */
  count(caller: Caller, charge: Charge, entry?: NewAuditEntry): Awaitable<CountResult>;
  /** @throws AccountsError for a name that is taken or malformed, unknown terms, or a subscription that has two live keys already. */
  createKey(key: NewKey, by?: By): Promise<IssuedKey>;
  /** Makes the demo key at the first call on this store; undefined ever after. */
  createDemoKey(): Promise<string | undefined>;
  /** Makes another key of the same subscription; the old one works until it is disabled. @throws AccountsError when two keys of it are live already. */
  rotateKey(idOrName: string): Promise<IssuedKey>;
  /** All keys, oldest first. */
  listKeys(): Promise<readonly KeyDetails[]>;
  /** @throws AccountsError when no key has that ID or name. */
  findKey(idOrName: string): Promise<KeyDetails>;
  /**
   * Running servers obey within a second.
   * @throws AccountsError when no key has that ID or name, or two other keys of its subscription are live.
   */
  setDisabled(idOrName: string, disabled: boolean, by?: By): Promise<KeyDetails>;
  /** All subscriptions, oldest first. */
  listSubscriptions(): Promise<readonly Subscription[]>;
  /** @throws AccountsError when no subscription has that ID or name. */
  findSubscription(idOrName: string): Promise<Subscription>;
  /**
   * Changes terms; what is not named stays, but for what follows from it. Running servers obey within a second, limits at once.
   * @throws AccountsError when no subscription has that ID or name, or for unknown terms.
   */
  changeSubscription(idOrName: string, change: Terms & { readonly preset?: string | undefined }): Promise<Subscription>;
  /** Begins the subscription's counts anew: this month's and those of its allowances. @throws AccountsError when there is no such subscription. */
  resetCounts(idOrName: string): Promise<Subscription>;
  /** What a subscription has used so far, against its limits. */
  totals(subscriptionId: string): Promise<UsageTotals>;
  /**
   * Requests of a key by day (UTC) and endpoint, oldest first.
   * @param from first and last day, `YYYY-MM-DD`.
   */
  usage(keyId: string, from: string, to: string): Promise<readonly UsageRow[]>;
  /**
   * Writes down what happened; nothing ever changes an entry. A second `export.finished` of the same export, and a second `import.switched` of the same
   * generation, are not written.
   */
  audit(entry: NewAuditEntry): Promise<void>;
  /** The latest entries, newest first. */
  listAudit(most: number): Promise<readonly AuditEntry[]>;
  /**
   * Removes some of what was kept for longer than that, the oldest first, in a few milliseconds. Entries of the audit log younger than LEAST_AUDIT_DAYS never go.
   * @returns whether there may be more of it: then call again.
   */
  removeOld(retention: Retention): Promise<boolean>;
  /** 32 random bytes of that name, made at the first call and the same ever after, for every process on this store. */
  secret(name: string): Promise<Uint8Array>;
  /** Writes down what is still to be counted. */
  settle(): Promise<void>;
  /** Writes down what is still to be counted and closes the store. */
  close(): Promise<void>;
}
