import { foldPlace } from "../../company/codes/fold";
import { exonymsOf } from "../../company/exonyms";
import type { MatchReason, ReasonKind } from "../../company/resolution";
import type { Candidate } from "../../company/website";
import type { KnownCompany } from "./known-company";
import { compareNames } from "./names";
import { hasOtherOfKind, showsNumber } from "./numbers";
import { isOfSite, type Site } from "./site";

/** What a fact weighs: `agrees` and `differs` as in `MatchReason`. Chosen by hand and held by the resolution benchmark. */
export const WEIGHTS = {
  number: { agrees: 0.9, differs: 0.4 },
  name: { agrees: 0.6, alike: 0.3, differs: 0.4 },
  country: { agrees: 0.2, differs: 0.4 },
  city: { agrees: 0.4, differs: 0.15 },
  website: { agrees: 0.7, differs: 0.15 },
  emailDomain: { agrees: 0.5 },
} as const satisfies Readonly<Record<ReasonKind, Readonly<Record<string, number>>>>;

/**
 * The facts that a page's candidate and a company agree or differ in, in the order of `REASON_KINDS`. What either does not know is no fact; nor is an
 * e-mail address elsewhere, which half of all companies have.
 * @param byNumber whether the index found the company by the candidate's number.
 */
export function reasonsFor(candidate: Candidate, company: KnownCompany, site: Site, byNumber: boolean): readonly MatchReason[] {
  return [numberReason(candidate, company, byNumber), nameReason(candidate, company), countryReason(candidate, company), cityReason(candidate, company), websiteReason(company, site), emailReason(company, site)].filter((reason) => reason !== undefined);
}

/** 1 less what the agreeing facts leave open, one after another; then less the part that each differing one takes. 0 to 1, rounded to thousandths. */
export function scoreOf(reasons: readonly MatchReason[]): number {
  const product = (agrees: boolean): number => reasons.filter((reason) => reason.agrees === agrees).reduce((left, { weight }) => left * (1 - weight), 1);
  return Math.round((1 - product(true)) * product(false) * 1000) / 1000;
}

type Judge = MatchReason | undefined;

function numberReason({ nationalId }: Candidate, company: KnownCompany, byNumber: boolean): Judge {
  if (nationalId === undefined) return undefined;
  if (byNumber || showsNumber(nationalId, company)) return agreeing("number", WEIGHTS.number.agrees, `Number ${nationalId} of the page is the company's.`);
  return hasOtherOfKind(nationalId, company) ? differing("number", WEIGHTS.number.differs, `The page has number ${nationalId}, the company another one of its kind.`) : undefined;
}

function nameReason({ name }: Candidate, { names }: KnownCompany): Judge {
  switch (compareNames(name, names)) {
    case undefined:
      return undefined;
    case "same":
      return agreeing("name", WEIGHTS.name.agrees, "The name is the company's.");
    case "alike":
      return agreeing("name", WEIGHTS.name.alike, "The name is like the company's, not the same.");
    case "different":
      return differing("name", WEIGHTS.name.differs, "The name is not the company's.");
  }
}

function countryReason({ countryHint }: Candidate, { country }: KnownCompany): Judge {
  if (countryHint === undefined || country === undefined) return undefined;
  return countryHint === country ? agreeing("country", WEIGHTS.country.agrees, `Both are in ${country}.`) : differing("country", WEIGHTS.country.differs, `The page points to ${countryHint}, the company is in ${country}.`);
}

function cityReason({ city: written }: Candidate, { city, country = "" }: KnownCompany): Judge {
  if (written === undefined || city === undefined) return undefined;
  return isSameCity(written, city, country) ? agreeing("city", WEIGHTS.city.agrees, `Both are in ${city}.`) : differing("city", WEIGHTS.city.differs, `The page names ${written}, the company is in ${city}.`);
}

/** Also in another language ("Munich"), and with what tells it from others of its name behind it ("Frankfurt am Main"). */
function isSameCity(one: string, other: string, country: string): boolean {
  const [a, b] = [foldPlace(one), foldPlace(other)];
  if (a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `)) return true;
  return exonymsOf("city", other, country).some((name) => foldPlace(name) === a);
}

function websiteReason({ websiteHost }: KnownCompany, site: Site): Judge {
  const same = isOfSite(websiteHost, site);
  if (same === undefined) return undefined;
  return same ? agreeing("website", WEIGHTS.website.agrees, "It is the company's website.") : differing("website", WEIGHTS.website.differs, "The company has another website.");
}

function emailReason({ emailDomain }: KnownCompany, site: Site): Judge {
  return isOfSite(emailDomain, site) === true ? agreeing("emailDomain", WEIGHTS.emailDomain.agrees, "The company's e-mail address is of this website's domain.") : undefined;
}

function agreeing(kind: ReasonKind, weight: number, text: string): MatchReason {
  return { kind, agrees: true, weight, text };
}

function differing(kind: ReasonKind, weight: number, text: string): MatchReason {
  return { kind, agrees: false, weight, text };
}
