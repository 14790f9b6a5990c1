import { build } from "esbuild";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";

/** When a request was allowed, microseconds of the machine's time: some moment between the two. */
export type Allowed = readonly [before: number, after: number];

/** Runs hammer.ts in that many processes, which start asking together. @param args its arguments. */
export async function hammer(processes: number, args: readonly (string | number)[]): Promise<Allowed[]> {
  const program = path.resolve(`node_modules/.cache/firmament/hammer-${process.pid}.mjs`);
  await build({ entryPoints: [path.resolve("lib/accounts/limits/testing/hammer.ts")], outfile: program, bundle: true, platform: "node", format: "esm", packages: "external" });
  const started = Array.from({ length: processes }, () => {
    const child = spawn(process.execPath, [program, ...args.map(String)], { stdio: ["pipe", "pipe", "inherit"] });
    return { child, exit: once(child, "exit"), ready: once(child.stdout, "data") };
  });
  await Promise.all(started.map(({ ready }) => ready));
  const printed = started.map(({ child }) => text(child.stdout));
  for (const { child } of started) child.stdin.write("go\n");
  for (const [code] of await Promise.all(started.map(({ exit }) => exit))) if (code !== 0) throw new Error(`A hammering process ended with ${String(code)}.`);
  rmSync(program);
  return (await Promise.all(printed)).flatMap((json) => JSON.parse(json) as Allowed[]);
}

/** The most requests that were for certain allowed within one second. */
export function mostInASecond(allowed: readonly Allowed[]): number {
  const begun = [...allowed].sort(([a], [b]) => a - b);
  return Math.max(0, ...begun.map(([start], index) => begun.slice(index).filter(([, after]) => after < start + 1_000_000).length));
}
