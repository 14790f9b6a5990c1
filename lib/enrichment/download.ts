import type { IncomingMessage } from "node:http";
import { ServiceError } from "../errors";
import { ask } from "./ask";
import { type Body, readBody } from "./body";
import { looksLikeHtml, readContentType } from "./content-type";
import type { Deadline } from "./deadline";
import { dial } from "./dial";
import { connectionProblem, reasonOf, unreachable } from "./failures";
import type { Guard } from "./guard";
import type { Resolve } from "./resolver";
import type { Slots } from "./slots";
import { readRedirect } from "./url";

/** What a download goes through. */
export interface Route {
  readonly guard: Guard;
  readonly resolve: Resolve;
  readonly slots: Slots;
  readonly userAgent: string;
}

/** A page as it came, its body not read as text yet. */
export interface Download extends Body {
  readonly finalUrl: URL;
  readonly statusCode: number;
  readonly contentType: string;
  /** Label that the server's header names. */
  readonly charset: string | undefined;
  readonly redirects: readonly string[];
}

const MOST_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Downloads a page, following redirects by hand: each target passes the guard and a lookup of its own, exactly as the first URL.
 * @param url one that the guard has passed.
 * @throws ServiceError `blocked_host`, `invalid_url`, `not_html`, `unreachable`, `too_many_redirects`, `rate_limited`, or the deadline's reason.
 */
export async function download(url: URL, maxBytes: number, route: Route, deadline: Deadline): Promise<Download> {
  const redirects: string[] = [];
  let current = url;
  for (;;) {
    const release = await route.slots.visit(current.hostname, deadline.signal);
    try {
      const response = await answerOf(current, route, deadline.signal);
      const target = redirectOf(response);
      if (target === undefined) {
        deadline.begun();
        return { ...(await pageOf(response, maxBytes)), finalUrl: current, redirects };
      }
      response.destroy();
      if (redirects.length === MOST_REDIRECTS) throw new ServiceError("too_many_redirects", `The site redirects more than ${MOST_REDIRECTS} times.`);
      current = nextUrl(target, current, route.guard);
      redirects.push(current.href);
    } catch (error) {
      if (deadline.signal.aborted) throw reasonOf(deadline.signal);
      throw error instanceof ServiceError ? error : unreachable(connectionProblem(error));
    } finally {
      release();
    }
  }
}

async function answerOf(url: URL, { guard, resolve, userAgent }: Route, signal: AbortSignal): Promise<IncomingMessage> {
  const { hostname, protocol, port } = url;
  const addresses = await resolve(hostname, signal);
  guard.checkAddresses(hostname, addresses);
  const tls = protocol === "https:";
  const socket = await dial({ hostname, addresses, tls, port: port === "" ? (tls ? 443 : 80) : Number(port) }, signal);
  try {
    return await ask(url, socket, userAgent);
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

/** Where a redirect leads, as its server wrote it; undefined for an answer that is none. */
function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage): string | undefined {
  if (!REDIRECTS.has(statusCode) || location === undefined) return undefined;
  // Headers arrive as bytes read one by one; an address that is not ASCII is nearly always UTF-8.
  const bytes = Buffer.from(location, "latin1");
  return bytes.equals(Buffer.from(bytes.toString("utf8"))) ? bytes.toString("utf8") : location;
}

function nextUrl(location: string, from: URL, guard: Guard): URL {
  const next = readRedirect(location, from);
  if (next === undefined) throw unreachable("it redirects to what is no http or https URL without credentials");
  guard.checkUrl(next);
  return next;
}

async function pageOf(response: IncomingMessage, maxBytes: number): Promise<Omit<Download, "finalUrl" | "redirects">> {
  const contentType = response.headers["content-type"] ?? "";
  const { kind, charset } = readContentType(contentType);
  if (kind === "other") {
    response.destroy();
    throw notHtml(`its type is ${JSON.stringify(contentType.slice(0, 100))}`);
  }
  const body = await readBody(response, maxBytes);
  if (kind === "unknown" && !looksLikeHtml(body.bytes)) throw notHtml("it has no type and does not begin like HTML");
  return { ...body, statusCode: response.statusCode ?? 0, contentType, charset };
}

function notHtml(why: string): ServiceError {
  return new ServiceError("not_html", `The URL leads to a document that is not HTML: ${why}.`);
}
