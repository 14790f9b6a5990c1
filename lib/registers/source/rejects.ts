import { type FileHandle, mkdir, open } from "node:fs/promises";
import { dirname } from "node:path";
import { errorCode, errorText, SourceError } from "./problem";

/** Rows are gathered up to this much before they are written. */
const BUFFER_CHARS = 64 * 1024;

/** A row that could not be used. */
export interface Reject {
  /** Name of the source file. */
  readonly source: string;
  /** Physical line in it on which the row starts, 1-based. */
  readonly line: number;
  /** What was wrong, in the same words for every row of its sort; particulars belong into `detail`. */
  readonly reason: string;
  readonly detail?: string;
  /** The row: its text, or its value when it was parsed. */
  readonly raw: unknown;
}

/**
 * The reject file of one import: one JSON object a line (`register`, `source`, `line`, `reason`, `detail`, `raw`). The file is
 * made, with its folder, by the first rejected row; a file that is there already is continued.
 */
export class RejectFile {
  #file: FileHandle | undefined;
  #buffer: string[] = [];
  #chars = 0;
  #count = 0;
  readonly #reasons = new Map<string, number>();

  constructor(
    readonly path: string,
    private readonly register: string,
  ) {}

  /** Rows rejected so far. */
  get count(): number {
    return this.#count;
  }

  /** How many rows for which reason, the most frequent first. */
  get reasons(): readonly { readonly reason: string; readonly count: number }[] {
    return [...this.#reasons].map(([reason, count]) => ({ reason, count })).sort((a, b) => b.count - a.count || (a.reason < b.reason ? -1 : 1));
  }

  /** Keeps a row. Await it: it waits for the disk when rows come faster. Throws SourceError when the file cannot be written. */
  async add({ source, line, reason, detail, raw }: Reject): Promise<void> {
    this.#count += 1;
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    const text = `${JSON.stringify({ register: this.register, source, line, reason, detail, raw })}\n`;
    this.#buffer.push(text);
    this.#chars += text.length;
    if (this.#chars >= BUFFER_CHARS) await this.#flush();
  }

  /**
   * Writes what is left and waits until the disk has it all. Does nothing when no row was rejected or the file is closed
   * already.
   */
  async close(): Promise<void> {
    await this.#flush();
    const file = this.#file;
    this.#file = undefined;
    if (file === undefined) return;
    try {
      await file.datasync();
    } catch (error) {
      throw this.#failure(error);
    } finally {
      await file.close();
    }
  }

  async #flush(): Promise<void> {
    if (this.#buffer.length === 0) return;
    const text = this.#buffer.join("");
    this.#buffer = [];
    this.#chars = 0;
    try {
      if (this.#file === undefined) {
        await mkdir(dirname(this.path), { recursive: true });
        this.#file = await open(this.path, "a");
      }
      await this.#file.appendFile(text, "utf8");
    } catch (error) {
      throw this.#failure(error);
    }
  }

  #failure(error: unknown): SourceError {
    const reason = errorCode(error) === "ENOSPC" ? "the disk is full. Make room" : `${errorText(error)}. Check the folder`;
    return new SourceError(`The reject file ${this.path} cannot be written: ${reason} and start again.`, { cause: error });
  }
}
