import type { SearchMatch } from "../../company/company-index";
import { officialNumbers } from "../../company/matching";
import { domainLabel, searchReadings } from "../../company/readings";
import type { CompanyRecord } from "../../company/record";
import { hasEmail, hasEmailDomain, hasEmailStart, hasWebsite } from "./filters";
import { soughtName, tierOf, TIERS } from "./name-tiers";

export interface Found {
  readonly records: readonly CompanyRecord[];
  /** The reading that answered; `name` when none found anything. */
  readonly match: SearchMatch;
}

type Reading = () => Found;

/**
 * What was typed into the search box, read in the most precise way that finds any of the candidates.
 * @param candidates the records that all other filters leave, in rank order.
 */
export function search(typed: string, candidates: readonly CompanyRecord[]): Found {
  const { number, email, domain, localPart } = searchReadings(typed);
  const those = (match: SearchMatch, test: (record: CompanyRecord) => boolean): Found => ({ match, records: candidates.filter(test) });
  const readings: readonly (Reading | undefined)[] = [
    number === undefined ? undefined : () => those("number", (record) => officialNumbers(record).includes(number)),
    email === undefined ? undefined : () => those("email", (record) => hasEmail(record, email)),
    domain === undefined ? undefined : () => those("domain", (record) => hasWebsite(record, domain) || hasEmailDomain(record, domain)),
    domain === undefined ? undefined : () => ({ match: "name", records: byName(domainLabel(domain), candidates) }),
    () => ({ match: "name", records: byName(typed, candidates) }),
    localPart === undefined ? undefined : () => those("email", (record) => hasEmailStart(record, localPart)),
  ];
  for (const reading of readings) {
    const found = reading?.();
    if (found !== undefined && found.records.length > 0) return found;
  }
  return { match: "name", records: [] };
}

/** Companies with every word of the name, by tier and within a tier in the order given. */
function byName(typed: string, candidates: readonly CompanyRecord[]): readonly CompanyRecord[] {
  const sought = soughtName(typed);
  return TIERS.flatMap((_, tier) => candidates.filter((record) => tierOf(record, sought) === tier));
}
