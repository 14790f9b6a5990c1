import { openAccounts } from "../services/accounts";
import type { Settings } from "../settings";
import { operator } from "./account-command";
import type { CommandIo } from "./io";

/** Writes into the audit log that new data serve. Where it cannot be written, the import stands, and a running service writes it a little later. */
export async function tellSwitch(settings: Settings, generation: string, details: Readonly<Record<string, unknown>>, io: CommandIo): Promise<void> {
  try {
    const accounts = await openAccounts(settings, operator());
    try {
      await accounts.audit({ action: "import.switched", subject: generation, details });
    } finally {
      await accounts.close();
    }
  } catch (error) {
    io.err(`The audit log could not be told of the new data: ${error instanceof Error ? error.message : String(error)}`);
  }
}
