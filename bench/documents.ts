import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { FIELD_GROUPS, fieldsOfGroup } from "../lib/company/fields";
import { fragmentOf } from "../lib/index/embedded/fragments";
import type { GenerationReader } from "../lib/index/embedded/reader";
import { ALL_GROUPS } from "./data";
import { seeded, table } from "./statistics";

const ROWS = 200_000;
const PAGE = 25;
const BATCH = 1000;

/**
 * The documents file against SQLite with the same fragments, one column a field group, one read transaction kept open: pages of
 * scattered records, and batches of neighbours, as bytes ready to send.
 */
export function benchDocuments(reader: GenerationReader): string {
  const rows = Math.min(ROWS, reader.size);
  const folder = mkdtempSync(join(tmpdir(), "bench-documents-"));
  const database = new Database(join(folder, "documents.db"));
  try {
    const columns = FIELD_GROUPS.map(({ key }) => key);
    database.pragma("journal_mode = WAL");
    database.exec(`create table documents (id integer primary key, ${columns.map((column) => `"${column}" text`).join(", ")})`);
    const insert = database.prepare(`insert into documents values (?, ${columns.map(() => "?").join(", ")})`);
    database.transaction(() => {
      for (let document = 0; document < rows; document++) insert.run(document, ...columns.map((column) => fragmentOf(fieldsOfGroup(column).map(({ name }) => name), reader.documents.record(document, ALL_GROUPS).values)));
    })();
    database.exec("begin");
    const select = database.prepare<[number], string>(`select ${columns.map((column) => `"${column}"`).join(" || ")} from documents where id = ?`).pluck();
    const fromSqlite = (documents: Uint32Array): void => {
      Buffer.from(`[${Array.from(documents, (document) => `{${select.get(document)?.slice(0, -1) ?? ""}}`).join(",")}]`);
    };
    const fromFile = (documents: Uint32Array): void => {
      reader.documents.project(documents, { groups: columns });
    };
    const random = seeded(5);
    const scattered = Array.from({ length: 2000 }, () => Uint32Array.from({ length: PAGE }, () => Math.floor(random() * rows)).sort());
    const neighbours = Array.from({ length: Math.floor(rows / BATCH) }, (_, i) => Uint32Array.from({ length: BATCH }, (_each, j) => i * BATCH + j));
    return table(
      ["documents, full records", "file rows/s", "SQLite rows/s", "ratio"],
      [compare(`pages of ${PAGE} scattered`, scattered, fromFile, fromSqlite), compare(`batches of ${BATCH} neighbours`, neighbours, fromFile, fromSqlite)],
    );
  } finally {
    database.close();
    rmSync(folder, { recursive: true });
  }
}

type Read = (documents: Uint32Array) => void;

function compare(name: string, batches: readonly Uint32Array[], own: Read, peer: Read): (string | number)[] {
  const pace = (read: Read): number => {
    batches.slice(0, batches.length / 10).forEach(read);
    const start = performance.now();
    batches.forEach(read);
    return (batches.reduce((sum, { length }) => sum + length, 0) / (performance.now() - start)) * 1000;
  };
  const [file, sqlite] = [pace(own), pace(peer)];
  return [name, file, sqlite, file / sqlite];
}
