import { once } from "node:events";
import { text } from "node:stream/consumers";
import { MessageChannel } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { PortStream } from "./port-stream";

function pair(): readonly [PortStream, PortStream] {
  const { port1, port2 } = new MessageChannel();
  return [new PortStream(port1), new PortStream(port2)];
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

describe("a connection between threads", () => {
  it("carries bytes both ways, in order, and each side's end", async () => {
    const [here, there] = pair();
    const pieces = Array.from({ length: 500 }, (_, i) => `${i} `.repeat(i));
    for (const piece of pieces) here.write(piece);
    here.end();
    there.end("an answer");
    expect(await text(there)).toBe(pieces.join(""));
    expect(await text(here)).toBe("an answer");
  });

  it("leaves the writer its memory", async () => {
    const [here, there] = pair();
    const bytes = Buffer.from("before");
    await new Promise((written) => here.write(bytes, written));
    bytes.fill("x");
    here.end();
    expect(await text(there)).toBe("before");
  });

  it("has who writes wait for who reads", async () => {
    const [here, there] = pair();
    const piece = Buffer.alloc(256 << 10, "a");
    let written = 0;
    for (let i = 0; i < 40; i++) here.write(piece, () => (written += 1));
    await later();
    expect(written).toBeLessThan(10);
    const all = text(there);
    here.end();
    expect((await all).length).toBe(40 * piece.length);
    expect(written).toBe(40);
  });

  it("is cut at one end when it is destroyed at the other, after what was sent", async () => {
    const [here, there] = pair();
    here.write("so far");
    await once(there, "readable");
    here.destroy();
    await once(there, "close");
    expect(there.destroyed).toBe(true);
  });

  it("lets be read what was sent before both ends were done", async () => {
    const [here, there] = pair();
    there.end("an answer");
    here.end();
    here.resume();
    there.resume();
    await Promise.all([once(here, "close"), once(there, "close")]);
    const [other, far] = pair();
    other.end("sent");
    far.end();
    other.resume();
    await later();
    expect(await text(far)).toBe("sent");
  });
});
