import { createHandler, createNotFoundHandler, type ApiServices, type Endpoint } from "./endpoint";
import { EXPORT } from "./endpoints/export";
import { HEALTH } from "./endpoints/health";
import { openApiEndpoint } from "./endpoints/openapi";
import { PLACE_ENDPOINTS } from "./endpoints/places";
import { SEARCH } from "./endpoints/search";
import { USAGE } from "./endpoints/usage";
import { splitTarget, type Handler } from "./message";

const DESCRIBED: readonly Endpoint[] = [SEARCH, EXPORT, ...PLACE_ENDPOINTS, USAGE, HEALTH];

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
  const notFound = createNotFoundHandler(services, [...API_ENDPOINTS.keys()]);
  return (target) => {
    const { path } = splitTarget(target);
    return handlers.get(path) ?? (path.startsWith("/api/") || path === "/api" ? notFound : undefined);
  };
}
