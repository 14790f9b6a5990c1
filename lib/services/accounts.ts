/** The accounts, apart from the rest of the services: a command that makes a key does not wait for what answers requests to load. */
import type { Accounts } from "../accounts/accounts";
import { openSqliteAccounts } from "../accounts/sqlite/sqlite-accounts";
import { systemClock } from "../clock";
import type { Settings } from "../settings";
import { settleRestore } from "./backup/switch";

export { AccountsError, type Accounts, type KeyDetails } from "../accounts/accounts";
export { ROLES, type IssuedLink, type Person, type Role } from "../accounts/people/people";
export { SUBSCRIPTION_STATES, type Subscription, type Terms } from "../accounts/subscription";
export type { UsageRow, UsageTotals } from "../accounts/usage";

/**
 * The accounts that the settings name.
 * @param actor who the audit log names for what is done through them.
 * @param settleOthers has those of this process's other threads write down what they counted.
 * @throws AccountsError when they cannot be used.
 */
export async function openAccounts({ dataDir, databaseUrl }: Pick<Settings, "dataDir" | "databaseUrl">, actor: string, settleOthers?: () => Promise<void>): Promise<Accounts> {
  settleRestore(dataDir);
  const options = { clock: systemClock, actor, settleOthers };
  if (databaseUrl === undefined) return openSqliteAccounts({ ...options, dataDir });
  // Loaded only where it is used.
  const { openPostgresAccounts } = await import("../accounts/postgres/postgres-accounts");
  return openPostgresAccounts({ ...options, url: databaseUrl });
}
