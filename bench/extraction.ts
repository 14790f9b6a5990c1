import { CANDIDATE_SOURCES, type Candidate, type CandidateSource } from "../lib/company/website";
import { extractCandidates } from "../lib/enrichment/candidates";
import { type ExpectedCompany, labelledPages, type LabelledPage, type Part } from "../lib/enrichment/pages/testing/pages";
import { isNumber } from "./extraction/numbers";
import { withCheerio, withPatterns } from "./extraction/peers";
import { scorePage, type PageScore, type Verdict } from "./extraction/score";
import { table } from "./statistics";

type Extractor = (html: string, pageUrl: URL) => readonly Candidate[];

const EXTRACTORS: Readonly<Record<string, Extractor>> = { extractCandidates, "cheerio, an hour's work": withCheerio, "patterns over the text": withPatterns };
/** Beside this file's folder, and beside the bundle's. */
const PAGES = new URL("../lib/enrichment/pages/", import.meta.url);

/**
 * How exact extraction is on the labelled pages, beside two simple extractors on the same pages; scored as `scorePage` says. `open` are the
 * pages that rules are written by, `held` those that nobody looks at while writing rules. A source's precision is that of the candidates
 * that carry it: what a more trusted source gave as well is not among them.
 * @param misses also what the extractor got wrong on open pages, page by page; never of held ones
 */
export function benchExtraction(misses: boolean): string {
  return (["open", "held"] as const).map((part) => benchPart(part, misses && part === "open")).join("\n\n");
}

function benchPart(part: Part, misses: boolean): string {
  const pages = labelledPages(part, PAGES);
  const scored = Object.entries(EXTRACTORS).map(([name, extract]) => ({ name, scores: pages.map((page) => scorePage(page, extract(page.html, new URL(page.url)))) }));
  const [ours] = scored;
  return [
    `${part}: ${pages.length} pages, ${new Set(pages.map((page) => page.country)).size} countries, ${new Set(pages.map((page) => page.encoding)).size} encodings`,
    table(["precision / recall / F1", ...scored.map(({ name }) => name)], [...measures(scored.map(({ scores }) => scores))]),
    table(["", ...scored.map(({ name }) => name)], [...shares(scored.map(({ scores }) => scores))]),
    ...(misses && ours !== undefined ? [ours.scores.flatMap(missesOf).join("\n")] : []),
  ].join("\n\n");
}

function* measures(runs: readonly (readonly PageScore[])[]): Generator<string[]> {
  const row = (name: string, verdicts: (score: PageScore) => readonly Verdict[], wanted: (score: PageScore) => readonly boolean[]): string[] => [
    name,
    ...runs.map((scores) => rates(scores.flatMap(verdicts), scores.flatMap(wanted))),
  ];
  const numbered = (score: PageScore): Verdict[] => score.verdicts.filter(({ candidate }) => candidate.nationalId !== undefined);
  const found = (score: PageScore, ...kinds: string[]): boolean[] => score.items.filter(({ kind }) => kinds.includes(kind)).map((item) => item.found);
  yield row("overall", (score) => score.verdicts, (score) => score.items.map((item) => item.found));
  for (const source of CANDIDATE_SOURCES) yield row(source, (score) => bySource(score, source), (score) => score.bySource[source]);
  yield row("numbers", numbered, (score) => found(score, "listed number", "other number"));
  yield row("  whatever name is beside them", (score) => numbered(score).map(withoutName), numbersGiven);
  yield row("  of the contract's list (recall)", () => [], (score) => found(score, "listed number"));
  yield row("  beyond it (recall)", () => [], (score) => found(score, "other number"));
  yield row("names (recall)", () => [], (score) => found(score, "name"));
}

