import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AuthFrame } from "../../components/sign-in/auth-frame";
import { nextPage } from "../../components/sign-in/next-page";
import { SignInForm } from "../../components/sign-in/sign-in-form";
import { pageSession } from "../../lib/services/page-session";

export const metadata: Metadata = { title: "Sign in" };

interface SignInPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Leads on where the reader wanted to go. */
export default async function SignInPage({ searchParams }: SignInPageProps) {
  const next = nextPage((await searchParams)["next"]);
  if (await pageSession()) redirect(next);
  return (
    <AuthFrame title="Sign in">
      <SignInForm next={next} />
      <p className="mt-5 text-label text-ink-faint">No account, or a forgotten password? An owner of the workspace, or whoever runs this service, makes you a link.</p>
    </AuthFrame>
  );
}
