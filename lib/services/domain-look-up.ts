import type { DomainMatch } from "../company/jobs";
import type { FieldName } from "../company/fields";
import type { CompanyMatch, WebsiteCompanies } from "../company/resolution";
import type { LookUp } from "../http/job-resolver";

const FIELDS = ["ID", "Company Name", "Country Code", "City"] as const satisfies readonly FieldName[];

/** Looks for the company behind a domain of a file as the endpoint for one does. */
export function domainLookUp(websiteCompanies: WebsiteCompanies): LookUp {
  return async (url, { keyId }) => {
    const { verdict, company, candidates } = await websiteCompanies.resolve({ url, follow: false, fields: FIELDS, keyId, signal: new AbortController().signal });
    const best = new Map<unknown, CompanyMatch>();
    for (const match of candidates.flatMap(({ matches }) => matches).toSorted((a, b) => b.score - a.score)) if (!best.has(match.company["ID"])) best.set(match.company["ID"], match);
    const matches = [...best.values()].toSorted((a, b) => Number(b.company["ID"] === company?.["ID"]) - Number(a.company["ID"] === company?.["ID"]));
    return { verdict, matches: matches.map(domainMatch) };
  };
}

function domainMatch({ company, score, reasons }: CompanyMatch): DomainMatch {
  const [countryCode, city] = [company["Country Code"], company["City"]];
  return {
    id: String(company["ID"]),
    name: String(company["Company Name"]),
    ...(typeof countryCode === "string" && { countryCode }),
    ...(typeof city === "string" && { city }),
    score,
    reasons: reasons.map(({ text, agrees }) => ({ text, agrees })),
  };
}
