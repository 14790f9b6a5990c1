"use client";

import { Check, Copy, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";

/** How long the button says what became of the click, in milliseconds. */
const SHOWN = 2000;

type Outcome = "copied" | "failed";

interface CopyButtonProps {
  readonly text: string;
  /** What is copied, for those who hear the page: "the search command". */
  readonly what: string;
}

/** Puts a text on the clipboard. Browsers allow that on https and on this machine only: elsewhere the button says so, and the text can be marked. */
export function CopyButton({ text, what }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    setOutcome(await write(text));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome(undefined), SHOWN);
  }

  return (
    <button
      type="button"
      aria-label={`Copy ${what}`}
      title={`Copy ${what}`}
      onClick={() => void copy()}
      className="inline-flex h-7 min-w-7 shrink-0 items-center justify-center gap-1.5 rounded-control border border-line bg-panel px-1.5 text-label font-medium text-ink-soft hover:bg-hover hover:text-ink"
    >
      {outcome === undefined ? <Copy size={13} aria-hidden="true" /> : outcome === "copied" ? <Check size={13} aria-hidden="true" className="text-positive" /> : <X size={13} aria-hidden="true" />}
      <span aria-live="polite" className={outcome === "failed" ? "" : "sr-only"}>{outcome === undefined ? "Copy" : outcome === "copied" ? "Copied" : "Not allowed here"}</span>
    </button>
  );
}

async function write(text: string): Promise<Outcome> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
