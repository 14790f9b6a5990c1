import { runAccountCommand, type AccountsWork, type Given } from "./account-command";
import { UsageError, type CommandIo } from "./io";
import { minute, table } from "./table";

const USAGE = `Usage: npm run audit [-- options]

  prints the latest entries of the audit log, newest first: what happened to keys and subscriptions, when and by whom

  --most N             so many entries (default 50)
  --json               print JSON instead of text
  --data-dir DIR       data folder (default: DATA_DIR, else ./data)`;

const USUAL = "50";

/** `npm run audit`. @returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export function runAudit(args: readonly string[], io: CommandIo): Promise<number> {
  return runAccountCommand({ usage: USAGE, options: ["most"], plan }, args, io);
}

function plan({ positionals: [unknown], values, json }: Given): AccountsWork {
  if (unknown !== undefined) throw new UsageError(`There is no command ${JSON.stringify(unknown)}.`);
  const most = values.get("most") ?? USUAL;
  if (!/^[1-9]\d{0,6}$/.test(most)) throw new UsageError(`--most ${most}: expected a whole number from 1 to 9999999.`);
  return async (accounts) => {
    const entries = await accounts.listAudit(Number(most));
    if (json) return [JSON.stringify(entries)];
    return table(
      ["Time", "Who", "From", "What", "On", "Details"],
      entries.map(({ at, actor, origin, action, subject, details }) => [minute(at), actor, origin ?? "–", action, subject, JSON.stringify(details ?? {})]),
    );
  };
}
