import { parseArgs } from "node:util";
import { restoreBackup, type RestoreSummary } from "../services/backup/restore";
import { readSettings } from "../settings";
import { failedWith, fromCaller, onlyFolder, readable, sizeOf } from "./backup-io";
import { EXIT, type CommandIo } from "./io";

const USAGE = `Usage: npm run restore -- FOLDER [options]

  FOLDER          a backup that \`npm run backup\` made

  --force         replace the data that are there
  --json          print the summary as JSON
  --data-dir DIR  data folder (default: DATA_DIR, else ./data)

Stop the service first. Every file is copied and compared by its checksum before anything is replaced, and then all is replaced at once:
until then, and when it is stopped, the data are as they were.`;

const OPTIONS = { force: { type: "boolean" }, json: { type: "boolean" }, "data-dir": { type: "string" }, help: { type: "boolean", short: "h" } } as const;

/** `npm run restore`. @returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export function runRestore(args: readonly string[], io: CommandIo): Promise<number> {
  return Promise.resolve(run(args, io));
}

function run(args: readonly string[], io: CommandIo): number {
  try {
    const { values, positionals } = readable(() => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }));
    if (values.help) {
      io.out(USAGE);
      return EXIT.done;
    }
    const folder = fromCaller(onlyFolder(positionals, "Name the backup's folder."), io);
    const { dataDir, databaseUrl } = readSettings({ ...io.environment, ...(values["data-dir"] !== undefined && { DATA_DIR: values["data-dir"] }) });
    const summary = restoreBackup({ folder, dataDir, force: values.force ?? false, onFile: (file, { bytes }) => io.err(`  ${file} (${sizeOf(bytes)})`) });
    for (const line of values.json ? [JSON.stringify(summary)] : describe(summary)) io.out(line);
    if (summary.accounts && databaseUrl !== undefined) io.err("DATABASE_URL is set: the service uses the accounts there, not the restored ones.");
    return EXIT.done;
  } catch (error) {
    return failedWith(error, USAGE, io);
  }
}

function describe({ dataDir, madeAt, accounts, generation, companies, files, indexProblem }: RestoreSummary): string[] {
  return [
    `Restored into ${dataDir}: the backup of ${madeAt}, ${files} files, each compared by its checksum.`,
    accounts ? "  accounts: keys, subscriptions and counts of then" : "  no accounts were in it; those that are there stay",
    generation === undefined ? "  no index was in it; the one that is there stays" : `  index: ${(companies ?? 0).toLocaleString("en-US")} companies, generation ${generation}`,
    ...(indexProblem === undefined ? [] : [`  ${indexProblem}`]),
  ];
}
