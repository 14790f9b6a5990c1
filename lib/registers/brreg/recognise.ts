import type { NaceEdition } from "../industry/nace";
import { Rejection } from "../shared/assemble";
import { PeekableBytes } from "../source/bytes";
import { readCsv } from "../source/csv";
import { readJsonRecords } from "../source/json";
import { SourceError } from "../source/problem";
import { isBranchForm } from "./legal-forms";
import { naceEditionOf } from "./nace-edition";
import type { Unit } from "./unit";
import { foldColumn, unitCsvReader } from "./unit-csv";
import { unitFromJson } from "./unit-json";

/** What a file of the register is about. */
export type FileKind = "companies" | "branches" | "roles" | "accounts";

export interface Recognised {
  readonly kind: FileKind;
  readonly form: "csv" | "json";
  /** For JSON: whether the units stand in a page of the search (`_embedded`). */
  readonly container: boolean;
  /** Of its industry codes. */
  readonly nace: NaceEdition;
}

/** Rows that are looked at before a file is read. */
const SAMPLE_ROWS = 500;
const START_BYTES = 64 * 1024;

function unknown(file: string, found: string): SourceError {
  return new SourceError(
    `${file} is none of the files that this register has: companies (enheter), branches (underenheter) and roles (roller) as JSON or CSV, annual accounts (regnskap) as CSV. ${found}`,
  );
}

function codesOf(units: readonly (Unit | Rejection)[]): string[] {
  return units.flatMap((unit) => (unit instanceof Rejection ? [] : unit.activities.map(({ code }) => code)));
}

function csvKind(header: readonly string[]): FileKind | undefined {
  const columns = new Set(header.map(foldColumn));
  const has = (...names: readonly string[]): boolean => names.every((name) => columns.has(name));
  if (has("orgnrselskap", "rolletypekode")) return "roles";
  if (has("organisasjonsnummer", "regnskapsaar", "sumdriftsinntekter")) return "accounts";
  if (!has("organisasjonsnummer", "navn")) return undefined;
  return has("oppstartsdato") || has("beliggenhetsadresseadresse") ? "branches" : "companies";
}

async function recogniseCsv(file: string, bytes: AsyncIterable<Uint8Array>): Promise<Recognised> {
  const { dialect, items } = await readCsv(bytes, { header: true });
  const header = dialect.header ?? [];
  const kind = csvKind(header);
  if (kind === undefined) throw unknown(file, `Its columns are: ${header.slice(0, 8).join(", ")}.`);
  const units: Unit[] = [];
  if (kind === "companies" || kind === "branches") {
    const read = unitCsvReader(header);
    for await (const item of items) {
      if (item.kind === "row") units.push(read(item.cells));
      if (units.length === SAMPLE_ROWS) break;
    }
  }
  return { kind, form: "csv", container: false, nace: naceEditionOf(codesOf(units)) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function jsonKind(value: unknown): FileKind | undefined {
  if (!isObject(value)) return undefined;
  if ("rollegrupper" in value) return "roles";
  if (!("organisasjonsnummer" in value && "organisasjonsform" in value)) return undefined;
  const form = isObject(value.organisasjonsform) ? value.organisasjonsform.kode : undefined;
  return "beliggenhetsadresse" in value || (typeof form === "string" && isBranchForm(form)) ? "branches" : "companies";
}

async function recogniseJson(file: string, bytes: AsyncIterable<Uint8Array>, start: string): Promise<Recognised> {
  // An object alone in its file may hold lists of its own (former names, groups of roles): only a page of the search is a container.
  const container = start.slice(0, start.indexOf('"organisasjonsnummer"')).includes('"_embedded"');
  const values: unknown[] = [];
  for await (const item of readJsonRecords(bytes, { container })) {
    if (item.kind === "record") values.push(item.value);
    if (values.length === SAMPLE_ROWS) break;
  }
  const kind = jsonKind(values[0]);
  if (kind === undefined) {
    const [first] = values;
    throw unknown(file, isObject(first) ? `Its objects begin with: ${Object.keys(first).slice(0, 8).join(", ")}.` : "It holds no records.");
  }
  const units = kind === "companies" || kind === "branches" ? values.map(unitFromJson) : [];
  return { kind, form: "json", container, nace: naceEditionOf(codesOf(units)) };
}

/**
 * Finds out from its beginning which of the register's files this is; the name does not matter.
 * @throws SourceError naming the file when it is none of them.
 */
export async function recognise(file: string, bytes: AsyncIterable<Uint8Array>): Promise<Recognised> {
  const source = new PeekableBytes(bytes);
  const start = (await source.peek(START_BYTES)).bytes.subarray(0, START_BYTES).toString("utf8").replace(/^\uFEFF/, "").trimStart();
  return start.startsWith("{") || start.startsWith("[") ? recogniseJson(file, source, start) : recogniseCsv(file, source);
}
