import { type Element, KIND } from "./elements";

/** How much of a line and of what follows is looked at. */
const REACH = 80;
const SEVERAL_WORDS = /[\p{L}\p{N}][^\s]* +[^\s]*[\p{L}\p{N}.)]\s*$/u;
/** What begins with a capital or digit and has several words, tags before it aside. */
const NEXT_WORDS = /^\s{0,40}(?:<[a-z][^<>]{0,200}>\s{0,40}){0,3}(?:\p{Ll}{2,4}\. )?[\p{Lu}\p{N}][^\s<]* +[^\s<]/u;
const NEXT_CAPITAL = /^[\p{Lu}\p{N}]/u;

/** What goes between two pieces of running text: nothing, a blank, or the end of the line. */
export type Joint = "nothing" | "blank" | "line";

/**
 * What elements of running text set apart though nothing is written between them: neighbours that would run into each other were they not set apart by a
 * style (`<span>Hans Lang</span><span>Main Street 3</span>`), rows of the same element with several words each but for rows of links, and what an empty element divides.
 */
export class Joints {
  /** The element that ended last, where nothing but blanks has followed. */
  private closed: string | undefined;
  private isTight = false;
  /** How long the line was when the element that began last did. */
  private openedAt = -1;

  constructor(private readonly html: string) {}

  clear(): void {
    this.closed = undefined;
    this.openedAt = -1;
  }

  text(text: string): void {
    this.openedAt = -1;
    if (text.charCodeAt(0) > 0x20 || text.trim() !== "") this.closed = undefined;
    else this.isTight = false;
  }

  /**
   * An element of running text begins.
   * @param line what the line has so far
   * @param nameEnd where in the page the tag's name ends
   */
  open({ name, kind, isVoid }: Element, line: string, nameEnd: number): Joint {
    const { closed, isTight } = this;
    if (name === "wbr" || line === "") return "nothing";
    if (!isVoid) this.openedAt = line.length;
    this.closed = undefined;
    // Links in a row are told apart by their edges.
    const isApart = kind === KIND.link && closed === name ? false : closed === undefined ? kind === KIND.gap : isVoid ? kind === KIND.gap : isTight || (closed === name && kind !== KIND.link);
    if (isApart && SEVERAL_WORDS.test(line.slice(-REACH)) && NEXT_WORDS.test(this.behindTag(nameEnd))) return "line";
    return closed !== undefined && isTight && !isVoid ? "blank" : "nothing";
  }

  /** An element of running text ends; `end` is where its end tag's name does. */
  close({ name }: Element, line: string, end: number): Joint {
    const isEmpty = this.openedAt === line.length && line !== "";
    this.openedAt = -1;
    this.closed = line === "" ? undefined : name;
    this.isTight = true;
    return isEmpty && SEVERAL_WORDS.test(line.slice(-REACH)) && /\S$/.test(line) && NEXT_CAPITAL.test(this.behindTag(end)) ? "line" : "nothing";
  }

  private behindTag(nameEnd: number): string {
    const end = this.html.indexOf(">", nameEnd);
    return end < 0 || end - nameEnd >= 400 ? "" : this.html.slice(end + 1, end + 1 + 4 * REACH);
  }
}
