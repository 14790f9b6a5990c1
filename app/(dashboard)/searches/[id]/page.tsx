import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { exploreHref } from "../../../../components/explore/explore-url";
import { readKeptQuery } from "../../../../components/lists/kept-query";
import { PageFrame } from "../../../../components/shell/page-frame";
import { ButtonLink } from "../../../../components/ui/button";
import { requirePageSession } from "../../../../lib/services/page-session";
import { shared } from "../../../../lib/services/shared";

export const metadata: Metadata = { title: "Saved search" };

interface SearchRouteProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** Where a shared link to a saved search leads: to Explore with the search as it is kept now. */
export default async function SearchRoute({ params }: SearchRouteProps) {
  const { id } = await params;
  await requirePageSession(`/searches/${id}`);
  const kept = await keptQuery(id);
  if (kept !== undefined) redirect(exploreHref(kept.query, kept.sort));
  return (
    <PageFrame title="There is no such saved search" lead="It was deleted, or the link is cut off.">
      <div className="flex gap-2">
        <ButtonLink href="/lists" variant="primary">
          Saved searches
        </ButtonLink>
        <ButtonLink href="/">Explore companies</ButtonLink>
      </div>
    </PageFrame>
  );
}

async function keptQuery(id: string): Promise<ReturnType<typeof readKeptQuery>> {
  const { services } = await shared();
  try {
    return readKeptQuery((await services.workspace.searches.get(id)).query);
  } catch (error) {
    // The server's modules are not the pages' own: the class would be another one.
    if (error instanceof Error && "code" in error && error.code === "not_found") return undefined;
    throw error;
  }
}
