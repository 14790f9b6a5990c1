import type { Package } from "../company/packages";

/** Who sends a request, as its key tells. */
export interface Caller {
  readonly keyId: string;
  readonly keyName: string;
  /** What scrolls and allowances belong to; each key is a subscription of its own. */
  readonly subscriptionId: string;
  readonly package: Package;
  readonly state: "active" | "disabled";
  /** The key made for trying the service: it works only while the demo register is the sole data. */
  readonly demo: boolean;
}

/** A key as the operator sees it; the key itself is never kept. */
export interface KeyDetails {
  readonly id: string;
  readonly name: string;
  /** The key's last four characters, to tell it apart in a client's configuration. */
  readonly lastFour: string;
  readonly package: string;
  readonly demo: boolean;
  readonly disabled: boolean;
  /** Requests a calendar month; absent means the service's default. Recorded only: nothing limits requests yet. */
  readonly monthlyQuota?: number;
  /** Requests a second; absent means the service's default. Recorded only: nothing limits requests yet. */
  readonly ratePerSecond?: number;
  /** Milliseconds since the Unix epoch. */
  readonly createdAt: number;
  /** Milliseconds since the Unix epoch, exact to about a minute; absent while the key was never used. */
  readonly lastUsedAt?: number;
}

export interface NewKey {
  /** 1 to 100 characters, unlike every other key's name and ID. */
  readonly name: string;
  /** A package's name, or field groups joined with `+`. */
  readonly package: string;
  /** A whole number ≥ 0. */
  readonly monthlyQuota?: number | undefined;
  /** A whole number ≥ 1. */
  readonly ratePerSecond?: number | undefined;
}

/** An operator's request that cannot be carried out; the message says why and what to do. */
export class AccountsError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "AccountsError";
  }
}

/** API keys and the secrets of this installation. */
export interface Accounts {
  /**
   * The caller of a key, or undefined when it is malformed or was never issued. A disabled key still has a caller, whose state says so.
   * A change made by another process is seen within a second.
   */
  authenticate(key: string): Caller | undefined;
  /**
   * @returns the key, which cannot be had again, and what is kept of it.
   * @throws AccountsError for a name that is taken or malformed, or an unknown package.
   */
  createKey(key: NewKey): { readonly key: string; readonly details: KeyDetails };
  /** Makes the demo key at the first call on this store; undefined ever after. */
  createDemoKey(): string | undefined;
  /** All keys, oldest first. */
  listKeys(): readonly KeyDetails[];
  /** @throws AccountsError when no key has that ID or name. */
  findKey(idOrName: string): KeyDetails;
  /**
   * Running servers obey within a second.
   * @throws AccountsError when no key has that ID or name.
   */
  setDisabled(idOrName: string, disabled: boolean): KeyDetails;
  /** 32 random bytes of that name, made at the first call and the same ever after, for every process on this store. */
  secret(name: string): Uint8Array;
  close(): void;
}
