import type { z } from "zod";
import type { By, Role, Session } from "../../accounts/people/people";
import { ServiceError } from "../../errors";
import type { Denial } from "../denial";
import type { ApiServices } from "../endpoint";
import { splitTarget, type ApiRequest } from "../message";
import type { Body } from "../respond";

/**
 * An endpoint for the pages alone: it takes a session, no key, only from this service's own pages, and counts against nothing. An entry in
 * `SESSION_ENDPOINTS` (endpoints.ts) is all that serves it, by `npm start` as by `npm run dev`:
 *
 * ```ts
 * export const LIST: SessionEndpoint = {
 *   path: "/api/workspace/lists/{id}",
 *   methods: {
 *     GET: { role: "member", handle: ({ services, session, param }) => services.lists.get(param("id"), session.person.id) },
 *     PATCH: {
 *       role: "owner",
 *       handle: async ({ services, param, body }) => services.lists.rename(param("id"), (await body(z.strictObject({ name: z.string() }))).name),
 *     },
 *   },
 * };
 * ```
 *
 * What `handle` returns is the answer's JSON, with status 200; `reply` gives another status or headers. It throws ServiceError, PeopleError or AccountsError
 * (409 `conflict`) for what the person is to know; anything else is a 500 without detail. Before it, a request is refused with 405 and `Allow`, 403
 * `cross_origin` from another site, 401 `signed_out` without a session, or 403 `forbidden` to members where the role is `owner`.
 */
export interface SessionEndpoint {
  /** A segment in braces stands for any one segment. */
  readonly path: string;
  readonly methods: Readonly<Partial<Record<Method, SessionMethod>>>;
}

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

interface SessionMethod {
  /** `member`: anybody who is signed in. */
  readonly role: Role;
  handle(visit: SessionVisit): unknown;
}

/** A request, as far as anybody may send it. */
export interface Visit {
  readonly services: ApiServices;
  readonly request: ApiRequest;
  /** Who does it, for the audit log. */
  readonly by: By;
  /** The decoded segment that stands where the path has that name in braces. */
  readonly param: (name: string) => string;
  /** The JSON body of at most 1 MB. @throws ServiceError 400 `invalid_body` naming what is wrong, 413, 415. */
  readonly body: <T>(schema: z.ZodType<T>) => Promise<T>;
  /** The query's parameters, each a string; of repeated ones the last. @throws ServiceError 400 `invalid_parameter`. */
  readonly query: <T>(schema: z.ZodType<T>) => T;
}

interface SessionVisit extends Visit {
  readonly session: Session;
}

class Reply {
  constructor(
    readonly value: unknown,
    readonly options: Pick<Body, "status" | "headers">,
  ) {}
}

/** An answer with another status than 200, or further headers. */
export function reply(value: unknown, options: Pick<Body, "status" | "headers">): unknown {
  return new Reply(value, options);
}

/** What a handler returned, as an answer. */
export function bodyOf(result: unknown): Body {
  const { value, options } = result instanceof Reply ? result : new Reply(result, {});
  return { json: JSON.stringify(value ?? {}), ...options };
}

const MOST_BYTES = 1 << 20;

/** @param path the endpoint's. */
export function visitOf(path: string, request: ApiRequest, services: ApiServices, personId?: string): Visit {
  const { path: sent, query } = splitTarget(request.target);
  return {
    services,
    request,
    by: { personId, address: request.address, agent: request.header("user-agent") },
    param: (name) => decodeSegment(sent.split("/")[path.split("/").indexOf(`{${name}}`)] ?? ""),
    body: async (schema) => parse(schema, await readJson(request), "invalid_body"),
    query: (schema) => parse(schema, Object.fromEntries(new URLSearchParams(query)), "invalid_parameter"),
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new ServiceError("not_found", "The path has an encoding that cannot be read.");
  }
}

async function readJson({ header, body }: ApiRequest): Promise<unknown> {
  // A form of another site can send text, but not this type without asking.
  if (!/^application\/json\s*(;|$)/i.test(header("content-type") ?? "")) throw new ServiceError("not_json", "Send JSON, with the header Content-Type: application/json.");
  const bytes = await body?.(MOST_BYTES);
  if (bytes === undefined) throw new ServiceError("body_too_large", "The body has more than 1 MB.");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new ServiceError("invalid_body", "The body is no JSON in UTF-8.");
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown, code: "invalid_body" | "invalid_parameter"): T {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const parameter = issue?.path.join(".") ?? "";
  throw new ServiceError(code, `${parameter === "" ? "" : `${parameter}: `}${issue?.message ?? "not as expected"}`, parameter === "" ? {} : { parameter });
}

/** A method that the endpoint does not have. */
export function methodDenial(sent: string, methods: readonly string[]): Denial {
  return { code: "method_not_allowed", message: `${sent} is not allowed here; use ${methods.join(" or ")}.`, allow: methods.join(", ") };
}
