import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { request, send, type RawAnswer } from "../testing/raw";
import { startServer, type TestServer } from "../testing/test-server";

let server: TestServer;
let direct = 0;
/** Without limits, of which headers would tell how much is left. */
let key = "";
beforeAll(async () => {
  server = await startServer({}, "passed on");
  direct = Number(new URL(server.url).port);
  ({ key } = await server.services.accounts.createKey({ name: "unlimited", ratePerSecond: null, monthlyQuota: null }));
});
afterAll(() => server.close());

/** What of an answer is the same each time. */
function comparable({ status, headers, body }: RawAnswer): unknown {
  const { date: _date, "x-request-id": id, "content-security-policy": policy, ...rest } = headers;
  return { status, body, headers: { ...rest, id: id === undefined ? undefined : "some", policy: policy?.replace(/nonce-[^']+/, "nonce") } };
}

async function expectSame(...pieces: readonly (string | Uint8Array)[]): Promise<readonly RawAnswer[]> {
  const passedOn = await send(server.port, ...pieces);
  expect(passedOn.map(comparable)).toEqual((await send(direct, ...pieces)).map(comparable));
  return passedOn;
}

const withKey = (more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({ "x-api-key": key, ...more });

describe("a request that is passed on is answered as one that is not", () => {
  it.each([
    ["GET", "/api/company/search?search=acme"],
    ["GET", "/api/company/export?pageSize=100"],
    ["HEAD", "/api/health"],
    ["GET", "http://elsewhere.example/api/health"],
    ["OPTIONS", "/api/company/search"],
    ["TRACE", "/api/health"],
    ["DELETE", "/api/nothing"],
    ["GET", "/a/page"],
    ["POST", "/a/page"],
  ])("%s %s", async (method, target) => {
    const [answer] = await expectSame(request(method, target, withKey()));
    expect(answer?.status).toBeGreaterThan(0);
  });

  it("in HTTP/1.0, too", async () => {
    await expectSame(`GET /api/company/search?search=acme HTTP/1.0\r\nx-api-key: ${key}\r\n\r\n`);
    await expectSame("GET /a/page HTTP/1.0\r\n\r\n");
  });

  it("with a body of known or unknown length, and one that is asked for first", async () => {
    const body = JSON.stringify({ email: "nobody@example.com", password: "nobody's password" });
    const sent = { "Content-Type": "application/json", Origin: "http://test", "Sec-Fetch-Site": "same-origin" };
    const [first] = await expectSame(request("POST", "/api/auth/sign-in", { ...sent, "Content-Length": body.length.toString() }) + body);
    expect(first?.status).toBe(401);
    await expectSame(`${request("POST", "/api/auth/sign-in", { ...sent, "Transfer-Encoding": "chunked" })}5\r\n${body.slice(0, 5)}\r\n`, `${(body.length - 5).toString(16)}\r\n${body.slice(5)}\r\n0\r\n\r\n`);
    const [gone] = await send(server.port, request("POST", "/api/auth/sign-in", { ...sent, Expect: "100-continue", "Content-Length": body.length.toString() }), body);
    expect([100, 401]).toContain(gone?.status);
    await expectSame(request("POST", "/api/auth/sign-in", { ...sent, "Content-Length": "2000000" }) + "x".repeat(2_000_000));
  });

  it("whatever bytes its target and headers have", async () => {
    const bytes = fc.uint8Array({ min: 0x21, max: 0xff, maxLength: 30 }).map((codes) => Buffer.from(codes.filter((code) => code !== 0x7f)));
    await fc.assert(
      fc.asyncProperty(bytes, bytes, fc.stringMatching(/^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,20}$/), async (path, value, name) => {
        const start = Buffer.concat([Buffer.from("GET /api/company/search?search="), path, Buffer.from(` HTTP/1.1\r\nHost: test\r\nConnection: close\r\nx-api-key: ${key}\r\nx-${name}: `), value, Buffer.from("\r\n\r\n")]);
        await expectSame(start);
      }),
      { numRuns: 150 },
    );
  });
});
