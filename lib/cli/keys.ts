import { parseArgs } from "node:util";
import { DEFAULT_PACKAGE } from "../company/packages";
import { AccountsError, openAccounts, type Accounts, type KeyDetails } from "../services";
import { readSettings } from "../settings";
import { EXIT, UsageError, type CommandIo } from "./io";
import { formatKey, formatKeys } from "./key-table";

const USAGE = `Usage: npm run keys -- COMMAND [options]

  create --name NAME [--package P] [--quota N] [--rate N]
                       make a key; it is the last line of the output and is shown only this once
  list                 all keys
  show    ID|NAME      one key
  disable ID|NAME      requests with it get 403, within a second
  enable  ID|NAME      undo that

  --package P          basic, contact, firmographic, full (default), or field groups joined with + (identity+contact)
  --quota N            requests a month; kept with the key, nothing limits requests yet
  --rate N             requests a second; likewise
  --json               print JSON instead of text
  --data-dir DIR       data folder (default: DATA_DIR, else ./data)`;

const OPTIONS = {
  name: { type: "string" },
  package: { type: "string" },
  quota: { type: "string" },
  rate: { type: "string" },
  json: { type: "boolean" },
  "data-dir": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>["values"];

/** `npm run keys`. @returns the exit code: 0 done, 1 refused, 2 wrong usage. */
export function runKeys(args: readonly string[], io: CommandIo): Promise<number> {
  return new Promise((done) => {
    done(run(args, io));
  });
}

function run(args: readonly string[], io: CommandIo): number {
  try {
    const { values, positionals } = read(args);
    if (values.help) {
      io.out(USAGE);
      return EXIT.done;
    }
    const perform = commandOf(positionals, values);
    const accounts = openAccounts(readSettings({ ...io.environment, ...(values["data-dir"] === undefined ? {} : { DATA_DIR: values["data-dir"] }) }));
    try {
      for (const line of perform(accounts)) io.out(line);
    } finally {
      accounts.close();
    }
    return EXIT.done;
  } catch (error) {
    if (error instanceof UsageError) {
      io.err(`${error.message}\n\n${USAGE}`);
      return EXIT.usage;
    }
    if (!(error instanceof AccountsError)) throw error;
    io.err(error.message);
    return EXIT.failed;
  }
}

function read(args: readonly string[]): { values: Options; positionals: string[] } {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // parseArgs explains what it did not understand.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** What to do with the accounts, as lines of output; all arguments are checked before anything is opened. */
function commandOf(positionals: readonly string[], options: Options): (accounts: Accounts) => readonly string[] {
  const [command, target, ...rest] = positionals;
  if (command === "create") {
    if (target !== undefined) throw new UsageError(`create takes no ${JSON.stringify(target)}; did you mean --name ${target}?`);
    return create(options);
  }
  refuseCreateOptions(command, options);
  if (command === "list") {
    if (target !== undefined) throw new UsageError(`list takes no ${JSON.stringify(target)}; "show" shows one key.`);
    return (accounts) => (options.json ? [JSON.stringify(accounts.listKeys())] : formatKeys(accounts.listKeys()));
  }
  const change = command === undefined ? undefined : CHANGES.get(command);
  if (change === undefined) throw new UsageError(command === undefined ? "Say what to do with the keys." : `Unknown command ${JSON.stringify(command)}.`);
  if (target === undefined || rest.length > 0) throw new UsageError(`${command} takes one key's ID or name.`);
  return (accounts) => one(change(accounts, target), options);
}

const CHANGES: ReadonlyMap<string, (accounts: Accounts, idOrName: string) => KeyDetails> = new Map([
  ["show", (accounts: Accounts, idOrName: string) => accounts.findKey(idOrName)],
  ["disable", (accounts: Accounts, idOrName: string) => accounts.setDisabled(idOrName, true)],
  ["enable", (accounts: Accounts, idOrName: string) => accounts.setDisabled(idOrName, false)],
]);

function create(options: Options): (accounts: Accounts) => readonly string[] {
  const { name } = options;
  if (name === undefined) throw new UsageError("create needs --name NAME.");
  const wanted = { name, package: options.package ?? DEFAULT_PACKAGE, monthlyQuota: wholeNumber("quota", options.quota, 0), ratePerSecond: wholeNumber("rate", options.rate, 1) };
  return (accounts) => {
    const { key, details } = accounts.createKey(wanted);
    return options.json ? [JSON.stringify({ ...details, key })] : [...formatKey(details), "", "The key, shown only this once:", key];
  };
}

function refuseCreateOptions(command: string | undefined, options: Options): void {
  for (const option of ["name", "package", "quota", "rate"] as const) {
    if (options[option] !== undefined) throw new UsageError(`--${option} belongs to create, not to ${command ?? "no command"}.`);
  }
}

function one(key: KeyDetails, options: Options): readonly string[] {
  return options.json ? [JSON.stringify(key)] : formatKey(key);
}

function wholeNumber(option: string, value: string | undefined, least: number): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (!/^\d{1,15}$/.test(value) || number < least) throw new UsageError(`--${option} ${value}: expected a whole number of at least ${least}.`);
  return number;
}
