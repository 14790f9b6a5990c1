"use client";

import { useSyncExternalStore } from "react";
import type { ExportMessage, Stage } from "./channel";
import { listen } from "./runner";

/** How far an export is, as its worker last told. */
export interface ExportProgress {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
  /** Why it waits. */
  readonly why: string | undefined;
  /** Companies a second over the last seconds; undefined until it can be told. */
  readonly rate: number | undefined;
}

interface Sample {
  readonly at: number;
  readonly done: number;
}

const WINDOW = 8000;
const known = new Map<string, ExportProgress>();
const samples = new Map<string, readonly Sample[]>();
const listeners = new Set<() => void>();
let listening = false;

/** Undefined until the worker has told something. */
export function useProgress(id: string): ExportProgress | undefined {
  return useSyncExternalStore(subscribe, () => known.get(id), () => undefined);
}

function subscribe(listener: () => void): () => void {
  if (!listening) listen(take);
  listening = true;
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function take(message: ExportMessage): void {
  if (message.kind === "progress") {
    const { id, stage, done, total, why } = message;
    known.set(id, { stage, done, total, why, rate: stage === "writing" ? rateOf(id, done, performance.now()) : undefined });
  } else if (message.kind === "changed") {
    known.delete(message.id);
    samples.delete(message.id);
  }
  for (const listener of listeners) listener();
}

function rateOf(id: string, done: number, at: number): number | undefined {
  const recent = [...(samples.get(id) ?? []).filter((sample) => at - sample.at < WINDOW && sample.done <= done), { at, done }];
  samples.set(id, recent);
  const [first] = recent;
  return first === undefined || at - first.at < 500 ? undefined : (1000 * (done - first.done)) / (at - first.at);
}
