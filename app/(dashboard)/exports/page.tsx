import type { Metadata } from "next";
import { ExportsPage } from "../../../components/exports/exports-page";
import { requirePageSession } from "../../../lib/services/page-session";

export const metadata: Metadata = { title: "Exports" };

interface PageProps {
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

/** Files of companies. */
export default async function Page({ searchParams }: PageProps) {
  const search = new URLSearchParams(Object.entries(await searchParams).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one]))).toString();
  const { person, subscription } = await requirePageSession(search === "" ? "/exports" : `/exports?${search}`);
  return <ExportsPage search={search} person={person.id} groups={subscription.package.groups} />;
}
