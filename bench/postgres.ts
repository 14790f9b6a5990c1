import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { foldExact, foldText, normaliseName } from "../lib/company/names";
import { sicCodes } from "../lib/company/matching";
import type { CompanyQuery } from "../lib/company/query";
import type { CompanyRecord } from "../lib/company/record";
import { showProgress } from "./progress";

/**
 * The peer: PostgreSQL on the same companies, with the indexes its manual recommends for such questions: trigram and full-text GIN
 * for names and streets, B-tree for exact values and ranges, GIN for code arrays. https://www.postgresql.org/docs/15/pgtrgm.html
 */
export interface PostgresPeer {
  /** One page of 25 and the exact total. */
  readonly answer: (query: CompanyQuery) => Promise<number>;
  readonly close: () => Promise<void>;
}

const TABLE = `
create extension if not exists pg_trgm;
create table companies (rank int primary key, id text, name text, normalised text, words tsvector, country_code text, country text, city text, street text, number text, sic text[], status text,
  employees bigint, sales bigint, founded int, has_email boolean, has_website boolean);`;
const INDEXES = [
  "create index on companies using gin (words)",
  "create index on companies using gin (normalised gin_trgm_ops)",
  "create index on companies (normalised text_pattern_ops)",
  "create index on companies (number)",
  "create index on companies (city)",
  "create index on companies using gin (street gin_trgm_ops)",
  "create index on companies (country_code, rank)",
  "create index on companies using gin (sic)",
  "create index on companies (employees)",
  "create index on companies (sales)",
  "create index on companies (founded)",
  "analyze companies",
];

/** The folder of the server's programs, or undefined when PostgreSQL is not installed. */
export function postgresPrograms(): string | undefined {
  const root = "/usr/lib/postgresql";
  const version = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a))[0] : undefined;
  return version === undefined ? undefined : join(root, version, "bin");
}

/** Starts a server of its own in a temporary folder, reachable by a socket in it only, and loads the companies in rank order. */
export async function startPostgres(programs: string, companies: Iterable<CompanyRecord>, total: number): Promise<PostgresPeer> {
  const folder = mkdtempSync(join(tmpdir(), "bench-postgres-"));
  const asOwner = owner(folder);
  const data = join(folder, "data");
  run(asOwner(join(programs, "initdb"), ["-D", data, "-U", "bench", "--no-locale", "-E", "UTF8"]));
  const options = `-k ${folder} -c listen_addresses='' -c shared_buffers=2GB -c work_mem=64MB -c maintenance_work_mem=1GB -c max_wal_size=8GB -c synchronous_commit=off -c autovacuum=off -c fsync=off`;
  run(asOwner(join(programs, "pg_ctl"), ["-D", data, "-o", options, "-l", join(folder, "log"), "-w", "start"]));
  const client = new Client({ host: folder, user: "bench", database: "postgres" });
  const close = async (): Promise<void> => {
    await client.end();
    run(asOwner(join(programs, "pg_ctl"), ["-D", data, "-m", "immediate", "stop"]));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await client.connect();
    await client.query(TABLE);
    await copy(asOwner(join(programs, "psql"), ["-h", folder, "-U", "bench", "-d", "postgres", "-q", "-c", "copy companies from stdin"]), companies, total);
    for (const index of INDEXES) {
      showProgress(`PostgreSQL: ${index}`);
      await client.query(index);
    }
    showProgress("");
  } catch (error) {
    await close();
    throw error;
  }
  return { close, answer: (query) => ask(client, query) };
}

type Program = readonly [command: string, args: readonly string[]];

/** PostgreSQL refuses to run as root: then its own user runs it. */
function owner(folder: string): (command: string, args: readonly string[]) => Program {
  if (process.getuid?.() !== 0) return (command, args) => [command, args];
  const id = (flag: string): number => Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
  chownSync(folder, id("-u"), id("-g"));
  return (command, args) => ["setpriv", ["--reuid=postgres", "--regid=postgres", "--clear-groups", command, ...args]];
}

