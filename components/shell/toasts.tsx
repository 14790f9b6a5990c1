"use client";

import { useEffect } from "react";
import { Toaster, toast as show } from "sonner";
import { onToast, type Toast } from "../ui/toast";

/** The toasts, from the one that came before this was loaded. */
export function Toasts({ first }: { readonly first: Toast }) {
  useEffect(() => {
    present(first);
    return onToast(present);
  }, [first]);
  return (
    <Toaster
      position="bottom-right"
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: "flex w-full items-start gap-3 rounded-card bg-raised px-4 py-3 text-body text-ink shadow-float",
          title: "font-medium",
          description: "text-ink-soft",
          actionButton: "ml-auto shrink-0 rounded-control border border-line px-2 py-1 text-label font-medium hover:bg-hover",
          icon: "mt-0.5 text-ink-faint",
        },
      }}
    />
  );
}

/** A toast with something to do stays so long, in milliseconds. */
const WITH_ACTION = 10_000;
const WAYS = { plain: show, positive: show.success, negative: show.error };

function present({ tone = "plain", title, description, action }: Toast): void {
  // A toast shown twice at once (React's strict mode mounts twice) is one toast.
  WAYS[tone](title, { id: `${title}\n${description ?? ""}`, ...(description === undefined ? {} : { description }), ...(action === undefined ? {} : { action, duration: WITH_ACTION }) });
}
