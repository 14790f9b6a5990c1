/** What the commands `backup` and `restore` share. */
import path from "node:path";
import { EXIT, UsageError, type CommandIo } from "./io";

/** The folder that a command takes, and nothing else. @throws UsageError */
export function onlyFolder([folder, ...rest]: readonly string[], missing: string): string {
  if (folder === undefined) throw new UsageError(missing);
  if (rest.length > 0) throw new UsageError(`Name one folder; ${JSON.stringify(rest[0])} is one too many.`);
  return folder;
}

/** Paths are the caller's: npm runs scripts in the project's folder and tells where it was called. */
export function fromCaller(location: string, { environment }: CommandIo): string {
  return path.resolve(environment["INIT_CWD"] ?? ".", location);
}

/** Arguments as they were understood. @throws UsageError that says what was not. */
export function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A size for people. */
export function sizeOf(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return bytes >= 1e6 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e3).toFixed(1)} kB`;
}

/** Says why a command did not do its work. @returns the exit code. */
export function failedWith(error: unknown, usage: string, io: CommandIo): number {
  if (error instanceof UsageError) {
    io.err(`${error.message}\n\n${usage}`);
    return EXIT.usage;
  }
  const full = error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "SQLITE_FULL");
  io.err(full ? "The disk is full. The data are as they were; make room and start again." : error instanceof Error ? error.message : String(error));
  return EXIT.failed;
}
