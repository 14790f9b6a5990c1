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

  data(): SectionData {
    return { keys: this.terms.keys(), lists: this.lists.data() };
  }
}
