import { describe, expect, it } from "vitest";
import { ApiError } from "../client/api-error";
import type { Batch, CompanyClient } from "../client/client";
import { BEGINNING, CountMismatchError, DataChangedError, DuplicateCompanyError, FileLostError, type Checkpoint } from "./checkpoint";
import { jsonLinesWriter } from "./json-lines";
import { runExport, type ExportRun } from "./run-export";
import { MemoryFile } from "./testing/memory-file";

const IDS = Array.from({ length: 95 }, (_, number) => `id-${number}`);
const PAGE = 10;
const lines = (ids: readonly string[]): string => ids.map((id) => `{"ID":"${id}"}\n`).join("");

/** A service whose cursors are positions; before each request it may fail. */
class Service {
  requests = 0;
  constructor(
    public ids: readonly string[] = IDS,
    private readonly fail: (request: number, cursor: string | undefined) => void = () => undefined,
  ) {}

  readonly scroll: CompanyClient["scroll"] = async function* (this: Service, _query: unknown, { pageSize = PAGE, from }: { pageSize?: number; from?: string } = {}): AsyncGenerator<Batch, void, void> {
    for (let at = Number(from ?? 0); ; at += pageSize) {
      this.requests += 1;
      await Promise.resolve();
      this.fail(this.requests, at === 0 ? undefined : at.toString());
      const hasMore = at + pageSize < this.ids.length;
      yield { records: this.ids.slice(at, at + pageSize).map((ID) => ({ ID })), scrollId: (at + pageSize).toString(), hasMore };
      if (!hasMore) return;
    }
  }.bind(this);
}

class Files {
  readonly file = new MemoryFile();
  readonly ids = new MemoryFile();
  checkpoint: Checkpoint = BEGINNING;
  noted: string[] = [];
}

function run(service: Service, files: Files, changes: Partial<ExportRun> & { readonly signal?: AbortSignal } = {}): Promise<Checkpoint> {
  const source = { client: service, query: {}, pageSize: PAGE, signal: changes.signal ?? new AbortController().signal, onWait: () => undefined, sleep: () => Promise.resolve() };
  return runExport({
    source,
    writer: jsonLinesWriter(["ID"]),
    file: files.file,
    ids: files.ids,
    from: files.checkpoint,
    announced: IDS.length,
    leavesOut: new Set(),
    sameData: () => Promise.resolve(true),
    onReplay: () => undefined,
    onBatch: (ids, checkpoint) => {
      files.noted.push(...ids);
      files.checkpoint = checkpoint;
      return Promise.resolve();
    },
    ...changes,
  });
}

/** Pauses by breaking off, as a closed tab does, while batch number so many is noted. */
async function brokenOff(files: Files, after: number): Promise<void> {
  let batches = 0;
  const onBatch: ExportRun["onBatch"] = (ids, checkpoint) => {
    if ((batches += 1) > after) return Promise.reject(new Error("closed"));
    files.noted.push(...ids);
    files.checkpoint = checkpoint;
    return Promise.resolve();
  };
  await expect(run(new Service(), files, { onBatch })).rejects.toThrow("closed");
}

const expired = (): never => {
  throw new ApiError("expired", { status: 400, code: "scroll_expired" });
};

describe("an export", () => {
  it("holds every company announced, once, in the scroll's order", async () => {
    const files = new Files();
    expect(await run(new Service(), files)).toMatchObject({ seen: 95, delivered: 95, skipped: 0, complete: true });
    expect([files.file.text, files.noted]).toEqual([lines(IDS), IDS]);
  });

  it("broken off anywhere, even with half a batch in the file, goes on without a gap or a company twice", async () => {
    for (let after = 0; after < 10; after += 1) {
      const files = new Files();
      await brokenOff(files, after);
      const { size } = files.checkpoint;
      expect(files.file.getSize()).toBeGreaterThan(size);
      files.file.truncate(size + 3);
      const service = new Service();
      await run(service, files);
      expect([files.file.text, files.noted]).toEqual([lines(IDS), IDS]);
      expect(service.requests).toBe(10 - after);
    }
  });

  it("whose scroll has expired begins anew and passes over what is delivered", async () => {
    const files = new Files();
    await brokenOff(files, 4);
    const replayed: number[] = [];
    const service = new Service(IDS, (request) => request === 1 && expired());
    await run(service, files, { onReplay: (seen) => replayed.push(seen) });
    expect([files.file.text, service.requests, replayed]).toEqual([lines(IDS), 11, [10, 20, 30]]);
  });

  it("whose scroll has expired over an import says so, by the generation and by the companies themselves", async () => {
    for (const { ids, same } of [{ ids: IDS, same: false }, { ids: ["id-new", ...IDS], same: true }, { ids: IDS.slice(0, 20), same: true }]) {
      const files = new Files();
      await brokenOff(files, 4);
      const before = files.checkpoint;
      await expect(run(new Service(ids, (request) => request === 1 && expired()), files, { sameData: () => Promise.resolve(same) })).rejects.toThrow(DataChangedError);
      expect(files.checkpoint).toBe(before);
    }
  });

  it("goes on by itself after the service was away, and tells of what waiting does not mend", async () => {
    const files = new Files();
    const service = new Service(IDS, (request) => {
      if (request === 3 || request === 4) throw new ApiError("away", { status: 0 });
    });
    await run(service, files);
    expect(files.file.text).toBe(lines(IDS));
    const usedUp = new Service(IDS, () => {
      throw new ApiError("used up", { status: 429, code: "quota_exhausted" });
    });
    await expect(run(usedUp, new Files())).rejects.toThrow("used up");
    const gone = new Service(IDS, () => {
      throw new ApiError("away", { status: 503 });
    });
    await expect(run(gone, new Files())).rejects.toThrow("away");
    expect(gone.requests).toBe(61);
  });

  it("leaves companies out, and accounts for them", async () => {
    const files = new Files();
    const out = new Set(IDS.filter((_, number) => number % 3 === 0));
    expect(await run(new Service(), files, { leavesOut: out })).toMatchObject({ seen: 95, delivered: 63, skipped: 32 });
    expect(files.noted).toEqual(IDS.filter((id) => !out.has(id)));
  });

  it("that is not what was announced is an error", async () => {
    await expect(run(new Service(), new Files(), { announced: 96 })).rejects.toThrow(CountMismatchError);
    await expect(run(new Service([...IDS.slice(0, 94), "id-0"]), new Files())).rejects.toThrow(DuplicateCompanyError);
    const files = new Files();
    await brokenOff(files, 4);
    await expect(run(new Service([...IDS.slice(0, 94), "id-0"]), files)).rejects.toThrow(DuplicateCompanyError);
  });

  it("whose file was taken away meanwhile says so", async () => {
    const files = new Files();
    await brokenOff(files, 4);
    files.file.truncate(10);
    await expect(run(new Service(), files)).rejects.toThrow(FileLostError);
  });

  it("stops at once when it is told to", async () => {
    const stop = new AbortController();
    const files = new Files();
    const onBatch = (): Promise<void> => {
      stop.abort(new Error("paused"));
      return Promise.resolve();
    };
    const service = new Service();
    await expect(run(service, files, { onBatch, signal: stop.signal })).rejects.toThrow("paused");
    expect(service.requests).toBe(1);
  });

  it("of no companies is a file without records", async () => {
    const files = new Files();
    expect(await run(new Service([]), files, { announced: 0 })).toMatchObject({ delivered: 0, complete: true });
    expect(files.file.text).toBe("");
  });
});
