"use client";

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, type ReactNode } from "react";
import { ApiError } from "../../lib/client/api-error";
import { Toaster } from "./toaster";

/** What every page of the workspace has: data fetched once and kept, and failures handled alike. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const router = useRouter();
  const [queries] = useState(() => createQueries((href) => router.push(href)));
  return (
    <QueryClientProvider client={queries}>
      {children}
      <Toaster />
    </QueryClientProvider>
  );
}

/** The client sends again what may succeed later, so that nothing is sent again here. A session that has ended leads to the sign-in page and back. */
function createQueries(go: (href: string) => void): QueryClient {
  function goSignIn(error: Error): void {
    if (!(error instanceof ApiError) || error.status !== 401) return;
    const { pathname, search } = window.location;
    go(`/sign-in?${new URLSearchParams({ next: pathname + search }).toString()}`);
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: goSignIn }),
    mutationCache: new MutationCache({ onError: goSignIn }),
    defaultOptions: { queries: { retry: false, staleTime: 60_000, refetchOnWindowFocus: false }, mutations: { retry: false } },
  });
}
