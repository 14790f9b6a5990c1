import { resolve } from "node:path";
import type { Clock } from "../../clock";
import type { Accounts } from "../accounts";
import { StoredAccounts } from "../store/stored-accounts";
import { Checkpoints } from "./checkpoints";
import { openDatabase } from "./database";
import { SqliteEngine } from "./sqlite-engine";

interface SqliteOptions {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly actor: string;
  /** For a process that serves: a thread of its own waits for the disk. Told when it fails, after which writes wait now and then. */
  readonly onCheckpointFailure?: (error: unknown) => void;
}

/** Opens the accounts of a data folder; several processes may share it. @throws AccountsError when the file cannot be used. */
export function openSqliteAccounts({ dataDir, onCheckpointFailure, ...options }: SqliteOptions): Accounts {
  const database = openDatabase(dataDir);
  // Named here: where the thread is started, Next's build would take the name for a module of its own, and the whole project with it.
  const script = resolve("build/checkpoint-worker.mjs");
  return new StoredAccounts({ ...options, engine: new SqliteEngine(database, onCheckpointFailure && new Checkpoints(database, script, onCheckpointFailure)) });
}
