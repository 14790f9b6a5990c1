import type { ReactNode } from "react";
import { AppShell } from "../../components/shell/app-shell";
import { Providers } from "../../components/shell/providers";
import { signedInPerson } from "../signed-in-person";

/** The pages of the workspace. Each asks for a session by itself, since only it knows where its reader comes back to. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <Providers>
      <AppShell person={await signedInPerson()}>{children}</AppShell>
    </Providers>
  );
}
