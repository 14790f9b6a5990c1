import type { Metadata } from "next";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Enrich } from "../../../components/enrich/enrich";
import { requirePageSession } from "../../../lib/services/page-session";

export const metadata: Metadata = { title: "Enrich" };

interface EnrichPageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** The company behind a website, or behind each of a file. */
export default async function EnrichPage({ searchParams }: EnrichPageProps) {
  const url = [(await searchParams)["url"] ?? []].flat()[0];
  await requirePageSession(url === undefined ? "/enrich" : `/enrich?${new URLSearchParams({ url }).toString()}`);
  return (
    <NuqsAdapter>
      <Enrich />
    </NuqsAdapter>
  );
}
