import type { NumberScheme } from "./scheme";
import { SCHEMES } from "./schemes";

const FIRST_LETTERS: Readonly<Record<string, readonly string[]>> = { "de-handelsregister": ["HR"], "de-lettered-registers": ["GN", "VR", "PR", "GS"], "ch-uid": ["CH"], "no-lettered": ["NO"], "ro-registry": ["J0", "J1", "J2", "J3", "J4", "J5"], "ng-rc": ["RC"], "de-w-idnr": ["DE"], "in-udyam": ["UD"], "in-cin": ["L0", "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9", "U0", "U1", "U2", "U3", "U4", "U5", "U6", "U7", "U8", "U9"] };
/** By the first two letters: the numbers that their own letters announce. */
export const PREFIXED = byPrefix();
/** Numbers whose first letter alone stands on pages of their country. */
export const AUSTRIAN = SCHEMES.filter(({ id }) => id === "at-vat");

function byPrefix(): ReadonlyMap<string, readonly NumberScheme[]> {
  const map = new Map<string, NumberScheme[]>();
  for (const scheme of SCHEMES) {
    if (scheme.needs !== "prefix") continue;
    const prefix = scheme.id.endsWith("-vat") ? scheme.id.slice(0, 2).toUpperCase() : "";
    const prefixes = prefix === "EL" ? ["EL", "GR"] : prefix !== "" ? [prefix] : (FIRST_LETTERS[scheme.id] ?? []);
    for (const letters of prefixes) map.set(letters, [...(map.get(letters) ?? []), scheme]);
  }
  return map;
}
