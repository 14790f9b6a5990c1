import type { Endpoint, OpenEndpoint } from "../endpoint";
import { describeApi } from "../openapi/document";

const PATH = "/openapi.json";

/** Serves the description of these endpoints and of itself. */
export function openApiEndpoint(endpoints: readonly Endpoint[]): OpenEndpoint {
  const self: OpenEndpoint = {
    path: PATH,
    access: "open",
    summary: "The API described for machines",
    description: "OpenAPI 3.0.3. Needs no key.",
    parameters: [],
    answer: "ApiDescription",
    start: () => {
      const json = Buffer.from(JSON.stringify(describeApi([...endpoints, self])));
      return () => () => Promise.resolve({ json: [json] });
    },
  };
  return self;
}
