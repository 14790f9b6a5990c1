import type { Metadata } from "next";
import { PeopleSection } from "../../../../components/settings/people-section";
import { requirePageSession } from "../../../../lib/services/page-session";

export const metadata: Metadata = { title: "People" };

/** Who is in the workspace. */
export default async function PeopleRoute() {
  const { person } = await requirePageSession("/settings/people");
  return <PeopleSection self={{ id: person.id, role: person.role }} />;
}
