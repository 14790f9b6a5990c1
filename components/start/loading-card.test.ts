import { expect, it } from "vitest";
import { REGISTERS } from "../../lib/registers/registers";
import { LOADABLE } from "./loading-card";

it("the overview says how to load each register that can be read, but for the one that needs no files", () => {
  const commands = REGISTERS.filter(({ code }) => code !== "demo").map(({ code, command }) => command ?? code);
  expect(LOADABLE.map(({ command }) => command).sort()).toEqual(commands.sort());
});
