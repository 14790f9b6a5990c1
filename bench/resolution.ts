import type { CompanyRecord } from "../lib/company/record";
import type { Resolution } from "../lib/company/resolution";
import { extractCandidates } from "../lib/enrichment/candidates";
import { resolvePage } from "../lib/enrichment/resolve/website-resolver";
import { openEmbeddedIndex } from "../lib/index/embedded";
import { generateDemoRecords } from "../lib/registers/demo/records";
import { dataFolder, ensureIndex } from "./data";
import { type ResolutionPage, resolutionPages } from "./resolution/pages";
import { seeded, table } from "./statistics";

/** Companies in the index; those that the register would have next are not in it. */
const INDEXED = 100_000;
const CLOSED = 5_000;

interface Outcome {
  readonly page: ResolutionPage;
  readonly verdict: Resolution["verdict"];
  readonly matched: unknown;
  /** Whether the operator is among the companies told. */
  readonly listed: boolean;
}

/**
 * How exactly pages are resolved on the demo register: pages made up of companies that are in the index and of some that are not, extracted and resolved as
 * the endpoint does.
 * @param root the folder that generated data are kept in.
 * @param misses also every wrong match, and every operator that is not told.
 */
export async function benchResolution(root: string, misses: boolean): Promise<string> {
  const dataDir = dataFolder(root, INDEXED);
  await ensureIndex(dataDir, INDEXED);
  const { indexed, closed } = companies();
  const index = await openEmbeddedIndex({ dataDir, workers: 1, log: { info: () => undefined, error: (details) => console.error(details) } });
  try {
    const outcomes: Outcome[] = [];
    for (const page of resolutionPages(indexed, closed)) {
      const candidates = extractCandidates(page.html, new URL(page.url));
      const { verdict, company, candidates: resolved } = await resolvePage({ requestedUrl: page.url, finalUrl: page.url, statusCode: 200, candidates }, index, ["ID", "Company Name"]);
      const listed = page.operator !== undefined && resolved.some(({ matches }) => matches.some((match) => match.company["ID"] === page.operator));
      outcomes.push({ page, verdict, matched: company?.["ID"], listed });
    }
    return [report(outcomes), ...(misses ? [outcomes.flatMap(missOf).join("\n")] : [])].join("\n\n");
  } finally {
    await index.close();
  }
}

/** In an order that mixes them, the same in every run. */
function companies(): { readonly indexed: readonly CompanyRecord[]; readonly closed: readonly CompanyRecord[] } {
  const all = [...generateDemoRecords(INDEXED + CLOSED)];
  const single = (records: readonly CompanyRecord[]): CompanyRecord[] => {
    const random = seeded(7);
    return records.filter(({ values }) => values["Location Type"] === "0").map((record) => ({ record, at: random() })).sort((a, b) => a.at - b.at).map(({ record }) => record);
  };
  return { indexed: single(all.slice(0, INDEXED)), closed: single(all.slice(INDEXED)) };
}

function report(outcomes: readonly Outcome[]): string {
  const kinds = [...new Set(outcomes.map(({ page }) => page.kind))];
  const rows = [...kinds.map((kind) => rowOf(kind, outcomes.filter(({ page }) => page.kind === kind))), rowOf("all", outcomes)];
  const matches = outcomes.filter(({ verdict }) => verdict === "match");
  const reviews = outcomes.filter(({ verdict }) => verdict === "review");
  const here = outcomes.filter(({ page }) => page.operator !== undefined);
  return [
    `resolution: ${outcomes.length} pages, ${here.length} of them of companies among the ${INDEXED.toLocaleString("en-US")} of the index`,
    table(["", "pages", "right match", "wrong match", "review, told", "review, not", "none"], rows),
    table(["", "precision", "recall"], [
      ["match", share(matches, isRight), share(here, isRight)],
      ["match or review", share([...matches, ...reviews], (outcome) => isRight(outcome) || isToldForReview(outcome)), share(here, (outcome) => isRight(outcome) || isToldForReview(outcome))],
    ]),
  ].join("\n\n");
}

function rowOf(name: string, outcomes: readonly Outcome[]): (string | number)[] {
  const count = (holds: (outcome: Outcome) => boolean): string => outcomes.filter(holds).length.toString();
  return [
    name,
    outcomes.length.toString(),
    count(isRight),
    count((outcome) => outcome.verdict === "match" && !isRight(outcome)),
    count(isToldForReview),
    count(({ verdict, listed }) => verdict === "review" && !listed),
    count(({ verdict }) => verdict === "none"),
  ];
}

function isRight({ page, verdict, matched }: Outcome): boolean {
  return verdict === "match" && matched === page.operator;
}

function isToldForReview({ verdict, listed }: Outcome): boolean {
  return verdict === "review" && listed;
}

function share(outcomes: readonly Outcome[], holds: (outcome: Outcome) => boolean): number {
  return outcomes.filter(holds).length / outcomes.length;
}

function missOf(outcome: Outcome): string[] {
  const { page, verdict, matched, listed } = outcome;
  const wrong = verdict === "match" && !isRight(outcome);
  if (!wrong && (page.operator === undefined || listed)) return [];
  return [`${page.kind}: ${wrong ? `wrong match ${String(matched)}` : verdict}, operator ${page.operator ?? "not here"}: ${page.url} ${JSON.stringify(page.html)}`];
}
