import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { AppShell } from "../../components/shell/app-shell";
import { Providers } from "../../components/shell/providers";

/** Pages for those who build the pages; a production server has none of them. */
export default function DevLayout({ children }: { children: ReactNode }) {
  if (process.env.NODE_ENV === "production") notFound();
  return (
    <Providers>
      <AppShell person={undefined}>{children}</AppShell>
    </Providers>
  );
}
