import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import type { Handler } from "./message";
import { toNodeListener } from "./node";
import { toRouteHandler } from "./web";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(handler: Handler): Promise<number> {
  const started = createServer(toNodeListener(handler));
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return (started.address() as AddressInfo).port;
}

const pieces = (...texts: string[]): Handler => () => Promise.resolve({ status: 200, headers: { "Content-Length": texts.join("").length.toString(), "X-Test": "1" }, body: texts.map((text) => Buffer.from(text)) });

describe("a handler on node:http", () => {
  it("is given method, target and headers as they came", async () => {
    const port = await listen(({ method, target, header }) => Promise.resolve({ status: 200, headers: {}, body: JSON.stringify([method, target, header("x-api-key"), header("x-none")]) }));
    const response = await fetch(`http://127.0.0.1:${port}/a%2fb?c=%zz&d=[e]`, { headers: { "X-Api-Key": "k" } });
    expect(await response.json()).toEqual(["GET", "/a%2fb?c=%zz&d=[e]", "k", null]);
  });

  it("sends its pieces as one body, uncompressed and with its length, whatever the client accepts", async () => {
    const port = await listen(pieces("[", "1,".repeat(1000), "2]"));
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { "accept-encoding": "gzip, br" } });
    expect(Object.fromEntries(response.headers)).toMatchObject({ "content-length": "2003", "x-test": "1" });
    expect(response.headers.has("content-encoding")).toBe(false);
    expect((await response.text()).length).toBe(2003);
  });

  it("keeps the connection for the next request", async () => {
    const port = await listen(pieces("a", "b"));
    const received = await new Promise<string>((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"));
      socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk)).on("end", () => resolve(text));
    });
    expect(received.match(/ab/g)).toHaveLength(2);
  });

  it("says once that an answer's bytes are read no more: when all have been taken, and when the client has gone", async () => {
    let sent = 0;
    const body = [Buffer.alloc(8 << 20, "a"), Buffer.from("b")];
    const port = await listen(() => Promise.resolve({ status: 200, headers: {}, body, sent: () => (sent += 1) }));
    const taken = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect([taken.length, taken.at(-1)]).toEqual([(8 << 20) + 1, "b"]);
    await expect.poll(() => sent).toBe(1);
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
    await once(socket, "readable");
    expect(sent).toBe(1);
    socket.destroy();
    await expect.poll(() => sent).toBe(2);
  });

  it("that rejects against its promise ends the connection instead of keeping the client waiting", async () => {
    const port = await listen(() => Promise.reject(new Error("broken")));
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  it("does not mind a client that has gone before the answer", async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      void listen(async () => {
        resolve();
        await new Promise<void>((go) => (answer = go));
        return { status: 200, headers: {}, body: [Buffer.from("late")] };
      }).then((port) => {
        const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
        void asked.then(() => socket.destroy());
      });
    });
    await asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server?.listening).toBe(true);
  });

  it("works on one request of a connection at a time, so that answers do not pile up for a client that reads none", async () => {
    const chunk = Buffer.alloc(1024 * 1024, 97);
    let answered = 0;
    const port = await listen(() => {
      answered += 1;
      return Promise.resolve({ status: 200, headers: { "Content-Length": `${chunk.length}` }, body: [chunk] });
    });
    const socket = connect(port, "127.0.0.1");
    socket.pause();
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(5000));
    await new Promise((resolve) => setTimeout(resolve, 500));
    socket.destroy();
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan(50);
  });
});

describe("a handler as a route handler", () => {
  const route = toRouteHandler(({ method, target, header }) => Promise.resolve({ status: 203, headers: { "X-Test": header("x-api-key") ?? "" }, body: [Buffer.from(`${method} `), Buffer.from(target)] }));

  it("answers with the same status, headers and bytes", async () => {
    const response = await route(new Request("http://localhost:3000/api/x?search=a%20b&c=%zz", { headers: { "X-Api-Key": "k" } }));
    expect([response.status, response.headers.get("x-test"), await response.text()]).toEqual([203, "k", "GET /api/x?search=a%20b&c=%zz"]);
  });

  it("answers HEAD without a body", async () => {
    expect(await (await route(new Request("http://localhost:3000/", { method: "HEAD" }))).text()).toBe("");
  });
});
