/** What the pages tell about the service. */
import { isDemoData } from "../accounts/demo";
import type { IndexStatus } from "../company/company-index";
import { ENDPOINTS } from "../http/api";
import { describeApi, type ApiDescription } from "../http/openapi/document";
import type { Services } from "../services";

export type { ApiDescription } from "../http/openapi/document";
export type { Schema } from "../http/openapi/schema";

export type DataOverview =
  | { readonly state: "serving"; readonly status: IndexStatus; /** Fictional companies are all there is. */ readonly demo: boolean }
  /** Data are selected and cannot be used; `problem` says why and what to do. */
  | { readonly state: "unusable"; readonly problem: string }
  | { readonly state: "empty" };

/** Which data are loaded. */
export function dataOverview({ index, whyNoIndex }: Pick<Services, "index" | "whyNoIndex">): DataOverview {
  const status = index.status();
  if (status) return { state: "serving", status, demo: isDemoData(status) };
  const problem = whyNoIndex();
  return problem === undefined ? { state: "empty" } : { state: "unusable", problem };
}

let described: ApiDescription | undefined;

/** What `/openapi.json` serves, as an object. */
export function apiDescription(): ApiDescription {
  described ??= describeApi(ENDPOINTS);
  return described;
}
