import type { Metadata } from "next";
import { Join } from "../../components/sign-in/join";

export const metadata: Metadata = { title: "Join" };

/** Where an invitation, or the first owner's link, leads. */
export default function InvitePage() {
  return <Join />;
}
