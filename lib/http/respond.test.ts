import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ServiceError } from "../errors";
import { failingIndex, startApi, type ApiServer } from "./testing/api-server";

describe("the log line of a 503", () => {
  let api: ApiServer;
  const levels: string[] = [];
  const lines: Record<string, unknown>[] = [];
  let error: Error;
  beforeAll(async () => {
    const note = (level: string) => (line: unknown) => {
      levels.push(level);
      lines.push(line as Record<string, unknown>);
    };
    const failing: Parameters<typeof startApi>[0] = { index: { ...failingIndex(new Error()), page: () => Promise.reject(error) }, log: { info: note("info"), warn: note("warn"), error: note("error") } };
    api = await startApi(failing);
  });
  afterAll(() => api.close());

  it("is a warning without a stack while no index serves, as the health check sees at a first start", async () => {
    expect((await api.get("/api/health", {})).status).toBe(503);
    expect(levels.at(-1)).toBe("warn");
    expect(lines.at(-1)).toMatchObject({ path: "/api/health", status: 503, code: "no_index" });
    expect(lines.at(-1)).not.toHaveProperty("err");
  });

  it("is an error with its cause where something failed", async () => {
    error = new ServiceError("no_index", "Retry.", { cause: new Error("the disk") });
    expect((await api.get("/api/company/search?page=1")).status).toBe(503);
    expect(levels.at(-1)).toBe("error");
    expect(lines.at(-1)).toMatchObject({ status: 503, err: error });
  });
});
