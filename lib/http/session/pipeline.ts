import { AccountsError } from "../../accounts/accounts";
import type { Session } from "../../accounts/people/people";
import { PeopleError } from "../../accounts/people/people-error";
import { denialOf, type Denial } from "../denial";
import type { ApiServices } from "../endpoint";
import type { ApiRequest, Handler } from "../message";
import { beginTrace, respond, type Body, type Trace } from "../respond";
import { sessionToken } from "./cookie";
import { crossOriginDenial } from "./same-origin";
import { bodyOf, methodDenial, visitOf, type Method, type SessionEndpoint, type Visit } from "./session-endpoint";

/** An endpoint that pages call before anybody is signed in; what stands at SessionEndpoint holds, but for the session. */
export interface OpenPageEndpoint {
  readonly path: string;
  readonly methods: Readonly<Partial<Record<Method, { handle(visit: Visit): unknown }>>>;
}

const SIGNED_OUT: Denial = { code: "signed_out", message: "You are not signed in, or not any more." };
const FORBIDDEN: Denial = { code: "forbidden", message: "Only an owner can do this." };

/** The handler of an endpoint for the pages. */
export function createSessionHandler({ path, methods }: SessionEndpoint, services: ApiServices): Handler {
  return handlerOf(path, services, methods, async (method, request, trace) => {
    const session = await sessionOf(request, services);
    if (session === undefined) return SIGNED_OUT;
    trace.keyId = session.person.id;
    if (method.role === "owner" && session.person.role !== "owner") return FORBIDDEN;
    return bodyOf(await method.handle({ ...visitOf(path, request, services, session.person.id), session }));
  });
}

/** The handler of an endpoint for pages that sign people in. */
export function createOpenPageHandler({ path, methods }: OpenPageEndpoint, services: ApiServices): Handler {
  return handlerOf(path, services, methods, async (method, request) => bodyOf(await method.handle(visitOf(path, request, services))));
}

/** The session that a request of a page of this service comes with, if any. */
export async function sessionOf(request: ApiRequest, { accounts }: Pick<ApiServices, "accounts">): Promise<Session | undefined> {
  const token = sessionToken(request);
  return token === undefined ? undefined : accounts.people.authenticate(token);
}

function handlerOf<M>(path: string, services: ApiServices, methods: Readonly<Partial<Record<Method, M>>>, run: (method: M, request: ApiRequest, trace: Trace) => Promise<Body | Denial>): Handler {
  const known = new Map<string, M>(Object.entries(methods));
  const work = async (request: ApiRequest, trace: Trace): Promise<Body | Denial> => {
    const method = known.get(request.method);
    if (method === undefined) return methodDenial(request.method, [...known.keys()]);
    return crossOriginDenial(request) ?? run(method, request, trace);
  };
  return async (request) => {
    const trace = beginTrace(request, path);
    try {
      return respond(services, trace, await work(request, trace));
    } catch (error) {
      return respond(services, trace, toldOf(error), error);
    }
  };
}

/** What a person is told of a failure; unlike programs, also why the accounts refuse something. */
function toldOf(error: unknown): Denial {
  if (error instanceof PeopleError) return { code: error.code, message: error.message, ...(error.parameter === undefined ? {} : { parameter: error.parameter }) };
  if (error instanceof AccountsError) return { code: "conflict", message: error.message };
  return denialOf(error);
}
