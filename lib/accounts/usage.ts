/** Requests of one key at one endpoint on one day. */
export interface UsageRow {
  /** UTC, `YYYY-MM-DD`. */
  readonly day: string;
  /** The endpoint's path. */
  readonly endpoint: string;
  /** ≥ 0. */
  readonly requests: number;
}

/** What a subscription has used; a limit of null is none. */
export interface UsageTotals {
  /** UTC, `YYYY-MM`. */
  readonly month: string;
  readonly monthRequests: number;
  readonly monthlyQuota: number | null;
  /** Over the subscription's whole life. */
  readonly requests: number;
  readonly requestsLimit: number | null;
  readonly searches: number;
  readonly searchesLimit: number | null;
  readonly exports: number;
  readonly exportsLimit: number | null;
}
