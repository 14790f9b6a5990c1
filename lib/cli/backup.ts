import { parseArgs } from "node:util";
import { systemClock } from "../clock";
import { makeBackup, type BackupSummary } from "../services/backup/backup";
import { readSettings } from "../settings";
import { failedWith, fromCaller, onlyFolder, readable, sizeOf } from "./backup-io";
import { EXIT, type CommandIo } from "./io";

const USAGE = `Usage: npm run backup -- FOLDER [options]

  FOLDER          is made, and must not exist yet (or be empty): every backup is a folder of its own, best on another disk

  --copy          write the index files anew also where they could be hard links
  --json          print the summary as JSON
  --data-dir DIR  data folder (default: DATA_DIR, else ./data)

Holds the accounts and the index that serves with the registers' records. The service and imports may run meanwhile.
The folder appears when it is complete and every file was read back. \`npm run restore\` puts it back.`;

const OPTIONS = { copy: { type: "boolean" }, json: { type: "boolean" }, "data-dir": { type: "string" }, help: { type: "boolean", short: "h" } } as const;

/** `npm run backup`. @returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runBackup(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const { values, positionals } = readable(() => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }));
    if (values.help) {
      io.out(USAGE);
      return EXIT.done;
    }
    const target = fromCaller(onlyFolder(positionals, "Name the folder to make."), io);
    const { dataDir, databaseUrl } = readSettings({ ...io.environment, ...(values["data-dir"] !== undefined && { DATA_DIR: values["data-dir"] }) });
    const summary = await makeBackup({ dataDir, target, accounts: databaseUrl === undefined, copy: values.copy ?? false, clock: systemClock, onFile: (file, { bytes }) => io.err(`  ${file} (${sizeOf(bytes)})`) });
    for (const line of values.json ? [JSON.stringify(summary)] : describe(summary, databaseUrl !== undefined)) io.out(line);
    return EXIT.done;
  } catch (error) {
    return failedWith(error, USAGE, io);
  }
}

function describe({ folder, accounts, generation, companies, files, bytes, linked }: BackupSummary, elsewhere: boolean): string[] {
  const without = elsewhere ? "they are in PostgreSQL (DATABASE_URL); back them up with pg_dump" : "this data folder has none";
  return [
    `Backup in ${folder}: ${files} files, ${sizeOf(bytes)}, each read back and compared by its checksum.`,
    accounts ? "  accounts: keys, subscriptions and counts" : `  no accounts: ${without}`,
    generation === undefined ? "  no index: nothing was imported yet" : `  index: ${(companies ?? 0).toLocaleString("en-US")} companies, generation ${generation}`,
    ...(linked ? ["  The index files are hard links to those of the data folder: safe from deletion and imports, not from a failing disk. Copy the folder to another disk, or use --copy."] : []),
  ];
}
