import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_ENDPOINTS } from "../http/api";
import { open, received, request, send, type RawAnswer } from "./testing/raw";
import { startServer, WAYS, type TestServer } from "./testing/test-server";

describe.each(WAYS)("asked %s", (way) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ headers: 400 }, way);
  });
  afterAll(() => server.close());

  const SEARCH = "/api/company/search";
  const withKey = (more: Readonly<Record<string, string>> = {}) => ({ "x-api-key": server.key, ...more });

  async function answerTo(method: string, target: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
    const answers = await send(server.port, request(method, target, headers));
    expect(answers).toHaveLength(1);
    return answers[0]!;
  }

  function expectError({ status, headers, body }: RawAnswer, expected: number, code: string): void {
    expect(status).toBe(expected);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    const parsed = JSON.parse(body) as { error: string; code: string };
    expect(parsed.code).toBe(code);
    expect(parsed.error).not.toBe("");
  }

  describe("the API's paths are its own", () => {
    it.each(["OPTIONS", "TRACE", "PROPFIND", "POST", "PUT", "PATCH", "DELETE", "PURGE", "LOCK"])("%s on any endpoint is refused with 405, Allow and JSON", async (method) => {
      for (const path of API_ENDPOINTS.keys()) {
        const answer = await answerTo(method, `${path}?search=x`, { Cookie: "secret=1", "Content-Length": "0" });
        expectError(answer, 405, "method_not_allowed");
        expect(answer.headers["allow"]).toBe("GET");
        expect(answer.body).not.toContain("secret");
      }
    });

    it("CONNECT is refused with 405, for the API's paths and for tunnels", async () => {
      for (const target of [SEARCH, "elsewhere.example:443"]) {
        const answer = await answerTo("CONNECT", target);
        expectError(answer, 405, "method_not_allowed");
        expect(answer.headers["allow"]).toBe("GET");
      }
    });

    it("a client that is gone at once, in the middle of anything, does no harm", async () => {
      for (const text of [request("CONNECT", SEARCH), request("GET", `${SEARCH}?search=acme`, withKey()), "nonsense\r\n\r\n", `GET ${SEARCH}?search=${"x".repeat(100_000)}`, request("GET", "/")]) {
        for (let times = 0; times < 20; times += 1) {
          const socket = await open(server.port);
          socket.write(text, () => socket.resetAndDestroy());
          await new Promise((closed) => socket.once("close", closed));
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect((await answerTo("GET", `${SEARCH}?search=acme`, withKey())).status).toBe(200);
    });

    it("HEAD is refused with 405 and headers alone", async () => {
      const answer = await answerTo("HEAD", SEARCH);
      expect([answer.status, answer.headers["allow"], answer.body]).toEqual([405, "GET", ""]);
      expect(Number(answer.headers["content-length"])).toBeGreaterThan(0);
    });

    it.each([`${SEARCH}/`, `${SEARCH}/?search=x`, "/api", "/api/", "/api/company", "/api//company/search", "/api/%zz", "/api/company/search%2f", "/api/company/search;x=1"])("GET %s gets 404 in JSON and no redirect", async (target) => {
      const answer = await answerTo("GET", target, withKey());
      expectError(answer, 404, "not_found");
      expect(answer.headers["location"]).toBeUndefined();
    });

    it("bad percent-encoding in a query is told of to those with a key only", async () => {
      expect((await answerTo("GET", `${SEARCH}?search=%zz`)).status).toBe(401);
      expectError(await answerTo("GET", `${SEARCH}?search=%zz`, withKey()), 400, "invalid_parameter");
      expectError(await answerTo("GET", `${SEARCH}?search=%ff`, withKey()), 400, "invalid_parameter");
    });

    it("a target with scheme and host is read from its path on", async () => {
      expect((await answerTo("GET", `http://elsewhere.example${SEARCH}?search=acme`, withKey())).status).toBe(200);
    });

    it("a body is ignored, an offered upgrade is declined by answering", async () => {
      const body = await send(server.port, `${request("GET", `${SEARCH}?search=acme`, withKey({ "Content-Length": "4" }))}body`);
      expect(body.map(({ status }) => status)).toEqual([200]);
      // As clients that prefer HTTP/2 always send it; pages, once loaded, must not take such requests away.
      await answerTo("GET", "/");
      const upgrade = { Connection: "Upgrade, HTTP2-Settings, close", Upgrade: "h2c", "HTTP2-Settings": "AAEAAEAAAAIAAAAA" };
      expect((await answerTo("GET", `${SEARCH}?search=acme`, withKey(upgrade))).status).toBe(200);
    });
  });

  describe("requests too large or too slow", () => {
    it("a query over 48 KB is refused with 414, however much longer it is and in whatever pieces it comes", async () => {
      for (const length of [50_000, 64_000, 70_000, 200_000, 2_000_000]) {
        const [answer] = await send(server.port, request("GET", `${SEARCH}?search=${"x".repeat(length)}`, withKey()));
        expectError(answer!, 414, "uri_too_long");
      }
      const pieces = Array.from({ length: 80 }, () => "x".repeat(1000));
      const [answer] = await send(server.port, `GET ${SEARCH}?search=`, ...pieces, " HTTP/1.1\r\nHost: test\r\n\r\n");
      expectError(answer!, 414, "uri_too_long");
    });

    it("headers over 64 KB are refused with 431, those below are read", async () => {
      expect((await answerTo("GET", `${SEARCH}?search=acme`, withKey({ Cookie: `a=${"x ".repeat(30_000)}` }))).status).toBe(200);
      for (const cookie of ["x ".repeat(40_000), "x ".repeat(500_000)]) expectError(await answerTo("GET", `${SEARCH}?search=acme`, withKey({ Cookie: cookie })), 431, "headers_too_large");
      expectError(await answerTo("GET", SEARCH, Object.fromEntries(Array.from({ length: 1900 }, (_, i) => [`X-${i}`, "y".repeat(40)]))), 431, "headers_too_large");
    });

    it("headers that do not arrive in time are refused with 408 and the connection ends", async () => {
      const [answer] = await send(server.port, `GET ${SEARCH}?search=acme HTTP/1.1\r\nHost: te`);
      expectError(answer!, 408, "request_timeout");
    });

    it("a connection on which nothing is asked ends quietly", async () => {
      const quick = await startServer({ idle: 300 }, way);
      const socket = await open(quick.port);
      expect(await received(socket)).toBe("");
      await quick.close();
    });
  });

  describe("what is no HTTP", () => {
    it.each(["nonsense\r\n\r\n", "GET\r\n\r\n", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", `GET ${SEARCH} HTTP/9.9\r\n\r\n`, `GET ${SEARCH} HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n`, `GET ${SEARCH} HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`, `GET ${SEARCH}?search=a\x00b HTTP/1.1\r\nHost: a\r\n\r\n`])("%j is refused with 400 in JSON", async (text) => {
      const [answer] = await send(server.port, text);
      expectError(answer!, 400, "malformed_request");
      expect(answer!.headers["connection"]).toBe("close");
    });

    it("a request without Host is refused with 400", async () => {
      const [answer] = await send(server.port, `GET ${SEARCH} HTTP/1.1\r\n\r\n`);
      expect(answer!.status).toBe(400);
    });
  });

  describe("several requests on one connection", () => {
    it("are answered in their order, pages and refusals among them", async () => {
      const ask = (target: string, headers: Readonly<Record<string, string>> = withKey()): string => request("GET", target, { ...headers, Connection: "keep-alive" });
      const answers = await send(server.port, ask(`${SEARCH}?search=acme`) + ask("/api/nothing") + ask("/nowhere") + ask(`${SEARCH}?search=m%C3%BCller`) + ask(SEARCH, {}) + "nonsense\r\n\r\n");
      expect(answers.map(({ status }) => status)).toEqual([200, 404, 503, 200, 401, 400]);
      expect(answers[3]!.body).toContain("Bäckerei Müller");
      expectError(answers[5]!, 400, "malformed_request");
    });

    it("stay open between requests", async () => {
      const socket = await open(server.port);
      const all = received(socket);
      for (let asked = 0; asked < 3; asked += 1) {
        socket.write(request("GET", "/api/health", { Connection: "keep-alive" }));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      socket.end();
      expect((await all).match(/HTTP\/1\.1 200/g)).toHaveLength(3);
    });
  });

  describe("pages that cannot be loaded", () => {
    it("answer 503 in words and leave the API alone", async () => {
      const page = await answerTo("GET", "/");
      expect(page.status).toBe(503);
      expect(page.body).toContain("The API is not concerned");
      expect(page.headers["content-security-policy"]).toContain("script-src 'self' 'nonce-");
      expect((await answerTo("GET", `${SEARCH}?search=acme`, withKey())).status).toBe(200);
    });
  });
});
