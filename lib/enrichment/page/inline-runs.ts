import type { Line, LineLink } from "./page";

/** How many links and bold parts of a line are kept. */
const MOST = 40;
const NO_LINKS: readonly LineLink[] = [];
const NO_BOLD: readonly string[] = [];
const NOTHING = { href: undefined, links: NO_LINKS, bold: NO_BOLD, head: undefined };
/** A label is no longer. */
const MAX_HEAD = 60;

/** The links and bold parts of the line that is being read; `text` is what it has so far. */
export class InlineRuns {
  private links: LineLink[] = [];
  private bold: string[] = [];
  private boldFrom = 0;
  private boldDepth = 0;
  /** How deep the elements are that the line begins in, and what those that have ended held. */
  private opened: number[] = [];
  private heads: string[] = [];
  private lineLink: { readonly href: string; readonly length: number } | undefined;

  get isBold(): boolean {
    return this.boldDepth > 0;
  }

  openBold(text: string): void {
    if (this.boldDepth === 0) this.boldFrom = text.length;
    this.boldDepth += 1;
  }

  closeBold(text: string): void {
    this.boldDepth -= 1;
    if (this.boldDepth === 0 && this.boldFrom < text.length && this.bold.length < MOST) this.bold.push(text.slice(this.boldFrom));
  }

  /** An element of running text that is no link begins, `depth` deep in the page. */
  openAny(text: string, depth: number): void {
    if (text === "") this.opened.push(depth);
  }

  closeAny(text: string, depth: number): void {
    while ((this.opened.at(-1) ?? 0) > depth) this.opened.pop();
    if (this.opened.at(-1) !== depth) return;
    this.opened.pop();
    if (text !== "" && text.length <= MAX_HEAD) this.heads.push(text);
  }

  /** @param from where in the line the link's text begins */
  closeLink({ href, label, from }: Omit<LineLink, "text"> & { readonly from: number }, text: string): void {
    if (from === 0) this.lineLink = { href, length: text.length };
    if (this.links.length < MOST && from < text.length) this.links.push({ href, label, text: text.slice(from) });
  }

  /** What the finished line has of them; the next line begins without. */
  take(text: string): Pick<Line, "href" | "links" | "bold" | "head"> {
    const { links, bold, lineLink } = this;
    const head = this.heads.length === 0 ? undefined : this.heads.findLast((one) => one.length < text.trimEnd().length);
    this.boldFrom = 0;
    if (this.opened.length > 0) this.opened = [];
    if (this.heads.length > 0) this.heads = [];
    if (links.length === 0 && bold.length === 0 && lineLink === undefined && head === undefined) return NOTHING;
    if (links.length > 0) this.links = [];
    if (bold.length > 0) this.bold = [];
    this.lineLink = undefined;
    const href = lineLink !== undefined && text !== "" && lineLink.length >= text.trimEnd().length ? lineLink.href : undefined;
    return { href, links: links.length > 0 ? links : NO_LINKS, bold: bold.length > 0 ? bold : NO_BOLD, head };
  }
}
