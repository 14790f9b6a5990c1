import { afterEach, describe, expect, it } from "vitest";
import { request as ask } from "node:http";
import { createMetricsHandler } from "../http/endpoints/metrics";
import { RequestMetrics } from "../http/metrics";
import { listen, type ListeningServer } from "./listen";
import { metricsAccess, metricsFor } from "./metrics-access";

let server: ListeningServer | undefined;
afterEach(async () => {
  await server?.drain(0);
  server = undefined;
});

async function start(allowed: readonly string[]): Promise<void> {
  const handler = createMetricsHandler({ metrics: new RequestMetrics(), index: { status: () => undefined } });
  server = await listen({ at: { host: "127.0.0.1", port: 0 }, handlerOf: metricsFor(handler, allowed), others: (_request, response) => void response.writeHead(404).end("no such page") });
}

/** @param from the address that the connection comes from; all of 127.0.0.0/8 is this machine. */
function get({ from = "127.0.0.1", headers = {}, path = "/metrics" }: { readonly from?: string; readonly headers?: Readonly<Record<string, string>>; readonly path?: string }): Promise<{ readonly status: number; readonly body: string }> {
  return new Promise((resolve, reject) => {
    const sent = ask(`${server?.url ?? ""}${path}`, { localAddress: from, headers, agent: false }, (response) => {
      let body = "";
      response.setEncoding("utf8").on("data", (text: string) => (body += text));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    });
    sent.on("error", reject).end();
  });
}

const NOWHERE = { status: 404, body: "no such page" };

describe.skipIf(process.platform !== "linux")("GET /metrics (skipped: only Linux has all of 127.0.0.0/8)", () => {
  it("is answered to the addresses allowed, and is no path at all for others", async () => {
    await start(["127.0.0.2", "127.1.0.0/16"]);
    for (const from of ["127.0.0.2", "127.1.9.9"]) expect((await get({ from })).body).toContain("firmament_index_up 0");
    for (const from of ["127.0.0.1", "127.0.0.3", "127.2.0.1"]) expect(await get({ from })).toEqual(NOWHERE);
    expect((await get({ from: "127.0.0.2", path: "/metrics?x=1" })).status).toBe(200);
    for (const path of ["/metrics/", "/metricsx", "/api/metrics"]) expect(await get({ from: "127.0.0.2", path })).toEqual(NOWHERE);
  });

  it("is no path at all for what came through a proxy, wherever the proxy is and whatever it says", async () => {
    await start(["127.0.0.0/8", "::1"]);
    expect((await get({})).status).toBe(200);
    for (const name of ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"]) expect(await get({ headers: { [name]: "127.0.0.1" } })).toEqual(NOWHERE);
  });

  it("is no path at all where nobody is allowed", async () => {
    await start([]);
    expect(await get({})).toEqual(NOWHERE);
  });
});

describe("who may read the metrics", () => {
  const may = (allowed: string, remoteAddress: string | undefined): boolean => metricsAccess([allowed])({ headers: {}, socket: { remoteAddress } });

  it.each([
    ["127.0.0.0/8", "127.0.0.1", true],
    ["127.0.0.0/8", "::ffff:127.0.0.1", true],
    ["127.0.0.0/8", "::1", false],
    ["::1", "::1", true],
    ["10.0.0.0/8", "10.255.1.1", true],
    ["10.0.0.0/8", "11.0.0.1", false],
    ["192.0.2.7", "192.0.2.7", true],
    ["192.0.2.7", "192.0.2.70", false],
    ["2001:db8::/32", "2001:db8:1::5", true],
    ["2001:db8::/32", "2001:db9::5", false],
    ["0.0.0.0/0", "203.0.113.9", true],
  ])("%s: %s is %s", (allowed, address, expected) => expect(may(allowed, address)).toBe(expected));

  it("not a connection that has gone and has no address any more", () => expect(may("0.0.0.0/0", undefined)).toBe(false));
});
