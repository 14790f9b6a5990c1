import { MAX_VALUE_LENGTH } from "../../company/values";
import type { Endpoint } from "../endpoint";
import type { ParameterDefinition } from "../parameter";
import { COOKIE, SECURE_COOKIE } from "../session/cookie";
import { responsesOf, type Response } from "./responses";
import type { Schema } from "./schema";
import { SCHEMAS } from "./schemas";

/** The interface's version, which is not the program's. */
const INTERFACE_VERSION = "1.0.0";

interface Parameter {
  readonly name: string;
  readonly in: "query";
  readonly required: boolean;
  readonly description: string;
  readonly style?: "form";
  readonly explode?: boolean;
  readonly schema: Schema;
  readonly example: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, Response>>;
}

/** An OpenAPI 3.0.3 document, as far as this API needs it. */
export interface ApiDescription {
  readonly openapi: "3.0.3";
  readonly info: { readonly title: string; readonly version: string; readonly description: string; readonly license: { readonly name: string; readonly url: string } };
  readonly servers: readonly { readonly url: string }[];
  readonly security: Operation["security"];
  readonly paths: Readonly<Record<string, { readonly get: Operation }>>;
  readonly components: { readonly securitySchemes: Readonly<Record<string, unknown>>; readonly schemas: Readonly<Record<string, Schema>> };
}

/** Either is enough; a request that carries both is the key's. */
const KEY_NEEDED = [{ apiKey: [] }, { session: [] }];

/**
 * Describes these endpoints from the definitions they are read by.
 * @see https://spec.openapis.org/oas/v3.0.3
 */
export function describeApi(endpoints: readonly Endpoint[]): ApiDescription {
  return {
    openapi: "3.0.3",
    info: {
      title: "Firmament",
      version: INTERFACE_VERSION,
      description: "Companies of official registers: search, export, place look-up and page fetches. Every request of a program but the open ones carries the header `x-api-key`; the pages of this service have a session. Errors are JSON with `error` and `code`.",
      license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
    },
    // Relative to where this document is served.
    servers: [{ url: "/" }],
    security: KEY_NEEDED,
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operationOf(endpoint) }])),
    components: {
      securitySchemes: {
        apiKey: { type: "apiKey", in: "header", name: "x-api-key", description: "For programs. Made with `npm run keys -- create --name NAME`." },
        session: { type: "apiKey", in: "cookie", name: COOKIE, description: `For this service's own pages: somebody who is signed in, from the same origin only. Over https the cookie is \`${SECURE_COOKIE}\`. A request with a key is the key's.` },
      },
      schemas: SCHEMAS,
    },
  };
}

function operationOf(endpoint: Endpoint): Operation {
  return {
    operationId: endpoint.path.replace(/^\/(api\/)?/, "").replace(/[^a-z]+(.)?/g, (_, next: string | undefined) => (next ?? "").toUpperCase()),
    summary: endpoint.summary,
    description: endpoint.description,
    security: endpoint.access === "key" ? KEY_NEEDED : [],
    parameters: endpoint.parameters.map(parameterOf),
    responses: responsesOf(endpoint),
  };
}

function parameterOf(definition: ParameterDefinition): Parameter {
  const value = valueSchema(definition);
  const base = { name: definition.name, in: "query", required: definition.required ?? false, description: definition.help } as const;
  if (definition.list === undefined) return { ...base, schema: value, example: typed(definition, definition.example) };
  return { ...base, style: "form", explode: false, schema: { type: "array", items: value, maxItems: definition.list }, example: definition.example.split(",") };
}

function valueSchema({ type, values, pattern, minimum, maximum, default: usual, maxLength }: ParameterDefinition): Schema {
  return {
    type,
    ...(values === undefined ? {} : { enum: type === "boolean" ? values.map((value) => value === "true") : values }),
    ...(pattern === undefined ? {} : { pattern }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(usual === undefined ? {} : { default: usual }),
    ...(type === "string" ? { maxLength: maxLength ?? MAX_VALUE_LENGTH } : {}),
  };
}

function typed({ type }: ParameterDefinition, example: string): unknown {
  if (type === "string") return example;
  return type === "integer" ? Number(example) : example === "true";
}
