import type { Subscription, UsageTotals } from "../services/accounts";
import { onlyTarget, refuseOthers, runAccountCommand, type AccountsWork, type Given } from "./account-command";
import { UsageError, type CommandIo } from "./io";
import { totalsLines } from "./key-table";
import { card, limitText, minute, table } from "./table";
import { readTerms, TERM_OPTIONS, TERM_USAGE } from "./terms";

const USAGE = `Usage: npm run subscriptions -- COMMAND [options]

  list                 all subscriptions
  show  ID|NAME        one subscription, and what it has used
  set   --name ID|NAME [--state STATE] [terms]
                       change what is named and leave the rest; running servers obey within a second
  reset ID|NAME        begin its counts anew: this month's requests and its allowances

A subscription is made with its first key: npm run keys -- create --name NAME

  --state STATE        trial, active, suspended, cancelled or expired; a trial that becomes active loses the trial's allowances and end
${TERM_USAGE}
  --json               print JSON instead of text
  --data-dir DIR       data folder (default: DATA_DIR, else ./data)`;

const OPTIONS = ["name", "state", ...TERM_OPTIONS];

/** `npm run subscriptions`. @returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export function runSubscriptions(args: readonly string[], io: CommandIo): Promise<number> {
  return runAccountCommand({ usage: USAGE, options: OPTIONS, plan }, args, io);
}

function plan(given: Given): AccountsWork {
  const [command, target] = given.positionals;
  switch (command) {
    case undefined:
      throw new UsageError("Say what to do with the subscriptions.");
    case "list":
      refuseOthers(given, command, []);
      if (target !== undefined) throw new UsageError(`list takes no ${JSON.stringify(target)}; "show" shows one subscription.`);
      return async (accounts) => {
        const subscriptions = await accounts.listSubscriptions();
        return given.json ? [JSON.stringify(subscriptions)] : formatSubscriptions(subscriptions);
      };
    case "show": {
      refuseOthers(given, command, []);
      const idOrName = onlyTarget(given, command, "subscription");
      return async (accounts) => {
        const subscription = await accounts.findSubscription(idOrName);
        return one(subscription, await accounts.totals(subscription.id), given);
      };
    }
    case "set":
      return set(given);
    case "reset": {
      refuseOthers(given, command, []);
      const idOrName = onlyTarget(given, command, "subscription");
      return async (accounts) => {
        const subscription = await accounts.resetCounts(idOrName);
        return one(subscription, await accounts.totals(subscription.id), given);
      };
    }
    default:
      throw new UsageError(`Unknown command ${JSON.stringify(command)}.`);
  }
}

function set(given: Given): AccountsWork {
  const [, target] = given.positionals;
  if (target !== undefined) throw new UsageError(`set takes no ${JSON.stringify(target)}; did you mean --name ${target}?`);
  const name = given.values.get("name");
  if (name === undefined) throw new UsageError("set needs --name ID|NAME.");
  const change = readTerms(given);
  if (given.values.size === 1) throw new UsageError("Say what to set.");
  return async (accounts) => {
    const subscription = await accounts.changeSubscription(name, change);
    return one(subscription, await accounts.totals(subscription.id), given);
  };
}

const COLUMNS: readonly (readonly [title: string, of: (subscription: Subscription) => string])[] = [
  ["ID", ({ id }) => id],
  ["Name", ({ name }) => name],
  ["State", ({ state }) => state],
  ["Package", (subscription) => subscription.package.name],
  ["Quota", ({ monthlyQuota }) => limitText(monthlyQuota)],
  ["Rate", ({ ratePerSecond }) => limitText(ratePerSecond)],
  ["Trial ends", ({ trialEndsAt }) => (trialEndsAt === undefined ? "–" : minute(trialEndsAt))],
  ["Created", ({ createdAt }) => minute(createdAt)],
];

function formatSubscriptions(subscriptions: readonly Subscription[]): readonly string[] {
  if (subscriptions.length === 0) return ["There are no subscriptions yet. One is made with its first key: npm run keys -- create --name NAME"];
  return table(
    COLUMNS.map(([title]) => title),
    subscriptions.map((subscription) => COLUMNS.map(([, of]) => of(subscription))),
  );
}

function one(subscription: Subscription, totals: UsageTotals, { json }: Given): readonly string[] {
  if (json) return [JSON.stringify({ ...subscription, totals })];
  return card([...COLUMNS.map(([title, of]) => [title, of(subscription)] as const), ["Search fields", subscription.searchFields.join(", ") || "–"], ...totalsLines(totals)]);
}
