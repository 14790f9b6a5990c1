import type { Metadata } from "next";
import { ListPage } from "../../../../components/lists/list-page";
import { requirePageSession } from "../../../../lib/services/page-session";

export const metadata: Metadata = { title: "List" };

interface ListRouteProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** A list's companies. */
export default async function ListRoute({ params }: ListRouteProps) {
  const { id } = await params;
  await requirePageSession(`/lists/${id}`);
  return <ListPage id={id} />;
}
