import type { CommandKey } from "../components/ui/command-key";

/**
 * The key that gives commands on the reader's system: ⌘ on Apple's, Ctrl elsewhere.
 * @param agent the `User-Agent` header; an iPad calls itself a Macintosh.
 */
export function readerCommandKey(agent: string | null): CommandKey {
  return /\b(Macintosh|iPhone|iPad|iPod)\b/.test(agent ?? "") ? "⌘" : "Ctrl ";
}
