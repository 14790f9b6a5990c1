import { RecordOpening } from "./json-resume";
import { SourceError } from "./problem";

/** Where the records of a JSON file stand. */
export interface JsonShape {
  /**
   * "sequence": objects one after another, as JSON Lines or pretty-printed; "list": objects in the top-level array; "nested":
   * objects in an array within the one top-level object.
   */
  readonly kind: "sequence" | "list" | "nested";
  /** Offset of the first record, or of the blanks before it. */
  readonly start: number;
  /** Physical line of `start`, 1-based. */
  readonly line: number;
  /** All text before `start`. */
  readonly before: string;
}

/** An array of records stands this deep at most: `{"_embedded":{"enheter":[…]}}` is 2. */
const MAX_DEPTH = 3;

interface FirstValue {
  /** Offset behind the first value; undefined when it goes beyond the sample. */
  readonly end: number | undefined;
  /** Offsets behind the brackets of arrays of objects that stand in nothing but objects. */
  readonly lists: readonly number[];
}

function firstValue(text: string): FirstValue {
  const lists: number[] = [];
  const parents: string[] = [];
  for (const { 0: token, index } of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/gs)) {
    if (token === "{" || token === "[") {
      const reachable = parents.length <= MAX_DEPTH && parents.every((parent) => parent === "{");
      if (token === "[" && reachable && /^\s*\{/.test(text.slice(index + 1, index + 1000))) lists.push(index + 1);
      parents.push(token);
    } else if (token === "}" || token === "]") parents.pop();
    if (parents.length === 0) return { end: index + token.length, lists };
  }
  return { end: undefined, lists };
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Where the list in the one top-level object starts; undefined when the top-level objects are the records. */
function nestedList(text: string, complete: boolean): number | undefined {
  const { end, lists } = firstValue(text);
  if (end !== undefined && parses(text.slice(0, end))) {
    const alone = complete && text.slice(end).trim() === "";
    return alone && lists.length === 1 ? lists[0] : undefined;
  }
  // Larger than the sample, or damaged somewhere: records begin alike, a container does not come twice.
  const opening = new RecordOpening();
  const bytes = Buffer.from(text.trimStart(), "latin1");
  opening.learn(bytes, "");
  return opening.find(bytes) === undefined ? lists[0] : undefined;
}

/**
 * Finds where the records stand from the file's first bytes (UTF-8). One object alone in its file that holds exactly one array
 * of objects, or an object larger than the sample that holds one, is taken as a container of records, unless `container` is
 * false. Returns undefined for a file of blanks; throws SourceError for what is not JSON.
 */
export function detectShape(
  sample: Buffer,
  { complete, container, name }: { readonly complete: boolean; readonly container: boolean; readonly name: string },
): JsonShape | undefined {
  // One character a byte: offsets are those of the file.
  const text = sample.toString("latin1");
  const start = text.search(/\S/);
  if (start === -1) return undefined;
  const shape = (kind: JsonShape["kind"], at: number): JsonShape => ({
    kind,
    start: at,
    line: text.slice(0, at).split("\n").length,
    before: sample.toString("utf8", 0, at),
  });
  if (text[start] === "[") return shape("list", start + 1);
  if (text[start] !== "{") {
    const beginning = JSON.stringify(sample.toString("utf8", start, start + 40));
    throw new SourceError(`${name} is not JSON: it starts with ${beginning}. Check that it is the register's JSON file.`);
  }
  const list = container ? nestedList(text, complete) : undefined;
  return list === undefined ? shape("sequence", start) : shape("nested", list);
}

/** What stands behind the records of a container: looked at in the end, so that nothing of the file goes unread unnoticed. */
export class ContainerEnd {
  #parts: Buffer[] = [];
  #bytes = 0;

  constructor(
    private readonly before: string,
    private readonly maxBytes: number,
  ) {}

  push(bytes: Buffer): void {
    this.#bytes += bytes.length;
    if (this.#bytes <= this.maxBytes) this.#parts.push(Buffer.from(bytes));
  }

  /** The text and what is wrong with it: the container, its records taken out, does not parse or holds further records. */
  problem(): { reason: string; raw: string } | undefined {
    const raw = Buffer.concat(this.#parts).toString("utf8");
    const text = this.before + raw;
    const more = { reason: "only the first list of records in the file is read", raw };
    if (this.#bytes > this.maxBytes) return more;
    if (!parses(text)) return { reason: "the file is not whole after its list of records", raw };
    return firstValue(text).lists.length > 0 ? more : undefined;
  }
}
