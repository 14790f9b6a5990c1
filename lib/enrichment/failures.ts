import { ServiceError } from "../errors";

/** The site could not be fetched, by its own fault. @param why what happened, without a full stop. */
export function unreachable(why: string): ServiceError {
  return new ServiceError("unreachable", `The site could not be fetched: ${why}.`);
}

/** Nobody is left to be answered. */
export function clientGone(): ServiceError {
  return new ServiceError("client_gone", "The client closed the connection before its answer.");
}

/** What the system says of a connection, in words; the code itself where there are none. */
export function connectionProblem(error: unknown): string {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  if (/CERT|SELF_SIGNED|ALTNAME|UNABLE_TO_/.test(code)) return `its certificate is not valid for it (${code})`;
  if (/^(EPROTO|ERR_SSL)/.test(code)) return `it speaks no TLS that can be used (${code})`;
  if (code.startsWith("HPE_")) return `it does not speak HTTP/1.1 (${code})`;
  return PROBLEMS[code] ?? `the connection failed${code === "" ? "" : ` (${code})`}`;
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "it refuses connections (ECONNREFUSED)",
  ECONNRESET: "it broke the connection off (ECONNRESET)",
  EPIPE: "it broke the connection off (EPIPE)",
  EHOSTUNREACH: "there is no way to its address (EHOSTUNREACH)",
  ENETUNREACH: "there is no way to its address (ENETUNREACH)",
  ETIMEDOUT: "it does not answer connections (ETIMEDOUT)",
};

/** Why a signal was given: always an error here. */
export function reasonOf({ reason }: { readonly reason: unknown }): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** The error of a connection that ended before its answer, as the system would report it. */
export function brokenOff(): Error {
  return Object.assign(new Error("The connection ended without an answer."), { code: "ECONNRESET" });
}
