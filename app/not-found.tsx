import type { Metadata } from "next";
import { AppShell } from "../components/shell/app-shell";
import { PageFrame } from "../components/shell/page-frame";
import { ButtonLink } from "../components/ui/button";

export const metadata: Metadata = { title: "Not found" };

/** For addresses that lead nowhere. */
export default function NotFound() {
  return (
    <AppShell person={undefined}>
      <PageFrame title="There is no such page" lead="The address is wrong, or what stood here has gone.">
        <div className="flex gap-2">
          <ButtonLink href="/" variant="primary">
            Explore companies
          </ButtonLink>
          <ButtonLink href="/docs">API reference</ButtonLink>
        </div>
      </PageFrame>
    </AppShell>
  );
}
