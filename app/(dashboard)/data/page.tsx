import type { Metadata } from "next";
import { CountriesCard } from "../../../components/start/countries-card";
import { EndpointsCard } from "../../../components/start/endpoints-card";
import { LoadingCard } from "../../../components/start/loading-card";
import { RegistersCard } from "../../../components/start/registers-card";
import { Summary } from "../../../components/start/summary";
import { TryingCard } from "../../../components/start/trying-card";
import { apiDescription, companiesByCountry, dataOverview } from "../../../lib/services/overview";
import { shared } from "../../../lib/services/shared";
import { requestOrigin } from "../../origin";

export const metadata: Metadata = { title: "Data" };

/** Which data are loaded, and how to go on from there. */
export default async function DataPage() {
  const { services } = await shared();
  const data = dataOverview(services);
  const countries = data.state === "serving" ? await companiesByCountry(services) : [];
  const endpoints = Object.entries(apiDescription().paths).map(([path, { get }]) => ({ path, anchor: get.operationId, summary: get.summary, open: get.security.length === 0 }));
  return (
    <main id="content" className="mx-auto max-w-6xl px-4 pt-6 pb-16 sm:px-6">
      <Summary data={data} countries={countries.length} />
      <div className="mt-5 grid gap-4 lg:grid-cols-2">
        {data.state === "serving" && (
          <>
            <RegistersCard registers={data.status.registers} generation={data.status.generation} />
            <CountriesCard countries={countries} total={data.status.companies} />
          </>
        )}
        <TryingCard origin={await requestOrigin()} />
        <LoadingCard />
        <div className="lg:col-span-2">
          <EndpointsCard endpoints={endpoints} />
        </div>
      </div>
    </main>
  );
}
