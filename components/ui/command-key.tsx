"use client";

import { createContext, use, type ReactNode } from "react";

/** How a shortcut is written before its letter: "⌘" for ⌘K, "Ctrl " for Ctrl K. */
export type CommandKey = "⌘" | "Ctrl ";

const Key = createContext<CommandKey>("Ctrl ");

interface CommandKeyProviderProps {
  /** Of the reader's keyboard, as the request told: server and browser write it alike, so that nothing changes when the page wakes up. */
  readonly commandKey: CommandKey;
  readonly children: ReactNode;
}

export function CommandKeyProvider({ commandKey, children }: CommandKeyProviderProps) {
  return <Key value={commandKey}>{children}</Key>;
}

/** The key of the reader's keyboard that gives commands. */
export function useCommandKey(): CommandKey {
  return use(Key);
}
