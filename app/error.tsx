"use client";

import { useEffect } from "react";

/** Between two looks whether the service answers again, in milliseconds. */
const LOOK = 3000;

/**
 * What stands in a page's place when it could not be shown, as while the service is restarted: it comes back by itself. Every page loads
 * it beforehand: it is made of nothing but elements.
 */
export default function PageError({ retry }: { readonly retry: () => void }) {
  useEffect(() => {
    const looking = setInterval(() => {
      // Asked for while nobody answers, a page would be replaced by the browser's own.
      void fetch("/api/health", { cache: "no-store" }).then(
        ({ ok }) => {
          if (ok) retry();
        },
        () => undefined,
      );
    }, LOOK);
    return () => clearInterval(looking);
  }, [retry]);
  return (
    <main role="alert" className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center gap-2 px-4 text-center">
      <h1 className="text-lead font-semibold">This page could not be shown</h1>
      <p className="text-ink-soft">The service may be restarting. The page comes back as soon as it answers; what you have saved is safe.</p>
      <button type="button" onClick={retry} className="mt-2 rounded-control border border-line bg-panel px-3 py-1.5 font-medium text-ink shadow-control hover:bg-hover">
        Try again
      </button>
    </main>
  );
}
