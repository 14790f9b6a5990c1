import type { CompanyRecord } from "../../company/record";
import type { ReadContext, Register } from "../register";
import { Rejection } from "../shared/assemble";
import { readDate } from "../shared/dates";
import { type Lose, RowReport } from "../shared/row-report";
import { readCsv } from "../source/csv";
import { readJsonRecords } from "../source/json";
import { AccountBook, accountsCsvReader } from "./accounts";
import { type RegisterFile, RegisterFiles } from "./files";
import { isBranchForm } from "./legal-forms";
import { mapUnit, NORWAY } from "./map-unit";
import { RoleBook, roleCsvReader, rolesFromJson } from "./roles";
import type { Unit } from "./unit";
import { unitCsvReader } from "./unit-csv";
import { unitFromJson } from "./unit-json";

/** An element of a file, not yet understood. */
interface Element<T> {
  readonly value: T | Rejection;
  readonly line: number;
  readonly raw: string;
}

/** The date in a file's name, such as `enheter_2026-11-20.json.gz`; "" without one. */
function dateIn(name: string): string {
  const found = /(?<!\d)(?:19|20)\d{2}-?\d{2}-?\d{2}(?!\d)/.exec(name)?.[0];
  return (found === undefined ? undefined : readDate(found)) ?? "";
}

/** What each element of a file says; stretches that are no element go to the report. */
async function* elements<T>(
  file: RegisterFile,
  report: RowReport,
  fromCsv: (header: readonly string[]) => (cells: readonly string[]) => T | Rejection,
  fromJson: (value: unknown) => T | Rejection,
): AsyncGenerator<Element<T>, void, undefined> {
  if (file.form === "csv") {
    const { dialect, items } = await readCsv(file.bytes, { header: true });
    const read = fromCsv(dialect.header ?? []);
    for await (const item of items) {
      if (item.kind === "problem") report.reject(item, file.name, item);
      else yield { value: read(item.cells), line: item.line, raw: item.raw };
    }
    return;
  }
  for await (const item of readJsonRecords(file.bytes, { container: file.container })) {
    if (item.kind === "problem") report.reject(item, file.name, item);
    // Written out only when somebody wants to see it.
    else yield { value: fromJson(item.value), line: item.line, get raw() { return JSON.stringify(item.value); } };
  }
}

async function readRoles(files: RegisterFiles, report: RowReport): Promise<RoleBook> {
  const book = new RoleBook();
  for await (const file of files.of("roles")) {
    const fromCsv = (header: readonly string[]) => {
      const read = roleCsvReader(header);
      return (cells: readonly string[]) => {
        const role = read(cells);
        return role instanceof Rejection ? role : [role];
      };
    };
    for await (const { value: roles, line, raw } of elements(file, report, fromCsv, rolesFromJson)) {
      if (roles instanceof Rejection) report.reject(roles, file.name, { line, raw });
      else {
        for (const role of roles) book.add(role, line, file.name);
        report.count();
      }
    }
  }
  return book;
}

async function readAccounts(files: RegisterFiles, report: RowReport): Promise<AccountBook> {
  const book = new AccountBook();
  for await (const file of files.of("accounts")) {
    const fromJson = (): Rejection => new Rejection("annual accounts are read from CSV only");
    for await (const { value: accounts, line, raw } of elements(file, report, accountsCsvReader, fromJson)) {
      if (accounts instanceof Rejection) report.reject(accounts, file.name, { line, raw });
      else {
        book.add(accounts, line, file.name);
        report.count();
      }
    }
  }
  return book;
}

/** Tells of people and revenues whose company is in none of the files. */
function loseTheRest(roles: RoleBook, accounts: AccountBook, seen: ReadonlySet<number>, context: ReadContext): void {
  const reason = "its company is in none of the files";
  for (const [company, { ceo, line, source }] of roles.entries()) {
    if (!seen.has(company)) context.lost?.({ line, field: "CEO Name", reason, value: `${company}${ceo === undefined ? "" : ` ${ceo.name}`}`, source });
  }
  for (const [company, { revenue, line, source }] of accounts.entries()) {
    if (!seen.has(company)) context.lost?.({ line, field: "Yearly Revenue Local Currency", reason, value: `${company} ${revenue}`, source });
  }
}

/**
 * Norway's register of units. Roles and accounts are read first, because they add to companies' records; then branches, which are counted by
 * company; then companies.
 */
async function* read(inputs: readonly string[], context: ReadContext): AsyncGenerator<CompanyRecord, void, undefined> {
  const files = await RegisterFiles.open(inputs, context);
  try {
    const report = new RowReport(context);
    const roles = await readRoles(files, report);
    const accounts = await readAccounts(files, report);
    const branches = new Map<number, number>();
    const branchesOf = (company: string): number | undefined => (files.has("branches") ? (branches.get(Number(company)) ?? 0) : undefined);
    const asksWhoIsSeen = files.has("roles") || files.has("accounts");
    const seen = new Set<number>();
    // One generator from the elements to the caller: another one in between costs its time a million times.
    for (const kind of ["branches", "companies"] as const) {
      for await (const file of files.of(kind)) {
        const around = { nace: file.nace, fileDate: dateIn(file.name), roles, accounts, branchesOf };
        const mapper = (unit: Unit | Rejection, lose: Lose): CompanyRecord | Rejection => (unit instanceof Rejection ? unit : mapUnit(unit, around, lose));
        for await (const element of elements(file, report, unitCsvReader, unitFromJson)) {
          const unit = element.value;
          const record = report.map(unit, mapper, file.name, element);
          if (record === undefined || unit instanceof Rejection) continue;
          const parent = Number(unit.parent);
          if (isBranchForm(unit.form)) branches.set(parent, (branches.get(parent) ?? 0) + 1);
          if (asksWhoIsSeen) seen.add(Number(unit.number));
          yield record;
        }
      }
    }
    loseTheRest(roles, accounts, seen, context);
    report.finish();
  } finally {
    await files.close();
  }
}

/**
 * The Brønnøysund Register Centre's register of companies (enheter) and branches (underenheter), with roles and annual accounts where given.
 * @see https://data.brreg.no/enhetsregisteret/api/dokumentasjon/no/index.html
 */
export const brreg: Register = {
  code: NORWAY,
  command: "brreg",
  label: "Brønnøysund Register Centre (Norway)",
  help: "Companies (enheter), branches (underenheter) and roles (roller) as JSON or CSV, from https://data.brreg.no/enhetsregisteret/api/enheter/lastned, …/underenheter/lastned and …/roller/totalbestand, and annual accounts as CSV; all in one command, in any order.",
  read,
};
