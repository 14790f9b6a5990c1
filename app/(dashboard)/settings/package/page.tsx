import type { Metadata } from "next";
import { PackageSection } from "../../../../components/settings/package-section";
import { requirePageSession } from "../../../../lib/services/page-session";

export const metadata: Metadata = { title: "Package" };

/** What the subscription includes. */
export default async function PackageRoute() {
  const { subscription } = await requirePageSession("/settings/package");
  return <PackageSection subscription={subscription.name} state={subscription.state} name={subscription.package.name} groups={subscription.package.groups} />;
}
