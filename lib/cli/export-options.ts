import { parseArgs } from "node:util";
import { isFieldName, type FieldName } from "../company/fields";
import { ParameterError, parseQuery, QUERY_PARAMETERS, type CompanyQuery } from "../company/query";
import { COLUMN_PRESETS } from "../export/columns";
import type { DecimalSign, Separator } from "../export/csv";
import type { ExportFormat } from "../export/writer";
import { fromCaller, readable } from "./backup-io";
import { UsageError, type CommandIo } from "./io";

export const EXPORT_USAGE = `Usage: npm run export -- --out FILE [options] ["FILTERS"]

  FILTERS             as in a request: "countryCode=DE&employeesTotal[min]=50"; none is every company

  --out FILE          is there once it is complete; until then FILE.part lies beside it
  --format F          csv, xlsx or jsonl (default: by the ending of FILE)
  --columns C         field names separated by commas, or ${COLUMN_PRESETS.map(({ key }) => key).join(", ")} (default: all)
  --separator S       of CSV: comma, semicolon or tab (default: comma)
  --decimal S         of CSV: point or comma (default: point)
  --leave-out FILE    leave out the companies whose IDs stand first in the lines of this file; may be given several times
  --url URL           the service (default: FIRMAMENT_URL, else http://127.0.0.1:3000)
  --key KEY           API key (default: FIRMAMENT_API_KEY, which others on this machine cannot see)
  --page-size N       companies a request, 1 to 10000 (default: 2500)
  --restart           begin anew where an export to FILE was broken off, or over a FILE that is there
  --json              print the summary as JSON

Broken off, the same command goes on where it stood. A request counts against the month's quota.`;

const OPTIONS = {
  out: { type: "string" },
  format: { type: "string" },
  columns: { type: "string", default: "all" },
  separator: { type: "string", default: "comma" },
  decimal: { type: "string", default: "point" },
  "leave-out": { type: "string", multiple: true },
  url: { type: "string" },
  key: { type: "string" },
  "page-size": { type: "string", default: "2500" },
  restart: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h" },
} as const;

const FORMATS: Readonly<Record<string, ExportFormat>> = { csv: "csv", xlsx: "xlsx", jsonl: "jsonl", ndjson: "jsonl" };
const SEPARATOR_NAMES: Readonly<Record<string, Separator>> = { comma: ",", semicolon: ";", tab: "\t" };
const DECIMAL_NAMES: Readonly<Record<string, DecimalSign>> = { point: ".", comma: "," };
const MAX_PAGE_SIZE = 10_000;

export interface ExportCommand {
  /** Absolute. */
  readonly out: string;
  readonly format: ExportFormat;
  /** A preset's name, or names of fields. */
  readonly columns: string | readonly FieldName[];
  readonly separator: Separator;
  readonly decimal: DecimalSign;
  /** Absolute. */
  readonly leaveOut: readonly string[];
  /** Without a slash at its end. */
  readonly url: string;
  readonly key: string;
  readonly pageSize: number;
  readonly restart: boolean;
  readonly json: boolean;
  readonly query: CompanyQuery;
}

/** What is wanted; undefined for help. @throws UsageError that names what is wrong. */
export function readExportOptions(args: readonly string[], io: CommandIo): ExportCommand | undefined {
  const { values, positionals } = readable(() => parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }));
  if (values.help) return undefined;
  if (values.out === undefined) throw new UsageError("Say where the file shall be: --out FILE.");
  if (positionals.length > 1) throw new UsageError("Put the filters into one argument, in quotes: the shell cuts at & and blanks.");
  const out = fromCaller(values.out, io);
  const pageSize = Number(values["page-size"]);
  if (!/^\d+$/.test(values["page-size"]) || pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw new UsageError(`--page-size ${values["page-size"]}: expected a whole number from 1 to ${MAX_PAGE_SIZE}.`);
  const key = values.key ?? io.environment["FIRMAMENT_API_KEY"];
  if (key === undefined || key === "") throw new UsageError("Give an API key: set FIRMAMENT_API_KEY, or --key KEY.");
  return {
    out,
    format: named("format", values.format ?? out.slice(out.lastIndexOf(".") + 1).toLowerCase(), FORMATS),
    columns: readColumns(values.columns),
    separator: named("separator", values.separator, SEPARATOR_NAMES),
    decimal: named("decimal", values.decimal, DECIMAL_NAMES),
    leaveOut: (values["leave-out"] ?? []).map((file) => fromCaller(file, io)),
    url: readUrl(values.url ?? io.environment["FIRMAMENT_URL"] ?? "http://127.0.0.1:3000"),
    key,
    pageSize,
    restart: values.restart,
    json: values.json,
    query: readFilters(positionals[0] ?? ""),
  };
}

function named<T>(option: string, value: string, allowed: Readonly<Record<string, T>>): T {
  const found = Object.entries(allowed).find(([name]) => name === value);
  if (found === undefined) throw new UsageError(`--${option} ${JSON.stringify(value)}: expected ${Object.keys(allowed).join(", ")}.`);
  return found[1];
}

function readColumns(text: string): string | readonly FieldName[] {
  if (COLUMN_PRESETS.some(({ key }) => key === text)) return text;
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !isFieldName(name));
  if (unknown !== undefined) throw new UsageError(`--columns: there is no field ${JSON.stringify(unknown)}; docs/fields.md lists them.`);
  return names.filter(isFieldName);
}

function readUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new UsageError(`--url ${JSON.stringify(text)}: expected an address such as https://data.example.com.`);
  return text.replace(/\/+$/, "");
}

function readFilters(text: string): CompanyQuery {
  const parameters = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text.replace(/^\?/, ""))) parameters.set(name, [...(parameters.get(name) ?? []), value]);
  const unknown = [...parameters.keys()].find((name) => !QUERY_PARAMETERS.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no filter ${JSON.stringify(unknown)}; /docs of the service lists them.`);
  try {
    return parseQuery(parameters);
  } catch (error) {
    if (error instanceof ParameterError) throw new UsageError(error.message);
    throw error;
  }
}

