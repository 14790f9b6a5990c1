import type { Metadata } from "next";
import { ListsPage } from "../../../components/lists/lists-page";
import { requirePageSession } from "../../../lib/services/page-session";
import { shared } from "../../../lib/services/shared";

export const metadata: Metadata = { title: "Saved searches and lists" };

/** What the workspace keeps. */
export default async function ListsRoute() {
  const { person } = await requirePageSession("/lists");
  const { services } = await shared();
  return <ListsPage reader={{ id: person.id, role: person.role }} generation={services.index.status()?.generation} />;
}
