import { beforeEach, describe, expect, it } from "vitest";
import type { ScrollBatch } from "../../company/company-index";
import { ServiceError } from "../../errors";
import { AskedBatches } from "./asked-batches";

let now: number;
let batches: AskedBatches;
let asked: number;
beforeEach(() => {
  now = 0;
  asked = 0;
  batches = new AskedBatches(() => now);
});

const ask = (bytes = 10) => (): Promise<ScrollBatch> => {
  asked += 1;
  return Promise.resolve({ records: { count: 1, json: Buffer.alloc(bytes, asked) }, generation: "g", position: [asked], hasMore: true });
};

describe("a cursor", () => {
  it("is asked with once, also by two at the same time, and gives the same batch to both", async () => {
    const [one, two] = await Promise.all([batches.once("c", "25", ask()), batches.once("c", "25", ask())]);
    expect([asked, two]).toEqual([1, one]);
    await expect(batches.once("c", "50", ask())).rejects.toMatchObject({ code: "scroll_expired" });
    await batches.once("d", "25", ask());
    expect(asked).toBe(2);
  });

  it("is asked with again after a refusal, and not after an answer that may have been lost", async () => {
    const fail = (error: Error) => (): Promise<ScrollBatch> => Promise.reject(error);
    for (const code of ["no_index", "rate_limited", "quota_exhausted", "internal", "upstream_refused", "upstream_unreachable"] as const) {
      await expect(batches.once(code, "25", fail(new ServiceError(code, "no")))).rejects.toMatchObject({ code });
      await batches.once(code, "25", ask());
    }
    for (const code of ["upstream_failed", "upstream_timeout"] as const) {
      await expect(batches.once(code, "25", fail(new ServiceError(code, "lost")))).rejects.toMatchObject({ code });
      await expect(batches.once(code, "25", ask())).rejects.toMatchObject({ code: "scroll_expired" });
    }
    await expect(batches.once("defect", "25", fail(new Error("?")))).rejects.toThrow("?");
    await expect(batches.once("defect", "25", ask())).rejects.toMatchObject({ code: "scroll_expired" });
    expect(asked).toBe(6);
  });

  it("is refused, not asked with, once its batch no longer fits into memory", async () => {
    for (const cursor of ["a", "b", "c"]) await batches.once(cursor, "25", ask(12 << 20));
    await expect(batches.once("a", "25", ask())).rejects.toMatchObject({ code: "scroll_expired" });
    await batches.once("c", "25", ask());
    await batches.once("huge", "25", ask(40 << 20));
    await expect(batches.once("huge", "25", ask())).rejects.toMatchObject({ code: "scroll_expired" });
    expect(asked).toBe(4);
  });

  it("is forgotten when it no longer lives", async () => {
    await batches.once("a", "25", ask());
    now = 9 * 60 * 1000;
    await batches.once("a", "25", ask());
    now = 11 * 60 * 1000;
    await batches.once("a", "25", ask());
    expect(asked).toBe(2);
  });
});
