import { createServer, type IncomingMessage } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Front, HASTY, page, type Script, send, startFront } from "./testing/front";

let front: Front;
beforeEach(async () => {
  front = await startFront();
});
afterEach(() => front.close());

const ask = (script: Script, target = "/api/company/search?search=acme"): ReturnType<Front["api"]["get"]> => {
  front.upstream.play(script);
  return front.api.get(target);
};
const times = (): number => front.upstream.asked.length;
const raw = (text: string): Script => (request) => void request.socket.end(text);

describe("the upstream's refusals", () => {
  it.each([401, 403])("of our key (%i) are a fault of the operator's, in which the caller's key has no part", async (status) => {
    const { status: mine, body, text } = await ask((_, response) => send(response, status, { message: "Unauthorized", statusCode: status, subscriptionStatus: "suspended" }));
    expect([mine, body.code]).toEqual([502, "upstream_refused"]);
    expect(body.error).toContain("refuses the operator's key");
    expect(text).not.toContain("subscriptionStatus");
    expect(times()).toBe(1);
    expect(front.told()).toContain(`was answered ${status}: Unauthorized`);
  });

  it("of parameters are passed on, text, code and name", async () => {
    const said = { error: "website: unknown parameter; did you mean email?", code: "unknown_parameter", parameter: "website" };
    const { status, body } = await ask((_, response) => send(response, 400, said), "/api/company/search?website=example.com");
    expect([status, body]).toEqual([400, said]);
    expect(times()).toBe(1);
  });

  it("of parameters without a code are passed on as invalid_parameter, without control characters", async () => {
    const { status, body } = await ask((_, response) => send(response, 400, { meta: { totalCount: -1, message: "city\u0000Name is\nwrong" }, data: { records: [] } }));
    expect([status, body]).toEqual([400, { error: "city Name is wrong", code: "invalid_parameter" }]);
  });

  it("that say more than anybody reads are passed on without it", async () => {
    const { status, body } = await ask((_, response) => send(response, 400, { error: "x".repeat(100_000) }));
    expect([status, body]).toEqual([400, { error: "The service behind this one does not accept these parameters.", code: "invalid_parameter" }]);
    expect((await ask((_, response) => send(response, 400, { error: "y".repeat(10_000) }))).body.error).toBe("y".repeat(500));
  });

  it("of a used-up allowance are passed on with both numbers and the time to wait, and are not retried", async () => {
    const { status, body, headers } = await ask((_, response) => send(response, 429, { error: "All used up.", searchesUsed: 500, searchesLimit: 500 }, { "Retry-After": "86400" }));
    expect([status, body, headers.get("retry-after")]).toEqual([429, { error: "All used up.", code: "quota_exhausted", searchesUsed: 500, searchesLimit: 500 }, "86400"]);
    expect(times()).toBe(1);
  });

  it("of a rate are waited out when that is short", async () => {
    const begun = performance.now();
    const { status } = await ask((_, response, nth) => (nth === 1 ? send(response, 429, { error: "Slow down." }, { "Retry-After": "1" }) : send(response, 200, page("a"))));
    expect([status, times()]).toEqual([200, 2]);
    expect(performance.now() - begun).toBeGreaterThan(1000);
  });

  it("of a rate are passed on at once when the wait is long", async () => {
    const { status, body, headers } = await ask((_, response) => send(response, 429, { error: "Slow down." }, { "Retry-After": "30" }));
    expect([status, body, headers.get("retry-after"), times()]).toEqual([429, { error: "Slow down.", code: "rate_limited" }, "30", 1]);
  });

  it("as 503 are 503, with its time to wait, also where it is a date", async () => {
    const { status, body, headers } = await ask((_, response) => send(response, 503, { error: "No index is selected." }, { "Retry-After": new Date(Date.now() + 90_000).toUTCString() }));
    expect([status, body, times()]).toEqual([503, { error: "No index is selected.", code: "no_index" }, 1]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(80);
  });

  it.each([500, 503])("as %i are tried again, and passed on when they last", async (status) => {
    expect((await ask((_, response, nth) => (nth < 4 ? send(response, status, { error: "x" }) : send(response, 200, page("a"))))).status).toBe(200);
    expect(times()).toBe(4);
    expect((await ask((_, response) => send(response, status, { error: "x" }))).status).toBe(status);
    expect(times()).toBe(8);
  });

  it.each([404, 405, 418, 502, 504, 204])("as %i, which no such service sends, cannot be used", async (status) => {
    const { status: mine, body } = await ask((_, response) => response.writeHead(status).end());
    expect([mine, body.code, times()]).toEqual([502, "upstream_failed", 1]);
  });

  it("of a look-up that it does not have are not_supported", async () => {
    const { status, body } = await ask((_, response) => response.writeHead(404).end(), "/api/regions?search=bay");
    expect([status, body.code]).toEqual([501, "not_supported"]);
  });

  it("are not multiplied by retries when every call is refused", async () => {
    front.upstream.play((_, response) => send(response, 429, { error: "Slow down." }));
    const answers = await Promise.all(Array.from({ length: 80 }, () => front.api.get("/api/company/export?search=acme")));
    expect(new Set(answers.map(({ status, headers }) => `${status} ${String(headers.get("retry-after"))}`))).toEqual(new Set(["429 1"]));
    expect(times()).toBeLessThanOrEqual(80 + 10);
  });
});

describe("an upstream that", () => {
  it("never answers is a 504 after the time for it, and is asked once", async () => {
    const begun = performance.now();
    const { status, body } = await ask(() => undefined);
    expect([status, body.code, times()]).toEqual([504, "upstream_timeout", 1]);
    expect(performance.now() - begun).toBeLessThan(1500);
  });

  it("falls silent in the middle of an answer is a 504", async () => {
    const { status, body } = await ask((_, response) => response.writeHead(200, { "Content-Type": "application/json" }).write('{"meta":'));
    expect([status, body.code, times()]).toEqual([504, "upstream_timeout", 1]);
  });

  it("drips is a 504 when the time for the whole call is over", async () => {
    await front.close();
    front = await startFront({ ...HASTY, deadline: 700 });
    const { status, body } = await ask((request, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const drip = setInterval(() => response.write(" "), 50);
      request.socket.once("close", () => clearInterval(drip));
    });
    expect([status, body.code, times()]).toEqual([504, "upstream_timeout", 1]);
  });

  it("resets the connection before an answer is asked again", async () => {
    const { status } = await ask((request, response, nth) => (nth < 3 ? void request.socket.resetAndDestroy() : send(response, 200, page("a"))));
    expect([status, times()]).toEqual([200, 3]);
  });

  it("resets the connection in the middle of an answer is a 502 and is not asked again", async () => {
    const { status, body } = await ask((request, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" }).write('{"meta":{', () => setTimeout(() => request.socket.resetAndDestroy(), 30));
    });
    expect([status, body.code, times()]).toEqual([502, "upstream_failed", 1]);
  });

  it.each<{ what: string; script: Script }>([
    { what: "no JSON", script: (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end("<html>") },
    { what: "half a JSON", script: (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end('{"meta":{"totalCount":1},"data":') },
    { what: "no UTF-8", script: (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end(Buffer.from([0x22, 0xff, 0x22])) },
    { what: "HTML", script: (_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(JSON.stringify(page("a"))) },
    { what: "a coding nobody asked for", script: (_, response) => response.writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "br" }).end("x") },
    { what: "nothing", script: (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end() },
    { what: "no envelope", script: (_, response) => send(response, 200, [1, 2]) },
    { what: "no total", script: (_, response) => send(response, 200, { meta: {}, data: { records: [] } }) },
    { what: "no page size", script: (_, response) => send(response, 200, { meta: { totalCount: 0 }, data: { records: [] } }) },
    { what: "a negative total", script: (_, response) => send(response, 200, { meta: { totalCount: -1, pageSize: 25 }, data: { records: [] } }) },
    { what: "records that are none", script: (_, response) => send(response, 200, { meta: { totalCount: 1, pageSize: 25 }, data: { records: ["a"] } }) },
    { what: "more records than a page has", script: (_, response) => send(response, 200, page(...Array.from({ length: 26 }, (_, at) => `a-${at}`))) },
    { what: "no HTTP", script: raw("hello there\r\n\r\n") },
    { what: "headers without end", script: raw(`HTTP/1.1 200 OK\r\nX-Long: ${"a".repeat(100_000)}\r\n\r\n`) },
  ])("answers $what is a 502 and is not asked again", async ({ script }) => {
    const { status, body } = await ask(script);
    expect([status, body.code, times()]).toEqual([502, "upstream_failed", 1]);
  });

  it("answers without end is cut off at the largest body", async () => {
    let ended: Promise<unknown> | undefined;
    const { status, body } = await ask((request, response) => {
      ended = new Promise((closed) => request.socket.once("close", closed));
      response.writeHead(200, { "Content-Type": "application/json" });
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(64 << 10, 0x20)));
      };
      response.on("drain", pour);
      pour();
    });
    expect([status, body.code]).toEqual([502, "upstream_failed"]);
    await ended;
  });

  it("cannot be reached is a 502 that may be tried again", async () => {
    const { port } = new URL(front.upstream.origin);
    await front.upstream.end();
    await expect(new Promise((resolve, reject) => connect(Number(port), "127.0.0.1").once("connect", resolve).once("error", reject))).rejects.toThrow("ECONNREFUSED");
    const { status, body } = await front.api.get("/api/company/search?search=acme");
    expect([status, body.code]).toEqual([502, "upstream_unreachable"]);
  });

  it("redirects is a 502: neither question nor key goes to the other address", async () => {
    const strays: IncomingMessage[] = [];
    const stray = createServer((request, response) => {
      strays.push(request);
      send(response, 200, page("stray"));
    }).listen(0, "127.0.0.1");
    await new Promise((listening) => stray.once("listening", listening));
    for (const status of [301, 302, 303, 307, 308]) {
      const location = `http://127.0.0.1:${(stray.address() as AddressInfo).port}/api/company/search?search=acme`;
      const { status: mine, body } = await ask((_, response) => response.writeHead(status, { Location: location }).end());
      expect([mine, body.code]).toEqual([502, "upstream_failed"]);
    }
    expect(strays).toEqual([]);
    stray.close();
  });
});

describe("the key of the operator", () => {
  it("goes to the upstream as x-api-key, and nothing of the caller's goes along", async () => {
    await ask((_, response) => send(response, 200, page("a")));
    const { headers, url } = front.upstream.asked[0]!;
    expect(headers["x-api-key"]).toBe(front.upstream.key);
    expect(JSON.stringify(headers) + String(url)).not.toContain(front.api.key);
    expect(Object.keys(headers).sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent", "x-api-key"]);
  });

  it("is in no answer and no log line, also where the upstream says it back or breaks", async () => {
    const { key } = front.upstream;
    const scripts: readonly Script[] = [
      ...[302, 400, 401, 403, 404, 414, 418, 429, 500, 503].map((status): Script => (_, response) => send(response, status, { error: `Key ${key} is no good`, message: key, code: key, parameter: key }, { Location: `/?key=${key}` })),
      (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end(key),
      (_, response) => response.writeHead(200, { "Content-Type": "application/json" }).end(`{"x-api-key": "${key}"`),
      (_, response) => send(response, 200, { [key]: key }),
      (_, response) => send(response, 200, { meta: { totalCount: key, [key]: key }, data: { records: [{ [key]: key }] } }),
      raw(`HTTP/1.1 200 OK\r\n${key}\r\n\r\n`),
      raw(`${key}\r\n\r\n`),
      (request) => void request.socket.resetAndDestroy(),
      () => undefined,
    ];
    for (const script of scripts) {
      for (const target of ["/api/company/search?search=acme", "/api/company/export?useScroll=true", "/api/cities?search=a"]) {
        expect((await ask(script, target)).status).toBeGreaterThanOrEqual(400);
      }
    }
    expect(front.told()).toContain("is no good");
    expect(front.told()).not.toContain(key);
  });
});
