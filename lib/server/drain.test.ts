import { afterEach, describe, expect, it } from "vitest";
import { open, received, request } from "./testing/raw";
import { startServer, WAYS, type TestServer } from "./testing/test-server";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.services.close();
  server = undefined;
});

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(WAYS)("a server that is asked %s and drains", (way) => {
  it("closes idle connections at once and accepts none", async () => {
    server = await startServer({}, way);
    const { port } = server;
    const socket = await open(port);
    const all = received(socket);
    socket.write(request("GET", "/api/health", { Connection: "keep-alive" }));
    await wait(100);
    const begun = performance.now();
    await server.drain(10_000);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(await all).toContain("200 OK");
    await expect(open(port)).rejects.toThrow("ECONNREFUSED");
  });

  it("lets a running request finish", async () => {
    server = await startServer({}, way);
    const page = server.services.index.page.bind(server.services.index);
    Object.assign(server.services.index, { page: async (...args: Parameters<typeof page>) => (await wait(500), page(...args)) });
    const socket = await open(server.port);
    const all = received(socket);
    socket.write(request("GET", "/api/company/search?search=acme", { Connection: "keep-alive", "x-api-key": server.key }));
    await wait(100);
    await server.drain(10_000);
    expect(await all).toContain('"totalCount":2');
  });

  it("lets a slow client take all its answers", async () => {
    server = await startServer({}, way);
    const socket = await open(server.port);
    socket.pause();
    const one = request("GET", "/api/company/export?pageSize=1000", { Connection: "keep-alive", "x-api-key": server.key });
    socket.write(one.repeat(100));
    await wait(300);
    const draining = server.drain(10_000);
    await wait(300);
    const all = received(socket);
    socket.resume();
    await draining;
    const text = await all;
    expect(text.length).toBeGreaterThan(5_000_000);
    expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(100);
    expect(text.endsWith("}]}}")).toBe(true);
  });

  it("gives up on a client that does not take its answer", async () => {
    server = await startServer({}, way);
    const socket = await open(server.port);
    socket.pause();
    const many = request("GET", "/api/company/export?pageSize=1000", { Connection: "keep-alive", "x-api-key": server.key });
    socket.write(many.repeat(200));
    await wait(300);
    const begun = performance.now();
    await server.drain(400);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(350);
    expect(took).toBeLessThan(2000);
    socket.destroy();
  });
});
