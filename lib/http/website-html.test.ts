import { Socket } from "node:net";
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { systemClock } from "../clock";
import { PageFetcher, type PageFetcherOptions, pageReaders } from "../enrichment/page-fetcher";
import { startNameServer, type NameServer } from "../enrichment/testing/name-server";
import { hasOpenssl, type Site, startRawSite, startSecureSite, startSite } from "../enrichment/testing/sites";
import { startApi, type ApiServer } from "./testing/api-server";

const PAGE = "<!doctype html><title>Acme</title><p>Grüße aus Köln";
const HTML = { "Content-Type": "text/html; charset=utf-8" };
/** Started once: each makes itself ready for about a second. */
const readers = pageReaders();
/** Shorter than in use, so that the tests wait less: 1 s to begin, 1.6 s in all, 0.3 s for a place. */
const SHORT: Partial<PageFetcherOptions> = { times: { begin: 1000, whole: 1600 }, slots: { perKey: 10, perHost: 5, total: 100, patience: 300 } };

let names: NameServer;
let site: Site;
/** What was asked for, by the site. */
let asked: { readonly url: string; readonly headers: NodeJS.Dict<string | string[]> }[] = [];
let api: ApiServer;
let fetcher: PageFetcher;
const sites: Site[] = [];
/** Every connection that this process opened meanwhile, but those to the API itself. */
let dialled: string[] = [];

type Answer = Parameters<typeof startSite>[0];
let answer: Answer = () => undefined;
const reply = (body: string | Uint8Array, headers: Record<string, string> = HTML, status = 200): Answer => (_, response) => void response.writeHead(status, headers).end(body);

async function open(more: Partial<PageFetcherOptions> = {}): Promise<void> {
  const ports = [site.port, ...sites.map(({ port }) => port)];
  fetcher = new PageFetcher({ contact: "https://bot.example/about", deny: ["denied.example"], allow: ["127.0.0.0/8"], ports, nameServers: [names.address], clock: systemClock, readers, ...SHORT, ...more });
  api = await startApi({ websites: fetcher });
}

beforeAll(async () => {
  names = await startNameServer({});
  site = await startSite((request, response) => {
    asked.push({ url: request.url ?? "", headers: request.headers });
    answer(request, response);
  });
});
afterAll(async () => {
  await readers.close();
  await site.close();
  await names.close();
});
beforeEach(() => {
  names.names.clear();
  names.names.set("site.example", ["127.0.0.1"]);
  [asked, dialled, answer] = [[], [], reply(PAGE)];
  names.asked.length = 0;
  const connect: unknown = Reflect.get(Socket.prototype, "connect");
  vi.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket, ...args: unknown[]) {
    const [options] = (Array.isArray(args[0]) ? (args[0] as unknown[]) : args) as [{ host?: string; port?: number | string }];
    if (Number(options.port) !== Number(new URL(api.origin).port)) dialled.push(options.host ?? "");
    const apply: unknown = Reflect.apply(connect as () => unknown, this, args);
    return apply as Socket;
  });
});
afterEach(async () => {
  await fetcher.close();
  await api.close();
  await Promise.all(sites.splice(0).map((each) => each.close()));
});

const target = (url: string, more = ""): string => `/api/website/html?url=${encodeURIComponent(url)}${more}`;
const own = (path = "/"): string => `http://site.example:${site.port}${path}`;

/** The status, the whole body and whether it counted. */
async function refusal(url: string, more?: string): Promise<{ status: number; body: unknown; counted: number }> {
  const before = await api.requestsUsed();
  const { status, body } = await api.get(target(url, more));
  return { status, body, counted: (await api.requestsUsed()) - before };
}