function* shares(runs: readonly (readonly PageScore[])[]): Generator<string[]> {
  const row = (name: string, of: (scores: readonly PageScore[]) => string): string[] => [name, ...runs.map(of)];
  yield row("the operator first", (scores) => share(scores.filter(namesSomeone), (score) => score.operatorFirst));
  yield row("  where a source names it", (scores) => share(scores.filter(({ page: { companies: [operator] } }) => operator !== undefined && Object.keys(operator.from).length > 0), (score) => score.operatorFirst));
  yield row("another company first", (scores) => share(scores, (score) => score.verdicts[0]?.forbidden === true));
  yield row("another company anywhere", (scores) => share(scores, (score) => score.verdicts.some((verdict) => verdict.forbidden)));
  yield row("a candidate where no company is named", (scores) => share(scores.filter((score) => !namesSomeone(score)), (score) => score.verdicts.some((verdict) => verdict.verdict === "wrong")));
  yield row("country hint right", (scores) => share(right(scores).filter(({ company }) => company.countryHint !== undefined), ({ candidate, company }) => candidate.countryHint === company.countryHint));
  yield row("city right, where one is given", (scores) => share(right(scores).filter(({ candidate, company }) => company.city !== undefined && candidate.city !== undefined), ({ candidate, company }) => candidate.city === company.city));
}

/** Candidates that are right, each with the company it answers for. */
const right = (scores: readonly PageScore[]): { candidate: Candidate; company: ExpectedCompany }[] =>
  scores.flatMap(({ page, verdicts }) =>
    verdicts.flatMap(({ candidate, verdict, company: at }) => {
      const company = verdict === "right" ? page.companies[at] : undefined;
      return company === undefined ? [] : [{ candidate, company }];
    }),
  );

/** A right number beside a wrong name, judged by its number alone. */
const withoutName = (verdict: Verdict): Verdict => (/^number (?:with a name of nobody|and name of two companies)$/.test(verdict.why) ? { ...verdict, verdict: "right" } : verdict);

/** Of each labelled number, whether some candidate gives it. */
const numbersGiven = ({ page, verdicts }: PageScore): boolean[] =>
  page.companies.flatMap(({ numbers }) => numbers.map((known) => verdicts.some(({ candidate: { nationalId } }) => nationalId !== undefined && isNumber(known, nationalId))));

const namesSomeone = ({ page }: PageScore): boolean => page.companies.length > 0;
const bySource = (score: PageScore, source: CandidateSource): Verdict[] => score.verdicts.filter(({ candidate }) => candidate.source === source);

/** Neutral candidates count nowhere. Without verdicts (a recall alone) there is no precision. */
function rates(verdicts: readonly Verdict[], wanted: readonly boolean[]): string {
  const right = verdicts.filter(({ verdict }) => verdict === "right").length;
  const precision = right / (right + verdicts.filter(({ verdict }) => verdict === "wrong").length);
  const recall = wanted.filter(Boolean).length / wanted.length;
  return [precision, recall, (2 * precision * recall) / (precision + recall)].map((rate) => (Number.isNaN(rate) ? "    –" : rate.toFixed(3))).join(" / ");
}

function share<T>(all: readonly T[], holds: (one: T) => boolean): string {
  const count = all.filter(holds).length;
  return all.length === 0 ? "–" : `${count} of ${all.length} (${(count / all.length).toFixed(3)})`;
}

function missesOf({ page, verdicts, items, operatorFirst }: PageScore): string[] {
  const lines = [
    ...verdicts.filter(({ verdict }) => verdict === "wrong").map(({ candidate, why }) => `  wrong: ${why}: ${JSON.stringify(candidate)}`),
    ...items.filter(({ found }) => !found).map(({ what, kind }) => `  missing ${kind}: ${what}`),
    ...(operatorFirst || page.companies.length === 0 ? [] : ["  the operator is not first"]),
  ];
  return lines.length === 0 ? [] : [titleOf(page), ...lines];
}

const titleOf = ({ part, name, traps }: LabelledPage): string => `${part}/${name} (${traps.join("; ")})`;
