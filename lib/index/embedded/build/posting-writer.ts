import { PLAIN_POSTINGS, type Posting } from "../format";
import { Bitmap, type DocumentView } from "../roaring";
import type { OutputFile } from "./output-file";

/** Writes posting lists, each in the form its length calls for, and tells where it went. */
export class PostingWriter {
  constructor(private readonly file: OutputFile) {}

  /** @param documents in ascending order, without repeats. */
  writeList(documents: Uint32Array): Posting {
    if (documents.length <= 1) return [documents[0] ?? 0, documents.length];
    if (documents.length > PLAIN_POSTINGS) return this.writeSet(new Bitmap(documents));
    const offset = this.file.align(4) / 4;
    this.file.writeArray(documents);
    return [offset, documents.length];
  }

  writeSet(documents: DocumentView): Posting {
    if (documents.size <= PLAIN_POSTINGS) return this.writeList(documents.toUint32Array());
    const set = new Bitmap(documents);
    set.runOptimize();
    const bytes = set.serialize("portable");
    const offset = this.file.align(4) / 4;
    this.file.writeArray(Uint32Array.of(bytes.length));
    this.file.write(bytes);
    set.dispose();
    return [offset, documents.size];
  }
}
