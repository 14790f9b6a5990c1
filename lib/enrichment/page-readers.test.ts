import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { PageReaders } from "./page-readers";

const PAGE = '<html lang="de"><footer>© 2024 Nordhafen Werkzeug GmbH</footer>';
const options = { script: path.resolve("build/page-worker.mjs"), patience: 15_000 };
const request = () => ({ bytes: new TextEncoder().encode(PAGE), truncated: false, label: "utf-8", url: "https://www.nordhafen.example/", find: "candidates" as const });
const signal = AbortSignal.timeout(60_000);

describe("threads that read pages", () => {
  let readers: PageReaders;
  afterEach(() => readers.close());

  it("read alike whether they were told of the page before or not, and however often", async () => {
    readers = new PageReaders({ ...options, threads: 1 });
    const unprepared = await readers.read(request(), signal);
    for (let times = 0; times < 3; times += 1) readers.prepare();
    const pages = await Promise.all([readers.read(request(), signal), readers.read(request(), signal)]);
    for (const page of [unprepared, ...pages]) expect(page.candidates).toEqual([expect.objectContaining({ name: "Nordhafen Werkzeug GmbH" })]);
  });
});
