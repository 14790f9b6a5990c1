const CORPORATION = [
  "Private Limited Company",
  "PRI/LTD BY GUAR/NSC (Private, limited by guarantee, no share capital)",
  "PRI/LBG/NSC (Private, Limited by guarantee, no share capital, use of 'Limited' exemption)",
  "PRIV LTD SECT. 30 (Private limited company, section 30 of the Companies Act)",
  "Public Limited Company",
  "Old Public Company",
  "Private Unlimited",
  "Private Unlimited Company",
  "Private Unlimited Company without Share Capital",
  "Community Interest Company",
  "Charitable Incorporated Organisation",
  "Scottish Charitable Incorporated Organisation",
  "Registered Society",
  "Industrial and Provident Society",
  "Investment Company with Variable Capital",
  "Investment Company with Variable Capital (Securities)",
  "Investment Company with Variable Capital(Umbrella)",
  "Protected Cell Company",
  "Royal Charter Company",
  "Assurance Company",
  "Unregistered Company",
  "European Public Limited-Liability Company (SE)",
  "United Kingdom Societas",
  "Further Education and Sixth Form College Corporations",
];
const PARTNERSHIP = ["Limited Partnership", "Limited Liability Partnership", "Scottish Partnership", "Scottish Qualifying Partnership"];

const CODES: ReadonlyMap<string, string> = new Map([
  ...CORPORATION.map((name): [string, string] => [name.toLowerCase(), "3"]),
  ...PARTNERSHIP.map((name): [string, string] => [name.toLowerCase(), "2"]),
  ["other company type", "0"],
]);

/**
 * The legal status code of a company category: 3 for bodies of members, 2 for partnerships (limited liability partnerships too), 0 for
 * the register's "Other company type". Undefined for a category that is not known here. Case does not count.
 */
export function legalStatusOf(category: string): string | undefined {
  return CODES.get(category.toLowerCase());
}

/** In business, although a creditor's receiver holds some of its property or it pays its debts by an arrangement. */
const IN_BUSINESS = new Set(["active", "open", "registered", "live but receiver manager on at least one charge", "voluntary arrangement"]);

/**
 * Whether the register says that a company's business is ending: liquidation, administration, receivership, a proposal to strike it off, and
 * whatever else is not one of the states of a company in business. False for an empty text.
 */
export function isEnding(status: string): boolean {
  return status !== "" && !IN_BUSINESS.has(status.toLowerCase());
}
