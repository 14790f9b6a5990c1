import { isUtf8 } from "node:buffer";
import { RecordOpening } from "./json-resume";
import { ObjectScanner } from "./json-scan";
import { ContainerEnd, type JsonShape } from "./json-shape";
import { countNewlines, MAX_RAW_BYTES, rawText } from "./json-raw";
import { errorText, type Problem } from "./problem";

export interface JsonRecord {
  readonly kind: "record";
  /** Physical line of the opening brace, 1-based. */
  readonly line: number;
  /** 0-based number among the records, problems not counted. */
  readonly index: number;
  /** An object. */
  readonly value: unknown;
}

export type JsonItem = JsonRecord | Problem;

/** A record larger than this is damage. */
const MAX_RECORD_BYTES = 16 * 1024 * 1024;
/** A record of this size is looked through once for the beginning of another: a closing bracket may be missing. */
const SUSPICIOUS_BYTES = 1024 * 1024;

const NOT_WHOLE = "not a whole JSON object";
const NOT_A_RECORD = "not a JSON object";
const LIST_NOT_CLOSED = "the file ends before its list of records is closed";

/**
 * Cuts the records out of JSON text and bounds damage. Whatever is not a record, or is one that does not parse, is a problem;
 * reading resumes at the next place that begins as the file's first record does. A record that is followed by other text may be
 * incomplete (a bracket closed too early) and is part of the problem. Memory: one record (16 MB at most) and one chunk.
 */
export class RecordCutter {
  #bytes: Buffer = Buffer.alloc(0);
  #at: number;
  #line: number;
  #state: "between" | "record" | "damaged" | "after" = "between";
  /** Where the record starts that is being read or waits to be settled, or the damage. */
  #open: { at: number; line: number } | undefined;
  /** A whole record whose end is not certain until what follows it is seen. */
  #pending: JsonRecord | undefined;
  #comma = false;
  #damage = NOT_WHOLE;
  #closed = false;
  #count = 0;
  #items: JsonItem[] = [];
  #suspected = false;
  #lead = "";
  readonly #after: ContainerEnd;
  readonly #scanner = new ObjectScanner();
  readonly #opening = new RecordOpening();

  constructor(
    private readonly shape: JsonShape,
    private readonly encoding: () => string,
  ) {
    this.#at = shape.start;
    this.#line = shape.line;
    this.#after = new ContainerEnd(shape.before, MAX_RAW_BYTES);
  }

  push(chunk: Buffer): void {
    if (this.#state === "after") {
      this.#after.push(chunk);
      return;
    }
    const kept = this.#open?.at ?? Math.min(this.#at, this.#bytes.length);
    this.#bytes = kept === this.#bytes.length ? chunk : Buffer.concat([this.#bytes.subarray(kept), chunk]);
    this.#at -= kept;
    this.#scanner.at -= kept;
    if (this.#open !== undefined) this.#open = { ...this.#open, at: 0 };
    this.#advance(false);
  }

  /** Settles what is still open at the end of the file. */
  finish(): void {
    this.#advance(true);
    this.#settle();
    if (this.shape.kind === "sequence") return;
    if (!this.#closed) this.#items.push({ kind: "problem", line: this.#line, reason: LIST_NOT_CLOSED, raw: "" });
    else if (this.shape.kind === "nested") {
      const problem = this.#after.problem();
      if (problem !== undefined) this.#items.push({ kind: "problem", line: this.#line, ...problem });
    }
  }

  /** Records and problems settled since the last call, in the file's order. */
  take(): JsonItem[] {
    const items = this.#items;
    this.#items = [];
    return items;
  }

  #advance(final: boolean): void {
    while (this.#state !== "after") {
      if (this.#state === "between" ? !this.#between() : !this.#record(final)) return;
    }
  }

  /** Goes on to the next record; false when the bytes are used up first. */
  #between(): boolean {
    const listed = this.shape.kind !== "sequence";
    for (; this.#at < this.#bytes.length; this.#at += 1) {
      switch (this.#bytes[this.#at]) {
        case 0x0a:
          if (!listed && !this.#comma) this.#settle();
          this.#line += 1;
          break;
        case 0x2c:
          this.#comma = true;
          break;
        case 0x20:
        case 0x09:
        case 0x0d:
          break;
        case 0x7b:
          this.#settle();
          this.#begin();
          return true;
        case 0x5b:
          if (!listed) return this.#stumble();
          this.#closed = false;
          break;
        case 0x5d:
          if (!listed) return this.#stumble();
          this.#close();
          if (this.#state === "after") return true;
          break;
        default:
          return this.#stumble();
      }
    }
    return false;
  }

  /** Text that belongs to no record: it, and a record right before it, are a problem up to the next record. */
  #stumble(): boolean {
    this.#open ??= { at: this.#at, line: this.#line };
    this.#pending = undefined;
    this.#state = "damaged";
    this.#damage = NOT_A_RECORD;
    return true;
  }

  #close(): void {
    this.#settle();
    this.#closed = true;
    if (this.shape.kind !== "nested") return;
    this.#state = "after";
    this.#after.push(this.#bytes.subarray(this.#at));
  }

  /** The record that was read last is followed by what may follow a record. */
  #settle(): void {
    if (this.#pending !== undefined) {
      this.#items.push(this.#pending);
      this.#count += 1;
    }
    this.#open = undefined;
    this.#pending = undefined;
    this.#comma = false;
  }

