import type { CompanyIndex } from "../../company/company-index";
import type { FieldName } from "../../company/fields";
import type { Resolution, ResolutionRequest, ResolvedCandidate, ShownCompany, WebsiteCompanies } from "../../company/resolution";
import { PAGE_BYTES, type WebsitePage, type Websites } from "../../company/website";
import { judge, type JudgedCandidate, type Judgement } from "./judgement";
import type { KnownCompany } from "./known-company";
import { Questions } from "./questions";
import { siteOf } from "./site";
import { verdictOf } from "./verdict";

/** Finds the company behind a website: what fetches pages says who is named there, the index who that is. Both are ports. */
export class WebsiteResolver implements WebsiteCompanies {
  constructor(
    private readonly websites: Pick<Websites, "fetch">,
    private readonly index: Pick<CompanyIndex, "page">,
  ) {}

  async resolve({ url, follow, fields, keyId, signal }: ResolutionRequest): Promise<Resolution> {
    const page = await this.websites.fetch({ url, extract: true, follow, maxBytes: PAGE_BYTES.default, keyId, signal });
    return resolvePage(page, this.index, fields);
  }
}

/** What of a page is looked at. */
type ReadPage = Pick<WebsitePage, "requestedUrl" | "finalUrl" | "statusCode" | "candidates" | "followed">;

/**
 * The companies that a fetched page's candidates are.
 * @param page with candidates.
 * @param shown the fields to tell of a company.
 * @throws ServiceError as the index does.
 */
export async function resolvePage(page: ReadPage, index: Pick<CompanyIndex, "page">, shown: readonly FieldName[]): Promise<Resolution> {
  const { requestedUrl, finalUrl, statusCode, candidates = [], followed } = page;
  const site = siteOf(page);
  const questions = new Questions(index, shown);
  const ofSite = candidates.length === 0 ? [] : await questions.bySite(site);
  const judged: JudgedCandidate[] = [];
  for (const candidate of candidates) judged.push(await judge(candidate, ofSite, site, questions));
  const headquarters = await headquartersOf(judged, questions);
  const { verdict, best } = verdictOf(judged, site);
  return {
    requestedUrl,
    finalUrl,
    statusCode,
    verdict,
    ...(best && { company: shownOf(best.company, shown) }),
    candidates: judged.map((each) => resolved(each, headquarters, shown)),
    ...(followed && { followed }),
  };
}

/** Of the branches among the companies, by ID. */
async function headquartersOf(judged: readonly JudgedCandidate[], questions: Questions): Promise<ReadonlyMap<string, KnownCompany>> {
  const ids = judged.flatMap(({ judgements }) => judgements.flatMap(({ company: { isBranch, headquartersId } }) => (isBranch && headquartersId !== undefined ? [headquartersId] : [])));
  return new Map((await questions.byId([...new Set(ids)].sort())).map((company) => [company.id, company]));
}

function resolved({ candidate, judgements }: JudgedCandidate, headquarters: ReadonlyMap<string, KnownCompany>, shown: readonly FieldName[]): ResolvedCandidate {
  const matches = judgements.map(({ company, score, reasons }: Judgement) => {
    const head = company.isBranch ? headquarters.get(company.headquartersId ?? "") : undefined;
    return { company: shownOf(company, shown), score, reasons, ...(head && { headquarters: shownOf(head, shown) }) };
  });
  return { ...candidate, matches };
}

function shownOf({ fields }: KnownCompany, shown: readonly FieldName[]): ShownCompany {
  return Object.fromEntries(shown.map((name) => [name, fields[name] ?? null]));
}
