"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { post } from "./post";

/** A link that somebody followed, as far as it is known. */
export type FollowedLink =
  | { readonly state: "looking" }
  | { readonly state: "broken"; readonly message: string }
  | { readonly state: "usable"; readonly token: string; readonly kind: string; readonly email: string | undefined; readonly by: string | undefined };

/** Looks at the link whose token stands behind the # of this page's address, without using it up. */
export function useLink(): FollowedLink {
  const token = useSyncExternalStore(onHashChange, () => window.location.hash.slice(1), () => undefined);
  const [seen, setSeen] = useState<{ readonly token: string; readonly link: FollowedLink }>();
  useEffect(() => {
    if (token === undefined || token === "") return;
    let current = true;
    void look(token).then((link) => {
      if (current) setSeen({ token, link });
    });
    return () => {
      current = false;
    };
  }, [token]);
  if (token === "") return { state: "broken", message: "The address of this page lacks its end, which stands behind a #. Copy the whole link." };
  return seen !== undefined && seen.token === token ? seen.link : { state: "looking" };
}

async function look(token: string): Promise<FollowedLink> {
  const outcome = await post("/api/auth/link", { token });
  if (!outcome.ok) return { state: "broken", message: outcome.message };
  const { kind, email, by } = outcome.body;
  return { state: "usable", token, kind: text(kind) ?? "invite", email: text(email), by: text(by) };
}

function text(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function onHashChange(changed: () => void): () => void {
  window.addEventListener("hashchange", changed);
  return () => window.removeEventListener("hashchange", changed);
}
