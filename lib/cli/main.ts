/** `npm run <command> -- …`: finds the command and lets it run. */
import { SettingsError } from "../settings";
import { EXIT, type CommandIo } from "./io";

type Command = (args: readonly string[], io: CommandIo) => Promise<number>;

/** Loaded only when called: making a key should not wait for the readers of registers. */
const COMMANDS: ReadonlyMap<string, () => Promise<Command>> = new Map([
  ["audit", async () => (await import("./audit")).runAudit],
  ["backup", async () => (await import("./backup")).runBackup],
  ["export", async () => (await import("./export")).runExportCommand],
  ["import", async () => (await import("./import")).runImport],
  ["keys", async () => (await import("./keys")).runKeys],
  ["people", async () => (await import("./people")).runPeople],
  ["reindex", async () => (await import("./import")).runReindex],
  ["restore", async () => (await import("./restore")).runRestore],
  ["subscriptions", async () => (await import("./subscriptions")).runSubscriptions],
]);

const io: CommandIo = {
  out: (line) => console.log(line),
  err: (line) => console.error(line),
  environment: process.env,
};

async function main([name = "", ...args]: readonly string[]): Promise<number> {
  const load = COMMANDS.get(name);
  if (load === undefined) {
    io.err(`Unknown command ${JSON.stringify(name)}; there are ${[...COMMANDS.keys()].join(", ")}.`);
    return EXIT.usage;
  }
  const command = await load();
  return command(args, io);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  io.err(error instanceof SettingsError ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = EXIT.failed;
}
