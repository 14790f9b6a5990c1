"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { onSignedOut, useWaiting } from "./service";
import { Toaster } from "./toaster";

const WaitingLine = lazy(() => import("./waiting-line").then((module) => ({ default: module.WaitingLine })));

/** What every page of the workspace has: data fetched once and kept, and failures handled alike. A session that has ended leads to the sign-in page and back. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [queries] = useState(createQueries);
  useEffect(() => {
    const stop = onSignedOut(() => {
      // Whatever else fails on the way has nothing to add.
      stop();
      const { pathname, search } = window.location;
      router.push(`/sign-in?${new URLSearchParams({ next: pathname + search }).toString()}`);
    });
    return stop;
  }, [router]);
  return (
    <QueryClientProvider client={queries}>
      {children}
      <WaitingPlace />
      <Toaster />
    </QueryClientProvider>
  );
}

function WaitingPlace() {
  const waiting = useWaiting();
  return (
    waiting !== undefined && (
      <Suspense>
        <WaitingLine waiting={waiting} />
      </Suspense>
    )
  );
}

/** The client sends again what may succeed later, so that nothing is sent again here. */
function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false }, mutations: { retry: false } } });
}
