import type { Random, Sequence } from "../random";

/** Official numbers of one company. */
export interface OfficialNumbers {
  readonly registration: string;
  /** What the registration number is called. */
  readonly type: string;
  /** With its country prefix, letters and digits only. */
  readonly vat?: string;
  /** Further numbers: tax, statistical. */
  readonly others?: readonly string[];
}

/** What a country's numbers depend on. */
interface NumberRequest {
  readonly random: Random;
  /** The legal form as it stands in the name. */
  readonly form: string;
  /** The town's mark in the country's table (`Country.cities`). */
  readonly tag: string;
  readonly founded: number;
  /** The main SIC code. */
  readonly sic: string;
}

/** Gives out a country's official numbers, none twice. */
export interface NumberMaker {
  /** @throws RangeError when the country's numbers are used up. */
  company(request: NumberRequest): OfficialNumbers;
  /** The own number of a company's n-th branch (from 1), in countries that number branches. */
  branch?(company: OfficialNumbers, nth: number): OfficialNumbers;
}

/** Starts a country's numbers anew; the same seed gives the same numbers. */
export type NumberScheme = (seed: number) => NumberMaker;

/** A number with leading zeros. */
export function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

/**
 * The next digits that have a check digit.
 * @param first added to the sequence's number.
 * @param check undefined where the digits have none.
 * @returns the digits with their check digit.
 */
export function nextChecked(sequence: Sequence, first: number, width: number, check: (digits: string) => string | undefined): string {
  for (;;) {
    const digits = pad(first + sequence.next(), width);
    const last = check(digits);
    if (last !== undefined) return digits + last;
  }
}
