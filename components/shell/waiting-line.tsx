"use client";

import { useEffect, useState } from "react";
import { useWriters } from "../ui/numbers";
import { Spinner } from "../ui/spinner";
import type { Waiting } from "./service";

const REASONS: Readonly<Record<number, string>> = { 0: "The service cannot be reached.", 429: "Too many requests at once.", 503: "The service is busy, or its data are being switched." };

/** Why a request waits, and how long still. */
export function WaitingLine({ waiting: { until, error } }: { readonly waiting: Waiting }) {
  const { count } = useWriters();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const reason = error.code === "too_many_attempts" ? "Too many failed attempts." : (REASONS[error.status] ?? "The service failed.");
  return (
    <div role="status" className="fixed bottom-4 left-4 z-toast flex max-w-[calc(100vw-2rem)] items-center gap-2.5 rounded-card bg-raised px-4 py-2.5 shadow-float print:hidden">
      <Spinner />
      <p>
        {reason} <span aria-live="off">It is tried again in {count(Math.max(1, Math.ceil((until - now) / 1000)))} s.</span>
      </p>
    </div>
  );
}
