import { toUsDollars } from "../rates";
import { readInteger } from "../shared/numbers";
import type { Lose } from "../shared/row-report";
import type { AccountBook } from "./accounts";
import type { Unit } from "./unit";

/** Where a unit stands among its company's, and its head counts. */
export interface Structure {
  readonly location: "0" | "1" | "2";
  /** Whether it is a subsidiary; undefined when the register does not tell. */
  readonly subsidiary: "0" | "3" | undefined;
  readonly employeesOnSite: number | undefined;
  readonly employeesTotal: number | undefined;
}

/** Revenue as records state it; undefined where no accounts are known. */
export interface Revenue {
  readonly kroner: number | undefined;
  readonly dollars: number | undefined;
}

function count(text: string, field: string, lose: Lose): number | undefined {
  const number = text === "" ? undefined : readInteger(text);
  const possible = number !== undefined && number >= 0;
  if (text !== "" && !possible) lose(field, "not a count", text);
  return possible ? number : undefined;
}

/**
 * A company's structure. Its first branch is its own place of business, so that only a second one makes it a headquarters; everybody works at
 * an only one.
 * @param counted how many branches of it the files have; undefined when there is no file of branches.
 */
export function companyStructure(unit: Pick<Unit, "branches" | "employees" | "inGroup" | "parent">, counted: number | undefined, lose: Lose): Structure {
  const branches = count(unit.branches, "Location Type", lose) ?? counted;
  const employees = count(unit.employees, "Employees Total", lose);
  // In a group and with no parent named, it may be its head.
  const inGroup = unit.parent === "" ? undefined : "3";
  return {
    location: (branches ?? 0) >= 2 ? "1" : "0",
    subsidiary: unit.inGroup === undefined ? undefined : unit.inGroup ? inGroup : "0",
    employeesOnSite: branches !== undefined && branches <= 1 ? employees : undefined,
    employeesTotal: employees,
  };
}

export function branchStructure(unit: Pick<Unit, "employees">, lose: Lose): Structure {
  return { location: "2", subsidiary: "0", employeesOnSite: count(unit.employees, "Employees On Site", lose), employeesTotal: undefined };
}

const UNKNOWN: Revenue = { kroner: undefined, dollars: undefined };

/** A company's revenue, in dollars of its own year. */
export function revenueOf(company: string, accounts: AccountBook): Revenue {
  const known = accounts.of(company);
  return known === undefined ? UNKNOWN : { kroner: known.revenue, dollars: toUsDollars(known.revenue, "NOK", known.year) };
}
