"use client";

import { useSyncExternalStore } from "react";
import type { ApiError } from "../../lib/client/api-error";
import type { TransportOptions, Wait } from "../../lib/client/transport";

/** A request that was put off and will be sent again by itself. */
export interface Waiting {
  /** Milliseconds since the Unix epoch. */
  readonly until: number;
  readonly error: ApiError;
}

/** Shorter waits pass unnoticed, in seconds. */
const NOTICED = 1;

let waiting: readonly Waiting[] = [];
const watchers = new Set<() => void>();
const signedOut = new Set<() => void>();

/** What every client of the pages is made with: waits are shown, and the end of the session is acted upon, whatever asked. */
export const SERVICE: TransportOptions = { onWait: wait, onFailure: fail };

/** The wait that lasts longest; undefined when nothing waits. */
export function useWaiting(): Waiting | undefined {
  return useSyncExternalStore(watch, longest, () => undefined);
}

/** Tells when the service no longer knows the session. @returns what ends the telling. */
export function onSignedOut(listener: () => void): () => void {
  signedOut.add(listener);
  return () => void signedOut.delete(listener);
}

function fail({ status, code }: ApiError): void {
  // A wrong password is no end of the session.
  if (status === 401 && code !== "sign_in_failed") for (const listener of signedOut) listener();
}

function wait({ seconds, error, signal }: Wait): void {
  if (seconds < NOTICED) return;
  const mine: Waiting = { until: Date.now() + seconds * 1000, error };
  const end = (): void => {
    clearTimeout(timer);
    publish(waiting.filter((other) => other !== mine));
  };
  const timer = setTimeout(end, seconds * 1000);
  signal?.addEventListener("abort", end, { once: true });
  publish([...waiting, mine].sort((a, b) => b.until - a.until));
}

function publish(now: readonly Waiting[]): void {
  waiting = now;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function longest(): Waiting | undefined {
  return waiting[0];
}
