import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { KeysSection } from "../../../../components/settings/keys-section";
import { EmptyState } from "../../../../components/ui/empty-state";
import { requirePageSession } from "../../../../lib/services/page-session";

export const metadata: Metadata = { title: "API keys" };

/** The workspace's keys, for owners. */
export default async function KeysRoute() {
  const { person } = await requirePageSession("/settings/keys");
  if (person.role === "owner") return <KeysSection />;
  return (
    <EmptyState icon={<KeyRound size={20} aria-hidden="true" />} title="Keys are for owners">
      Ask an owner of the workspace for a key, or to be made an owner.
    </EmptyState>
  );
}
