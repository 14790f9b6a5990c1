/**
 * The benchmarks, each beside its peer in the same run: `npm run bench -- [engine|facets|http|documents|accounts|extraction|enrichment|resolution|pages] [--size 2m] [--no-peer] [--misses]`.
 * Data are generated once a size into BENCH_DIR (default: a folder in the system's temporary one) and kept there.
 */
import { createServer } from "node:http";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchAccounts } from "./accounts";
import { ALL_GROUPS, dataFolder, ensureIndex, openReader } from "./data";
import { benchDocuments } from "./documents";
import { benchEngine, benchEngineScroll } from "./engine";
import { benchEnrichment } from "./enrichment";
import { benchExtraction } from "./extraction";
import { benchFacets } from "./facets";
import { benchHttp } from "./http";
import { load, loadPlan, type LoadPlan } from "./load";
import { benchPages } from "./pages";
import { constantAnswer } from "./processes";
import { postgresPrograms, startPostgres } from "./postgres";
import { benchResolution } from "./resolution";
import { benchSorting } from "./sorting";
import { table } from "./statistics";
import type { GenerationReader } from "../lib/index/embedded/reader";

const { values, positionals } = parseArgs({
  options: { size: { type: "string", default: "2m" }, "no-peer": { type: "boolean", default: false }, misses: { type: "boolean", default: false }, role: { type: "string" } },
  allowPositionals: true,
});
const PARTS = ["engine", "facets", "http", "documents", "accounts", "extraction", "enrichment", "resolution", "pages"] as const;
/** They need no companies, or their own. */
const WITHOUT_DATA = ["accounts", "extraction", "enrichment", "resolution"];

if (values.role === "load") await beLoadGenerator();
else if (values.role === "constant") beConstantServer();
else await benchmark();

async function benchmark(): Promise<void> {
  const size = sizeOf(values.size);
  const unknown = positionals.find((part) => !PARTS.some((known) => known === part));
  if (size === undefined || unknown !== undefined) {
    console.error(`Usage: npm run bench -- [${PARTS.join("|")}] [--size 100k|2m|10m] [--no-peer] [--misses]`);
    process.exitCode = 2;
    return;
  }
  const wanted = (part: (typeof PARTS)[number]): boolean => positionals.length === 0 || positionals.includes(part);
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? "unknown"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}; ${size.toLocaleString("en-US")} companies\n`);
  if (wanted("enrichment")) console.log(`${benchEnrichment()}\n`);
  if (wanted("extraction")) console.log(`${benchExtraction(values.misses)}\n`);
  const root = process.env["BENCH_DIR"] ?? join(tmpdir(), "firmament-bench");
  if (wanted("resolution")) console.log(`${await benchResolution(root, values.misses)}\n`);
  if (wanted("accounts")) console.log(`${await benchAccounts()}\n`);
  if (positionals.length > 0 && positionals.every((part) => WITHOUT_DATA.includes(part))) return;
  const dataDir = dataFolder(root, size);
  const built = await ensureIndex(dataDir, size);
  if (built) console.log(`${table(["build", "seconds", "rows/s", "of it making up companies", "peak RSS MB"], [[`${size} companies`, built.seconds, built.rowsPerSecond, built.generating, built.peakBytes / 1e6]])}\n`);
  const reader = openReader(dataDir);
  if (wanted("engine")) {
    console.log(`${await withPeer(reader, size)}\n`);
    console.log(`${await benchSorting(reader)}\n`);
    console.log(`${benchEngineScroll(reader)}\n`);
  }
  if (wanted("facets")) console.log(`${await benchFacets(reader)}\n`);
  if (wanted("documents")) console.log(`${benchDocuments(reader)}\n`);
  if (wanted("http")) console.log(`${await benchHttp(dataDir, reader)}\n`);
  reader.close();
  // They need a browser: only when named.
  if (positionals.includes("pages")) console.log(`${await benchPages(dataDir, size)}\n`);
}

async function withPeer(reader: GenerationReader, size: number): Promise<string> {
  const programs = values["no-peer"] ? undefined : postgresPrograms();
  if (programs === undefined) {
    console.log(values["no-peer"] ? "Without the peer, as asked." : "PostgreSQL is not installed (Debian: apt-get install postgresql): no peer in this run.");
    return benchEngine(reader, undefined);
  }
  const peer = await startPostgres(programs, allRecords(reader), size);
  try {
    return await benchEngine(reader, peer);
  } finally {
    await peer.close();
  }
}

function* allRecords(reader: GenerationReader) {
  for (let document = 0; document < reader.size; document++) yield reader.documents.record(document, ALL_GROUPS);
}

/** `100k`, `2m` or a plain number. */
function sizeOf(text: string): number | undefined {
  const [, digits, unit] = /^(\d+)([km]?)$/i.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits) * ({ k: 1000, m: 1_000_000 }[unit?.toLowerCase() ?? ""] ?? 1);
}

async function beLoadGenerator(): Promise<void> {
  const plan = await new Promise<LoadPlan>((resolve) => process.once("message", (message) => resolve(loadPlan.parse(message))));
  process.send?.(await load(plan));
}

function beConstantServer(): void {
  process.once("message", (message) => {
    const { headers, body } = constantAnswer.parse(message);
    const bytes = Buffer.from(body);
    const server = createServer((_request, response) => {
      response.writeHead(200, headers);
      response.end(bytes);
    });
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object") process.send?.(address?.port);
    });
  });
}
