"use client";

import { useSyncExternalStore } from "react";

/**
 * Whether the page is awake: false on the server and while the browser takes over what the server sent, then true. What is loaded later, or knows more
 * than the server did, waits for it, because it would not match.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(noChange, () => true, () => false);
}

const noChange = (): (() => void) => () => undefined;
