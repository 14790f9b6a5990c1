import type { Accounts, Caller, Charge, Counted } from "../accounts/accounts";
import type { NewAuditEntry } from "../accounts/audit";
import type { CompanyIndex } from "../company/company-index";
import { ParameterError, type Parameters } from "../company/query";
import type { WebsiteCompanies } from "../company/resolution";
import type { Websites } from "../company/website";
import type { Workspace } from "../company/workspace";
import { ServiceError, type ErrorCode } from "../errors";
import { authenticate, count, quotaDenial, rateDenial, stateDenial, staysCounted, type AdmissionServices } from "./admission";
import { denialOf, NO_PARAMETERS, UNAUTHORIZED, type Denial } from "./denial";
import { splitTarget, type ApiRequest, type Handler } from "./message";
import type { AnswerName } from "./openapi/schemas";
import type { ParameterDefinition } from "./parameter";
import { decodeParameters } from "./parameters";
import { beginTrace, respond, type Body, type Reporting, type Trace } from "./respond";
import { unknownParameter } from "./unknown-parameter";

/** What every endpoint works with. */
export interface PipelineServices extends AdmissionServices, Reporting {}

/** What the endpoints work with. */
export interface ApiServices extends PipelineServices {
  readonly accounts: AdmissionServices["accounts"] & Pick<Accounts, "totals" | "usage" | "audit" | "listKeys" | "createKey" | "setDisabled">;
  readonly index: CompanyIndex;
  readonly websites: Websites;
  readonly websiteCompanies: WebsiteCompanies;
  readonly workspace: Workspace;
  /** Signs scroll cursors; the same for all processes and restarts. */
  readonly cursorSecret: Uint8Array;
}

/** What is left to do once a request is known to be in order. */
export type Work = () => Promise<Body>;

/** Work that the audit log is told of: the entry is written down together with the count, before the work begins. */
export interface AuditedWork {
  readonly work: Work;
  readonly entry: NewAuditEntry | undefined;
}

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

/** An endpoint that needs a key. @typeParam S what it works with. */
export interface KeyedEndpoint<S = ApiServices> extends EndpointBase {
  readonly access: "key";
  /** Codes of what is wrong with a parameter, where it has one of its own. Such a parameter is told of also when nothing was sent. */
  readonly codes?: ReadonlyMap<string, ErrorCode>;
  /**
   * What a request is counted as; undefined: as nothing. One that counts needs a parameter at least.
   * @param parameters as sent, not looked at yet; none when they cannot be decoded.
   */
  charge(parameters: Parameters): Charge | undefined;
  /** @returns the parse step, which throws ParameterError or ServiceError for what is wrong with the parameters. */
  start(services: S): (parameters: Parameters, caller: Caller, request: ApiRequest) => Work | AuditedWork;
}

/** An endpoint that anybody may call. */
export interface OpenEndpoint<S = ApiServices> extends EndpointBase {
  readonly access: "open";
  start(services: S): (parameters: Parameters) => Work;
}

export type Endpoint<S = ApiServices> = KeyedEndpoint<S> | OpenEndpoint<S>;

/** The longest query string, in bytes as received. */
const MAX_QUERY_LENGTH = 48 * 1024;

/** The handler of an endpoint: everything between a request and its answer. */
export function createHandler<S>(endpoint: Endpoint<S>, services: S & PipelineServices): Handler {
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
function keyedPipeline<S>(endpoint: KeyedEndpoint<S>, services: S & PipelineServices): Pipeline {
  const known = new Set(endpoint.parameters.map((parameter) => parameter.name));
  const parse = endpoint.start(services);
  return async (request, trace) => {
    if (request.method !== "GET") return methodNotAllowed(request.method);
    const caller = await authenticate(request, services);
    if (caller === undefined) return UNAUTHORIZED;
    if ("code" in caller) return caller;
    trace.keyId = caller.keyId;
    const refusal = stateDenial(caller, services) ?? (await rateDenial(caller, services, trace.limits));
    if (refusal) return refusal;
    let charge = endpoint.charge(NONE_SENT);
    let parsed: Work | AuditedWork;
    try {
      const parameters = decodeQuery(request);
      charge = endpoint.charge(parameters);
      checkNames(parameters, endpoint, known, trace);
      if (parameters.size === 0 && charge && !endpoint.codes) throw new ServiceError(NO_PARAMETERS.code, NO_PARAMETERS.message);
      parsed = parse(parameters, caller, request);
    } catch (error) {
      // A used-up quota comes before wrong parameters. Counting finds it for all others, so that only these need a look.
      const exhausted = charge && (await quotaDenial(caller, charge, services));
      if (exhausted) return exhausted;
      throw withOwnCode(error, endpoint);
    }
    const { work, entry } = "work" in parsed ? parsed : { work: parsed };
    if (charge === undefined) return work();
    const counted = await count(caller, charge, services, trace.limits, entry);
    return "code" in counted ? counted : workCounted(work, charge, counted, services, trace);
  };
}

const NONE_SENT: Parameters = new Map();

function withOwnCode(error: unknown, { codes }: Pick<KeyedEndpoint, "codes">): unknown {
  const code = error instanceof ParameterError ? codes?.get(error.parameter) : undefined;
  return code !== undefined && error instanceof ParameterError ? new ServiceError(code, error.message, { parameter: error.parameter }) : error;
}

/** Does counted work; what fails by our fault is given back, and what was not needed. */
async function workCounted(work: Work, charge: Charge, counted: Counted, { log }: Reporting, trace: Trace): Promise<Body> {
  const giveBack = async (requests?: number): Promise<void> => {
    const { month } = trace.limits;
    if (requests === undefined || month === undefined) delete trace.limits.month;
    else trace.limits.month = { ...month, used: month.used - requests };
    await counted.giveBack(requests).catch((err: unknown) => log.error({ requestId: trace.requestId, err }, "a count was not given back"));
  };
  try {
    const body = await work();
    if (body.spare) await giveBack(body.spare);
    return body;
  } catch (error) {
    if (!staysCounted(charge, error)) await giveBack();
    else if (charge.requests > 1) await giveBack(charge.requests - 1);
    throw error;
  }
}

function openPipeline<S>(endpoint: OpenEndpoint<S>, services: S): Pipeline {
  const known = new Set(endpoint.parameters.map((parameter) => parameter.name));
  const parse = endpoint.start(services);
  return async (request, trace) => {
    if (request.method !== "GET") return methodNotAllowed(request.method);
    const parameters = decodeQuery(request);
    checkNames(parameters, endpoint, known, trace);
    return parse(parameters)();
  };
}

function methodNotAllowed(method: string): Denial {
  return { code: "method_not_allowed", message: `${method} is not allowed here; use GET.` };
}

function decodeQuery(request: ApiRequest): Parameters {
  const { query } = splitTarget(request.target);
  if (query.length > MAX_QUERY_LENGTH) throw new ServiceError("uri_too_long", `The query string has ${query.length} bytes; at most ${MAX_QUERY_LENGTH} are allowed. Send fewer values.`);
  return decodeParameters(query);
}

/** @throws ParameterError for a parameter that the endpoint does not have. */
function checkNames(parameters: Parameters, endpoint: EndpointBase, known: ReadonlySet<string>, trace: Trace): void {
  trace.parameters = [...parameters.keys()].filter((name) => known.has(name));
  for (const name of parameters.keys()) if (!known.has(name)) throw unknownParameter(name, [...known], endpoint.advice ?? NO_ADVICE);
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

