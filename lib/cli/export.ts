import { existsSync, renameSync } from "node:fs";
import { CompanyClient } from "../client/client";
import { objectIn, stringIn } from "../client/read-json";
import { Transport, type Wait } from "../client/transport";
import { isFieldName, type FieldName } from "../company/fields";
import { queryKey } from "../company/query";
import { BEGINNING, type Checkpoint } from "../export/checkpoint";
import { COLUMN_PRESETS, columnsOfPreset } from "../export/columns";
import { runExport } from "../export/run-export";
import { packWorkbook } from "../export/workbook";
import { writerOf, XLSX_MAX_RECORDS } from "../export/writer";
import { failedWith, sizeOf } from "./backup-io";
import { DiskFile, idsOfFiles, PartFiles, type Saved } from "./export-files";
import { EXPORT_USAGE, readExportOptions, type ExportCommand } from "./export-options";
import { ExportProgress } from "./export-progress";
import { EXIT, UsageError, type CommandIo } from "./io";

/** `npm run export`. @returns the exit code: 0 done, 1 failed or broken off, 2 wrong usage. */
export async function runExportCommand(args: readonly string[], io: CommandIo): Promise<number> {
  try {
    const command = readExportOptions(args, io);
    if (command === undefined) {
      io.out(EXPORT_USAGE);
      return EXIT.done;
    }
    const stop = new AbortController();
    const interrupt = (): void => stop.abort(new Error("Broken off. The same command goes on from here."));
    process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
    try {
      io.out(await exported(command, stop.signal, io));
      return EXIT.done;
    } finally {
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
    }
  } catch (error) {
    return failedWith(error, EXPORT_USAGE, io);
  }
}

/** @returns the summary. */
async function exported(command: ExportCommand, signal: AbortSignal, io: CommandIo): Promise<string> {
  const { out, format, separator, decimal, query, pageSize } = command;
  const onWait = ({ seconds, error }: Wait): void => io.err(`${error.message} Trying again in ${Math.ceil(seconds)} s.`);
  const service = { baseUrl: command.url, apiKey: command.key, onWait };
  const [client, transport] = [new CompanyClient(service), new Transport(service)];
  const generation = async (): Promise<string> => stringIn(objectIn(await transport.get("/api/health", [], { signal }), "index"), "generation") ?? "";
  const parts = new PartFiles(out);
  const saved = begun(command, parts) ?? (await begin(command, client, await generation(), signal));
  if (format === "xlsx" && saved.announced > XLSX_MAX_RECORDS) throw new UsageError(`A worksheet holds ${XLSX_MAX_RECORDS} companies, and there are ${saved.announced}. Choose csv, or narrow the filters.`);
  io.err(saved.checkpoint.seen === 0 ? `${saved.announced} companies` : `Going on at ${saved.checkpoint.seen} of ${saved.announced} companies`);
  parts.save(saved);
  const progress = new ExportProgress(saved.announced, saved.checkpoint.seen);
  const [file, ids] = [new DiskFile(parts.rows), new DiskFile(parts.ids)];
  try {
    const at = await runExport({
      source: { client, query, pageSize, signal, onWait: (seconds, error) => onWait({ seconds, error }), sleep },
      writer: writerOf({ format, columns: saved.columns.filter(isFieldName), separator, decimal }),
      file,
      ids,
      from: saved.checkpoint,
      announced: saved.announced,
      leavesOut: await idsOfFiles(command.leaveOut),
      sameData: async () => (await generation()) === saved.generation,
      onReplay: () => undefined,
      onBatch: (_, checkpoint) => {
        parts.save({ ...saved, checkpoint });
        progress.reached(checkpoint.seen);
        return Promise.resolve();
      },
    });
    progress.finish();
    const bytes = format === "xlsx" ? await packed(file, parts.workbook, signal) : at.size;
    renameSync(format === "xlsx" ? parts.workbook : parts.rows, out);
    parts.remove();
    return summary(command, at, bytes);
  } finally {
    progress.finish();
    file.close();
    ids.close();
  }
}

/** The export that was broken off, when this is the same command. @throws UsageError when it is another one, or the file is there. */
function begun({ restart, out, ...command }: ExportCommand, parts: PartFiles): Saved | undefined {
  if (restart) parts.remove();
  else if (existsSync(out)) throw new UsageError(`${out} is there already; choose another name, or replace it with --restart.`);
  const saved = parts.load();
  if (saved !== undefined && saved.command !== identity(command)) throw new UsageError(`Another export to ${out} was broken off. Repeat that command to go on with it, or begin this one with --restart.`);
  return saved;
}

async function begin({ restart: _, out: __, ...command }: ExportCommand, client: CompanyClient, generation: string, signal: AbortSignal): Promise<Saved> {
  const { total, records } = await client.export(command.query, { pageSize: 1 }, { signal });
  const delivered = Object.keys(records[0] ?? {}).filter(isFieldName);
  return { command: identity(command), announced: total, generation, columns: columnsFor(command.columns, delivered), checkpoint: BEGINNING };
}

/** Everything that makes it the same export; the key may change. */
function identity({ query, format, columns, separator, decimal, leaveOut, url, pageSize }: Omit<ExportCommand, "out" | "restart">): string {
  return JSON.stringify([queryKey(query), format, columns, separator, decimal, leaveOut, url, pageSize]);
}

/** @param delivered the fields that the service delivers with this key; none where no company was found. */
function columnsFor(wanted: ExportCommand["columns"], delivered: readonly FieldName[]): FieldName[] {
  if (typeof wanted === "string") {
    const preset = COLUMN_PRESETS.find(({ key }) => key === wanted);
    return [...(preset === undefined || delivered.length === 0 ? (preset?.columns ?? ["ID"]) : columnsOfPreset(preset, delivered))];
  }
  const missing = delivered.length === 0 ? undefined : wanted.find((name) => !delivered.includes(name));
  if (missing !== undefined) throw new UsageError(`--columns: ${missing} is not in the package of this key.`);
  return [...wanted];
}

async function packed(sheet: DiskFile, path: string, signal: AbortSignal): Promise<number> {
  const workbook = new DiskFile(path);
  try {
    return await packWorkbook(sheet, workbook, () => undefined, signal);
  } finally {
    workbook.close();
  }
}

function summary({ out, json }: ExportCommand, { delivered, skipped }: Checkpoint, bytes: number): string {
  if (json) return JSON.stringify({ file: out, companies: delivered, leftOut: skipped, bytes });
  return `${out}: ${delivered} companies${skipped > 0 ? `, ${skipped} left out` : ""}, ${sizeOf(bytes)}`;
}

function sleep(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        reject(signal.reason instanceof Error ? signal.reason : new Error("broken off"));
      },
      { once: true },
    );
  });
}
