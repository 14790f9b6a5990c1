"use client";

import { ButtonLink } from "../ui/button";
import { ErrorState } from "../ui/error-state";
import { useWriters } from "../ui/numbers";
import { toldOf } from "./problem-words";

interface ApiProblemProps {
  readonly error: Error;
  readonly onRetry?: () => void;
}

/** A failed request of the API in plain words: what happened, and what to do. */
export function ApiProblem({ error, onRetry }: ApiProblemProps) {
  const { count } = useWriters();
  const { title, text, retry, link } = toldOf(error, window.location.pathname + window.location.search, count);
  return (
    <ErrorState title={title} onRetry={retry ? onRetry : undefined} actions={link && <ButtonLink href={link.href}>{link.label}</ButtonLink>}>
      {text}
    </ErrorState>
  );
}
