"use client";

import { AppShell } from "./app-shell";
import { PageFrame } from "./page-frame";
import { ButtonLink } from "../ui/button";

/** For addresses that lead nowhere. */
export function MissingPage() {
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
