import { MessageChannel } from "node:worker_threads";
import { expect, it, vi } from "vitest";
import type { CompanyPage, ScrollBatch } from "../../company/company-index";
import { ServiceError } from "../../errors";
import { Answering } from "./answering";
import type { Order, Word } from "./messages";
import { Questions } from "./questions";

const JSON_OF_RECORDS = '[{"ID":"a"},{"ID":"b"}]';

/** Both ends as two threads have them. */
function joined(index: { page?: () => Promise<CompanyPage>; scroll?: () => Promise<ScrollBatch> }): { readonly questions: Questions; readonly close: () => void } {
  const unasked = (): Promise<never> => Promise.reject(new Error("not asked here"));
  const { port1, port2 } = new MessageChannel();
  const questions = new Questions((word, transfer = []) => port1.postMessage(word, transfer));
  const answering = new Answering({ page: unasked, scroll: unasked, ...index }, (order, transfer) => port2.postMessage(order, transfer));
  port1.on("message", (order: Order) => {
    if (order.kind === "answer") questions.settle(order);
  });
  port2.on("message", (word: Word) => {
    if (word.kind === "ask") void answering.answer(word.id, word.question);
    if (word.kind === "release") answering.release(word.id, word.memory);
  });
  return { questions, close: () => port1.close() };
}

it("the memory of a batch is moved to who asked, and goes back to the index", async () => {
  const memory = Buffer.alloc(1000);
  const end = memory.write(JSON_OF_RECORDS);
  const back = vi.fn<(memory?: ArrayBuffer) => void>();
  const { questions, close } = joined({ scroll: () => Promise.resolve({ records: { count: 2, json: memory.subarray(0, end), release: back }, generation: "g", position: [7], hasMore: true }) });
  const { records, ...rest } = await questions.scroll({}, 2, { fields: [] });
  expect([Buffer.from(records.json).toString(), rest]).toEqual([JSON_OF_RECORDS, { generation: "g", position: [7], hasMore: true }]);
  expect(memory.byteLength).toBe(0);
  expect(back).not.toHaveBeenCalled();
  records.release?.();
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
  expect(back.mock.calls[0]?.[0]?.byteLength).toBe(1000);
  expect(records.json.byteLength).toBe(0);
  close();
});

it("of memory that other answers share a copy is sent", async () => {
  const shared = Buffer.from(`[]${JSON_OF_RECORDS}[]`);
  const { questions, close } = joined({ page: () => Promise.resolve({ total: 5, match: "name", records: { count: 2, json: shared.subarray(2, -2) } }) });
  const { records, ...rest } = await questions.page({}, { offset: 0, limit: 2 }, { fields: [] });
  expect([Buffer.from(records.json).toString(), records.release, rest]).toEqual([JSON_OF_RECORDS, undefined, { total: 5, match: "name" }]);
  expect(shared.toString()).toBe(`[]${JSON_OF_RECORDS}[]`);
  close();
});

it("a failure arrives as what it is: told to the sender with its parameter and time, or a defect", async () => {
  const known = new ServiceError("scroll_expired", "Start a new scroll.", { parameter: "scrollId", retryAfterSeconds: 5, cause: new Error("files") });
  const { questions, close } = joined({ scroll: () => Promise.reject(known), page: () => Promise.reject(new Error("worker gone")) });
  await expect(questions.scroll({}, 2, { fields: [] })).rejects.toMatchObject({ code: "scroll_expired", message: "Start a new scroll.", details: { parameter: "scrollId", retryAfterSeconds: 5 } });
  await expect(questions.page({}, { offset: 0, limit: 2 }, { fields: [] })).rejects.toSatisfy((error) => error instanceof Error && !(error instanceof ServiceError) && error.message === "worker gone");
  close();
});
