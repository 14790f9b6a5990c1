import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { SETTINGS } from "../settings";

const FOLDER = "docs/deploy";
const RECIPES = readdirSync(FOLDER).filter((name) => !name.endsWith(".md"));
const read = (name: string): string => readFileSync(path.join(FOLDER, name), "utf8");
const CHECKER = "systemd-analyze";
const hasSystemd = spawnSync(CHECKER, ["--version"]).status === 0 && existsSync("/usr/bin/node");

describe("the recipes to deploy", () => {
  it("set nothing but settings that there are", () => {
    const own = new Set<string>([...SETTINGS.map(({ name }) => name), "NODE_ENV", "NEXT_TELEMETRY_DISABLED"]);
    const set = RECIPES.flatMap((name) => [...read(name).matchAll(/^(?:Environment=|ENV | {6})(?=[A-Z])(.+)$/gm)].flatMap(([, text = ""]) => [...text.matchAll(/(?:^| )([A-Z_]+)(?==|: )/g)].map(([, setting = ""]) => setting)));
    expect(set.length).toBeGreaterThan(4);
    expect(set.filter((name) => !own.has(name))).toEqual([]);
  });

  it("are all named in the guide", () => expect(RECIPES.filter((name) => !read("README.md").includes(`](${name})`) && !name.endsWith(".dockerignore"))).toEqual([]));

  it("start and call what is built", () => {
    const programs = new Set(RECIPES.flatMap((name) => [...read(name).matchAll(/build\/\w+\.mjs/g)].map(([program]) => program)));
    expect([...programs].filter((program) => !existsSync(program))).toEqual([]);
    expect(programs.size).toBe(2);
  });

  it("copy into the image only what there is or what is built", () => {
    const sources = [...read("Dockerfile").matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, list = ""]) => list.split(" "));
    expect(sources.map((source) => source.replace("/app/", "")).filter((source) => !existsSync(source) && source !== ".next")).toEqual([]);
    expect(sources.length).toBeGreaterThan(4);
  });

  it("install as npm start does, because the npm of some Node versions refuses the lock file in its own way to install", () => {
    for (const name of RECIPES) expect(read(name), name).not.toMatch(/npm (ci|install)\b/);
    const installs = /import\("\.\/(scripts\/ground\/\w+\.mjs)"\)\.then\(\(\{ (\w+) \}\)/g;
    const calls = [...[read("Dockerfile"), read("README.md")].join("\n").matchAll(installs)];
    expect(calls.map(([, , called]) => called)).toEqual(["ensureInstalled", "makeReady", "makeReady"]);
    for (const [, file = "", called = ""] of calls) expect(readFileSync(file, "utf8")).toContain(`export async function ${called}(`);
    // Of the sources the image has no more than this folder at that step.
    const imports = readdirSync("scripts/ground").flatMap((name) => [...readFileSync(path.join("scripts/ground", name), "utf8").matchAll(/^import .* from "(.+)";$/gm)].map(([, from = ""]) => from));
    expect(imports.filter((from) => from.startsWith("../"))).toEqual([]);
    expect(read("Dockerfile")).toContain("COPY scripts/ground scripts/ground\n");
  });

  it("keep the metrics from the public", () => {
    for (const proxy of ["nginx.conf", "Caddyfile"]) expect(read(proxy)).toMatch(/\/metrics\b.* 404/);
  });

  it.skipIf(!hasSystemd)("are units that systemd takes (skipped: no systemd-analyze)", () => {
    const units = mkdtempSync(path.join(tmpdir(), "units-"));
    const names = RECIPES.filter((name) => /\.(service|timer)$/.test(name));
    for (const name of names) cpSync(path.join(FOLDER, name), path.join(units, name));
    const { status, stderr } = spawnSync(CHECKER, ["verify", ...names.map((name) => path.join(units, name))], { encoding: "utf8" });
    rmSync(units, { recursive: true });
    // Units of the machine itself may have their own faults.
    expect([status, stderr.split("\n").filter((line) => line.includes("firmament"))]).toEqual([0, []]);
  });
});
