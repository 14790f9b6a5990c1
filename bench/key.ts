import { openAccounts } from "../lib/services/accounts";

/** Makes a key whose limits are lifted, of a name of its own, in the folder's accounts. */
export async function createKey(dataDir: string): Promise<string> {
  const accounts = await openAccounts({ dataDir }, "bench");
  try {
    const { key } = await accounts.createKey({ name: `bench ${process.pid} ${Date.now()}`, monthlyQuota: null, ratePerSecond: null });
    return key;
  } finally {
    await accounts.close();
  }
}
