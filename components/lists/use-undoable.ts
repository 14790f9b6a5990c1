"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../lib/client/api-error";
import { transport } from "./lists-data";

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
 * @param onDone told when it was deleted, or why not; `again` tries once more.
 */
export function useUndoable(path: (id: string) => string, onDone: (id: string, failure: unknown, again: () => void) => void): Undoable {
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
      async function sendNow(): Promise<void> {
        show(id, true);
        // Also when the page goes away meanwhile.
        const failure = await transport.send("DELETE", latest.current.path(id), undefined, { keepalive: true }).then(() => undefined, unlessGone);
        if (failure !== undefined) show(id, false);
        latest.current.onDone(id, failure, () => void sendNow());
      }
      await sendNow();
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

/** Somebody else was quicker: it is as gone as it should be. */
function unlessGone(failure: unknown): unknown {
  return failure instanceof ApiError && failure.status === 404 ? undefined : failure;
}
