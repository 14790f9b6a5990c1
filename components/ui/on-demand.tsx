"use client";

import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

/** A part of a page that is loaded apart from it. */
interface OnDemand<P> {
  /** The part; `until` stands in its place while it is loaded. A part that cannot be loaded is an error of the page. */
  readonly Part: ComponentType<P & { readonly until?: ReactNode }>;
  /** Loads the part before it is wanted. */
  readonly prepare: () => void;
  /** For the button that brings it up: the pointer over it, or the focus on it, prepares the part, so that the click finds it there. */
  readonly near: { readonly onPointerEnter: () => void; readonly onFocus: () => void };
}

/**
 * A part that is loaded when it is wanted. Instead of React's `lazy`, which shows even what is there already a moment late: it suspends first, and what
 * has suspended is held back until its placeholder has stood for 300 ms.
 * @param load imports the part.
 */
export function onDemand<P extends object>(load: () => Promise<ComponentType<P>>): OnDemand<P> {
  let part: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const watchers = new Set<() => void>();
  function watch(watcher: () => void): () => void {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }
  async function bring(): Promise<void> {
    try {
      part = await load();
      for (const watcher of watchers) watcher();
    } catch (error) {
      // Asked for again, it may come.
      coming = undefined;
      throw error;
    }
  }
  const want = (): Promise<void> => (coming ??= bring());
  const prepare = (): void => void want().catch(() => undefined);

  function Part(props: P & { readonly until?: ReactNode }): ReactNode {
    const Loaded = useSyncExternalStore(watch, () => part, () => undefined);
    const [failure, setFailure] = useState<Error>();
    useEffect(() => void want().catch((cause: unknown) => setFailure(new Error("A part of the page could not be loaded.", { cause }))), []);
    if (failure !== undefined) throw failure;
    return Loaded === undefined ? props.until : <Loaded {...props} />;
  }
  return { Part, prepare, near: { onPointerEnter: prepare, onFocus: prepare } };
}
