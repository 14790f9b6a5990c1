"use client";

import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { isTransient } from "../../lib/client/api-error";
import { notify } from "../ui/toast";

/** Tells in passing what did not work, and offers to try again where that may help. */
export function tellFailure(title: string, error: unknown, again: () => void): void {
  notify({ tone: "negative", title, description: error instanceof Error ? error.message : String(error), ...(isTransient(error) && { action: { label: "Try again", onClick: again } }) });
}

interface ChangeOptions {
  /** What a failure is told as. */
  readonly failure?: string;
  /** The caller shows failures itself. */
  readonly quiet?: boolean;
}

/** Changes something; afterwards what is shown of `shown` is fetched anew. Waiting and sending again is the client's. */
export function useChangeOf<V, R>(shown: QueryKey, change: (value: V) => Promise<R>, { failure = "That was not changed", quiet = false }: ChangeOptions = {}): UseMutationResult<R, Error, V> {
  const queries = useQueryClient();
  const again = useRef<(value: V) => void>(undefined);
  const made = useMutation<R, Error, V>({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: shown }),
    onError: (error, value) => {
      if (!quiet) tellFailure(failure, error, () => again.current?.(value));
    },
  });
  const { mutate } = made;
  useEffect(() => {
    again.current = mutate;
  }, [mutate]);
  return made;
}
