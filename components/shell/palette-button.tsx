"use client";

import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useCommandKey } from "../ui/command-key";
import { Kbd } from "../ui/kbd";
import { onDemand } from "../ui/on-demand";

const palette = onDemand(() => import("./palette").then(({ Palette }) => Palette));

/** Opens the command palette; so do ⌘K and Ctrl K, anywhere. The palette is loaded when it is first wanted, or the pointer comes near. */
export function PaletteButton({ signedIn }: { readonly signedIn: boolean }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const commandKey = useCommandKey();
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setWanted(true);
      setOpen((before) => !before);
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <button
        {...palette.near}
        type="button"
        aria-label="Search and commands"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="inline-flex h-7 items-center gap-2 rounded-control px-1.5 text-label text-ink-faint hover:bg-hover hover:text-ink sm:border sm:border-line sm:bg-page"
      >
        <Search size={15} aria-hidden="true" />
        <span className="hidden lg:inline">Jump to</span>
        <span className="hidden sm:inline">
          <Kbd>{`${commandKey}K`}</Kbd>
        </span>
      </button>
      {wanted && <palette.Part signedIn={signedIn} open={open} onOpenChange={setOpen} />}
    </>
  );
}
