"use client";

import { useCallback, useEffect, useRef, useState } from "react";

/** How long a deletion can be taken back, in milliseconds. */
const GRACE = 10_000;

export interface Undoable {
  /** What is as good as deleted, by ID. */
  readonly gone: ReadonlySet<string>;
  readonly remove: (id: string) => void;
  readonly undo: (id: string) => void;
}

/**
 * Deletes after a while in which it can be taken back. Whoever leaves the page before means it.
 * @param path of what is deleted; it gets a DELETE.
 * @param onDone told when it was deleted, or why not.
 */
export function useUndoable(path: (id: string) => string, onDone: (id: string, failure: string | undefined) => void): Undoable {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const latest = useRef({ path, onDone });
  useEffect(() => {
    latest.current = { path, onDone };
  });

  const forget = useCallback((id: string): void => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
  }, []);
  const show = useCallback((id: string, hidden: boolean): void => {
    setGone((before) => {
      const next = new Set(before);
      if (hidden) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  const send = useCallback(
    async (id: string): Promise<void> => {
      forget(id);
      // Also when the page goes away meanwhile.
      const failure = await fetch(latest.current.path(id), { method: "DELETE", keepalive: true }).then(reasonOf, () => "The service cannot be reached.");
      if (failure !== undefined) show(id, false);
      latest.current.onDone(id, failure);
    },
    [forget, show],
  );

  useEffect(() => {
    const waiting = timers.current;
    const flush = (): void => {
      for (const id of [...waiting.keys()]) void send(id);
    };
    window.addEventListener("pagehide", flush);
    return () => {
      window.removeEventListener("pagehide", flush);
      flush();
    };
  }, [send]);

  return {
    gone,
    remove: (id) => {
      show(id, true);
      timers.current.set(id, setTimeout(() => void send(id), GRACE));
    },
    undo: (id) => {
      forget(id);
      show(id, false);
    },
  };
}

async function reasonOf(answer: Response): Promise<string | undefined> {
  // Somebody else was quicker: it is as gone as it should be.
  if (answer.ok || answer.status === 404) return undefined;
  const body: unknown = await answer.json().catch(() => undefined);
  return typeof body === "object" && body !== null && "error" in body && typeof body.error === "string" ? body.error : `The service answered ${answer.status}.`;
}
