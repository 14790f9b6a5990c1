import type { Metadata } from "next";
import { ProfileSection } from "../../../components/settings/profile-section";
import { requirePageSession } from "../../../lib/services/page-session";

export const metadata: Metadata = { title: "Profile" };

/** Who is signed in. */
export default async function ProfileRoute() {
  const { person } = await requirePageSession("/settings");
  return <ProfileSection name={person.name} email={person.email} role={person.role} />;
}
