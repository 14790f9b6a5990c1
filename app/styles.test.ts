import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import tailwind from "../tailwind.config";

it("class names are looked for in the pages' own code alone, not in labelled pages or texts", () => {
  expect(readFileSync("app/globals.css", "utf8")).toMatch(/^@import "tailwindcss" source\(none\);$/m);
  expect(tailwind.content).toEqual(["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"]);
});
