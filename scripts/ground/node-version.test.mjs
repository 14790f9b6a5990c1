import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { OLDEST_NODE, nodeComplaint } from "./node-version.mjs";

test.each(["20.9.0", "20.20.2", "22.0.0", "24.11.1"])("Node %s is accepted", (version) => {
  expect(nodeComplaint(version)).toBeNull();
});

test.each(["12.22.12", "18.20.8", "20.8.1"])("Node %s is refused with the version that is needed and the one that is there", (version) => {
  expect(nodeComplaint(version)).toContain("Node 20.9 or newer");
  expect(nodeComplaint(version)).toContain(version);
});

test("package.json asks for the same Node", () => {
  const manifest = /** @type {{ engines: { node: string } }} */ (JSON.parse(readFileSync("package.json", "utf8")));
  expect(manifest.engines.node).toBe(`>=${OLDEST_NODE.major}.${OLDEST_NODE.minor}`);
});
