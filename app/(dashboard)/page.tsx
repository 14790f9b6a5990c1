import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Explore } from "../../components/explore/explore";
import { requirePageSession } from "../../lib/services/page-session";

interface ExplorePageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Find companies. */
export default async function ExplorePage({ searchParams }: ExplorePageProps) {
  const sent = new URLSearchParams(Object.entries(await searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])));
  await requirePageSession(sent.size === 0 ? "/" : `/?${sent.toString()}`);
  return (
    <NuqsAdapter>
      <Explore />
    </NuqsAdapter>
  );
}
