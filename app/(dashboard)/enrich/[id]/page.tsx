import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { JobPage } from "../../../../components/enrich/jobs/job-page";
import { requirePageSession } from "../../../../lib/services/page-session";

export const metadata: Metadata = { title: "Enrich a file" };

/** A file of websites: how far it is, and what came of it. */
export default async function EnrichJobPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const { id } = await params;
  const { person } = await requirePageSession(`/enrich/${encodeURIComponent(id)}`);
  return (
    <NuqsAdapter>
      <JobPage id={id} reader={{ id: person.id, role: person.role }} />
    </NuqsAdapter>
  );
}
