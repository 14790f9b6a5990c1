import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { ApiError } from "./api-error";
import { Transport } from "./transport";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A service that answers with these statuses, one after the other, and what becomes of requests to it. */
async function answering(...statuses: readonly number[]): Promise<{ transport: Transport; failures: number[]; asked: () => number }> {
  let asked = 0;
  server = createServer((_request, response) => {
    response.writeHead(statuses[asked] ?? 200, { "content-type": "application/json" });
    asked += 1;
    response.end("{}");
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const failures: number[] = [];
  const onFailure = ({ status }: ApiError): void => void failures.push(status);
  return { transport: new Transport({ baseUrl: `http://127.0.0.1:${port}`, onFailure, sleep: () => Promise.resolve() }), failures, asked: () => asked };
}

test("whoever watches is told of every failure that is thrown, and of none that was got over", async () => {
  const { transport, failures } = await answering(503, 200, 401, 409);
  await transport.get("/a", []);
  expect(failures).toEqual([]);
  await expect(transport.get("/a", [])).rejects.toMatchObject({ details: { status: 401 } });
  await expect(transport.send("POST", "/a", {})).rejects.toMatchObject({ details: { status: 409 } });
  expect(failures).toEqual([401, 409]);
});

test("a change that came too fast is sent again, also one that may not be made twice: it was not begun", async () => {
  const { transport, asked } = await answering(429, 429, 200);
  await transport.send("POST", "/a", {});
  expect(asked()).toBe(3);
});

test("a change that can be repeated is sent again when the service is busy; another is told at once, so that nothing is made twice", async () => {
  for (const send of [(to: Transport) => to.send("PATCH", "/a", {}), (to: Transport) => to.send("DELETE", "/a"), (to: Transport) => to.send("POST", "/a", {}, { repeatable: true })]) {
    const { transport, asked, failures } = await answering(503, 200);
    await send(transport);
    expect([asked(), failures]).toEqual([2, []]);
    server?.close();
  }
  const { transport, asked } = await answering(503);
  await expect(transport.send("POST", "/a", {})).rejects.toMatchObject({ details: { status: 503 } });
  expect(asked()).toBe(1);
});

test("what a deletion finds gone at its second sending was deleted by its first; at its first it is a failure", async () => {
  const { transport } = await answering(503, 404, 404);
  await expect(transport.send("DELETE", "/a")).resolves.toEqual({});
  await expect(transport.send("DELETE", "/a")).rejects.toMatchObject({ details: { status: 404 } });
});

test("a change that is given up is no failure", async () => {
  const { transport, failures } = await answering();
  await expect(transport.send("POST", "/a", {}, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(failures).toEqual([]);
});

test("a request that costs something is sent again where it was refused for the moment, and not where it may have been worked on", async () => {
  const { transport, asked } = await answering(429, 503, 200, 504);
  await transport.get("/a", [], { refusedOnly: true });
  expect(asked()).toBe(3);
  await expect(transport.get("/a", [], { refusedOnly: true })).rejects.toMatchObject({ details: { status: 504 } });
  expect(asked()).toBe(4);
});
