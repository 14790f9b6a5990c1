import type { BadgeTone } from "../ui/badge";

/** How a status looks: it went well, the request was at fault, or the service was. */
export function toneOf(status: string): BadgeTone {
  if (status.startsWith("2")) return "positive";
  return status.startsWith("4") ? "caution" : "negative";
}
