import type { ReadContext } from "../register";
import { openSource } from "../source/open";

/** A data file among the inputs: a plain or gzip file, or a member of a zip archive. */
export interface InputFile {
  /** File name without folders; that of the member in a zip archive. */
  readonly name: string;
  /** Unpacked bytes. Read them before asking for the next file. */
  readonly bytes: AsyncIterable<Uint8Array>;
}

/**
 * The data files of a reader's inputs, one after the other, unpacked as they are read. Reports bytes to the context: packed ones over all
 * inputs so far, with the total from the last input on, when it is known.
 * @param inputs paths or http(s) URLs.
 * @throws SourceError naming the input that cannot be read; the signal's reason when the reading is aborted.
 */
export async function* readInputs(inputs: readonly string[], context: ReadContext): AsyncGenerator<InputFile, void, undefined> {
  let before = 0;
  for (const [index, input] of inputs.entries()) {
    let size = 0;
    const isLast = index === inputs.length - 1;
    const onProgress = (read: number, total: number | undefined): void => {
      size = read;
      context.onBytes?.(before + read, isLast && total !== undefined ? before + total : undefined);
    };
    const source = await openSource(input, { tempDir: context.tempDir, onProgress, ...(context.signal && { signal: context.signal }) });
    try {
      for await (const { name, bytes } of source.members()) yield { name, bytes };
    } finally {
      await source.close();
    }
    before += size;
  }
}
