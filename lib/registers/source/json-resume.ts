import { asBuffer } from "./bytes";

/** Enough of a record to see its first key. */
const OPENING_BYTES = 1024;

/** Without a record to learn from: an object behind a comma, a closing bracket, or at the start of a line. */
const ANY_RECORD = /(?:\n|[,}\]]\s*)(\{\s*")/g;

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** How the records of a file begin, learned from the first one: the way on after damage. */
export class RecordOpening {
  #pattern: RegExp | undefined;

  get known(): boolean {
    return this.#pattern !== undefined;
  }

  /**
   * Learns from a record, damaged or not: its first key and the blanks before it, and the indentation of its brace when it
   * starts a line. `bytes` starts with the brace; `lead` is what stands before it on its line.
   */
  learn(bytes: Uint8Array, lead: string): void {
    const opening = /^\{(\s*)("(?:[^"\\]|\\.)*")/.exec(asBuffer(bytes.subarray(0, OPENING_BYTES)).toString("latin1"));
    if (opening?.[1] === undefined || opening[2] === undefined) return;
    // Behind a comma or a closing bracket everywhere; and at the start of a line even when what is before it is cut off.
    const before = lead.trim() === "" ? `(?:\\n${literally(lead)}|[,}\\]]\\s*)` : "[,}\\]]\\s*";
    this.#pattern = new RegExp(`${before}(\\{${opening[1]}${literally(opening[2])}\\s*:)`, "g");
  }

  /** Offset of the next record's brace after the first byte; undefined when there is none. */
  find(bytes: Uint8Array): number | undefined {
    const text = asBuffer(bytes).toString("latin1");
    const pattern = new RegExp(this.#pattern ?? ANY_RECORD);
    pattern.lastIndex = 1;
    const match = pattern.exec(text);
    return match?.[1] === undefined ? undefined : match.index + match[0].length - match[1].length;
  }
}
