import type { Accounts, Caller } from "../accounts/accounts";
import { isDemoData } from "../accounts/demo";
import type { Clock } from "../clock";
import type { CompanyIndex } from "../company/company-index";
import type { Parameters } from "../company/query";
import { ServiceError } from "../errors";
import { denialOf, NO_PARAMETERS, UNAUTHORIZED, type Denial } from "./denial";
import { splitTarget, type ApiRequest, type Handler } from "./message";
import type { AnswerName } from "./openapi/schemas";
import type { ParameterDefinition } from "./parameter";
import { decodeParameters } from "./parameters";
import { beginTrace, respond, type Body, type Reporting, type Trace } from "./respond";
import { unknownParameter } from "./unknown-parameter";

/** What the endpoints work with. */
export interface ApiServices extends Reporting {
  readonly index: CompanyIndex;
  readonly accounts: Pick<Accounts, "authenticate">;
  readonly clock: Clock;
  /** Signs scroll cursors; the same for all processes and restarts. */
  readonly cursorSecret: Uint8Array;
  readonly rateLimit: Admission;
  readonly quota: Admission;
}

/** Whether a caller may go on. */
export type Admission = (caller: Caller, endpoint: Endpoint) => Denial | undefined;

export const admitAll: Admission = () => undefined;

/** What is left to do once a request is known to be in order. */
export type Work = () => Promise<Body>;

interface EndpointBase {
  readonly path: string;
  /** One line, and what to know before using it (CommonMark), for the API description. */
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ParameterDefinition[];
  /** The body of a good answer, as the API description names it. */
  readonly answer: AnswerName;
  /** What to say of parameters that other endpoints take, by name. */
  readonly advice?: ReadonlyMap<string, string>;
}

/** An endpoint that needs a key. A request without any parameter is refused. */
export interface KeyedEndpoint extends EndpointBase {
  readonly access: "key";
  /** @returns the parse step, which throws ParameterError or ServiceError for what is wrong with the parameters. */
  start(services: ApiServices): (parameters: Parameters, caller: Caller) => Work;
}

/** An endpoint that anybody may call. */
export interface OpenEndpoint extends EndpointBase {
  readonly access: "open";
  start(services: ApiServices): (parameters: Parameters) => Work;
}

export type Endpoint = KeyedEndpoint | OpenEndpoint;

/** The longest query string, in bytes as received. */
const MAX_QUERY_LENGTH = 48 * 1024;

/** The handler of an endpoint: everything between a request and its answer. */
export function createHandler(endpoint: Endpoint, services: ApiServices): Handler {
  const pipeline = endpoint.access === "key" ? keyedPipeline(endpoint, services) : openPipeline(endpoint, services);
  return async (request) => {
    const trace = beginTrace(request, endpoint.path);
    try {
      return respond(services, trace, await pipeline(request, trace));
    } catch (error) {
      return respond(services, trace, denialOf(error), error);
    }
  };
}

type Pipeline = (request: ApiRequest, trace: Trace) => Promise<Body | Denial>;

/** The order is part of the contract: a request without a key never learns whether its parameters are valid. */
function keyedPipeline(endpoint: KeyedEndpoint, services: ApiServices): Pipeline {
  const known = new Set(endpoint.parameters.map((parameter) => parameter.name));
  const parse = endpoint.start(services);
  return async (request, trace) => {
    if (request.method !== "GET") return methodNotAllowed(request.method);
    const caller = authenticate(request, services);
    if (caller === undefined) return UNAUTHORIZED;
    trace.keyId = caller.keyId;
    const denial = subscriptionState(caller, services) ?? services.rateLimit(caller, endpoint) ?? services.quota(caller, endpoint);
    if (denial) return denial;
    const parameters = readParameters(request, endpoint, known, trace);
    if (parameters.size === 0) return NO_PARAMETERS;
    const work = parse(parameters, caller);
    return work();
  };
}

function openPipeline(endpoint: OpenEndpoint, services: ApiServices): Pipeline {
  const known = new Set(endpoint.parameters.map((parameter) => parameter.name));
  const parse = endpoint.start(services);
  return async (request, trace) => {
    if (request.method !== "GET") return methodNotAllowed(request.method);
    const work = parse(readParameters(request, endpoint, known, trace));
    return work();
  };
}

function methodNotAllowed(method: string): Denial {
  return { code: "method_not_allowed", message: `${method} is not allowed here; use GET.` };
}

function authenticate(request: ApiRequest, services: ApiServices): Caller | undefined {
  const key = request.header("x-api-key");
  return key === undefined ? undefined : services.accounts.authenticate(key);
}

function subscriptionState(caller: Caller, services: ApiServices): Denial | undefined {
  if (caller.state === "disabled") return inactive("This API key is disabled. Ask whoever runs this service for another one.");
  const status = caller.demo ? services.index.status() : undefined;
  if (status && !isDemoData(status)) return inactive("The demo key works only while the fictional demo companies are all the data there is. Make a key with: npm run keys -- create --name NAME");
  return undefined;
}

function inactive(message: string): Denial {
  return { code: "subscription_inactive", message, body: { subscriptionStatus: "disabled" } };
}

function readParameters(request: ApiRequest, endpoint: Endpoint, known: ReadonlySet<string>, trace: Trace): Parameters {
  const { query } = splitTarget(request.target);
  if (query.length > MAX_QUERY_LENGTH) throw new ServiceError("uri_too_long", `The query string has ${query.length} bytes; at most ${MAX_QUERY_LENGTH} are allowed. Send fewer values.`);
  const parameters = decodeParameters(query);
  trace.parameters = [...parameters.keys()].filter((name) => known.has(name));
  for (const name of parameters.keys()) if (!known.has(name)) throw unknownParameter(name, [...known], endpoint.advice ?? NO_ADVICE);
  return parameters;
}

const NO_ADVICE: ReadonlyMap<string, string> = new Map();

/** A handler for paths below /api/ that are no endpoint. */
export function createNotFoundHandler(services: Reporting, paths: readonly string[]): Handler {
  return (request) => {
    // The path is the sender's text: it goes into the answer, never into the log.
    const trace = beginTrace(request, "(unknown)");
    const { path } = splitTarget(request.target);
    const meant = paths.find((known) => known === path.replace(/\/+$/, "").toLowerCase());
    const message = `There is nothing at ${JSON.stringify(path.slice(0, 100))}${meant === undefined ? "; /openapi.json lists the endpoints." : `; did you mean ${meant}?`}`;
    return Promise.resolve(respond(services, trace, { code: "not_found", message }));
  };
}

