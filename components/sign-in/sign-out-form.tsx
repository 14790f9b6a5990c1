"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { post, send } from "./post";

/** Ends the session of this browser, or all of them. */
export function SignOutForm() {
  const [busy, setBusy] = useState<"here" | "everywhere">();
  const [failure, setFailure] = useState<string>();

  async function end(where: "here" | "everywhere"): Promise<void> {
    setBusy(where);
    const outcome = await (where === "here" ? post("/api/auth/sign-out") : send("/api/workspace/sessions", { method: "DELETE" }));
    if (outcome.ok) {
      window.location.replace("/sign-in");
      return;
    }
    setFailure(outcome.message);
    setBusy(undefined);
  }

  return (
    <div className="grid gap-2">
      {failure !== undefined && (
        <p role="alert" className="rounded-control bg-negative-soft px-3 py-2 text-negative">
          {failure}
        </p>
      )}
      <Button variant="primary" size="lg" busy={busy === "here"} onClick={() => void end("here")}>
        Sign out
      </Button>
      <Button size="lg" busy={busy === "everywhere"} onClick={() => void end("everywhere")}>
        Sign out everywhere
      </Button>
    </div>
  );
}
