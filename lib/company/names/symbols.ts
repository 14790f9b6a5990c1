/**
 * The words of a name that has no letter or digit that is written in Latin ("+++", "!!!", "🍕"): its characters,
 * compatibility-composed, lower-case, split at blanks, so that such a name can be found by typing it.
 */
export function symbolWords(name: string): string[] {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cs}\p{Z}]+/gu, " ")
    .split(" ")
    .filter((word) => word !== "");
}
