import { headers } from "next/headers";
import { redirect } from "next/navigation";
import type { Session } from "../accounts/people/people";
import { sessionToken } from "../http/session/cookie";
import { shared } from "./shared";

export type { Session };

/** The session of whoever asks for a page; undefined when nobody is signed in. */
export async function pageSession(): Promise<Session | undefined> {
  const sent = await headers();
  const token = sessionToken({ header: (name) => sent.get(name) ?? undefined });
  if (token === undefined) return undefined;
  const { services } = await shared();
  return services.accounts.people.authenticate(token);
}

/**
 * The session of whoever asks for a page that is not for everybody; others are led to the sign-in page.
 * @param page where they come back to afterwards: its path, with its query where that matters.
 */
export async function requirePageSession(page: string): Promise<Session> {
  const session = await pageSession();
  return session ?? redirect(page === "/" ? "/sign-in" : `/sign-in?next=${encodeURIComponent(page)}`);
}