  #begin(): void {
    this.#open = { at: this.#at, line: this.#line };
    this.#state = "record";
    this.#damage = NOT_WHOLE;
    this.#suspected = false;
    this.#scanner.start(this.#at);
    if (!this.#opening.known) {
      const lineStart = this.#at === 0 ? 0 : this.#bytes.lastIndexOf(0x0a, this.#at - 1) + 1;
      this.#lead = this.#bytes.toString("latin1", lineStart, this.#at);
    }
  }

  /** Goes on in a record; false when more bytes are needed. */
  #record(final: boolean): boolean {
    const open = this.#open ?? { at: this.#at, line: this.#line };
    const result = this.#state === "damaged" ? "damage" : this.#scanner.scan(this.#bytes);
    const size = this.#bytes.length - open.at;
    const suspicious = result === "more" && size > SUSPICIOUS_BYTES && !this.#suspected;
    const waitable = !final && size <= MAX_RECORD_BYTES;
    if (result === "more" && waitable && !suspicious) return false;
    if (!this.#opening.known) this.#opening.learn(this.#bytes.subarray(open.at), this.#lead);
    if (result === "end") {
      this.#finishRecord(open, this.#scanner.at);
      return true;
    }
    const next = this.#opening.find(this.#bytes.subarray(open.at));
    if (next === undefined && waitable) {
      if (suspicious) this.#suspected = true;
      else this.#state = "damaged";
      return false;
    }
    const reason = result === "more" && next === undefined && final ? "the file ends inside a record" : this.#damage;
    // Whether the list is closed cannot be told when its end is part of the damage.
    if (next === undefined && final) this.#closed = true;
    this.#giveUp(open, next === undefined ? this.#bytes.length : open.at + next, reason);
    return true;
  }

  #finishRecord(open: { at: number; line: number }, end: number): void {
    const bytes = this.#bytes.subarray(open.at, end);
    const text = bytes.toString("utf8");
    const line = open.line + this.#scanner.newlines;
    if (text.includes("\uFFFD") && !isUtf8(bytes)) {
      this.#giveUp(open, end, `not valid ${this.encoding()}; if the file is in another encoding, name it`);
      return;
    }
    try {
      const value: unknown = JSON.parse(text);
      this.#pending = { kind: "record", line: open.line, index: this.#count, value };
    } catch (error) {
      const next = this.#opening.find(bytes);
      this.#giveUp(open, next === undefined ? end : open.at + next, NOT_WHOLE, errorText(error));
      return;
    }
    this.#at = end;
    this.#line = line;
    this.#state = "between";
  }

  /** Rejects from `open` to `until` and goes on there. */
  #giveUp(open: { at: number; line: number }, until: number, reason: string, detail?: string): void {
    this.#reject(open, until, reason, detail);
    this.#at = until;
    this.#line = open.line + countNewlines(this.#bytes.subarray(open.at, until));
    this.#open = undefined;
    this.#state = "between";
  }

  #reject(open: { at: number; line: number }, until: number, reason: string, detail?: string): void {
    const raw = rawText(this.#bytes.subarray(open.at, until));
    this.#items.push({ kind: "problem", line: open.line, reason, ...(detail === undefined ? {} : { detail }), raw });
  }
}
