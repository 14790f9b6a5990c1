import type { ReactNode } from "react";
import { AppShell } from "../../components/shell/app-shell";
import { signedInPerson } from "../signed-in-person";

/** The reference has the bar of every page; nobody needs to be signed in to read it. */
export default async function DocsLayout({ children }: { children: ReactNode }) {
  return <AppShell person={await signedInPerson()}>{children}</AppShell>;
}
