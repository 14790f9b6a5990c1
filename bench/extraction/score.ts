import { normaliseName } from "../../lib/company/names";
import type { Candidate, CandidateSource } from "../../lib/company/website";
import { isListed } from "../../lib/enrichment/pages/testing/check-digits";
import type { LabelledPage } from "../../lib/enrichment/pages/testing/pages";
import { isNumber, isNeutralNumber } from "./numbers";

/** How far a source is trusted. Where a more trusted or equal one has answered, the same company is not given again by another. */
const TRUST: Readonly<Record<CandidateSource, number>> = { jsonld: 2, identifier: 2, copyright: 1, "legal-suffix": 1, og: 0 };

/** `right` and `wrong` count for precision; `neutral` is what the label neither asks for nor calls wrong. */
export interface Verdict {
  readonly candidate: Candidate;
  readonly verdict: "right" | "wrong" | "neutral";
  readonly why: string;
  /** Place of the label's company that it answers for; -1 for none. */
  readonly company: number;
  readonly forbidden: boolean;
}

/** Something a page should give: a number, or a company's name (by any of its names). */
interface Item {
  readonly company: number;
  readonly what: string;
  readonly kind: "name" | "listed number" | "other number";
  readonly found: boolean;
}

export interface PageScore {
  readonly page: LabelledPage;
  readonly verdicts: readonly Verdict[];
  readonly items: readonly Item[];
  /** What each source should give, and whether it or one trusted as far gave it. */
  readonly bySource: Readonly<Record<CandidateSource, readonly boolean[]>>;
  readonly operatorFirst: boolean;
}

/**
 * Judges the candidates of one page by its label.
 *
 * - A candidate with a number is right when the number is one of a labelled company's, in any form that numbers.ts accepts, and no candidate
 *   before it gave that number. A candidate without one is right when its name equals one of a company's names (both after
 *   `normaliseName`) and no candidate before it gave that name. Anything else is wrong, duplicates included.
 * - A right number beside a name that is none of its company's (another's, a forbidden or a garbled one) is wrong, and does not count as found.
 * - One candidate may answer for a number and a name. A company's legal and trade names are each right once, and either answers for its name.
 * - Wanted are every labelled number, and a name of every company of which some source gives one.
 * - A source's recall asks whether what it should give was given by it or by a source trusted as far (`jsonld` and `identifier`, then
 *   `copyright` and `legal-suffix`, then `og`): by the contract a company seen twice is one candidate of the more trusted source.
 * - What the label calls neutral counts nowhere; a name beside a neutral number is given.
 * - The operator is first when the first candidate is not wrong and of the label's first company.
 */
export function scorePage(page: LabelledPage, candidates: readonly Candidate[]): PageScore {
  const names = page.companies.map((company) => new Set(company.names.map(normaliseName)));
  const seen = new Map<string, number>();
  const note = (key: string, candidate: Candidate): boolean => {
    const before = seen.get(key);
    seen.set(key, Math.max(before ?? 0, TRUST[candidate.source]));
    return before === undefined;
  };
  const verdicts = candidates.map((candidate): Verdict => {
    const name = candidate.name === undefined ? undefined : normaliseName(candidate.name);
    const named = name === undefined ? -1 : names.findIndex((known) => known.has(name));
    const forbidden = named < 0 && isForbidden(page, candidate, name);
    const verdict = (kind: Verdict["verdict"], why: string, company = -1): Verdict => ({ candidate, verdict: kind, why, company, forbidden });
    if (forbidden) return verdict("wrong", "forbidden");
    const { nationalId } = candidate;
    if (nationalId !== undefined) {
      const company = page.companies.findIndex(({ numbers }) => numbers.some((known) => isNumber(known, nationalId)));
      const giveName = (): void => {
        if (named < 0 || name === undefined) return;
        note(`${named} name`, candidate);
        note(`${named} name ${name}`, candidate);
      };
      if (company < 0) {
        if (!isNeutralNumber(page, nationalId)) return verdict("wrong", "number of nobody");
        giveName();
        return verdict("neutral", "neutral number", named);
      }
      if (named >= 0 && named !== company) return verdict("wrong", "number and name of two companies");
      if (name !== undefined && named < 0 && !isNeutralName(page, name)) return verdict("wrong", "number with a name of nobody");
      const number = page.companies[company]?.numbers.find((known) => isNumber(known, nationalId))?.number ?? nationalId;
      giveName();
      return note(`${company} ${number}`, candidate) ? verdict("right", named >= 0 ? "number and name" : "number", company) : verdict("wrong", "number given before", company);
    }
    if (name === undefined) return verdict("wrong", "neither name nor number");
    if (named < 0) return isNeutralName(page, name) ? verdict("neutral", "neutral name") : verdict("wrong", "name of nobody");
    note(`${named} name`, candidate);
    return note(`${named} name ${name}`, candidate) ? verdict("right", "name", named) : verdict("wrong", "name given before", named);
  });
  const first = verdicts.find(({ verdict, company }) => verdict !== "neutral" || company >= 0);
  return { page, verdicts, items: itemsOf(page, seen), bySource: sourcesOf(page, seen), operatorFirst: first !== undefined && first.verdict !== "wrong" && first.company === 0 };
}

const isNeutralName = ({ neutral }: LabelledPage, name: string): boolean => neutral.names.some((known) => normaliseName(known) === name);

/** Other names and digits on the page, also with words around them ("Website by …"). */
function isForbidden({ forbidden }: LabelledPage, { nationalId }: Candidate, name: string | undefined): boolean {
  if (name !== undefined && forbidden.names.some((other) => ` ${name} `.includes(` ${normaliseName(other)} `))) return true;
  return nationalId !== undefined && forbidden.numbers.some((other) => nationalId.replace(/^[A-Z]{2}(?=\d)/, "") === other.replace(/^[A-Z]{2}(?=\d)|[^A-Z\d]/g, ""));
}

function itemsOf(page: LabelledPage, seen: ReadonlyMap<string, number>): Item[] {
  return page.companies.flatMap((company, at) => [
    ...company.numbers.map(({ scheme, number }): Item => ({ company: at, what: `${scheme} ${number}`, kind: isListed(scheme) ? "listed number" : "other number", found: seen.has(`${at} ${number}`) })),
    ...(Object.values(company.from).some((given) => given?.name !== undefined) ? [{ company: at, what: company.names[0] ?? "", kind: "name" as const, found: seen.has(`${at} name`) }] : []),
  ]);
}

function sourcesOf(page: LabelledPage, seen: ReadonlyMap<string, number>): Record<CandidateSource, boolean[]> {
  const of = (source: CandidateSource): boolean[] =>
    page.companies.flatMap(({ from }, at) => {
      const trusted = (key: string): boolean => (seen.get(key) ?? -1) >= TRUST[source];
      return [...(from[source]?.name === undefined ? [] : [trusted(`${at} name`)]), ...(from[source]?.numbers ?? []).map((number) => trusted(`${at} ${number}`))];
    });
  return { jsonld: of("jsonld"), identifier: of("identifier"), copyright: of("copyright"), "legal-suffix": of("legal-suffix"), og: of("og") };
}
