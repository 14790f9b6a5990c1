import { AccountsError } from "../services/accounts";
import { DataFolderInUseError } from "../services/backup/in-use";
import { SettingsError, type Settings } from "../settings";
import { DataFolderError } from "./data-folder";
import { DemoDataError } from "./demo-data";

/**
 * What to tell the person at the terminal when the service cannot start.
 * @returns a foreseen failure's explanation with what to do; undefined for any other, whose stack is the best there is.
 */
export function explainStartFailure(error: unknown, settings: Pick<Settings, "host" | "port" | "dataDir"> | undefined): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (isDiskFull(error)) return `The disk is full${settings ? ` (${settings.dataDir})` : ""}. Make room, then start again: what was being built begins anew.`;
  if (error instanceof DataFolderError) return `${error.message} (${detail(error.cause)})\nCorrect its owner or mode, or choose another folder: DATA_DIR=/path/to/folder npm start`;
  if (error instanceof SettingsError || error instanceof AccountsError || error instanceof DemoDataError || error instanceof DataFolderInUseError) return error.message;
  return settings && explainListening(error, settings);
}

function explainListening(error: Error, { host, port }: Pick<Settings, "host" | "port">): string | undefined {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return `Port ${port} on ${host} is taken by another program, perhaps by another Firmament.\nStop that one, or take another port: PORT=${port === 65_535 ? 3000 : port + 1} npm start`;
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return `HOST=${host} is no address of this machine. Use 127.0.0.1 for this machine alone, 0.0.0.0 for all its addresses.`;
    case "EACCES":
      return `Port ${port} needs rights that this user has not. Take one above 1023: PORT=3000 npm start`;
    default:
      return undefined;
  }
}

function isDiskFull(error: Error): boolean {
  return codeOf(error) === "ENOSPC" || codeOf(error) === "SQLITE_FULL" || /disk is full|ENOSPC/.test(error.message) || (error.cause instanceof Error && isDiskFull(error.cause));
}

function codeOf(error: Error): unknown {
  return "code" in error ? error.code : undefined;
}

function detail(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
