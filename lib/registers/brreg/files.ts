import type { ReadContext } from "../register";
import { openSource, type Source } from "../source/open";
import { type FileKind, recognise, type Recognised } from "./recognise";

/** A file of the register, about to be read. */
export interface RegisterFile extends Recognised {
  /** File name without folders; that of the member in a zip archive. */
  readonly name: string;
  /** Unpacked bytes. Read them before asking for the next file. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

interface OpenedSource {
  readonly source: Source;
  /** What each of its members is, in their order. */
  readonly members: readonly Recognised[];
  readonly size: number;
}

/** The register's files among the inputs, which can be read one kind after the other, whatever their order. */
export class RegisterFiles {
  readonly #sources: OpenedSource[] = [];
  #read = 0;
  /** Bytes of the source at hand. */
  #current = { read: 0, total: 0 };
  #recognised = false;

  private constructor(private readonly context: ReadContext) {}

  /**
   * Opens all inputs (an URL is downloaded) and looks at the beginning of every file.
   * @throws SourceError naming an input that cannot be opened or is none of the register's.
   */
  static async open(inputs: readonly string[], context: ReadContext): Promise<RegisterFiles> {
    const files = new RegisterFiles(context);
    try {
      for (const input of inputs) await files.#add(input);
    } catch (error) {
      await files.close();
      throw error;
    }
    files.#recognised = true;
    return files;
  }

  /** Whether there is a file of this kind. */
  has(kind: FileKind): boolean {
    return this.#sources.some(({ members }) => members.some((member) => member.kind === kind));
  }

  /** The files of one kind, in the inputs' order. */
  async *of(kind: FileKind): AsyncGenerator<RegisterFile, void, undefined> {
    for (const { source, members, size } of this.#sources) {
      if (!members.some((member) => member.kind === kind)) continue;
      let index = 0;
      for await (const { name, bytes } of source.members()) {
        const member = members[index];
        index += 1;
        if (member?.kind === kind) yield { ...member, name, bytes };
      }
      this.#read += size;
      this.#current = { read: 0, total: 0 };
    }
  }

  /** Removes downloads. */
  async close(): Promise<void> {
    for (const { source } of this.#sources) await source.close();
  }

  async #add(input: string): Promise<void> {
    const { tempDir, signal } = this.context;
    const source = await openSource(input, { tempDir, onProgress: (read, total, phase) => this.#progress(read, total, phase), ...(signal && { signal }) });
    const members: Recognised[] = [];
    const opened = { source, members, size: 0 };
    this.#sources.push(opened);
    for await (const { name, bytes } of source.members()) members.push(await recognise(name, bytes));
    opened.size = this.#current.total;
  }

  /** A download counts by itself; reading counts over all inputs, an archive once for every kind of file in it. Looking at a file does not count. */
  #progress(read: number, total: number | undefined, phase: "download" | "read"): void {
    if (phase === "read") this.#current = { read, total: total ?? 0 };
    if (phase === "download") this.context.onBytes?.(read, total);
    else if (this.#recognised) this.context.onBytes?.(this.#read + read, this.#total());
  }

  #total(): number {
    return this.#sources.reduce((sum, { members, size }) => sum + size * new Set(members.map((member) => member.kind)).size, 0);
  }
}
