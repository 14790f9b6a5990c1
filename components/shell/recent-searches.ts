/** What this person searched for last, kept in this browser. */
const STORE = "firmament.recent-searches";
const KEPT = 8;

/** @returns the last searches, newest first. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? "[]");
    return Array.isArray(stored) ? stored.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}

/** Puts a search on top. A browser that keeps nothing is left alone. */
export function rememberSearch(search: string): void {
  const text = search.trim();
  if (text === "") return;
  const kept = [text, ...recentSearches().filter((other) => other !== text)].slice(0, KEPT);
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Storage is full or refused: recent searches are a convenience.
  }
}
