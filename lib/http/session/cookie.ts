import type { ApiRequest } from "../message";

/** The cookie's name. Over https the prefix makes browsers refuse to set or overwrite it from an insecure page. @see https://httpwg.org/specs/rfc6265bis.html */
export const COOKIE = "firmament_session";
export const SECURE_COOKIE = `__Secure-${COOKIE}`;

/** Where headers are read: a request of the API, or of a page. */
type Headers = Pick<ApiRequest, "header">;

/** Whether the browser came over https: the proxy that ended TLS says so. */
function isSecure({ header }: Headers): boolean {
  return header("x-forwarded-proto")?.split(",")[0]?.trim().toLowerCase() === "https";
}

/** The token that a browser sent; undefined without one. Over https only the protected name counts. */
export function sessionToken(request: Headers): string | undefined {
  const cookies = request.header("cookie");
  if (cookies === undefined) return undefined;
  const start = `${isSecure(request) ? SECURE_COOKIE : COOKIE}=`;
  return cookies
    .split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length);
}

/**
 * The header that hands a token to the browser, for this host alone, out of the reach of scripts and of other sites' requests.
 * @param seconds how long it is kept; 0 takes it away.
 */
export function sessionCookie(request: Headers, token: string, seconds: number): Readonly<Record<string, string>> {
  const secure = isSecure(request);
  return { "Set-Cookie": `${secure ? SECURE_COOKIE : COOKIE}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}` };
}
