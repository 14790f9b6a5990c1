import { describe, expect, it } from "vitest";
import { AccountsError } from "../services/accounts";
import { SettingsError } from "../settings";
import { DataFolderError } from "./data-folder";
import { explainStartFailure } from "./start-failure";

const SETTINGS = { host: "127.0.0.1", port: 3000, dataDir: "/data" };
const systemError = (code: string, message = code): Error => Object.assign(new Error(message), { code });

describe("why the service cannot start", () => {
  it.each([
    ["EADDRINUSE", "PORT=3001 npm start"],
    ["EADDRNOTAVAIL", "HOST=127.0.0.1 is no address of this machine"],
    ["ENOTFOUND", "HOST=127.0.0.1 is no address of this machine"],
    ["EACCES", "above 1023"],
    ["ENOSPC", "The disk is full (/data)"],
    ["SQLITE_FULL", "The disk is full (/data)"],
  ])("%s: %s", (code, said) => {
    expect(explainStartFailure(systemError(code), SETTINGS)).toContain(said);
  });

  it("a full disk is seen behind other errors", () => {
    expect(explainStartFailure(new DataFolderError("/data", systemError("ENOSPC")), SETTINGS)).toContain("The disk is full");
    expect(explainStartFailure(new AccountsError("Cannot open /data/accounts.db: database or disk is full."), SETTINGS)).toContain("The disk is full");
  });

  it("the system's reason why a data folder cannot be used is told", () => {
    const said = explainStartFailure(new DataFolderError("/data", systemError("EROFS", "EROFS: read-only file system, mkdtemp '/data'")), SETTINGS);
    expect(said).toContain("/data cannot be written to. (EROFS: read-only file system");
  });

  it("settings that cannot be read are told as they are, before there are any settings", () => {
    expect(explainStartFailure(new SettingsError("PORT=x"), undefined)).toBe("PORT=x");
  });

  it("port 65535 is followed by one that exists", () => {
    expect(explainStartFailure(systemError("EADDRINUSE"), { ...SETTINGS, port: 65_535 })).toContain("PORT=3000 npm start");
  });

  it("nothing is invented for what was not foreseen", () => {
    expect(explainStartFailure(new TypeError("x is not a function"), SETTINGS)).toBeUndefined();
    expect(explainStartFailure("text", undefined)).toBeUndefined();
  });
});
