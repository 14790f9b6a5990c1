import type { ApiServices } from "../endpoint";
import { EXPORT_ENDPOINTS } from "../endpoints/workspace/exports";
import { JOB_ENDPOINTS } from "../endpoints/workspace/jobs";
import { LIST_ENDPOINTS } from "../endpoints/workspace/lists";
import { SEARCH_ENDPOINTS } from "../endpoints/workspace/searches";
import type { Handler } from "../message";
import { AUTH_ENDPOINTS } from "./endpoints/auth";
import { SELF_ENDPOINTS } from "./endpoints/self";
import { WORKSPACE_ENDPOINTS } from "./endpoints/workspace";
import { createOpenPageHandler, createSessionHandler } from "./pipeline";
import type { SessionEndpoint } from "./session-endpoint";

/** Every endpoint that needs a session. */
const SESSION_ENDPOINTS: readonly SessionEndpoint[] = [...SELF_ENDPOINTS, ...WORKSPACE_ENDPOINTS, ...SEARCH_ENDPOINTS, ...LIST_ENDPOINTS, ...EXPORT_ENDPOINTS, ...JOB_ENDPOINTS];

/** @returns the handler of a path (undecoded, without query) among the endpoints of the pages; undefined when it is none of them. */
export function createSessionApi(services: ApiServices): (path: string) => Handler | undefined {
  const exact = new Map<string, Handler>();
  const patterns: { readonly pattern: RegExp; readonly handler: Handler }[] = [];
  const add = (path: string, handler: Handler): void => {
    if (path.includes("{")) patterns.push({ pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`), handler });
    else exact.set(path, handler);
  };
  for (const endpoint of AUTH_ENDPOINTS) add(endpoint.path, createOpenPageHandler(endpoint, services));
  for (const endpoint of SESSION_ENDPOINTS) add(endpoint.path, createSessionHandler(endpoint, services));
  return (path) => exact.get(path) ?? patterns.find(({ pattern }) => pattern.test(path))?.handler;
}
