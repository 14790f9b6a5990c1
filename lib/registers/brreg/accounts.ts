import { Rejection } from "../shared/assemble";
import { readNumber } from "../shared/numbers";
import { isOrganisationNumber, NOT_A_NUMBER } from "./organisation-number";
import { Columns } from "./unit-csv";

/** One year's accounts of a company, as far as a record tells of them. */
export interface Accounts {
  readonly company: string;
  readonly year: number;
  /** Operating revenue (sum driftsinntekter) in whole Norwegian kroner; undefined where the accounts have none. */
  readonly revenue: number | undefined;
  /** Accounts of the whole group (konsern), not of the company alone. */
  readonly ofGroup: boolean;
}

/** The revenue that a record states. */
export interface CompanyRevenue {
  readonly revenue: number;
  readonly year: number;
  readonly ofGroup: boolean;
  /** Where it stands. */
  readonly line: number;
  readonly source: string;
}

/** The revenues of many companies: of the newest year that has one, within a year the company's own before its group's. */
export class AccountBook {
  readonly #companies = new Map<number, CompanyRevenue>();

  add({ company, year, revenue, ofGroup }: Accounts, line: number, source: string): void {
    if (revenue === undefined) return;
    const known = this.#companies.get(Number(company));
    const better = known === undefined || year > known.year || (year === known.year && known.ofGroup && !ofGroup);
    if (better) this.#companies.set(Number(company), { revenue, year, ofGroup, line, source });
  }

  of(company: string): CompanyRevenue | undefined {
    return this.#companies.get(Number(company));
  }

  /** Every company with its revenue. */
  entries(): Iterable<[number, CompanyRevenue]> {
    return this.#companies;
  }
}

/** What reads the rows of a file of annual accounts. */
export function accountsCsvReader(header: readonly string[]): (cells: readonly string[]) => Accounts | Rejection {
  const columns = new Columns(header);
  const [company, year, revenue, kind] = [columns.cell("organisasjonsnummer"), columns.cell("regnskapsaar"), columns.cell("sumdriftsinntekter"), columns.cell("regnskapstype")];
  return (cells) => {
    if (!isOrganisationNumber(company(cells))) return new Rejection(NOT_A_NUMBER, company(cells));
    if (!/^(?:19|20)\d{2}$/.test(year(cells))) return new Rejection("regnskapsaar is no year", year(cells));
    const amount = readNumber(revenue(cells));
    if (amount === undefined && revenue(cells) !== "") return new Rejection("sum_driftsinntekter is no number", revenue(cells));
    // Adding zero turns a rounded -0 into 0.
    return { company: company(cells), year: Number(year(cells)), revenue: amount === undefined ? undefined : Math.round(amount) + 0, ofGroup: kind(cells) === "KONSERN" };
  };
}
