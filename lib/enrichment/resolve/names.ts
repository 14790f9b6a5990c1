import { analyseName } from "../../company/names";
import { areAlike } from "../operator/agreement";

/** `same`: but for case, script, punctuation, order and a legal form that one leaves out. `alike`: they share what is not common to many. */
export type NameAgreement = "same" | "alike" | "different";

const RANK: readonly NameAgreement[] = ["same", "alike", "different"];
/** Longer ones are no names. */
const MAX_LENGTH = 300;

/** How a page's name agrees with a company's, the best of its names counting; undefined when the page gives none. */
export function compareNames(written: string | undefined, names: readonly string[]): NameAgreement | undefined {
  if (written === undefined || names.length === 0) return undefined;
  const found = new Set(names.map((name) => compare(written.slice(0, MAX_LENGTH), name.slice(0, MAX_LENGTH))));
  return RANK.find((agreement) => found.has(agreement));
}

function compare(one: string, other: string): NameAgreement {
  const [a, b] = [analyseName(one), analyseName(other)];
  if (a.core.length > 0 && haveSameCore(a, b)) {
    // Acme GmbH and Acme AG are two companies, Acme may be either.
    const differ = a.legalForm.length > 0 && b.legalForm.length > 0 && sorted(a.legalForm) !== sorted(b.legalForm);
    return differ ? "alike" : "same";
  }
  return areAlike(one, other) || areInitials(a.core, b.core) || areInitials(b.core, a.core) ? "alike" : "different";
}

interface Words {
  readonly core: readonly string[];
  readonly extra: readonly string[];
}

function haveSameCore(a: Words, b: Words): boolean {
  if (a.core.join("") === b.core.join("") || sorted(a.core) === sorted(b.core)) return true;
  // "Mueller" and "Müller" know of each other.
  const [inA, inB] = [new Set([...a.core, ...a.extra]), new Set([...b.core, ...b.extra])];
  return a.core.length === b.core.length && a.core.every((word, at) => inB.has(word) && inA.has(b.core[at] ?? ""));
}

function sorted(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

/** Whether a single word is the first letters of the others ("HEMA"). */
function areInitials([word = "", ...rest]: readonly string[], words: readonly string[]): boolean {
  return rest.length === 0 && word.length >= 3 && words.length === word.length && words.every((each, at) => each.startsWith(word.charAt(at)));
}