describe("200", () => {
  it("has exactly the fields of a page", async () => {
    await open();
    const { status, headers, body } = await api.get(target(own("/about?x=1#top")));
    expect(status).toBe(200);
    expect(body).toEqual({ requestedUrl: own("/about?x=1"), finalUrl: own("/about?x=1"), statusCode: 200, contentType: "text/html; charset=utf-8", charset: "utf-8", html: PAGE, bytes: Buffer.byteLength(PAGE), truncated: false, redirects: [], fetchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(await api.requestsUsed()).toBe(1);
  });

  it("has candidates exactly when they are asked for", async () => {
    await open();
    answer = reply('<meta property="og:site_name" content="Acme"><footer>© 2026 Acme Widgets Ltd. Company No. 01234567</footer>');
    const { body } = await api.get(target(own(), "&extract=true"));
    expect((body as { candidates: unknown[] }).candidates.length).toBeGreaterThan(0);
    expect((await api.get(target(own(), "&extract=false"))).body).not.toHaveProperty("candidates");
  });

  it("tells every redirect, and sends the site nothing of the caller's", async () => {
    await open();
    answer = (request, response) => {
      const next: Record<string, string> = { "/": "/b?c#d", "/b?c": `//site.example:${site.port}/ü`, "/%C3%BC": `http://SITE.example.:${site.port}/end` };
      const location = next[request.url ?? ""];
      if (location === undefined) response.writeHead(404, HTML).end(PAGE);
      else response.writeHead(302, { Location: Buffer.from(location).toString("latin1"), "Set-Cookie": "id=1" }).end("moved");
    };
    const { body } = await api.get(target(own()), { "x-api-key": api.key, cookie: "a=b", "user-agent": "caller", "x-forwarded-for": "10.0.0.1", "x-request-id": "caller-1" });
    expect(body).toMatchObject({ statusCode: 404, requestedUrl: own(), finalUrl: own("/end"), redirects: [own("/b?c"), own("/%C3%BC"), own("/end")] });
    for (const { headers } of asked) {
      expect(Object.keys(headers).sort()).toEqual(["accept", "accept-encoding", "accept-language", "connection", "host", "user-agent"]);
      expect(headers["user-agent"]).toBe("Mozilla/5.0 (compatible; FirmamentBot/1.0; +https://bot.example/about)");
      expect(headers["accept-encoding"]).toBe("gzip, deflate, br");
    }
  });

  it.each([404, 410, 403, 500, 503, 429, 999])("is what a page of status %i gets, a challenge too", async (status) => {
    await open();
    answer = reply("<title>Just a moment...</title>", HTML, status);
    const { status: ours, body } = await api.get(target(own()));
    expect([ours, body]).toMatchObject([200, { statusCode: status, html: "<title>Just a moment...</title>" }]);
  });

  it.each([
    ["gzip", gzipSync(PAGE)],
    ["x-gzip", gzipSync(PAGE)],
    ["deflate", deflateSync(PAGE)],
    ["deflate", deflateRawSync(PAGE)],
    ["br", brotliCompressSync(PAGE)],
    ["identity", Buffer.from(PAGE)],
    ["gzip, br", brotliCompressSync(gzipSync(PAGE))],
    ["gzip", gzipSync(PAGE).subarray(0, -6)],
  ])("is what a body coded %s gets", async (coding, bytes) => {
    await open();
    answer = reply(bytes, { ...HTML, "Content-Encoding": coding });
    expect((await api.get(target(own()))).body).toMatchObject({ html: PAGE, bytes: Buffer.byteLength(PAGE), truncated: false });
  });

  it("cuts a page at maxBytes, decoded, and says so; one of just that length is whole", async () => {
    await open();
    for (const [length, truncated] of [[9999, false], [10_000, false], [10_001, true], [3_000_000, true]] as const) {
      for (const coding of ["identity", "gzip"]) {
        const bytes = Buffer.alloc(length, "x");
        answer = reply(coding === "gzip" ? gzipSync(bytes) : bytes, { ...HTML, "Content-Encoding": coding });
        const { body } = await api.get(target(own(), "&maxBytes=10000"));
        expect([length, coding, body]).toMatchObject([length, coding, { truncated, bytes: Math.min(length, 10_000), html: "x".repeat(Math.min(length, 10_000)) }]);
      }
    }
    answer = reply(Buffer.alloc(5_000_001, "x"));
    expect((await api.get(target(own()))).body).toMatchObject({ truncated: true, bytes: 2_000_000 });
    expect((await api.get(target(own(), "&maxBytes=5000000"))).body).toMatchObject({ truncated: true, bytes: 5_000_000 });
  });

  it("does not wait for the rest of a page that is cut", async () => {
    await open();
    answer = (_, response) => void response.writeHead(200, HTML).write("x".repeat(20_000));
    expect((await api.get(target(own(), "&maxBytes=10000"))).body).toMatchObject({ truncated: true, bytes: 10_000 });
  });

  it.each(["gzip", "deflate", "br"])("takes less than 64 MB for a bomb in %s (2 GB where the coding has members)", async (coding) => {
    await open({ times: { begin: 5000, whole: 10_000 } });
    const letters = Buffer.alloc(64 << 20, "x");
    // Thirty-two times 64 MB; members of gzip may follow each other, the others are long enough at one.
    const one = coding === "gzip" ? gzipSync(letters) : coding === "br" ? brotliCompressSync(letters, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : deflateSync(letters);
    answer = reply(coding === "gzip" ? Buffer.concat(Array.from({ length: 32 }, () => one)) : one, { ...HTML, "Content-Encoding": coding });
    const ask = { url: own(), extract: false, maxBytes: 5_000_000, keyId: "k", signal: new AbortController().signal };
    // The first one starts a thread.
    await fetcher.fetch(ask);
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 2);
    expect(await fetcher.fetch(ask)).toMatchObject({ truncated: true, bytes: 5_000_000 });
    clearInterval(watch);
    expect(Math.max(0, most - before)).toBeLessThan(64 << 20);
  });

  it.each([
    ["text/html", "windows-1252", Buffer.from("Gr\xfc\xdfe", "latin1"), "Grüße"],
    ["TEXT/HTML;charset=ISO-8859-2", "iso-8859-2", Buffer.from("\xb3\xf3d\xbc", "latin1"), "łódź"],
    ['application/xhtml+xml; charset="utf-8"', "utf-8", Buffer.from("<html/>"), "<html/>"],
    [undefined, "utf-8", Buffer.from("  <!DOCTYPE html><p>x"), "  <!DOCTYPE html><p>x"],
    ["", "utf-8", Buffer.from("<html>"), "<html>"],
    ["nonsense", "utf-8", Buffer.from("<!-- x --><p>"), "<!-- x --><p>"],
    [undefined, "utf-8", Buffer.from(""), ""],
  ])("is what type %j gets when it is HTML", async (type, charset, bytes, html) => {
    await open();
    answer = reply(bytes, type === undefined ? {} : { "Content-Type": type });
    expect((await api.get(target(own()))).body).toMatchObject({ contentType: type ?? "", charset, html });
  });

  it("comes from the address that answers, where another does not", async () => {
    await open({ allow: ["127.0.0.0/8", "::1"] });
    names.names.set("two.example", ["127.0.0.2", "127.0.0.1", "::1"]);
    names.names.set("alias.example", { alias: "two.example" });
    expect((await api.get(target(`http://alias.example:${site.port}/`))).status).toBe(200);
    expect(dialled.every((address) => ["127.0.0.1", "127.0.0.2", "::1"].includes(address))).toBe(true);
    expect(asked[0]?.headers.host).toBe(`alias.example:${site.port}`);
  });
});

describe("400", () => {
  it("is what a URL that cannot be fetched gets, with exactly error, code and parameter, uncounted", async () => {
    await open();
    for (const query of ["", "?", "?&", "?extract=true", "?url=", "?url=%zz", "?url=a%00b", "?url=a.example&url=b.example", "?url=ftp://a.example", "?url=https://u:p@a.example", "?url=https://a..b", `?url=${"a".repeat(4097)}`]) {
      const { status, body } = await api.get(`/api/website/html${query}`);
      expect([query, status, body]).toEqual([query, 400, { error: expect.stringMatching(/^url\b./) as string, code: "invalid_url", parameter: "url" }]);
    }
    expect(await api.requestsUsed()).toBe(0);
  });

  it.each(["9999", "5000001", "0", "-1", "1e5", "", "x"])("is what maxBytes=%s gets", async (bytes) => {
    await open();
    expect(await refusal(own(), `&maxBytes=${bytes}`)).toEqual({ status: 400, body: { error: expect.stringContaining("maxBytes") as string, code: "invalid_parameter", parameter: "maxBytes" }, counted: 0 });
  });
});

describe("403", () => {
  const blocked = { error: expect.stringMatching(/^url: ./) as string, code: "blocked_host", parameter: "url" };

  it.each(["127.0.0.1", "http://2130706433/", "http://0x7f.1", "http://[::1]/", "http://[::ffff:8.8.8.8]", "http://１２７.1", "8.8.8.8", "localhost", "metadata.google.internal", "router", "denied.example", "x.denied.example", "site.example:22"])("is what %s gets, without a lookup or a connection", async (url) => {
    await open();
    expect(await refusal(url)).toEqual({ status: 403, body: blocked, counted: 0 });
    expect([names.asked, dialled]).toEqual([[], []]);
  });

  const BAD = ["10.0.0.1", "169.254.169.254", "192.168.1.1", "100.100.100.200", "168.63.129.16", "0.0.0.0", "224.0.0.1", "198.18.0.1", "::1", "fe80::1", "fd00:ec2::254", "64:ff9b::808:808", "2002:808:808::1", "2001:0:808:808::1", "3fff::1", "4000::1"];

  it.each(BAD)("is what a name that leads to %s gets, alone or beside public addresses, without a connection", async (address) => {
    await open();
    names.names.set("bad.example", [address]);
    names.names.set("mixed.example", ["93.184.215.14", address, "2606:4700::1"]);
    names.names.set("alias.example", { alias: "bad.example" });
    for (const name of ["bad.example", "mixed.example", "alias.example"]) expect(await refusal(name)).toEqual({ status: 403, body: blocked, counted: 0 });
    expect(dialled).toEqual([]);
  });

  it("is what a loopback address gets where the operator allows none", async () => {
    await open({ allow: [] });
    expect(await refusal(own())).toMatchObject({ status: 403, body: { ...blocked, error: expect.stringContaining("loopback") as string } });
    expect(dialled).toEqual([]);
  });

  it.each(["http://127.0.0.1/", "http://[::1]/", "http://0x7f000001/", "http://localhost/", "http://bad.example/", "http://site.example:25/", "//169.254.169.254/latest/meta-data/"])("is what a redirect to %s gets, without a connection there", async (location) => {
    await open();
    names.names.set("bad.example", ["10.1.2.3"]);
    answer = (_, response) => void response.writeHead(301, { Location: location }).end();
    expect(await refusal(own())).toEqual({ status: 403, body: blocked, counted: 0 });
    expect(dialled).toEqual(["127.0.0.1"]);
  });

  it("holds for a name that changes its address between two lookups", async () => {
    await open();
    answer = (_, response) => {
      names.names.set("site.example", ["10.0.0.1"]);
      response.writeHead(302, { Location: "/again" }).end();
    };
    expect(await refusal(own())).toMatchObject({ status: 403 });
    expect(dialled).toEqual(["127.0.0.1"]);
  });

  it("is not what public addresses get", async () => {
    await open();
    vi.spyOn(Socket.prototype, "connect").mockImplementation(function (this: Socket, ...args: unknown[]) {
      const [options] = (Array.isArray(args[0]) ? (args[0] as unknown[]) : args) as [{ host?: string }];
      dialled.push(options.host ?? "");
      queueMicrotask(() => this.destroy(Object.assign(new Error("no network in tests"), { code: "ENETUNREACH" })));
      return this;
    });
    const controls = ["93.184.215.14", "1.1.1.1", "2606:4700:4700::1111", "168.63.129.17", "172.32.0.1", "2a00:1450:4001:82a::200e"];
    for (const [at, address] of controls.entries()) {
      names.names.set(`control${at}.example`, [address]);
      await expect(fetcher.fetch({ url: `control${at}.example`, extract: false, maxBytes: 10_000, keyId: "k", signal: new AbortController().signal })).rejects.toMatchObject({ code: "unreachable" });
    }
    expect(dialled).toEqual(controls);
  });
});

describe("415", () => {
  it.each([
    ["application/pdf", "%PDF-1.7"],
    ["application/json", "{}"],
    ["image/png", "\x89PNG"],
    ["text/plain", "<html>"],
    ["application/octet-stream", "<html>"],
    ["text/xml", "<?xml version='1.0'?><feed/>"],
    [undefined, "%PDF-1.7"],
    [undefined, '{"a":"<html>"}'],
    ["*/*", "plain words"],
  ])("is what type %j gets, counted", async (type, body) => {
    await open();
    answer = reply(body, type === undefined ? {} : { "Content-Type": type });
    expect(await refusal(own())).toEqual({ status: 415, body: { error: expect.stringContaining("not HTML") as string, code: "not_html" }, counted: 1 });
  });
});

describe("502", () => {
  const unreachable = (why: RegExp): unknown => ({ error: expect.stringMatching(why) as string, code: "unreachable" });

  it("is what a name without addresses gets, and one whose servers fail", async () => {
    await open();
    names.names.set("empty.example", []);
    names.names.set("failing.example", "fails");
    expect(await refusal("nowhere.example")).toEqual({ status: 502, body: unreachable(/does not exist/), counted: 1 });
    expect(await refusal("empty.example")).toEqual({ status: 502, body: unreachable(/does not exist or has no address/), counted: 1 });
    expect(await refusal("failing.example")).toEqual({ status: 502, body: unreachable(/name servers do not answer/), counted: 1 });
  });

  it("is what a site gets that refuses, resets, says nothing or speaks no HTTP", async () => {
    const gone = await startSite(() => undefined);
    await gone.close();
    const cases: [Site, RegExp][] = [
      [gone, /refuses connections/],
      [await startRawSite((socket) => socket.resetAndDestroy()), /broke the connection off/],
      [await startRawSite((socket) => socket.end()), /broke the connection off/],
      [await startRawSite((socket) => socket.end("SSH-2.0-OpenSSH_9.2\r\n")), /does not speak HTTP/],
      [await startRawSite((socket) => socket.end(`HTTP/1.1 200 OK\r\n${"X-Long: 1234567890\r\n".repeat(5000)}\r\n`)), /HPE_HEADER_OVERFLOW/],
      [await startRawSite((socket) => socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n")), /broke the connection off/],
      [await startRawSite((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 100\r\n\r\n<p>")), /broke the connection off/],
      [await startRawSite((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n<p>")), /broke the connection off/],
    ];
    sites.push(...cases.slice(1).map(([each]) => each));
    await open({ ports: cases.map(([{ port }]) => port) });
    for (const [{ port }, why] of cases) expect(await refusal(`http://site.example:${port}/`)).toEqual({ status: 502, body: unreachable(why), counted: 1 });
  });

  it.each([
    ["gzip", Buffer.from("no gzip at all")],
    ["deflate", Buffer.from([0x78, 0x9c, 0xff, 0xff, 0xff])],
    ["deflate", Buffer.from([0xff, 0xff])],
    ["br", Buffer.from("no brotli at all, whatever it is")],
    ["zstd", Buffer.from("x")],
    ["compress", Buffer.from("x")],
    ["gzip, gzip, gzip, gzip", Buffer.from("x")],
  ])("is what a body gets that is not coded %s as it says, or by what was not asked for", async (coding, bytes) => {
    await open();
    answer = reply(bytes, { ...HTML, "Content-Encoding": coding });
    expect(await refusal(own())).toEqual({ status: 502, body: unreachable(/its body/), counted: 1 });
  });

  it("is what coded input without end and without output gets", async () => {
    await open({ times: { begin: 5000, whole: 10_000 } });
    // Empty stored blocks: five bytes in, none out.
    const empty = Buffer.concat(Array.from({ length: 40_000 }, () => Buffer.from([0, 0, 0, 0xff, 0xff])));
    answer = (_, response) => {
      response.writeHead(200, { ...HTML, "Content-Encoding": "deflate" });
      const more = (): void => {
        if (response.destroyed) return;
        if (response.write(empty)) setImmediate(more);
        else response.once("drain", more);
      };
      more();
    };
    expect(await refusal(own(), "&maxBytes=10000")).toEqual({ status: 502, body: unreachable(/longer than what was asked for/), counted: 1 });
  });

  it.each(["ftp://site.example/", "javascript:alert(1)", "http://user@site.example/", "http://a..b/"])("is what a redirect to %s gets", async (location) => {
    await open();
    answer = (_, response) => void response.writeHead(302, { Location: location }).end();
    expect(await refusal(own())).toEqual({ status: 502, body: unreachable(/redirects to/), counted: 1 });
  });

  it("too_many_redirects is what the sixth gets, a loop as well; five are followed", async () => {
    await open();
    answer = (request, response) => void response.writeHead(302, { Location: `/${Number((request.url ?? "/0").slice(1)) + 1}` }).end();
    expect(await refusal(own("/0"))).toEqual({ status: 502, body: { error: expect.stringContaining("more than 5") as string, code: "too_many_redirects" }, counted: 1 });
    expect(asked.length).toBe(6);
    answer = (_, response) => void response.writeHead(307, { Location: "/0" }).end();
    expect(await refusal(own("/0"))).toMatchObject({ status: 502, body: { code: "too_many_redirects" } });
    answer = (request, response) => (request.url === "/5" ? reply(PAGE)(request, response) : void response.writeHead(308, { Location: `/${Number((request.url ?? "/0").slice(1)) + 1}` }).end());
    expect((await api.get(target(own("/0")))).body).toMatchObject({ finalUrl: own("/5"), redirects: ["/1", "/2", "/3", "/4", "/5"].map((each) => own(each)) });
  });

  it.skipIf(!hasOpenssl)("is what a certificate gets that nobody vouches for, whatever the environment says, and a site without TLS", async () => {
    const secure = await startSecureSite("site.example", reply(PAGE));
    sites.push(secure);
    await open();
    vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
    expect(await refusal(`https://site.example:${secure.port}/`)).toEqual({ status: 502, body: unreachable(/certificate is not valid for it/), counted: 1 });
    vi.unstubAllEnvs();
    expect(await refusal(`https://site.example:${site.port}/`)).toEqual({ status: 502, body: unreachable(/no TLS/), counted: 1 });
  });
});

describe("504", () => {
  const timeout = { error: expect.stringContaining("did not answer in time") as string, code: "timeout" };

  it.each<[string, Answer]>([
    ["says nothing", () => undefined],
    ["drips its headers", (_, response) => { response.socket?.write("HTTP/1.1 200 OK\r\nX-Slow: "); const drip = setInterval(() => response.socket?.write("x"), 50); response.once("close", () => clearInterval(drip)); }],
    ["drips its body", (_, response) => { response.writeHead(200, HTML); const drip = setInterval(() => response.write("x"), 50); response.once("close", () => clearInterval(drip)); }],
    ["stops inside its body", (_, response) => void response.writeHead(200, HTML).write("<p>")],
    ["redirects slowly", (_, response) => void setTimeout(() => response.writeHead(302, { Location: "/x" }).end(), 300)],
    ["says 100 Continue for ever", (_, response) => { const more = setInterval(() => response.writeContinue(), 50); response.once("close", () => clearInterval(more)); }],
  ])("is what a site gets that %s, in time and counted", async (_, misbehave) => {
    await open();
    answer = misbehave;
    const started = performance.now();
    expect(await refusal(own())).toEqual({ status: 504, body: timeout, counted: 1 });
    expect(performance.now() - started).toBeLessThan(2500);
  });

  it("names that hang hold up nothing else", async () => {
    await open({ times: { begin: 2000, whole: 3000 } });
    for (let at = 0; at < 20; at += 1) names.names.set(`hang${at}.example`, "silent");
    const keys = await Promise.all([api.createKey(), api.createKey()]);
    let ended = 0;
    const hanging = Array.from({ length: 20 }, (_, at) => api.get(target(`hang${at}.example`), { "x-api-key": keys[at % 2] ?? "" }).finally(() => (ended += 1)));
    await vi.waitFor(() => expect(new Set(names.asked).size).toBe(20));
    expect((await api.get(target(own()))).status).toBe(200);
    expect(ended).toBe(0);
    for (const { status } of await Promise.all(hanging)) expect(status).toBe(504);
  });
});

describe("too many at a time", () => {
  const hang: Answer = () => undefined;

  it("of one host: the sixth waits a moment, then gets 429 with Retry-After, uncounted; other hosts are served", async () => {
    await open({ times: { begin: 1500, whole: 2000 } });
    names.names.set("other.example", ["127.0.0.1"]);
    answer = (request, response) => (request.headers.host?.startsWith("other") ? reply(PAGE)(request, response) : hang(request, response));
    const hanging = Array.from({ length: 5 }, () => api.get(target(own())));
    await vi.waitFor(() => expect(asked.length).toBe(5));
    const { status, headers, body } = await api.get(target(own()));
    expect([status, headers.get("retry-after"), body]).toEqual([429, "2", { error: expect.stringContaining("5 pages are being fetched from this host") as string, code: "rate_limited" }]);
    expect((await api.get(target(`http://other.example:${site.port}/`))).status).toBe(200);
    await Promise.all(hanging);
    expect(await api.requestsUsed()).toBe(6);
  });

  it("of one key and of the server: 429 and 503, uncounted", async () => {
    await open({ slots: { perKey: 2, perHost: 99, total: 3, patience: 200 } });
    answer = hang;
    const [first, second] = [await api.createKey(), await api.createKey()];
    const ask = (key: string) => api.get(target(own()), { "x-api-key": key });
    const hanging = [ask(first), ask(first), ask(second)];
    await vi.waitFor(() => expect(asked.length).toBe(3));
    expect(await ask(first)).toMatchObject({ status: 429, body: { code: "rate_limited", error: expect.stringContaining("2 page fetches under way") as string } });
    expect(await ask(second)).toMatchObject({ status: 503, body: { code: "overloaded" } });
    for (const { status } of await Promise.all(hanging)) expect(status).toBe(504);
    answer = reply(PAGE);
    expect((await ask(first)).status).toBe(200);
  });

  it("the one that waits gets the place that becomes free", async () => {
    await open({ slots: { perKey: 1, perHost: 5, total: 9, patience: 15_000 } });
    answer = (request, response) => void setTimeout(() => reply(PAGE)(request, response), 200);
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.get(target(own()))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });
});

describe("a client that goes", () => {
  it("ends its fetch at once, and its place is free", async () => {
    await open({ times: { begin: 9000, whole: 9000 }, slots: { perKey: 1, perHost: 1, total: 1, patience: 300 } });
    let ended = 0;
    answer = (_, response) => void response.once("close", () => (ended += 1));
    const gone = new AbortController();
    const asking = fetch(api.origin + target(own()), { headers: { "x-api-key": api.key }, signal: gone.signal }).catch(() => undefined);
    await vi.waitFor(() => expect(asked.length).toBe(1));
    gone.abort();
    await asking;
    await vi.waitFor(() => expect(ended).toBe(1));
    await vi.waitFor(() => expect(api.log.at(-1)).toMatchObject({ status: 499, code: "client_gone" }));
    answer = reply(PAGE);
    expect((await api.get(target(own()))).status).toBe(200);
  });
});

describe("the log", () => {
  it("tells of a fetch that failed, but not where it went", async () => {
    await open();
    await api.get(target("secret-name.example"));
    await api.get(target(own("/secret-path")));
    expect(JSON.stringify(api.log)).not.toMatch(/secret/);
    expect(api.log.filter(({ code }) => code === "unreachable")).toHaveLength(1);
  });
});
