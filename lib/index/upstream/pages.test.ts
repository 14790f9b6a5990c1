import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AskPage, type PagedEndpoint, readWindow } from "./pages";

interface Service {
  readonly total: number;
  /** The largest page it gives. */
  readonly largest: number;
  readonly cap: number;
}

/** A service with the records 0 to total - 1, and the pages asked of it. */
function serviceOf({ total, largest, cap }: Service): { readonly ask: AskPage; readonly asked: (readonly [number, number])[] } {
  const asked: (readonly [number, number])[] = [];
  const ask: AskPage = (page, pageSize) => {
    asked.push([page, pageSize]);
    const size = Math.min(pageSize, largest);
    const start = (page - 1) * size;
    expect(start, "no page starts beyond the cap").toBeLessThan(cap);
    const count = Math.max(0, Math.min(size, total - start, cap - start));
    return Promise.resolve({ records: Array.from({ length: count }, (_, at) => ({ ID: start + at })), total, pageSize: size, match: undefined });
  };
  return { ask, asked };
}

const idsOf = (records: readonly Readonly<Record<string, unknown>>[]): unknown[] => records.map(({ ID }) => ID);

describe("a window on a service of pages", () => {
  it("is exactly the records asked for, wherever it lies and however small the pages are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(120), fc.nat(70), fc.nat(60), fc.integer({ min: 1, max: 60 }), async (total, offset, limit, largest) => {
        const cap = 100;
        const { ask, asked } = serviceOf({ total, largest, cap });
        const expected = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, at) => offset + at);
        const reading = readWindow({ cap, largest: cap }, { offset, limit }, ask);
        const read = await reading.catch((error: unknown) => error);
        if (read instanceof Error) {
          expect(read).toMatchObject({ code: "not_supported" });
          expect(largest * 10 < offset + limit || offset + limit > cap, read.message).toBe(true);
        } else expect(read).toMatchObject({ total, records: expected.map((ID) => ({ ID })) });
        expect(asked.length).toBeLessThanOrEqual(10);
      }),
      { numRuns: 2000 },
    );
  });

  it("costs one request where one page holds it", async () => {
    const endpoint: PagedEndpoint = { cap: 50, largest: 50 };
    for (const [offset, limit] of [[0, 25], [25, 25], [30, 20], [49, 1], [0, 50], [7, 7]] as const) {
      const { ask, asked } = serviceOf({ total: 1000, largest: 50, cap: 50 });
      const { records } = await readWindow(endpoint, { offset, limit }, ask);
      expect([idsOf(records)[0], records.length, asked.length]).toEqual([offset, limit, 1]);
    }
  });

  it("learns the largest page from a service that tells it", async () => {
    const endpoint: PagedEndpoint = { cap: 10_000, largest: 10_000 };
    const { ask, asked } = serviceOf({ total: 5000, largest: 1000, cap: 10_000 });
    expect((await readWindow(endpoint, { offset: 0, limit: 3000 }, ask)).records).toHaveLength(3000);
    expect(asked).toEqual([[1, 3000], [2, 1000], [3, 1000]]);
    asked.length = 0;
    await readWindow(endpoint, { offset: 3000, limit: 2000 }, ask);
    expect(asked).toEqual([[4, 1000], [5, 1000]]);
  });

  it("that would cost too many requests is refused, with the size that would not", async () => {
    const { ask } = serviceOf({ total: 5000, largest: 25, cap: 10_000 });
    await expect(readWindow({ cap: 10_000, largest: 10_000 }, { offset: 0, limit: 1000 }, ask)).rejects.toMatchObject({ code: "not_supported", details: { parameter: "pageSize" }, message: expect.stringContaining("at most 225") as string });
  });

  it("behind what pages deliver is refused where there are records, and empty where there are none", async () => {
    const endpoint: PagedEndpoint = { cap: 100, largest: 100 };
    const many = serviceOf({ total: 500, largest: 100, cap: 100 });
    await expect(readWindow(endpoint, { offset: 100, limit: 5 }, many.ask)).rejects.toMatchObject({ code: "not_supported" });
    await expect(readWindow(endpoint, { offset: 90, limit: 20 }, many.ask)).rejects.toMatchObject({ code: "not_supported" });
    expect(await readWindow(endpoint, { offset: 1000, limit: 5 }, many.ask)).toMatchObject({ total: 500, records: [] });
    expect(await readWindow(endpoint, { offset: 200, limit: 0 }, many.ask)).toMatchObject({ total: 500, records: [] });
  });
});
