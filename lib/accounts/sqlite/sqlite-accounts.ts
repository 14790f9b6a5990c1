import type { Clock } from "../../clock";
import type { Accounts } from "../accounts";
import { StoredAccounts } from "../store/stored-accounts";
import { openDatabase } from "./database";
import { SqliteEngine } from "./sqlite-engine";

interface SqliteOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly actor: string;
}

/** Opens the accounts of a data folder; several processes may share it. @throws AccountsError when the file cannot be used. */
export function openSqliteAccounts({ dataDir, ...options }: SqliteOptions): Accounts {
  return new StoredAccounts({ ...options, engine: new SqliteEngine(openDatabase(dataDir)) });
}
