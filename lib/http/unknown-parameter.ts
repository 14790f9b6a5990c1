import { ParameterError } from "../company/query";
import { shown } from "./parameters";

/** Longer names are no misspelling of ours, and comparing them would take time. */
const LONGEST_COMPARED = 64;
/** So few parameters are simply listed. */
const FEW = 8;

/**
 * The error for a parameter that an endpoint does not have. A parameter that were ignored instead would answer another question.
 * @param known the endpoint's parameter names.
 * @param advice what to say of names that are known elsewhere, by name.
 */
export function unknownParameter(name: string, known: readonly string[], advice: ReadonlyMap<string, string>): ParameterError {
  const hint = advice.get(name) ?? bracketHint(name, known) ?? closestHint(name, known) ?? overview(known);
  return new ParameterError(shown(name), `${shown(name)}: unknown parameter; ${hint}`, "unknown_parameter");
}

/** `annualSales`, `annualSales[from]`, `annualSales[min`: a range whose ends are spelt otherwise; `countryCode[]`: brackets where none belong. */
function bracketHint(name: string, known: readonly string[]): string | undefined {
  const base = name.replace(/\[.*$/, "").toLowerCase();
  const ends = known.filter((candidate) => candidate.endsWith("]") && candidate.replace(/\[.*$/, "").toLowerCase() === base);
  const exact = ends.find((end) => end.toLowerCase() === name.toLowerCase());
  if (exact !== undefined) return `did you mean ${exact}?`;
  if (ends.length > 0) return `it is a range, send ${ends.join(" and/or ")} with whole numbers.`;
  const plain = known.find((candidate) => candidate.toLowerCase() === base);
  if (plain !== undefined && name.includes("[")) return `did you mean ${plain} (no brackets)?`;
  return undefined;
}

function closestHint(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST_COMPARED) return undefined;
  const sent = name.toLowerCase();
  const scored = known.map((candidate) => ({ candidate, distance: distanceBetween(sent, candidate.toLowerCase()) }));
  const closest = scored.reduce((best, next) => (next.distance < best.distance ? next : best), { candidate: "", distance: Infinity });
  // Beyond that the closest name is as good as any.
  if (closest.distance <= Math.max(1, Math.floor(sent.length / 2))) return `did you mean ${closest.candidate}?`;
  return undefined;
}

function overview(known: readonly string[]): string {
  if (known.length === 0) return "this endpoint takes none.";
  return known.length <= FEW ? `this endpoint takes ${known.join(", ")}.` : "/openapi.json lists the parameters of this endpoint.";
}

/**
 * How far a sent name is from a known one: the Levenshtein distance, with what is left out at the end counted for less, so that
 * `country` is close to `countryCode`.
 */
function distanceBetween(sent: string, known: string): number {
  if (sent.length >= 3 && known.startsWith(sent)) return 1 + (known.length - sent.length) / 100;
  return levenshtein(sent, known);
}

/** @see https://en.wikipedia.org/wiki/Levenshtein_distance#Iterative_with_two_matrix_rows */
function levenshtein(left: string, right: string): number {
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[right.length] ?? 0;
}
