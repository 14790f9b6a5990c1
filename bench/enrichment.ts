import { load } from "cheerio";
import { Parser } from "htmlparser2";
import { parse } from "parse5";
import { extractCandidates } from "../lib/enrichment/candidates";
import { HOSTILE_PAGES, LARGE_PAGES } from "./enrichment-pages";
import { table } from "./statistics";

const ROUNDS = 8;
const URL_OF_ALL = new URL("https://www.nordhafen-werkzeug.example/impressum");

type Way = readonly [name: string, read: (html: string) => unknown];

const FLOOR = "htmlparser2's SAX, nothing done";

/** Ours in turn with the floor, a SAX parser that does nothing with what it reads; then two that make a tree first, in turn: their heaps would slow the others. */
const TURNS: readonly (readonly Way[])[] = [
  [["ours: all candidates", (html) => extractCandidates(html, URL_OF_ALL)], [FLOOR, bareSax]],
  [["cheerio: text and JSON-LD only", cheerioText], ["parse5: tree only", (html) => parse(html)]],
];

/**
 * How fast candidates are found: on large pages beside bare parsing, the fastest of eight rounds, and the longest that a page made
 * to be slow can take (5 MB, the most that is read of a page).
 */
export function benchEnrichment(): string {
  const pages = LARGE_PAGES.map((make) => make());
  const bytes = pages.reduce((sum, page) => sum + page.length, 0);
  const best = new Map<string, number>();
  for (const ways of TURNS) {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, read] of ways) {
        const seconds = timed(() => pages.forEach((page) => read(page)));
        best.set(name, Math.min(best.get(name) ?? Infinity, seconds));
      }
    }
  }
  const floor = best.get(FLOOR) ?? 1;
  const rows = [...best].map(([name, seconds]) => [name, bytes / 1e6 / seconds, floor / seconds]);
  const hostile = Object.entries(HOSTILE_PAGES).map(([name, make]) => {
    const page = make(5_000_000);
    return [name, page.length / 1e6, timed(() => extractCandidates(page, URL_OF_ALL)) * 1000];
  });
  return [
    `candidates of ${pages.length} large pages, ${(bytes / 1e6).toFixed(1)} MB`,
    table(["way", "MB/s", "of bare SAX"], rows),
    table(["page made to be slow", "MB", "ms"], hostile),
  ].join("\n\n");
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function bareSax(html: string): void {
  const nothing = (): void => {};
  const parser = new Parser({ onopentag: nothing, onclosetag: nothing, ontext: nothing, onattribute: nothing, oncomment: nothing });
  parser.end(html);
}

function cheerioText(html: string): unknown {
  const $ = load(html);
  const scripts = $('script[type="application/ld+json"]').text();
  $("script,style").remove();
  return [scripts, $("body").text()];
}
