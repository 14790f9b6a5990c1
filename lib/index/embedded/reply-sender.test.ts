import { afterEach, expect, it, vi } from "vitest";
import type { PackedReply } from "./messages";
import { ReplySender } from "./reply-sender";

afterEach(() => void vi.restoreAllMocks());

it("sends every answer with all its bytes, also the one after which it waits no longer", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const received: string[] = [];
  const sender = new ReplySender(({ replies, bytes }) => {
    for (const reply of JSON.parse(replies) as PackedReply[]) if ("json" in reply) received.push(Buffer.from(bytes.subarray(...reply.json)).toString());
  });
  const sent = ['[{"ID":"1"}]', "[]", '[{"ID":"2"}]', "[]"];
  for (const [id, json] of sent.entries()) {
    sender.add(id, { total: 0, match: undefined, count: 0, json: Buffer.from(json) });
    now += 2;
  }
  sender.flush();
  expect(received).toEqual(sent);
});
