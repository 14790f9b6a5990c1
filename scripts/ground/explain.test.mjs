import { describe, expect, test } from "vitest";
import { Stop, adviceFor, explained, messageOf } from "./explain.mjs";

describe("what a failed step tells its user", () => {
  test.each([
    ["npm error code ENOSPC\nnpm error nospc write", "disk is full"],
    ["gyp ERR! find Python", "apt-get install build-essential python3"],
    ["prebuild-install warn install getaddrinfo ENOTFOUND github.com\ngyp ERR! stack Error: not found: make", "C++ compiler"],
    ["npm error code EAI_AGAIN", "registry cannot be reached"],
    ["was compiled against a different Node.js version using\nNODE_MODULE_VERSION 115", "delete the folder node_modules"],
    ["npm error code EACCES", "folder's owner"],
    ["FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory", "out of memory"],
  ])("%j leads to advice with %j", (output, advice) => {
    expect(adviceFor(output)).toContain(advice);
  });

  test("an unknown failure is shown as it is, with no invented advice", () => {
    expect(explained("The pages could not be built", "Type error: x\n").message).toBe("Type error: x\n\nThe pages could not be built.");
  });

  test("an unforeseen failure keeps its stack and gains the advice that its text calls for", () => {
    const message = messageOf(new Error("ENOSPC: no space left on device, write"));
    expect(message).toContain("explain.test.mjs");
    expect(message).toContain("disk is full");
    expect(messageOf(new Stop("Only this."))).toBe("Only this.");
  });

  test("only the end of a long output is shown", () => {
    const output = Array.from({ length: 500 }, (_, line) => `line ${line}`).join("\n");
    expect(explained("It failed", output).message.split("\n")).toHaveLength(42);
  });
});
