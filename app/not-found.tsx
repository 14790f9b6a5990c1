import type { Metadata } from "next";
import Link from "next/link";
import { SiteHeader } from "../components/site-header";

export const metadata: Metadata = { title: "Not found" };

/** For addresses that lead nowhere. */
export default function NotFound() {
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto max-w-7xl px-4 py-10 sm:px-6">
        <h1 className="text-title">There is no such page</h1>
        <p className="mt-1 text-lead text-ink-soft">
          Go to the{" "}
          <Link prefetch={false} href="/" className="text-accent-ink underline underline-offset-2">
            overview
          </Link>{" "}
          or the{" "}
          <Link prefetch={false} href="/docs" className="text-accent-ink underline underline-offset-2">
            API reference
          </Link>
          .
        </p>
      </main>
    </>
  );
}
