import type { Handler } from "../http/message";
import { toRouteHandler } from "../http/web";
import { shared } from "./shared";

type RouteHandler = (request: Request) => Promise<Response>;

/** Every method that a route file can export: the handler itself refuses those that are not allowed. */
type Route = Readonly<Record<"GET" | "HEAD" | "OPTIONS" | "POST" | "PUT" | "PATCH" | "DELETE", RouteHandler>>;

/**
 * What a route file of Next exports to answer as the production server does.
 * @param path the endpoint's, such as `/api/cities`.
 */
export function apiRoute(path: string): Route {
  return everyMethod(async (request) => toRouteHandler(await handlerOf(path))(request));
}

/** As `apiRoute`, for a catch-all route file: whatever the API has at the path asked for. */
export function apiRoutes(): Route {
  return everyMethod(async (request) => toRouteHandler(await handlerOf(new URL(request.url).pathname))(request));
}

function everyMethod(answer: RouteHandler): Route {
  return { GET: answer, HEAD: answer, OPTIONS: answer, POST: answer, PUT: answer, PATCH: answer, DELETE: answer };
}

async function handlerOf(path: string): Promise<Handler> {
  const { api } = await shared();
  const handler = api(path);
  if (handler === undefined) throw new Error(`${path} is no endpoint of the API.`);
  return handler;
}
