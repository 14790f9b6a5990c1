import { NuqsAdapter } from "nuqs/adapters/next/app";
import { Explore } from "../../components/explore/explore";
import { dataOverview } from "../../lib/services/overview";
import { requirePageSession } from "../../lib/services/page-session";
import { shared } from "../../lib/services/shared";

interface ExplorePageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Find companies. */
export default async function ExplorePage({ searchParams }: ExplorePageProps) {
  const sent = new URLSearchParams(Object.entries(await searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])));
  await requirePageSession(sent.size === 0 ? "/" : `/?${sent.toString()}`);
  const { services } = await shared();
  const data = dataOverview(services);
  return (
    <NuqsAdapter>
      <Explore sorts={services.index.guarantees.sorting} whole={data.state === "serving" ? { companies: data.status.companies, registers: data.status.registers.length } : undefined} />
    </NuqsAdapter>
  );
}
