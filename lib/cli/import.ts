import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "../clock";
import { describeCsv, embeddedTarget, importFiles, registerByCommand, REGISTERS, reindex, type CsvChoice, type ImportSummary } from "../services/imports";
import { readSettings } from "../settings";
import { PhaseProgress } from "./import-progress";
import { EXIT, UsageError, type CommandIo } from "./io";
import { tellSwitch } from "./tell-switch";

const USAGE = `Usage: npm run import -- REGISTER FILE|URL... [options]

${REGISTERS.map(({ command, code, label, help }) => `  ${(command ?? code).padEnd(16)}${label}\n                  ${help}`).join("\n")}

  FILE may be plain, gzip or zip; an http(s) URL is downloaded first.

  --add           keep the other registers' records (default; the demo register goes with the first real import)
  --only          replace everything by this register
  --mapping FILE  csv: which column is which field (docs/registers/csv.md)
  --code CODE     csv: a code of its own for this register, so that several stand side by side
  --dry-run       csv: print the mapping, the first ten records and problems; import nothing
  --json          print the summary as JSON
  --data-dir DIR  data folder (default: DATA_DIR, else ./data)

The new data serve when the import is done; until then, and when it is stopped, the old ones do.`;

const OPTIONS = {
  add: { type: "boolean" },
  only: { type: "boolean" },
  mapping: { type: "string" },
  code: { type: "string" },
  "dry-run": { type: "boolean" },
  json: { type: "boolean" },
  "data-dir": { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

/** `npm run import`. @returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runImport(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const { values, positionals } = parse(args, OPTIONS);
    if (values.help) {
      io.out(USAGE);
      return EXIT.done;
    }
    const [command, ...locations] = positionals;
    if (command === undefined) throw new UsageError("Name a register.");
    if (values.add && values.only) throw new UsageError("--add and --only exclude each other.");
    const inputs = locations.map((location) => fromCaller(location, io));
    const csv = csvChoice(command, values, io);
    if (values["dry-run"]) return await dryRun(inputs, csv, io);
    const register = registerByCommand(command, csv);
    if (!register) throw new UsageError(`There is no register ${JSON.stringify(command)}.`);
    if (register.code !== "demo" && inputs.length === 0) throw new UsageError(`Name at least one file or URL of ${register.label}.`);
    const settings = settingsOf(values["data-dir"], io);
    const { dataDir } = settings;
    mkdirSync(dataDir, { recursive: true });
    const progress = new PhaseProgress();
    const startedAt = systemClock.now();
    const target = embeddedTarget(dataDir, values.only ?? false, progress.onProgress);
    const summary = await importFiles({ register, inputs, target, dataDir, clock: systemClock, onRows: progress.onRows, onBytes: progress.onBytes }).finally(() => progress.finish());
    await tellSwitch(settings, summary.generation, { register: register.code, records: summary.records, companies: summary.companies }, io);
    const seconds = (systemClock.now() - startedAt) / 1000;
    for (const line of values.json ? [JSON.stringify({ ...summary, seconds })] : describe(summary, seconds)) io.out(line);
    return EXIT.done;
  } catch (error) {
    return failed(error, USAGE, io);
  }
}

/** `npm run reindex`: builds the index anew from the records already imported. */
export async function runReindex(args: readonly string[], io: CommandIo): Promise<number> {
  const usage = "Usage: npm run reindex -- [--data-dir DIR]\n\nBuilds the index anew from the records already imported, and switches to it.";
  try {
    const { values, positionals } = parse(args, { "data-dir": OPTIONS["data-dir"], help: OPTIONS.help });
    if (positionals.length > 0) throw new UsageError(`Unknown argument ${JSON.stringify(positionals[0])}.`);
    if (values.help) {
      io.out(usage);
      return EXIT.done;
    }
    const progress = new PhaseProgress();
    const settings = settingsOf(values["data-dir"], io);
    const { companies, generation } = await reindex(settings.dataDir, progress.onProgress).finally(() => progress.finish());
    await tellSwitch(settings, generation, { reindexed: true, companies }, io);
    io.out(`${count(companies)} companies indexed; generation ${generation} serves.`);
    return EXIT.done;
  } catch (error) {
    return failed(error, usage, io);
  }
}

function csvChoice(command: string, { mapping, code, "dry-run": dry }: { readonly mapping?: string; readonly code?: string; readonly "dry-run"?: boolean }, io: CommandIo): CsvChoice {
  if (command !== "csv" && (mapping ?? code ?? dry) !== undefined) throw new UsageError("--mapping, --code and --dry-run are for the csv register.");
  if (code !== undefined && (!/^[a-z][a-z0-9-]{0,31}$/.test(code) || REGISTERS.some((register) => register.code === code))) throw new UsageError(`--code ${code}: expected up to 32 lower-case letters, digits and dashes that are no other register's code.`);
  return { mapping: mapping === undefined ? undefined : fromCaller(mapping, io), code };
}

async function dryRun(inputs: readonly string[], csv: CsvChoice, io: CommandIo): Promise<number> {
  const [input] = inputs;
  if (input === undefined || inputs.length > 1) throw new UsageError("--dry-run takes one file.");
  const tempDir = mkdtempSync(join(tmpdir(), "firmament-"));
  try {
    io.out(await describeCsv(input, csv, tempDir));
    return EXIT.done;
  } finally {
    rmSync(tempDir, { recursive: true, force: true });
  }
}

function parse<T extends NonNullable<Parameters<typeof parseArgs>[0]>["options"]>(args: readonly string[], options: T) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Paths are the caller's: npm runs scripts in the project's folder and tells where it was called. */
function fromCaller(location: string, { environment }: CommandIo): string {
  return /^https?:\/\//.test(location) ? location : resolve(environment["INIT_CWD"] ?? ".", location);
}

function settingsOf(dataDir: string | undefined, { environment }: CommandIo) {
  return readSettings({ ...environment, ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }) });
}

function failed(error: unknown, usage: string, io: CommandIo): number {
  if (error instanceof UsageError) {
    io.err(`${error.message}\n\n${usage}`);
    return EXIT.usage;
  }
  const full = error instanceof Error && "code" in error && error.code === "ENOSPC";
  io.err(full ? "The disk is full. Nothing was changed; make room and start again." : error instanceof Error ? error.message : String(error));
  return EXIT.failed;
}

function describe(summary: ImportSummary, seconds: number): string[] {
  const { rows, records, rejected, reasons, rejectFile, losses, lossFile, companies, generation, checksum } = summary;
  const counted = (list: ImportSummary["reasons"]): string[] => list.map(({ reason, count: times }) => `  ${count(times).padStart(9)}  ${reason}`);
  return [
    `${count(rows)} rows read in ${seconds.toFixed(1)} s (${count(rows / seconds)} rows/s): ${count(records)} companies, ${count(rejected)} rejected.`,
    ...(rejectFile === undefined ? [] : [`Rejected rows, with line and reason: ${rejectFile}`, ...counted(reasons)]),
    ...(lossFile === undefined ? [] : [`Rows used without one of their values: ${lossFile}`, ...counted(losses)]),
    `${count(companies)} companies serve. Generation ${generation}, checksum ${checksum}.`,
  ];
}

function count(value: number): string {
  return Math.round(value).toLocaleString("en-US");
}
