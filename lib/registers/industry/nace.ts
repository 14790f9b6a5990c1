import { NACE_1_1 } from "./nace-1-1";
import { NACE_2 } from "./nace-2";
import { NACE_2_1 } from "./nace-2-1";
import { NORWAY_SN2025, UK_SIC_2007 } from "./national";

/** Editions of NACE, the European classification of economic activities: in use from 2003, from 2008 and from 2025. */
export type NaceEdition = "1.1" | "2" | "2.1";

type Crosswalk = ReadonlyMap<string, string>;

const EDITIONS: Readonly<Record<NaceEdition, Crosswalk>> = {
  "1.1": withGroups(readPairs(NACE_1_1)),
  "2": withGroups(readPairs(NACE_2)),
  "2.1": withGroups(new Map([...readPairs(NACE_2), ...readPairs(NACE_2_1)])),
};
/** National subclasses, in their notation: undotted in the United Kingdom, dotted in Norway. */
const NATIONAL: Readonly<Partial<Record<NaceEdition, Crosswalk>>> = { "2": readPairs(UK_SIC_2007), "2.1": readPairs(NORWAY_SN2025) };

function readPairs(text: string): Crosswalk {
  return new Map(text.split(/\s/).map((pair): [string, string] => [pair.slice(0, -5), pair.slice(-4)]));
}

/** Adds groups (three digits) and divisions (two): each gets the code of most of its classes, of several such the first. */
function withGroups(classes: Crosswalk): Crosswalk {
  const all = new Map(classes);
  for (const digits of [3, 2]) {
    const counts = new Map<string, Map<string, number>>();
    for (const [naceClass, sic] of [...classes].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const count = counts.get(naceClass.slice(0, digits)) ?? new Map<string, number>();
      counts.set(naceClass.slice(0, digits), count.set(sic, (count.get(sic) ?? 0) + 1));
    }
    for (const [prefix, count] of counts) {
      const [most] = [...count].sort(([, a], [, b]) => b - a);
      if (most !== undefined) all.set(prefix, most[0]);
    }
  }
  return all;
}

/**
 * The US SIC 1987 code that describes most companies of a NACE class or of a national subclass of it. An unknown class is read as its
 * group, an unknown group as its division.
 * @param code with or without its dot: "62", "62.0", "62.01", "6201", "62012", "62.012". A fifth digit is national: without a dot it is
 * read as UK SIC 2007, with one as Norwegian.
 * @param edition of the code. By default what its notation shows: Norway's "nn.nnn" is SN2025, which follows NACE Rev. 2.1; all others
 * are Rev. 2. Say "2" for a Norwegian file of before the change, "1.1" for four-digit UK codes (SIC 2003).
 * @returns four digits, or undefined for what is no NACE code.
 */
export function naceToSic(code: string, edition?: NaceEdition): string | undefined {
  const trimmed = code.trim();
  const digits = /^\d{2}\.?\d{0,3}$/.test(trimmed) ? trimmed.replace(".", "") : "";
  const norwegian = digits.length === 5 && trimmed.includes(".");
  const used = edition ?? (norwegian ? "2.1" : "2");
  const national = NATIONAL[used]?.get(trimmed);
  const crosswalk = EDITIONS[used];
  return national ?? crosswalk.get(digits.slice(0, 4)) ?? crosswalk.get(digits.slice(0, 3)) ?? crosswalk.get(digits.slice(0, 2));
}

/**
 * The US SIC 1987 code of an industry as Companies House writes it: "62012 - Business and domestic software development" or the code
 * alone. Five digits are UK SIC 2007, four are the UK SIC of 2003.
 * @returns four digits, or undefined for "None Supplied" and what is no code.
 */
export function ukSicToSic(text: string): string | undefined {
  const code = /^\d{4,5}(?=\s|$)/.exec(text.trim())?.[0];
  return code === undefined ? undefined : naceToSic(code, code.length === 4 ? "1.1" : "2");
}
