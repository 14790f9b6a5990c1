import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { AccountsError, openAccounts, type Accounts } from "../services/accounts";
import { readSettings } from "../settings";
import { EXIT, UsageError, type CommandIo } from "./io";

/** What to do with the accounts. @returns lines of output. */
export type AccountsWork = (accounts: Accounts) => Promise<readonly string[]>;

/** The arguments of a command. */
export interface Given {
  readonly positionals: readonly string[];
  /** Options that take a value, by name without dashes. */
  readonly values: ReadonlyMap<string, string>;
  readonly json: boolean;
}

interface AccountCommand {
  readonly usage: string;
  /** Options that take a value, beside `--data-dir`. */
  readonly options: readonly string[];
  /** Checks all arguments, before anything is opened. @throws UsageError */
  readonly plan: (given: Given) => AccountsWork;
}

/** Who the audit log names for what is done by commands. */
export function operator(): string {
  return `operator ${userInfo().username}`;
}

/** Runs a command on the accounts. @returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export async function runAccountCommand({ usage, options, plan }: AccountCommand, args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const { help, dataDir, ...given } = read(args, options);
    if (help) {
      io.out(usage);
      return EXIT.done;
    }
    const work = plan(given);
    const accounts = await openAccounts(readSettings({ ...io.environment, ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) }), operator());
    try {
      for (const line of await work(accounts)) io.out(line);
    } finally {
      await accounts.close();
    }
    return EXIT.done;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\n\n${usage}`);
      return EXIT.usage;
    }
    if (!(error instanceof AccountsError)) throw error;
    io.err(error.message);
    return EXIT.failed;
  }
}

function read(args: readonly string[], options: readonly string[]): Given & { readonly help: boolean; readonly dataDir: string | undefined } {
  const config = {
    ...Object.fromEntries([...options, "data-dir"].map((name) => [name, { type: "string" as const }])),
    json: { type: "boolean" as const },
    help: { type: "boolean" as const, short: "h" },
  };
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: config, allowPositionals: true });
    const named: Readonly<Record<string, unknown>> = values;
    const texts = new Map(Object.entries(named).flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as const] : [])));
    const dataDir = texts.get("data-dir");
    texts.delete("data-dir");
    return { positionals, values: texts, json: values.json === true, help: values.help === true, dataDir };
  } catch (error) {
    // parseArgs explains what it did not understand.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** @throws UsageError for an option that the command has no use for. */
export function refuseOthers({ values }: Given, command: string, allowed: readonly string[]): void {
  for (const name of values.keys()) if (!allowed.includes(name)) throw new UsageError(`--${name} does not go with ${command}.`);
}

/** The one thing that a command names. @throws UsageError */
export function onlyTarget({ positionals: [, target, ...rest] }: Given, command: string, what: string): string {
  if (target === undefined || rest.length > 0) throw new UsageError(`${command} takes one ${what}'s ID or name.`);
  return target;
}
