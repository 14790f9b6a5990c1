import { growWords } from "./grow";
import { PostingLists, type PostingData } from "./posting-lists";
import { TermTable, type TermKeys } from "./term-table";

/** One family's terms with the documents of each, as plain arrays that can go to another thread. */
export interface SectionData {
  readonly keys: TermKeys;
  readonly lists: PostingData;
}

/** Collects one family's terms with their documents. */
export class SectionBuilder {
  private readonly terms = new TermTable();
  private readonly lists = new PostingLists();

  /** Documents come in ascending order. */
  add(term: string, document: number): void {
    this.lists.add(this.terms.idOf(term), document);
  }

  /** The number of a term, which `addTerm` takes. */
  idOf(term: string): number {
    return this.terms.idOf(term);
  }

  addTerm(term: number, document: number): void {
    this.lists.add(term, document);
  }

  /** Adds the term whose UTF-8 bytes these are. */
  addBytes(bytes: Uint8Array, start: number, end: number, document: number): void {
    this.lists.add(this.terms.idOfBytes(bytes, start, end), document);
  }

  /** The number of the term whose UTF-8 bytes these are. */
  idOfBytes(bytes: Uint8Array, start: number, end: number): number {
    return this.terms.idOfBytes(bytes, start, end);
  }

  /** The text of a term by its number. */
  text(term: number): string {
    return this.terms.text(term);
  }

  data(): SectionData {
    return { keys: this.terms.keys(), lists: this.lists.data() };
  }
}

/** Collects a family whose terms are folded values: each spelling is folded once. */
export class FoldedSectionBuilder {
  private readonly spellings = new TermTable();
  private readonly terms = new TermTable();
  private readonly lists = new PostingLists();
  /** The term of each spelling. */
  private folded = new Uint32Array(1 << 10);

  constructor(private readonly fold: (text: string) => string) {}

  /** Adds the value whose UTF-8 bytes these are. @returns the number of its spelling. */
  addBytes(bytes: Uint8Array, start: number, end: number, document: number): number {
    const before = this.spellings.size;
    const spelling = this.spellings.idOfBytes(bytes, start, end);
    if (spelling === before) {
      this.folded = growWords(this.folded, spelling + 1);
      this.folded[spelling] = this.terms.idOf(this.fold(this.spellings.text(spelling)));
    }
    this.lists.add(this.folded[spelling]!, document);
    return spelling;
  }

  /** The text of a spelling by its number. */
  spelling(spelling: number): string {
    return this.spellings.text(spelling);
  }

  /** The text of a spelling's term. */
  term(spelling: number): string {
    return this.terms.text(this.folded[spelling]!);
  }

  /** Whether two spellings are one term. */
  same(a: number, b: number): boolean {
    return this.folded[a] === this.folded[b];
  }

  data(): SectionData {
    return { keys: this.terms.keys(), lists: this.lists.data() };
  }
}
