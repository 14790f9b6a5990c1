"use client";

import { ApiError } from "../../lib/client/api-error";
import { ButtonLink } from "../ui/button";
import { ErrorState } from "../ui/error-state";
import { useWriters } from "../ui/numbers";

interface ApiProblemProps {
  readonly error: Error;
  readonly onRetry?: () => void;
}

/** A failed request of the API in plain words: what happened, and what to do. The one place that knows what each status means to a person. */
export function ApiProblem({ error, onRetry }: ApiProblemProps) {
  const { count } = useWriters();
  const details = error instanceof ApiError ? error.details : { status: -1 };
  const { status, code, body = {} } = { code: undefined, ...details };
  const told = sentences(status, code, body, error.message, count);
  return (
    <ErrorState
      title={told.title}
      onRetry={told.retry ? onRetry : undefined}
      actions={
        status === 401 ? (
          <ButtonLink href="/sign-in" variant="primary">
            Sign in
          </ButtonLink>
        ) : code === "quota_exhausted" ? (
          <ButtonLink href="/settings">See usage</ButtonLink>
        ) : undefined
      }
    >
      {told.text}
    </ErrorState>
  );
}

interface Told {
  readonly title: string;
  readonly text: string;
  readonly retry: boolean;
}

function sentences(status: number, code: string | undefined, body: Readonly<Record<string, unknown>>, message: string, count: (value: number) => string): Told {
  switch (status) {
    case 0:
      return { title: "The service cannot be reached", text: "Check the connection, then try again. Nothing is lost.", retry: true };
    case 400:
      return { title: "This search cannot be read", text: message, retry: false };
    case 401:
      return { title: "You are signed out", text: "Sign in, and this page comes back as it is.", retry: false };
    case 403:
      return { title: "The subscription is not active", text: typeof body["subscriptionStatus"] === "string" ? `Its state is “${body["subscriptionStatus"]}”. Whoever runs this service can change that.` : message, retry: true };
    case 429: {
      const used = body["requestsUsed"] ?? body["searchesUsed"];
      const limit = body["requestsLimit"] ?? body["searchesLimit"];
      if (code !== "quota_exhausted") return { title: "Too many requests at once", text: "Others in this workspace are busy too. It goes on in a moment.", retry: true };
      return { title: "This month's quota is used up", text: typeof used === "number" && typeof limit === "number" ? `${count(used)} of ${count(limit)} requests. It starts anew on the first of the month (UTC).` : message, retry: false };
    }
    case 503:
      return { title: "The data are being switched", text: code === "no_index" ? "No data are loaded at the moment. The Data page says how to load some." : message, retry: true };
    default:
      return { title: "That failed on the server's side", text: message, retry: true };
  }
}
