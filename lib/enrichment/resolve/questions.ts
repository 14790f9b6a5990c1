import { COUNTRY_CODES, isCode } from "../../company/codes";
import type { CompanyIndex } from "../../company/company-index";
import type { FieldName } from "../../company/fields";
import { queryKey, type CompanyQuery } from "../../company/query";
import type { Candidate } from "../../company/website";
import { ServiceError } from "../../errors";
import { JUDGED_FIELDS, readCompanies, type KnownCompany } from "./known-company";
import { numbersWithin } from "./numbers";
import type { Site } from "./site";

/** Companies that one question may find: of a name that more have, not all are seen. */
const MOST = 25;
/** Longer values are no names or numbers, and no index takes them. */
const LONGEST = 300;

export interface Found {
  readonly companies: readonly KnownCompany[];
  /** Whether there are more. */
  readonly more: boolean;
}

const NOTHING: Found = { companies: [], more: false };

/** What is asked of the index about one page; the same question is asked once. */
export class Questions {
  readonly #asked = new Map<string, Promise<Found>>();
  readonly #fields: readonly FieldName[];

  /** @param shown fields to have beside those that are judged by. */
  constructor(
    private readonly index: Pick<CompanyIndex, "page">,
    shown: readonly FieldName[],
  ) {
    this.#fields = [...new Set([...JUDGED_FIELDS, ...shown])];
  }

  /** The companies of a candidate's number in its country, branches too; else those of the number within it. */
  async byNumber({ nationalId, countryHint }: Candidate): Promise<Found> {
    if (nationalId === undefined || nationalId.length > LONGEST) return NOTHING;
    const country = countryFilter(countryHint);
    const exact = await this.#ask({ nationalId: [nationalId], ...country });
    const within = numbersWithin(nationalId, countryHint);
    return exact.companies.length > 0 || within.length === 0 ? exact : this.#ask({ nationalId: within, ...country });
  }

  /** The companies of a candidate's name in its country, without branches. */
  async byName({ name, countryHint }: Candidate): Promise<Found> {
    const search = name?.replace(/[\p{Cc}\p{Surrogate}]+/gu, " ").trim() ?? "";
    if (search === "" || search.length > LONGEST) return NOTHING;
    return this.#ask({ search, statusCode: ["0", "1"], ...countryFilter(countryHint) });
  }

  /** The companies whose website or e-mail address is the site's, without branches; none where another service knows no such filter. */
  async bySite({ domains }: Site): Promise<readonly KnownCompany[]> {
    const website = [...domains];
    if (website.length === 0) return [];
    const unlessUnknown = (error: unknown): Found => {
      if (error instanceof ServiceError && UNKNOWN_FILTER.has(error.code)) return NOTHING;
      throw error;
    };
    const filters: readonly CompanyQuery[] = [{ website }, { email: website.map((domain) => `@${domain}`) }];
    const found = await Promise.all(filters.map((filter) => this.#ask({ ...filter, statusCode: ["0", "1"] }).catch(unlessUnknown)));
    return found.flatMap(({ companies }) => companies);
  }

  /** The companies of these IDs. */
  async byId(ids: readonly string[]): Promise<readonly KnownCompany[]> {
    return ids.length === 0 ? [] : (await this.#ask({ ID: ids })).companies;
  }

  #ask(query: CompanyQuery): Promise<Found> {
    const key = queryKey(query);
    const asked = this.#asked.get(key) ?? this.#look(query);
    this.#asked.set(key, asked);
    return asked;
  }

  async #look(query: CompanyQuery): Promise<Found> {
    const { total, records } = await this.index.page(query, { offset: 0, limit: MOST }, { fields: this.#fields });
    try {
      return { companies: readCompanies(records.json), more: total > records.count };
    } finally {
      records.release?.();
    }
  }
}

const UNKNOWN_FILTER: ReadonlySet<string> = new Set(["unknown_parameter", "invalid_parameter", "not_supported"]);

/** A hint that is no country of the list (XI of Northern Ireland's VAT numbers) leaves the country open. */
function countryFilter(hint: string | undefined): Pick<CompanyQuery, "countryCode"> {
  return hint !== undefined && isCode(COUNTRY_CODES, hint) ? { countryCode: [hint] } : {};
}
