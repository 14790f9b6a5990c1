import type { ReactNode } from "react";
import { SettingsNav } from "../../../components/settings/settings-nav";
import { PageFrame } from "../../../components/shell/page-frame";
import { pageSession } from "../../../lib/services/page-session";

/** The frame of all settings. Each page asks for the session by itself. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const session = await pageSession();
  return (
    <PageFrame title="Settings">
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <SettingsNav role={session?.person.role ?? "member"} />
        <div className="min-w-0 max-w-3xl">{children}</div>
      </div>
    </PageFrame>
  );
}
