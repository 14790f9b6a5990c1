import { FIELD_GROUPS, type FieldGroup } from "./fields";

/** A subscription package: the field groups an export delivers. */
export interface Package {
  readonly name: string;
  readonly groups: readonly FieldGroup[];
}

const BASIC = ["identity", "address", "industry", "legal"] as const satisfies readonly FieldGroup[];

/** The packages every installation has; further ones can be defined by naming field groups. */
export const PACKAGES: readonly Package[] = [
  { name: "basic", groups: BASIC },
  { name: "contact", groups: inExportOrder([...BASIC, "contact", "executives"]) },
  { name: "firmographic", groups: inExportOrder([...BASIC, "employees", "financial", "headquarters"]) },
  { name: "full", groups: FIELD_GROUPS.map((group) => group.key) },
];

export const DEFAULT_PACKAGE = "full";

/**
 * The package of that name, or one defined in place by field groups joined with `+` (`identity+contact`).
 * @returns undefined when neither a package nor a list of field groups is named.
 */
export function packageByName(name: string): Package | undefined {
  const known = PACKAGES.find((candidate) => candidate.name === name);
  if (known) return known;
  const groups = name.split("+");
  return groups.every(isFieldGroup) ? { name, groups: inExportOrder(groups) } : undefined;
}

function isFieldGroup(value: string): value is FieldGroup {
  return FIELD_GROUPS.some((group) => group.key === value);
}

function inExportOrder(groups: readonly FieldGroup[]): readonly FieldGroup[] {
  return FIELD_GROUPS.map((group) => group.key).filter((key) => groups.includes(key));
}
