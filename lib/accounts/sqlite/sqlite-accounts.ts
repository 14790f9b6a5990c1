import type { Accounts } from "../accounts";
import { StoredAccounts, type StoredAccountsOptions } from "../store/stored-accounts";
import { openDatabase } from "./database";
import { SqliteEngine } from "./sqlite-engine";

interface SqliteOptions extends Omit<StoredAccountsOptions, "engine"> {
  readonly dataDir: string;
}

/** Opens the accounts of a data folder; several processes may share it. @throws AccountsError when the file cannot be used. */
export function openSqliteAccounts({ dataDir, ...options }: SqliteOptions): Accounts {
  return new StoredAccounts({ ...options, engine: new SqliteEngine(openDatabase(dataDir)) });
}
