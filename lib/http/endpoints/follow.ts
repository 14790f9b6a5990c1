import type { Charge } from "../../accounts/accounts";
import { invalidValue, single, type Parameters } from "../../company/query";
import type { FollowedPage } from "../../company/website";
import { wasFetched } from "../admission";
import type { ParameterDefinition } from "../parameter";

export const FOLLOW_PARAMETER: ParameterDefinition = {
  name: "follow",
  type: "string",
  values: ["imprint"],
  help: "`imprint`: also fetch one page of the same site that the page links to, its imprint, else legal, else contact page, and add the candidates there. Counts as two requests, as one when the page links to none.",
  example: "imprint",
};

/** Whether one more page is to be fetched. @throws ParameterError for another value than `imprint`. */
export function readFollow(parameters: Parameters): boolean {
  const follow = single(FOLLOW_PARAMETER.name, parameters);
  if (follow === undefined || follow === "imprint") return follow !== undefined;
  throw invalidValue(FOLLOW_PARAMETER.name, follow, "imprint");
}

/** A page fetch's charge: a followed page is a request of its own. */
export function fetchCharge(endpoint: string): (parameters: Parameters) => Charge {
  return (parameters) => ({ endpoint, kind: "fetch", requests: parameters.get(FOLLOW_PARAMETER.name)?.includes("imprint") === true ? 2 : 1 });
}

/** Requests counted for a followed page that was not fetched: there was none, or it was refused here. @param followed undefined when none was to be. */
export function spareRequests(followed: FollowedPage | undefined): number {
  if (followed === undefined) return 0;
  return followed.url === null || ("failure" in followed && !wasFetched(followed.failure.code)) ? 1 : 0;
}
