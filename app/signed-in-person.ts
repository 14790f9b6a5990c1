import type { Person } from "../components/shell/person";
import { pageSession } from "../lib/services/page-session";

/** Whom the bar shows; only what it shows goes to the browser. */
export async function signedInPerson(): Promise<Person | undefined> {
  const session = await pageSession();
  return session && { name: session.person.name, email: session.person.email };
}
