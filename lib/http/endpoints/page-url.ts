import { ParameterError, single, type Parameters } from "../../company/query";
import type { ParameterDefinition } from "../parameter";

/** Longest `url`, in characters. */
const MAX_URL_LENGTH = 4096;

export const URL_PARAMETER: ParameterDefinition = {
  name: "url",
  type: "string",
  required: true,
  maxLength: MAX_URL_LENGTH,
  help: "The page: a bare domain (`example.com`, fetched over https), a host with a path, or an http(s) URL. Ports 80, 443, 8080 and 8443.",
  example: "example.com/about",
};

/** The URL of the page that is asked for. @throws ParameterError unless there is one. */
export function readUrl(parameters: Parameters): string {
  const url = single("url", parameters, MAX_URL_LENGTH);
  if (url === undefined) throw new ParameterError("url", "url: it is required; send a domain such as example.com, or an http(s) URL.");
  return url;
}
