import { openDatabase } from "../accounts/sqlite/database";
import { SqliteEngine } from "../accounts/sqlite/sqlite-engine";
import type { Workspace } from "../company/workspace";
import { createWorkspace, type WorkspaceOptions } from "./stored-workspace";

/**
 * Opens the workspace beside the accounts: in `accounts.db` of the data folder, or in the PostgreSQL database, whose tables the accounts have made.
 * @throws AccountsError when the file cannot be used.
 */
export async function openWorkspace({ dataDir, databaseUrl, ...options }: WorkspaceOptions & { readonly dataDir: string; readonly databaseUrl?: string | undefined }): Promise<Workspace> {
  if (databaseUrl === undefined) return createWorkspace(new SqliteEngine(openDatabase(dataDir)), options);
  // Loaded only where it is used.
  const { openPool, PostgresEngine } = await import("../accounts/postgres/postgres-engine");
  return createWorkspace(new PostgresEngine(openPool(databaseUrl)), options);
}
