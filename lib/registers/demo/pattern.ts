import { Choice } from "./random";

/**
 * What a pattern's placeholders stand for:
 * S surname, G given name, I word of the industry, R invented name, W word, C compound of a word and a tail, P the company's town,
 * A initials, N a number.
 */
const PLACEHOLDERS = "SGIRWCPAN";
export type Placeholder = "S" | "G" | "I" | "R" | "W" | "C" | "P" | "A" | "N";

/** A part of a pattern: a placeholder, or text that stands as it is. */
interface Part {
  readonly placeholder: Placeholder | undefined;
  readonly text: string;
}
export type Pattern = readonly Part[];

function isPlaceholder(text: string): text is Placeholder {
  return text.length === 1 && PLACEHOLDERS.includes(text);
}

/** Parses `{S} & {S} {I}`: braces hold placeholders. @throws Error naming an unknown one. */
export function parsePattern(text: string): Pattern {
  return text
    .split(/(\{[^}]*\})/)
    .filter((part) => part !== "")
    .map((part) => {
      if (!part.startsWith("{")) return { placeholder: undefined, text: part };
      const name = part.slice(1, -1);
      if (!isPlaceholder(name)) throw new Error(`unknown placeholder ${part} in ${text}`);
      return { placeholder: name, text: "" };
    });
}

/** Parses one pattern a line, its weight before the first blank. */
export function parsePatterns(lines: string): Choice<Pattern> {
  const weighted = lines
    .trim()
    .split("\n")
    .map((line) => {
      const blank = line.indexOf(" ");
      return { weight: Number(line.slice(0, blank)), pattern: parsePattern(line.slice(blank + 1)) };
    });
  const weights = new Map(weighted.map(({ weight, pattern }) => [pattern, weight]));
  return new Choice([...weights.keys()], (pattern) => weights.get(pattern) ?? 0);
}
