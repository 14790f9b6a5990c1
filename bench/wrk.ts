import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import type { LoadPlan, LoadResult } from "./load";

/** Makes the requests once, sends them in turn, and tells what came of it in one line. https://github.com/wg/wrk/blob/master/SCRIPTING */
const SCRIPT = `
local requests, next = {}, 0
init = function(arguments)
  for target in io.lines(arguments[1]) do requests[#requests + 1] = wrk.format("GET", target, { ["x-api-key"] = arguments[2], Host = "127.0.0.1" }) end
end
request = function() next = next % #requests + 1; return requests[next] end
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format('{"requests":%d,"microseconds":%d,"bytes":%d,"p50":%f,"p99":%f,"failures":%d}', summary.requests, summary.duration, summary.bytes,
    latency:percentile(50), latency:percentile(99), errors.status + errors.connect + errors.read + errors.write + errors.timeout))
end
`;

const outcome = z.object({ requests: z.number(), microseconds: z.number(), bytes: z.number(), p50: z.number(), p99: z.number(), failures: z.number() });

/** Whether wrk is installed (Debian: `apt-get install wrk`). */
export function hasWrk(): boolean {
  return spawnSync("wrk", ["--version"]).error === undefined;
}

/** As `runLoad`, by wrk, which takes a fraction of the processor time of a generator in JavaScript: what asks and what answers share the machine. */
export async function runWrk({ port, key, connections, seconds, targets }: LoadPlan): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), "bench-wrk-"));
  try {
    const [script, list] = [join(folder, "requests.lua"), join(folder, "targets")];
    writeFileSync(script, SCRIPT);
    writeFileSync(list, targets.map((target) => `${target}\n`).join(""));
    const wrk = spawn("wrk", ["--threads", "1", "--connections", connections.toString(), "--duration", `${seconds}s`, "--script", script, `http://127.0.0.1:${port}`, "--", list, key], { stdio: ["ignore", "pipe", "inherit"] });
    const ended = once(wrk, "close");
    const said = await text(wrk.stdout);
    await ended;
    const { requests, microseconds, bytes, p50, p99, failures } = outcome.parse(JSON.parse(said.slice(said.lastIndexOf("{"))));
    const passed = microseconds / 1e6;
    return { requestsPerSecond: requests / passed, p50: p50 / 1000, p99: p99 / 1000, failures, bytesPerSecond: bytes / passed };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
