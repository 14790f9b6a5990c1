import { createHandler, createNotFoundHandler, type ApiServices, type Endpoint } from "./endpoint";
import { EXPORT } from "./endpoints/export";
import { FACETS_ENDPOINT } from "./endpoints/facets";
import { HEALTH } from "./endpoints/health";
import { openApiEndpoint } from "./endpoints/openapi";
import { PLACE_ENDPOINTS } from "./endpoints/places";
import { SEARCH } from "./endpoints/search";
import { USAGE } from "./endpoints/usage";
import { WEBSITE_COMPANY } from "./endpoints/website-company";
import { WEBSITE_HTML } from "./endpoints/website-html";
import { splitTarget, type Handler } from "./message";
import { createSessionApi } from "./session/endpoints";

const DESCRIBED: readonly Endpoint[] = [SEARCH, EXPORT, FACETS_ENDPOINT, ...PLACE_ENDPOINTS, WEBSITE_HTML, WEBSITE_COMPANY, USAGE, HEALTH];

/** Every endpoint of the API. */
export const ENDPOINTS: readonly Endpoint[] = [...DESCRIBED, openApiEndpoint(DESCRIBED)];

/** Every path of the API, each with what makes its handler. */
export const API_ENDPOINTS: ReadonlyMap<string, (services: ApiServices) => Handler> = new Map(
  ENDPOINTS.map((endpoint) => [endpoint.path, (services: ApiServices) => createHandler(endpoint, services)]),
);

/**
 * The API on these services.
 * @returns what answers a request target (as received, query and all): the endpoint's handler, a 404 for anything else below `/api/`, or
 *   undefined for what is none of the API's business.
 */
export function createApi(services: ApiServices): (target: string) => Handler | undefined {
  const handlers = new Map([...API_ENDPOINTS].map(([path, create]) => [path, create(services)]));
  const pages = createSessionApi(services);
  const notFound = createNotFoundHandler(services, [...API_ENDPOINTS.keys()]);
  return (target) => {
    const { path } = splitTarget(target);
    return handlers.get(path) ?? pages(path) ?? (path.startsWith("/api/") || path === "/api" ? notFound : undefined);
  };
}
