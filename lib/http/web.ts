import type { Handler } from "./message";

/**
 * A handler as a route handler of fetch's types, for Next's route files while developing. Three things differ from `toNodeListener`:
 * Next answers TRACE and other unusual methods itself, and `request.url` has been parsed and written anew (its host is always localhost,
 * raw bytes are percent-encoded, undecodable sequences stay as they are), so that the target is not byte for byte the one sent. The client's address is not known.
 */
export function toRouteHandler(handler: Handler): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await handler({
      method: request.method,
      target: pathname + search,
      header: (name) => request.headers.get(name) ?? undefined,
      body: async (most) => {
        const bytes = new Uint8Array(await request.arrayBuffer());
        return bytes.length <= most ? bytes : undefined;
      },
      gone: () => request.signal,
    });
    const body = typeof answer.body === "string" ? answer.body : new Blob(answer.body.map((piece) => new Uint8Array(piece)));
    return new Response(request.method === "HEAD" ? null : body, { status: answer.status, headers: answer.headers });
  };
}
