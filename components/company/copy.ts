"use client";

import { notify } from "../ui/toast";

/** Puts a text on the clipboard and says so. Browsers allow that on https and on this machine only. */
export async function copyText(text: string, title: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ title });
  } catch {
    notify({ tone: "negative", title: "Copying is not allowed here", description: "Browsers allow it on https only. Mark the text instead." });
  }
}
