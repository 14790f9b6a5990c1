/** A step in reading a phrase word by word; `canonical` is set where a phrase is complete. */
interface FormNode {
  canonical: readonly string[] | undefined;
  readonly next: Map<string, FormNode>;
}

/** A phrase found among words: the words `from` … `to` (exclusive) and what they become. */
export interface FormSpan {
  readonly from: number;
  readonly to: number;
  readonly canonical: readonly string[];
}

function emptyNode(): FormNode {
  return { canonical: undefined, next: new Map() };
}

/** Phrases by their words, read from one end, so that the longest one at a place is found in as many steps as it has words. */
export class FormTrie {
  private readonly root = emptyNode();
  private readonly step: 1 | -1;

  /**
   * @param phrases phrase (words joined by one blank) → its canonical words
   * @param readFrom "start": {@link longest} reads on from a word; "end": it reads backwards from a word
   */
  constructor(phrases: ReadonlyMap<string, readonly string[]>, readFrom: "start" | "end") {
    this.step = readFrom === "start" ? 1 : -1;
    for (const [phrase, canonical] of phrases) {
      const words = phrase.split(" ");
      this.add(readFrom === "start" ? words : words.reverse(), canonical);
    }
  }

  private add(words: readonly string[], canonical: readonly string[]): void {
    let node = this.root;
    for (const word of words) {
      let following = node.next.get(word);
      if (following === undefined) {
        following = emptyNode();
        node.next.set(word, following);
      }
      node = following;
    }
    node.canonical = canonical;
  }

  /** The longest phrase from the word at `first` on (backwards for a trie read from the end), not reaching `limit`. */
  longest(words: readonly string[], first: number, limit: number): FormSpan | undefined {
    let node: FormNode | undefined = this.root;
    let last = -1;
    let canonical: readonly string[] | undefined;
    for (let at = first; at !== limit; at += this.step) {
      node = node.next.get(words[at] ?? "");
      if (node === undefined) break;
      if (node.canonical !== undefined) {
        last = at;
        canonical = node.canonical;
      }
    }
    if (canonical === undefined) return undefined;
    return this.step > 0 ? { from: first, to: last + 1, canonical } : { from: last, to: first + 1, canonical };
  }
}
