/** An address as the register holds it; "" for what is unknown. */
export interface UnitAddress {
  /** Street, and before it a "c/o" line, building or place; without blank lines. */
  readonly lines: readonly string[];
  readonly postalCode: string;
  readonly town: string;
  readonly municipality: string;
  readonly municipalityNumber: string;
  /** ISO 3166-1; "" where the file does not say. */
  readonly countryCode: string;
}

/** A line of business: code and text of the Norwegian edition of NACE. */
export interface Activity {
  readonly code: string;
  readonly text: string;
}

/**
 * A unit of the register, company (enhet) or branch (underenhet), as any of its files gives it: texts as they stand there, "" for what is
 * unknown, dates not yet read.
 */
export interface Unit {
  readonly number: string;
  readonly name: string;
  /** Code of the legal form, such as "AS". */
  readonly form: string;
  /** The legal form's name, where the file gives it. */
  readonly formText: string;
  /** Its lines of business, the main one first. */
  readonly activities: readonly Activity[];
  /** Place of business, or registered office. */
  readonly address: UnitAddress | undefined;
  readonly postalAddress: UnitAddress | undefined;
  readonly employees: string;
  /** Date of foundation, for a branch of opening. */
  readonly founded: string;
  /** Date of registration. */
  readonly registered: string;
  readonly phone: string;
  readonly mobile: string;
  readonly website: string;
  readonly email: string;
  /** Number of the unit it belongs to. */
  readonly parent: string;
  /** Whether it is in a group of companies; undefined when the file does not say. */
  readonly inGroup: boolean | undefined;
  readonly vatRegistered: boolean;
  /** Bankrupt, or being wound up voluntarily or by order. */
  readonly dissolving: boolean;
  /** How many branches it has; "" when the file does not say. */
  readonly branches: string;
  /** Date on which it was struck off. */
  readonly struckOff: string;
  /** Date on which the branch was closed. */
  readonly closed: string;
  readonly formerNames: readonly string[];
  /** Date of the data. */
  readonly retrieved: string;
}
