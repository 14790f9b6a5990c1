import type { OperationPart } from "./description";

/** Parameters that show what an endpoint is for, where none is required. */
const TELLING = ["search", "countryCode", "pageSize"];

/** Parameters with their own examples that make a telling request: those required, or a few that show what the endpoint is for. */
export function exampleParameters({ parameters }: Pick<OperationPart, "parameters">): readonly (readonly [name: string, value: string])[] {
  const required = parameters.filter((parameter) => parameter.required);
  const shown = required.length > 0 ? required : TELLING.flatMap((name) => parameters.filter((parameter) => parameter.name === name));
  return shown.map(({ name, example }) => [name, Array.isArray(example) ? example.join(",") : String(example)]);
}

/** A path with a query; commas, which separate values, stay readable. */
export function targetOf(path: string, parameters: readonly (readonly [name: string, value: string])[]): string {
  const query = parameters.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`.replaceAll("%2C", ",").replaceAll("%5B", "[").replaceAll("%5D", "]"));
  return `${path}${query.length > 0 ? "?" : ""}${query.join("&")}`;
}

/** A curl line that asks an endpoint with its parameters' own examples. */
export function exampleCommand(origin: string, path: string, operation: OperationPart): string {
  const key = operation.security.length > 0 ? '-H "x-api-key: KEY" ' : "";
  return `curl ${key}"${origin}${targetOf(path, exampleParameters(operation))}"`;
}
