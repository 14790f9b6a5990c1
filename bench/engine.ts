import { SEARCH_FIELDS } from "../lib/company/fields";
import { PACKAGES } from "../lib/company/packages";
import { queryKey, type CompanyQuery } from "../lib/company/query";
import { evaluate } from "../lib/index/embedded/query/evaluate";
import type { GenerationReader } from "../lib/index/embedded/reader";
import { sampleRecords } from "./data";
import { CLASSES, questions } from "./queries";
import { percentile, table, timed } from "./statistics";
import type { PostgresPeer } from "./postgres";

const QUESTIONS = 1000;
const PEER_QUESTIONS = 25;
const PAGE = 25;

/** One page of a query with its exact total, inside the engine: no thread, no HTTP, no remembered result. */
function answer(reader: GenerationReader, query: CompanyQuery): number {
  const result = evaluate(reader, query);
  reader.documents.project(result.slice(0, PAGE), { fields: SEARCH_FIELDS });
  return result.total;
}

/** Query times by class, beside the peer's on the same questions, and whether the totals agree where both mean the same. */
export async function benchEngine(reader: GenerationReader, peer: PostgresPeer | undefined): Promise<string> {
  const records = sampleRecords(reader, 20_000);
  const rows: (string | number)[][] = [];
  for (const kind of CLASSES) {
    const asked = questions(kind, records, QUESTIONS);
    const own = await timed(asked, (query) => answer(reader, query), 50);
    const shared = asked.slice(0, PEER_QUESTIONS);
    const [peerTimes, ownShared] = [peer ? await timed(shared, (query) => peer.answer(query), 2) : [], await timed(shared, (query) => answer(reader, query))];
    const [p50, p99] = [percentile(own, 0.5), percentile(own, 0.99)];
    const ratio = percentile(peerTimes, 0.5) / percentile(ownShared, 0.5);
    rows.push([kind.name, new Set(asked.map(queryKey)).size, p50, kind.targetP50, p99, kind.targetP99, p50 <= kind.targetP50 && p99 <= kind.targetP99 ? "yes" : "NO", percentile(peerTimes, 0.5), ratio]);
  }
  return table(["class", "questions", "p50 ms", "target", "p99 ms", "target", "within", "PostgreSQL p50", "times ours"], rows);
}

/** Rows a second of full records, batch after batch, over at most a million companies. */
export function benchEngineScroll(reader: GenerationReader): string {
  const groups = PACKAGES.find(({ name }) => name === "full")?.groups ?? [];
  const rows = [1000, 10_000].map((limit): (string | number)[] => {
    const result = evaluate(reader, {});
    let [position, done, bytes] = [undefined as readonly number[] | undefined, 0, 0];
    const start = performance.now();
    for (let more = true; more && done < 1_000_000; ) {
      const batch = result.after(position, limit);
      bytes += reader.documents.project(batch.documents, { groups }).length;
      done += batch.documents.length;
      [position, more] = [batch.position, batch.hasMore];
    }
    const seconds = (performance.now() - start) / 1000;
    return [`batches of ${limit}`, done, done / seconds, bytes / seconds / 1e6, bytes / done];
  });
  return table(["full records", "rows", "rows/s", "MB/s", "bytes a row"], rows);
}