function run([command, args]: Program): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8", stdio: ["ignore", "ignore", "pipe"], cwd: tmpdir() });
  if (status !== 0) throw new Error(`${command} failed: ${error?.message ?? stderr}`);
}

async function copy([command, args]: Program, companies: Iterable<CompanyRecord>, total: number): Promise<void> {
  const psql = spawn(command, args, { stdio: ["pipe", "ignore", "inherit"], cwd: tmpdir() });
  const ended = once(psql, "exit");
  let rank = 0;
  let lines: string[] = [];
  for (const company of companies) {
    lines.push(row(company, rank++));
    if (lines.length < 2000) continue;
    if (!psql.stdin.write(lines.join(""))) await once(psql.stdin, "drain");
    lines = [];
    showProgress(`PostgreSQL: ${rank.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`);
  }
  psql.stdin.end(lines.join(""));
  await ended;
  if (psql.exitCode !== 0) throw new Error(`psql ended with code ${psql.exitCode}.`);
}

function row(company: CompanyRecord, rank: number): string {
  const { values } = company;
  const name = normaliseName(values["Company Name"]);
  const cells: (string | number | boolean | undefined)[] = [
    rank, values.ID, values["Company Name"], name, name.split(" ").filter((word) => /^\w+$/.test(word)).join(" ") || "x", values["Country Code"], values.Country, values.City && foldExact(values.City),
    values["Address 1"] && foldText(values["Address 1"]), values["Company Registration Number"]?.toUpperCase().replace(/[^A-Z0-9]/g, ""), `{${sicCodes(company).join(",")}}`, values["Location Type"],
    values["Employees Total"], values["Yearly Revenue in U.S. Dollars"], values["Founding Year"], values.Email !== undefined, values.Website !== undefined,
  ];
  return `${cells.map((cell) => (cell === undefined ? "\\N" : String(cell).replace(/[\\\t\n\r]/g, " "))).join("\t")}\n`;
}

/** The same question in SQL: name words as lexemes with the last as a prefix, exact values, ranges. */
async function ask(client: Client, query: CompanyQuery): Promise<number> {
  const conditions: string[] = [];
  const parameters: unknown[] = [];
  const where = (text: string, ...values: unknown[]): void => {
    conditions.push(values.reduce<string>((sql, value) => sql.replace("?", `$${parameters.push(value)}`), text));
  };
  if (query.search !== undefined) {
    const lexemes = normaliseName(query.search).split(" ").filter((word) => /^\w+$/.test(word));
    where("words @@ to_tsquery('simple', ?)", lexemes.map((word, i) => `'${word}'${i === lexemes.length - 1 ? ":*" : ""}`).join(" & "));
  }
  if (query.nationalId) where("number = any(?)", query.nationalId);
  if (query.cityName) where("city = any(?)", query.cityName.map(foldExact));
  if (query.streetName !== undefined) where("street like ?", `%${foldText(query.streetName)}%`);
  if (query.countryCode) where("country_code = any(?)", query.countryCode);
  if (query.statusCode) where("status = any(?)", query.statusCode);
  if (query.sic4Digits) where("sic && ?", query.sic4Digits);
  for (const [column, range] of [["employees", query.employeesTotal], ["sales", query.annualSales], ["founded", query.foundingYears]] as const) {
    if (range?.min !== undefined) where(`${column} >= ?`, range.min);
    if (range?.max !== undefined) where(`${column} <= ?`, range.max);
  }
  if (query.hasEmail !== undefined) where("has_email = ?", query.hasEmail);
  if (query.hasWebsite !== undefined) where("has_website = ?", query.hasWebsite);
  const filter = conditions.length === 0 ? "" : `where ${conditions.join(" and ")}`;
  const { rows } = await client.query<{ total: string }>(`select count(*) as total from companies ${filter}`, parameters);
  await client.query(`select id, name, country, city from companies ${filter} order by rank limit 25`, parameters);
  return Number(rows[0]?.total);
}
