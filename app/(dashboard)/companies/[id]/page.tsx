import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CompanyPage } from "../../../../components/company/company-page";
import { isObject, stringIn } from "../../../../lib/client/read-json";
import { dataOverview } from "../../../../lib/services/overview";
import { pageSession, requirePageSession } from "../../../../lib/services/page-session";
import { shared } from "../../../../lib/services/shared";

interface CompanyRouteProps {
  readonly params: Promise<{ readonly id: string }>;
}

/** The window is called as the company, for those who may see it. */
export async function generateMetadata({ params }: CompanyRouteProps): Promise<Metadata> {
  const id = decoded((await params).id);
  const session = await pageSession();
  return { title: (session && id !== undefined && (await nameOf(id))) || "Company" };
}

/** One company. Its record comes through the API, so that looking at it is checked and counted like every request. */
export default async function CompanyRoute({ params }: CompanyRouteProps) {
  const { id: written } = await params;
  await requirePageSession(`/companies/${written}`);
  const id = decoded(written);
  if (id === undefined) notFound();
  const { services } = await shared();
  const data = dataOverview(services);
  const registers = data.state === "serving" ? data.status.registers : [];
  return <CompanyPage key={id} id={id} registers={Object.fromEntries(registers.map(({ code, label }): [string, string] => [code, label]))} />;
}

/** @returns undefined where there is no such company, or no data. */
async function nameOf(id: string): Promise<string | undefined> {
  const { services } = await shared();
  if (services.index.status() === undefined) return undefined;
  try {
    const { records } = await services.index.page({ ID: [id] }, { offset: 0, limit: 1 }, { fields: ["Company Name"] });
    const found: unknown = JSON.parse(new TextDecoder().decode(records.json));
    const record: unknown = Array.isArray(found) ? found[0] : undefined;
    records.release?.();
    return isObject(record) ? stringIn(record, "Company Name") : undefined;
  } catch {
    // The page itself tells what is wrong.
    return undefined;
  }
}

/** @returns undefined for what is no text. */
function decoded(written: string): string | undefined {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}
