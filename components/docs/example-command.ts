import type { OperationPart } from "./description";

/** Parameters that show what an endpoint is for, where none is required. */
const TELLING = ["search", "countryCode", "pageSize"];

/** A curl line that asks an endpoint with its parameters' own examples. */
export function exampleCommand(origin: string, path: string, { parameters, security }: OperationPart): string {
  const required = parameters.filter((parameter) => parameter.required);
  const shown = required.length > 0 ? required : TELLING.flatMap((name) => parameters.filter((parameter) => parameter.name === name));
  const query = shown.map(({ name, example }) => `${name}=${encodeURIComponent(Array.isArray(example) ? example.join(",") : String(example)).replaceAll("%2C", ",")}`);
  const key = security.length > 0 ? '-H "x-api-key: KEY" ' : "";
  return `curl ${key}"${origin}${path}${query.length > 0 ? "?" : ""}${query.join("&")}"`;
}
