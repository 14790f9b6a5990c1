import { headers } from "next/headers";

/** Where the reader's browser reached this service, a proxy in front of it included: http://127.0.0.1:3000. */
export async function requestOrigin(): Promise<string> {
  const sent = await headers();
  const scheme = sent.get("x-forwarded-proto") === "https" ? "https" : "http";
  return `${scheme}://${sent.get("x-forwarded-host") ?? sent.get("host") ?? "127.0.0.1:3000"}`;
}
