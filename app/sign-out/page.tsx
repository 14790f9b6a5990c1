import type { Metadata } from "next";
import { AuthFrame } from "../../components/sign-in/auth-frame";
import { SignOutForm } from "../../components/sign-in/sign-out-form";
import { requirePageSession } from "../../lib/services/page-session";

export const metadata: Metadata = { title: "Sign out" };

/** Asks before it does: a link from elsewhere must not sign anybody out. */
export default async function SignOutPage() {
  const { person } = await requirePageSession("/");
  return (
    <AuthFrame title="Sign out" lead={`You are signed in as ${person.name} (${person.email}).`}>
      <SignOutForm />
    </AuthFrame>
  );
}
