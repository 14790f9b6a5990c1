import { ServiceError } from "../../errors";
import type { OpenEndpoint } from "../endpoint";

export const HEALTH: OpenEndpoint = {
  path: "/api/health",
  access: "open",
  summary: "Whether the service can answer",
  description: "200 with what is loaded, or 503 while no index is selected. Needs no key.",
  parameters: [],
  answer: "HealthAnswer",
  start: ({ index }) => () => () => {
    const status = index.status();
    if (status === undefined) throw new ServiceError("no_index", "No index is selected; import register files, or wait for the switch to finish.", { body: { status: "unavailable" } });
    return Promise.resolve({ json: JSON.stringify({ status: "ok", index: status }) });
  },
};
