import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OLDEST_MINOR, nodeComplaint } from "./node-version.mjs";

test.each(["20.19.0", "20.20.2", "22.13.0", "24.0.0", "26.1.0"])("Node %s is accepted", (version) => {
  expect(nodeComplaint(version)).toBeNull();
});

test.each(["12.22.12", "18.20.8", "20.18.3", "21.7.3", "22.12.0", "23.1.0"])("Node %s is refused with the versions needed and the one there", (version) => {
  expect(nodeComplaint(version)).toContain("Node 20.19, 22.13, 24 or newer");
  expect(nodeComplaint(version)).toContain(`this is Node ${version}`);
});

test("package.json asks for the same Node", () => {
  const manifest = /** @type {{ engines: { node: string } }} */ (JSON.parse(readFileSync("package.json", "utf8")));
  const minors = Object.entries(OLDEST_MINOR).map(([major, minor]) => `^${major}.${minor}.0`);
  expect(manifest.engines.node).toBe([...minors, ">=24"].join(" || "));
});
