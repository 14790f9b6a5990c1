import { openAccounts } from "../lib/services";

/** Makes a key of a name of its own in the folder's accounts. */
export function createKey(dataDir: string): string {
  const accounts = openAccounts({ dataDir });
  try {
    return accounts.createKey({ name: `bench ${process.pid} ${Date.now()}`, package: "full" }).key;
  } finally {
    accounts.close();
  }
}
