import type { Metadata } from "next";
import { UsageSection } from "../../../../components/settings/usage-section";
import { requirePageSession } from "../../../../lib/services/page-session";
import { shared } from "../../../../lib/services/shared";

export const metadata: Metadata = { title: "Usage" };

/** What the workspace uses. Its months are the service's, in UTC. */
export default async function UsageRoute() {
  await requirePageSession("/settings/usage");
  const { services } = await shared();
  return <UsageSection today={new Date(services.clock.now()).toISOString().slice(0, 10)} />;
}
