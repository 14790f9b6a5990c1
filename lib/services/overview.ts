/** What the pages tell about the service. */
import { isDemoData } from "../accounts/demo";
import type { IndexStatus } from "../company/company-index";
import { ENDPOINTS } from "../http/api";
import { describeApi, type ApiDescription } from "../http/openapi/document";
import type { Services } from "../services";

export type DataOverview =
  | { readonly state: "serving"; readonly status: IndexStatus; /** Fictional companies are all there is. */ readonly demo: boolean }
  /** Data are selected and cannot be used: damaged, or of another format. The log says why. */
  | { readonly state: "unusable" }
  | { readonly state: "empty" };

/** Which data are loaded. */
export function dataOverview({ index, whyNoIndex }: Pick<Services, "index" | "whyNoIndex">): DataOverview {
  const status = index.status();
  if (status) return { state: "serving", status, demo: isDemoData(status) };
  return { state: whyNoIndex() === undefined ? "empty" : "unusable" };
}

export interface CountryCount {
  /** ISO 3166-1, two letters. */
  readonly code: string;
  readonly companies: number;
}

/**
 * How many companies each country has, most first; empty where the index cannot count.
 * @throws ServiceError `no_index`.
 */
export async function companiesByCountry({ index }: Pick<Services, "index">): Promise<readonly CountryCount[]> {
  if (!index.guarantees.facets) return [];
  const { facets } = await index.facets({}, [{ facet: "countryCode" }]);
  return facets.flatMap(({ options }) => options).map(({ value, count }) => ({ code: value, companies: count }));
}

let described: ApiDescription | undefined;

/** What `/openapi.json` serves, as an object. */
export function apiDescription(): ApiDescription {
  described ??= describeApi(ENDPOINTS);
  return described;
}
