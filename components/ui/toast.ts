/** What is told in passing: a few words, at most one action. What must not be overlooked belongs on the page. */
export interface Toast {
  readonly tone?: "plain" | "positive" | "negative";
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

type Listener = (toast: Toast) => void;

const listeners = new Set<Listener>();

/** Shows it at the window's corner, on every page that has the shell. */
export function notify(toast: Toast): void {
  for (const listener of listeners) listener(toast);
}

/** For the shell, which shows them. @returns what ends it. */
export function onToast(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
