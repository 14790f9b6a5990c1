import type { Accounts, KeyDetails } from "../services/accounts";
import { onlyTarget, refuseOthers, runAccountCommand, type AccountsWork, type Given } from "./account-command";
import { UsageError, type CommandIo } from "./io";
import { formatKey, formatKeys, formatUsage } from "./key-table";
import { readTerms, TERM_OPTIONS, TERM_USAGE } from "./terms";

const USAGE = `Usage: npm run keys -- COMMAND [options]

  create --name NAME [--subscription S | terms]
                       make a key; it is the last line of the output and is shown only this once
  list                 all keys
  show    ID|NAME      one key
  disable ID|NAME      requests with it get 403, within a second
  enable  ID|NAME      undo that
  rotate  ID|NAME      make the subscription's next key; the old one works until it is disabled
  usage   ID|NAME [--from DAY] [--to DAY]
                       requests by day (UTC) and endpoint; this month unless said

  --subscription S     make it the second key of that subscription (ID or name) instead of one with terms of its own
${TERM_USAGE}
  --json               print JSON instead of text
  --data-dir DIR       data folder (default: DATA_DIR, else ./data)`;

const OPTIONS = ["name", "subscription", "from", "to", ...TERM_OPTIONS];

/** `npm run keys`. @returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export function runKeys(args: readonly string[], io: CommandIo): Promise<number> {
  return runAccountCommand({ usage: USAGE, options: OPTIONS, plan }, args, io);
}

function plan(given: Given): AccountsWork {
  const [command, target] = given.positionals;
  if (command === "create") return create(given);
  if (command === "list") {
    refuseOthers(given, command, []);
    if (target !== undefined) throw new UsageError(`list takes no ${JSON.stringify(target)}; "show" shows one key.`);
    return async (accounts) => {
      const keys = await accounts.listKeys();
      return given.json ? [JSON.stringify(keys)] : formatKeys(keys);
    };
  }
  if (command === "usage") return usage(given);
  if (command === "rotate") return rotate(given);
  const change = command === undefined ? undefined : CHANGES.get(command);
  if (command === undefined || change === undefined) throw new UsageError(command === undefined ? "Say what to do with the keys." : `Unknown command ${JSON.stringify(command)}.`);
  refuseOthers(given, command, []);
  const idOrName = onlyTarget(given, command, "key");
  return async (accounts) => {
    const key = await change(accounts, idOrName);
    return given.json ? [JSON.stringify(key)] : formatKey(key);
  };
}

const CHANGES: ReadonlyMap<string, (accounts: Accounts, idOrName: string) => Promise<KeyDetails>> = new Map([
  ["show", (accounts: Accounts, idOrName: string) => accounts.findKey(idOrName)],
  ["disable", (accounts: Accounts, idOrName: string) => accounts.setDisabled(idOrName, true)],
  ["enable", (accounts: Accounts, idOrName: string) => accounts.setDisabled(idOrName, false)],
]);

function create(given: Given): AccountsWork {
  const [, target] = given.positionals;
  if (target !== undefined) throw new UsageError(`create takes no ${JSON.stringify(target)}; did you mean --name ${target}?`);
  refuseOthers(given, "create", ["name", "subscription", ...TERM_OPTIONS]);
  const name = given.values.get("name");
  if (name === undefined) throw new UsageError("create needs --name NAME.");
  const wanted = { ...readTerms(given), name, subscription: given.values.get("subscription") };
  return async (accounts) => issued(await accounts.createKey(wanted), given);
}

function rotate(given: Given): AccountsWork {
  refuseOthers(given, "rotate", []);
  const idOrName = onlyTarget(given, "rotate", "key");
  return async (accounts) => {
    const old = await accounts.findKey(idOrName);
    return issued(await accounts.rotateKey(old.id), given, [`The old key works until you disable it: npm run keys -- disable ${old.id}`]);
  };
}

function issued({ key, details }: Awaited<ReturnType<Accounts["createKey"]>>, { json }: Given, notes: readonly string[] = []): readonly string[] {
  return json ? [JSON.stringify({ ...details, key })] : [...formatKey(details), ...notes, "", "The key, shown only this once:", key];
}

function usage(given: Given): AccountsWork {
  refuseOthers(given, "usage", ["from", "to"]);
  const idOrName = onlyTarget(given, "usage", "key");
  const today = new Date().toISOString().slice(0, 10);
  const from = readDay("from", given.values.get("from")) ?? `${today.slice(0, 8)}01`;
  const to = readDay("to", given.values.get("to")) ?? today;
  return async (accounts) => {
    const key = await accounts.findKey(idOrName);
    const rows = await accounts.usage(key.id, from, to);
    const totals = await accounts.totals(key.subscription.id);
    return given.json ? [JSON.stringify({ key: key.name, subscription: key.subscription.name, ...totals, usage: rows })] : formatUsage(key, totals, rows);
  };
}

function readDay(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || Number.isNaN(Date.parse(value))) throw new UsageError(`--${option} ${value}: expected a day as YYYY-MM-DD.`);
  return value;
}
